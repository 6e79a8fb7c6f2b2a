import Documents

/// Reads a resolver's document and gathers what is wrong with it.
struct ResolverReader {
    let document: DocumentNode
    let read: (String, DocumentNode) throws(DiagnosticError) -> DocumentNode
    var problems = DiagnosticList()
    /// The documents that were read, by their paths as written; `nil` for those that cannot be read.
    var files: [String: DocumentNode?] = [:]
    /// How many documents all references together stand for.
    var layerCount = 0
    private var modifiers: [(modifier: TokenModifier, layers: [String: [DocumentNode]])] = []

    static let version = "2025.10"
    /// References to sets that name others could stand for any number of documents.
    static let largestLayerCount = 10_000

    init(
        _ document: DocumentNode, read: @escaping (String, DocumentNode) throws(DiagnosticError) -> DocumentNode
    ) {
        self.document = document
        self.read = read
    }

    mutating func resolver() throws(DiagnosticError) -> ResolverDocument {
        guard document.entries != nil else {
            throw DiagnosticError([document.error("a resolver must be a mapping, and it holds \(document.kind)")])
        }
        _ = document.expectEntries("", keys: Self.rootKeys, &problems)
        checkHeader()
        let sets = document["sets"].flatMap { $0.expectEntries("sets", &problems) } ?? []
        for set in sets { _ = layers(ofSet: set.value, named: "sets.\(set.key)", []) }
        for entry in document["modifiers"].flatMap({ $0.expectEntries("modifiers", &problems) }) ?? [] {
            addModifier(entry.value, named: entry.key)
        }
        let order = order()
        try problems.throwErrors()
        return ResolverDocument(
            modifiers: inOrder(modifiers.map(\.modifier), order), warnings: problems.diagnostics, order: order)
    }

    private static let rootKeys = [
        "$schema", "name", "version", "description", "sets", "modifiers", "resolutionOrder", "$defs", "$extensions",
    ]

    /// The version must be given (section 4.1.2), and the specification's own examples leave it out.
    private mutating func checkHeader() {
        for key in ["name", "description", "$schema"] {
            _ = document[key].flatMap { $0.expectString(key, &problems) }
        }
        guard let node = document["version"] else {
            problems.add(
                document.warning("the resolver has no version", hints: ["add \"version\": \"\(Self.version)\""]))
            return
        }
        // Unquoted in YAML, the version is a number.
        if node.string != Self.version {
            problems.add(node.mismatch("version", "\"\(Self.version)\""))
        }
    }

    private func inOrder(_ modifiers: [TokenModifier], _ order: [ResolverDocument.Item]) -> [TokenModifier] {
        let names = order.compactMap { item -> String? in
            if case .modifier(let name, _) = item { name } else { nil }
        }
        let taking = names.compactMap { name in modifiers.first { $0.name == name } }
        return taking + modifiers.filter { !names.contains($0.name) }
    }
}

extension ResolverReader {
    /// Adds a modifier of the file's top, or one that is written in the order.
    private mutating func addModifier(_ node: DocumentNode, named name: String) {
        let place = "modifiers.\(name)"
        guard node.expectEntries(place, keys: Self.modifierKeys, &problems) != nil,
            let contexts = contexts(of: node, place)
        else { return }
        if contexts.isEmpty {
            problems.add(node.error("\(place) has no contexts, and a modifier needs two or more"))
        } else if contexts.count == 1 {
            problems.add(
                node.error("\(place) has one context, and a modifier needs two or more", hints: ["make it a set"]))
        }
        var layers: [String: [DocumentNode]] = [:]
        for context in contexts {
            layers[context.key] = self.layers(
                ofSources: context.value, named: "\(place).contexts.\(context.key)", in: "modifiers", [])
        }
        let names = contexts.map(\.key)
        let modifier = TokenModifier(
            name: name, contexts: names, defaultContext: defaultContext(of: node, place, names))
        modifiers.append((modifier, layers))
    }

    private static let modifierKeys = [
        "description", "contexts", "context", "default", "type", "name", "$extensions", "$ref",
    ]

