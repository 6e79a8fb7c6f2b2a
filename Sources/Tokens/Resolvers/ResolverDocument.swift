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
