package import Documents

/// The tokens of one or several files (Design Tokens Format Module 2025.10).
///
/// Later files lie over earlier ones: groups of a name are merged, and a token takes the place of a token or group.
/// What a resolver file would choose and order is given here as the list of files.
package struct TokenSet: Sendable {
    /// What is wrong in the files, file by file from top to bottom; warnings, too.
    package let diagnostics: [Diagnostic]
    /// The tokens that are right, in the order of the files, inherited ones after a group's own.
    package let tokens: [ResolvedToken]
    private let tree: TokenTree
    private let flattening: TokenFlattening
    /// The position in `tokens` of each flattened token, `nil` for those that are wrong.
    private let positions: [Int?]

    /// From the documents of token files, the first the lowest.
    package init(_ files: [DocumentNode]) {
        var builder = TokenTreeBuilder()
        for file in files { builder.add(file) }
        tree = builder.tree
        let inheritance = GroupInheritance(of: tree)
        flattening = TokenFlattening(inheritance)
        var resolver = TokenResolver(tree: tree, flattening: flattening)
        let resolved = resolver.resolveAll()
        var count = 0
        positions = resolved.map { token in
            guard token != nil else { return nil }
            count += 1
            return count - 1
        }
        tokens = resolved.compactMap(\.self)
        diagnostics = Self.ordered(
            builder.diagnostics + inheritance.diagnostics + flattening.diagnostics + resolver.diagnostics,
            by: files.map(\.source))
    }

    /// The token of a path such as `color.accent.$root`; `nil` where there is none or where it is wrong.
    package func token(_ path: TokenPath) -> ResolvedToken? {
        flattening.positions[path].flatMap { positions[$0] }.map { tokens[$0] }
    }

    /// The `$extensions` of a group, whatever they hold; the empty path is that of the files' top.
    package func extensions(ofGroup path: TokenPath) -> DocumentNode? {
        flattening.groups[path]?.property("$extensions", in: tree)
    }

    /// The token that another file refers to, as `{color.accent}`.
    ///
    /// Adds an error where the text is no reference, where there is no such token, or where its type is not among
    /// those that the place takes (none given: any). Adds a warning for each deprecated token that the value comes
    /// from. A token that is wrong itself gives `nil` without a word, since `diagnostics` tells about it; for one of a type
    /// that is none, which is only a warning there, the error is added here.
    ///
    /// - Parameter name: what errors call the place, as `indexBar.titleColor`.
    package func expectToken(
        _ text: String, at node: DocumentNode, for name: String, types: [TokenType] = [],
        _ problems: inout DiagnosticList
    ) -> ResolvedToken? {
        let position: Int
        do {
            var locator = TokenLocator(tree: tree, flattening: flattening)
            guard case .token(let found) = try locator.target(of: TokenReference(braced: text)) else { return nil }
            position = found
        } catch {
            problems.add(node.error(error.message, hints: error.hints))
            return nil
        }
        guard let token = positions[position].map({ tokens[$0] }) else {
            if !diagnostics.contains(where: { $0.severity == .error }) {
                problems.add(
                    node.error(
                        "\(name) is '\(text.excerpt)', which is of a type that is none of 2025.10, or made of such a token"
                    ))
            }
            return nil
        }
        guard types.isEmpty || types.contains(token.type) else {
            let phrases = types.map(\.phrase).formattedAlternatives
            problems.add(node.error("\(name) must be \(phrases), but '\(text.excerpt)' is \(token.type.phrase)"))
            return nil
        }
        problems.add(token.deprecations.map { node.warning($0.message) })
        return token
    }

    /// Each once, by file and place; those about no place come last.
    private static func ordered(_ diagnostics: [Diagnostic], by sources: [SourceText]) -> [Diagnostic] {
        struct Key: Hashable {
            let message: String
            let range: SourceRange?
            let file: Int
        }
        let ranks = Dictionary(sources.enumerated().map { ($1.name, $0) }) { first, _ in first }
        var seen: Set<Key> = []
        let keyed = diagnostics.compactMap { diagnostic -> (key: Key, diagnostic: Diagnostic)? in
            let file = diagnostic.source.flatMap { ranks[$0.name] } ?? sources.count
            let key = Key(message: diagnostic.message, range: diagnostic.range, file: file)
            return seen.insert(key).inserted ? (key, diagnostic) : nil
        }
        // Swift's sort is stable, so that those of a place stay in the order in which they were found.
        return keyed.sorted { first, second in
            let (a, b) = (first.key, second.key)
            guard a.file == b.file else { return a.file < b.file }
            guard let left = a.range?.start, let right = b.range?.start else { return a.range != nil && b.range == nil }
            return (left.line, left.column) < (right.line, right.column)
        }.map(\.diagnostic)
    }
}