    /// Some of the specification's examples say `context`.
    private mutating func contexts(of node: DocumentNode, _ place: String) -> [DocumentNode.Entry]? {
        if let contexts = node["contexts"] { return contexts.expectEntries("\(place).contexts", &problems) }
        guard let entry = node.entries?.first(where: { $0.key == "context" }) else {
            problems.add(node.error("\(place) has no contexts, and a modifier needs two or more"))
            return nil
        }
        problems.add(
            Diagnostic(
                .warning, "the contexts of \(place) are called 'context'", in: node.source, at: entry.keyRange,
                hints: ["the key is 'contexts'"]))
        return entry.value.expectEntries("\(place).context", &problems)
    }

    private mutating func defaultContext(of node: DocumentNode, _ place: String, _ contexts: [String]) -> String? {
        guard let node = node["default"], let text = node.expectString("\(place).default", &problems) else {
            return nil
        }
        if contexts.contains(text) { return text }
        let near = NearestSpelling.hints(for: text, among: contexts)
        let known = contexts.isEmpty ? [] : ["known are \(contexts.joined(separator: ", "))"]
        problems.add(
            node.error("\(place).default '\(text.excerpt)' is none of its contexts", hints: near.isEmpty ? known : near)
        )
        return nil
    }
}

extension ResolverReader {
    private mutating func order() -> [ResolverDocument.Item] {
        guard let node = document["resolutionOrder"] else {
            problems.add(
                document.error(
                    "the resolver has no resolutionOrder",
                    hints: ["as \"resolutionOrder\": [{\"$ref\": \"#/sets/base\"}]"]))
            return []
        }
        var names: Set<String> = []
        return (node.expectElements("resolutionOrder", &problems) ?? []).compactMap { item(of: $0, &names) }
    }

    private mutating func item(of node: DocumentNode, _ names: inout Set<String>) -> ResolverDocument.Item? {
        guard node.expectEntries("an item of resolutionOrder", &problems) != nil else { return nil }
        return node["$ref"] == nil ? inlineItem(node, &names) : referencedItem(node, &names)
    }

    /// Adds an item's name, which no other may have (section 4.1.6.1).
    ///
    /// A set and a modifier that are referred to may share a name, as they may where they are written.
    private mutating func note(_ kinds: [String], _ name: String, at node: DocumentNode, _ names: inout Set<String>) {
        let taken = kinds.filter { !names.insert("\($0)/\(name)").inserted }
        if !taken.isEmpty { problems.add(node.error("two items of resolutionOrder are called '\(name.excerpt)'")) }
    }

    private mutating func referencedItem(
        _ node: DocumentNode, _ names: inout Set<String>
    ) -> ResolverDocument.Item? {
        guard let pointer = pointer(of: node) else { return nil }
        guard pointer.segments.count == 2, ["sets", "modifiers"].contains(pointer.segments[0]) else {
            problems.add(
                node.reference.error(
                    "'\("\(pointer)".excerpt)' is neither a set nor a modifier, as resolutionOrder wants"))
            return nil
        }
        guard let target = target(of: pointer, at: node) else { return nil }
        note([pointer.segments[0]], pointer.segments[1], at: node.reference, &names)
        if pointer.segments[0] == "sets" {
            return .set(layers(ofSet: target.overridden(by: node), named: "sets.\(pointer.segments[1])", [pointer]))
        }
        let name = pointer.segments[1]
        return modifiers.first { $0.modifier.name == name }.map { .modifier(name, $0.layers) }
    }

    private mutating func inlineItem(_ node: DocumentNode, _ names: inout Set<String>) -> ResolverDocument.Item? {
        guard let name = member("name", of: node), let type = member("type", of: node) else { return nil }
        note(["sets", "modifiers"], name, at: node["name"] ?? node, &names)
        switch type {
        case "set": return .set(layers(ofSet: node, named: name, []))
        case "modifier":
            if modifiers.contains(where: { $0.modifier.name == name }) {
                problems.add(node.error("two modifiers are called '\(name.excerpt)'"))
                return nil
            }
            addModifier(node, named: name)
            return modifiers.first { $0.modifier.name == name }.map { .modifier(name, $0.layers) }
        default:
            problems.add(
                node["type"]?.mismatch("type", "set or modifier") ?? node.error("type must be set or modifier"))
            return nil
        }
    }

    private mutating func member(_ key: String, of node: DocumentNode) -> String? {
        guard let value = node[key] else {
            problems.add(
                node.error(
                    "an item of resolutionOrder has no \(key)",
                    hints: ["it is {\"$ref\": …}, or a set or modifier with a name and a type"]))
            return nil
        }
        return value.expectString(key, &problems)
    }
}
