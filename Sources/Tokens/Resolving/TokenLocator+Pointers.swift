import Documents

/// The places that JSON pointers lead to (format module, section 7.4).
extension TokenLocator {
    mutating func target(of pointer: JSONPointer) throws(TokenReferenceError) -> Target {
        var path = TokenPath()
        for (index, name) in pointer.segments.enumerated() {
            try spend(1)
            let rest = pointer.segments.dropFirst(index + 1)
            guard let group = flattening.groups[path] else { break }
            if name.hasPrefix("$"), name != TokenPath.rootName {
                guard let node = group.property(name, in: tree) else { throw missing(name, of: group, in: pointer) }
                return .part(try part(at: rest, in: Part(node: node, address: path.pointer + "/\(name)")))
            }
            path = path.appending(name)
            if let token = flattening.positions[path] { return try target(at: rest, inToken: token) }
            guard flattening.groups[path] != nil else { throw missing(name, of: group, in: pointer) }
        }
        throw TokenReferenceError("'\("\(pointer)".excerpt)' is a group, not a token")
    }

    private mutating func target(
        at rest: ArraySlice<String>, inToken token: Int
    ) throws(TokenReferenceError) -> Target {
        let path = flattening.entries[token].path
        let definition = definition(of: token)
        guard let property = rest.first, Array(rest) != ["$value"] else { return .token(token) }
        if property == "$value" {
            let value = Part(node: definition.content, address: path.pointer + "/$value", tokens: [token])
            return .part(try part(at: rest.dropFirst(), in: value))
        }
        return .part(try part(at: rest, in: Part(node: definition.entry.value, address: path.pointer, tokens: [token])))
    }

    /// Goes inward step by step; where a reference stands in the way, what it leads to counts as standing there.
    private mutating func part(at segments: ArraySlice<String>, in start: Part) throws(TokenReferenceError) -> Part {
        var part = start
        for segment in segments {
            part = try following(part)
            let address = "\(part.address)/\(segment)"
            guard let inner = try inner(segment, of: part.node) else {
                throw TokenReferenceError(
                    "nothing is at '\(segment.excerpt)' in '\(part.address.excerpt)'", hints: hints(segment, part.node))
            }
            part.node = inner
            part.address = address
        }
        return part
    }

    private mutating func following(_ start: Part) throws(TokenReferenceError) -> Part {
        var part = start
        for _ in 0..<Self.longestChain {
            guard let reference = try TokenReference(at: part.node) else { return part }
            switch try target(of: reference) {
            case .token(let token):
                let address = flattening.entries[token].path.pointer + "/$value"
                part = Part(node: definition(of: token).content, address: address, tokens: part.tokens + [token])
            case .part(let other):
                part = Part(node: other.node, address: other.address, tokens: part.tokens + other.tokens)
            }
        }
        throw TokenReferenceError("more than \(Self.longestChain) references follow one another at '\(start.address)'")
    }

    private mutating func inner(_ segment: String, of node: DocumentNode) throws(TokenReferenceError) -> DocumentNode? {
        switch node.value {
        case .mapping(let entries):
            try spend(entries.count)
            return node[segment]
        case .sequence(let elements):
            guard let index = JSONPointer.index(segment), elements.indices.contains(index) else { return nil }
            return elements[index]
        default: return nil
        }
    }

    private mutating func hints(_ segment: String, _ node: DocumentNode) -> [String] {
        guard maySuggest() else { return [] }
        return NearestSpelling.hints(for: segment, among: (node.entries ?? []).prefix(1000).map(\.key))
    }

    private mutating func missing(
        _ name: String, of group: InheritedGroup, in pointer: JSONPointer
    ) -> TokenReferenceError {
        let names = maySuggest() ? group.names(in: tree).prefix(1000) : []
        let hints = NearestSpelling.hints(for: name, among: names)
        return TokenReferenceError("nothing is at '\(name.excerpt)' in '\("\(pointer)".excerpt)'", hints: hints)
    }
}
