package import Documents

/// A file that says which token files hold, and in which order, for each choice of inputs (Design Tokens Resolver
/// Module 2025.10): every reference in it is followed, and every file read.
package struct ResolverDocument: Sendable {
    /// The modifiers that inputs choose by, in the order in which they are resolved; those that take no part come last.
    package let modifiers: [TokenModifier]
    /// What is odd about the file, though it can be used.
    package let warnings: [Diagnostic]
    let order: [Item]

    /// What stands in the order of resolution.
    enum Item: Sendable {
        /// The documents of a set, the lowest first.
        case set([DocumentNode])
        /// The documents of each context of a modifier.
        case modifier(String, [String: [DocumentNode]])
    }

    /// What a resolver file's name ends in.
    package static let suffixes = [".resolver.json", ".resolver.yaml", ".resolver.yml"]

    /// Whether a path is a resolver file's by its name.
    package static func isNamed(_ path: String) -> Bool { suffixes.contains(where: path.hasSuffix) }

    /// Reads a resolver; throws all that is wrong with it, and what `read` throws for a file that it names.
    ///
    /// - Parameter read: the document of a file, by the path that is written at a node.
    package init(
        _ document: DocumentNode, reading read: @escaping (String, DocumentNode) throws(DiagnosticError) -> DocumentNode
    ) throws(DiagnosticError) {
        var reader = ResolverReader(document, read: read)
        self = try reader.resolver()
    }

    init(modifiers: [TokenModifier], warnings: [Diagnostic], order: [Item]) {
        self.modifiers = modifiers
        self.warnings = warnings
        self.order = order
    }
}

extension ResolverDocument {
    /// The documents that hold for inputs, the lowest first: what `TokenSet` takes.
    ///
    /// Each modifier must have a context, as `TokenModifierInputs` finds them.
    package func layers(_ contexts: [String: String]) -> [DocumentNode] {
        order.flatMap { item in
            switch item {
            case .set(let layers): layers
            case .modifier(let name, let layers): contexts[name].flatMap { layers[$0] } ?? []
            }
        }
    }
}

/// What of a resolver depends on an input (resolver module 2025.10, section 4.1.5).
package struct TokenModifier: Hashable, Sendable {
    /// What the resolver file calls it.
    package let name: String
    /// The inputs that it knows, in the order of the file.
    package let contexts: [String]
    /// The context that holds without an input; `nil` where an input must be given.
    package let defaultContext: String?

    /// A modifier whose input must be given unless there is a default.
    package init(name: String, contexts: [String], defaultContext: String? = nil) {
        self.name = name
        self.contexts = contexts
        self.defaultContext = defaultContext
    }
}

/// Which context of each modifier holds.
package enum TokenModifierInputs {
    /// The contexts of modifiers for inputs, by the modifiers' names (resolver module 2025.10, section 6.1).
    ///
    /// Names and contexts are found whatever their case. Adds errors for inputs that are no modifiers' unless these are
    /// `optional`, for values that are no strings or no contexts, and for modifiers that have neither an input nor a
    /// default; `place` is where these are told.
    package static func contexts(
        of modifiers: [TokenModifier], _ inputs: [(key: String, node: DocumentNode)], isOptional: Bool = false,
        at place: DocumentNode, _ problems: inout DiagnosticList
    ) -> [String: String] {
        var contexts: [String: String] = [:]
        for input in inputs {
            guard let modifier = find(input.key, in: modifiers, by: \.name) else {
                guard !isOptional else { continue }
                let names = modifiers.map(\.name)
                let hints = NearestSpelling.hints(for: input.key, among: names)
                let known = names.isEmpty ? [] : ["known are \(names.joined(separator: ", "))"]
                problems.add(
                    input.node.error("unknown modifier '\(input.key.excerpt)'", hints: hints.isEmpty ? known : hints))
                continue
            }
            contexts[modifier.name] = context(of: modifier, input.node, &problems)
        }
        for modifier in modifiers where contexts[modifier.name] == nil {
            contexts[modifier.name] = modifier.defaultContext
            guard modifier.defaultContext == nil, !inputs.contains(where: { matches($0.key, modifier.name) }) else {
                continue
            }
            problems.add(
                place.error(
                    "missing modifier '\(modifier.name.excerpt)', which has no default",
                    hints: ["choose one of its contexts: \(modifier.contexts.joined(separator: ", "))"]))
        }
        return contexts
    }

    private static func context(
        of modifier: TokenModifier, _ node: DocumentNode, _ problems: inout DiagnosticList
    ) -> String? {
        guard let text = node.expectString("the context of '\(modifier.name.excerpt)'", &problems) else { return nil }
        if let context = find(text, in: modifier.contexts, by: \.self) { return context }
        let near = NearestSpelling.hints(for: text, among: modifier.contexts)
        problems.add(
            node.error(
                "invalid context '\(text.excerpt)' for modifier '\(modifier.name.excerpt)'",
                hints: near.isEmpty ? ["known are \(modifier.contexts.joined(separator: ", "))"] : near))
        return nil
    }

    /// One of that very name, else the first that differs in case alone.
    private static func find<Value>(_ name: String, in values: [Value], by key: KeyPath<Value, String>) -> Value? {
        values.first { $0[keyPath: key] == name } ?? values.first { matches($0[keyPath: key], name) }
    }

    private static func matches(_ first: String, _ second: String) -> Bool {
        first.lowercased() == second.lowercased()
    }
}
