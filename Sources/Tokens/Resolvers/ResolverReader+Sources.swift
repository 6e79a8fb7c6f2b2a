import Documents

/// The documents that sets and contexts stand for.
extension ResolverReader {
    /// Those of a set; `way` are the references that led to it, which must not lead there again.
    mutating func layers(ofSet node: DocumentNode, named name: String, _ way: [JSONPointer]) -> [DocumentNode] {
        guard node.expectEntries(name, keys: Self.setKeys, &problems) != nil else { return [] }
        guard let sources = node["sources"] else {
            problems.add(node.error("\(name) has no sources"))
            return []
        }
        return layers(ofSources: sources, named: "\(name).sources", in: "sets", way)
    }

    private static let setKeys = ["description", "sources", "type", "name", "$extensions", "$ref"]

    mutating func layers(
        ofSources node: DocumentNode, named name: String, in kind: String, _ way: [JSONPointer]
    ) -> [DocumentNode] {
        guard layerCount <= Self.largestLayerCount else { return [] }
        var layers: [DocumentNode] = []
        for source in node.expectElements(name, &problems) ?? [] {
            guard source.expectEntries("a source of \(name)", &problems) != nil else { continue }
            layers += source["$ref"] == nil ? [source] : referenced(source, way)
        }
        layerCount += layers.count
        guard layerCount <= Self.largestLayerCount else {
            if layerCount - layers.count <= Self.largestLayerCount {
                problems.add(node.error("the references stand for more than \(Self.largestLayerCount) documents"))
            }
            return []
        }
        return layers
    }

    private mutating func referenced(_ node: DocumentNode, _ way: [JSONPointer]) -> [DocumentNode] {
        guard let text = node["$ref"]?.expectString("$ref", &problems) else { return [] }
        guard text.hasPrefix("#") else { return part(ofFile: text, at: node).map { [$0.overridden(by: node)] } ?? [] }
        guard let pointer = pointer(of: node), let target = target(of: pointer, at: node) else { return [] }
        if let objection = objection(to: pointer, way) {
            problems.add(node.reference.error(objection))
            return []
        }
        if pointer.segments.first == "sets", pointer.segments.count == 2 {
            return layers(
                ofSet: target.overridden(by: node), named: "sets.\(pointer.segments[1])", way + [pointer])
        }
        let whole = target.overridden(by: node)
        return target["$ref"] == nil ? [whole] : referenced(target, way + [pointer])
    }

    /// Why a source may not refer to a place (section 4.2.1).
    private func objection(to pointer: JSONPointer, _ way: [JSONPointer]) -> String? {
        if way.contains(pointer) { return TokenReferenceError(circle: way.map(\.description)).message }
        switch pointer.segments.first {
        case nil: return "'\(pointer)' is the whole resolver, which holds the reference"
        case "modifiers": return "'\("\(pointer)".excerpt)' is a modifier, which only resolutionOrder may refer to"
        case "resolutionOrder": return "'\("\(pointer)".excerpt)' is in resolutionOrder, which nothing may refer to"
        default: break
        }
        guard way.count < 64 else { return "more than 64 references follow one another" }
        return pointer.segments.count == 1 ? "'\(pointer)' holds no tokens" : nil
    }

    /// The place of this document that a node refers to.
    mutating func pointer(of node: DocumentNode) -> JSONPointer? {
        guard let text = node["$ref"]?.expectString("$ref", &problems) else { return nil }
        do {
            return try JSONPointer(fragment: text)
        } catch {
            problems.add(node.reference.error(error.message, hints: error.hints))
            return nil
        }
    }

    mutating func target(of pointer: JSONPointer, at node: DocumentNode) -> DocumentNode? {
        part(at: pointer, of: document, node)
    }

    private mutating func part(at pointer: JSONPointer, of document: DocumentNode, _ node: DocumentNode)
        -> DocumentNode?
    {
        var found = document
        for segment in pointer.segments {
            let index = JSONPointer.index(segment)
            let element = found.elements.flatMap { elements in
                index.flatMap { elements.indices.contains($0) ? elements[$0] : nil }
            }
            guard let next = found[segment] ?? element else {
                let hints = NearestSpelling.hints(for: segment, among: (found.entries ?? []).prefix(1000).map(\.key))
                problems.add(
                    node.reference.error(
                        "nothing is at '\(segment.excerpt)' in '\("\(pointer)".excerpt)'", hints: hints))
                return nil
            }
            found = next
        }
        return found
    }

    /// A whole file, or a part of it behind `#`.
    private mutating func part(ofFile text: String, at node: DocumentNode) -> DocumentNode? {
        let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard !parts[0].contains("://") else {
            problems.add(node.reference.error("'\(text.excerpt)' is not a file, and nothing is fetched from elsewhere"))
            return nil
        }
        guard let document = file(parts[0], at: node) else { return nil }
        guard parts.count == 2 else { return document }
        do {
            return part(at: try JSONPointer(fragment: "#" + parts[1]), of: document, node)
        } catch {
            problems.add(node.reference.error(error.message, hints: error.hints))
            return nil
        }
    }

    private mutating func file(_ path: String, at node: DocumentNode) -> DocumentNode? {
        if let known = files[path] { return known }
        do throws(DiagnosticError) {
            let document = try read(path, node.reference)
            guard document.entries != nil else {
                throw DiagnosticError([
                    document.error("a file of tokens must be a mapping, and it holds \(document.kind)")
                ])
            }
            files[path] = .some(document)
            return document
        } catch {
            problems.add(error.diagnostics)
            files[path] = .some(nil)
            return nil
        }
    }
}

extension DocumentNode {
    /// Where a node refers to another.
    var reference: DocumentNode { self["$ref"] ?? self }

    /// The node with the keys that stand beside a reference to it in place of its own (section 4.2.2).
    func overridden(by reference: DocumentNode) -> DocumentNode {
        let own = (reference.entries ?? []).filter { $0.key != "$ref" }
        guard !own.isEmpty, let entries else { return self }
        let keys = Set(own.map(\.key))
        return DocumentNode(
            .mapping(entries.filter { !keys.contains($0.key) } + own), range: range, source: reference.source)
    }
}
