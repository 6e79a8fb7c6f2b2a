import Documents

/// Finds what a reference leads to (format module, sections 7.2.1 and 7.4).
struct TokenLocator {
    /// How many references on the way to a place may follow one another.
    static let longestChain = 16
    /// How many steps all references together may take.
    static let maximumWork = 4_000_000

    enum Target {
        /// The position of a token among the flattened ones.
        case token(Int)
        case part(Part)
    }

    /// A part of a file.
    struct Part {
        var node: DocumentNode
        /// Its address as far as references on the way allow: the same for the same place.
        var address: String
        /// The positions of the tokens that the way leads through.
        var tokens: [Int] = []
    }

    let tree: TokenTree
    let flattening: TokenFlattening
    private var work = 0
    /// The references on the way to the place that is looked for.
    private var chain: [TokenReference] = []
    /// How many more times the nearest spelling may be looked for.
    private var suggestions = 100

    init(tree: TokenTree, flattening: TokenFlattening) {
        self.tree = tree
        self.flattening = flattening
    }

    /// A locator whose errors have no hints, for where they are not shown.
    var withoutSuggestions: TokenLocator {
        var locator = self
        locator.suggestions = 0
        return locator
    }

    func definition(of token: Int) -> TokenDefinition {
        tree.tokens[flattening.entries[token].definition]
    }

    mutating func target(of reference: TokenReference) throws(TokenReferenceError) -> Target {
        guard !chain.contains(reference) else {
            throw TokenReferenceError(circle: chain.drop { $0 != reference }.map { "\($0)" })
        }
        guard chain.count < Self.longestChain else {
            throw TokenReferenceError("more than \(Self.longestChain) references lead to a part of '\(reference)'")
        }
        chain.append(reference)
        defer { chain.removeLast() }
        try spend(1)
        switch reference {
        case .token(let path): return .token(try token(at: path))
        case .pointer(let pointer): return try target(of: pointer)
        }
    }

    /// Counts steps; throws once there are too many.
    mutating func spend(_ amount: Int) throws(TokenReferenceError) {
        work += amount
        guard work <= Self.maximumWork else { throw TokenReferenceError("there are too many references to follow") }
    }
}

extension TokenLocator {
    private mutating func token(at path: TokenPath) throws(TokenReferenceError) -> Int {
        if let position = flattening.positions[path] { return position }
        let text = "{\(path)}".excerpt
        guard flattening.groups[path] == nil else {
            let root = path.appending(TokenPath.rootName)
            let hints = flattening.positions[root] == nil ? [] : ["its own token is '{\(root)}'"]
            throw TokenReferenceError("'\(text)' is a group, not a token", hints: hints)
        }
        let token = path.prefixes.first { flattening.positions[$0] != nil }
        if let token {
            let hint = "a part of a token's value is referred to by a mapping such as {\"$ref\": \"#/…/$value/…\"}"
            throw TokenReferenceError("'\(text)' leads into the token '\(token.description.excerpt)'", hints: [hint])
        }
        throw TokenReferenceError("there is no token '\(text)'", hints: suggestion(for: path))
    }

    /// `did you mean '{color.accent}'?`
    private mutating func suggestion(for path: TokenPath) -> [String] {
        guard maySuggest() else { return [] }
        let paths = flattening.entries.lazy.prefix(10_000).map(\.path.description)
        return NearestSpelling.nearest(to: path.description, among: paths).map { ["did you mean '{\($0)}'?"] } ?? []
    }

    /// The search for a spelling takes long: it is not made for each of very many errors.
    mutating func maySuggest() -> Bool {
        suggestions -= 1
        return suggestions >= 0
    }
}

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
