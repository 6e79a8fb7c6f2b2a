import Documents
import Styles
import Tokens

/// What the values of a theme are read against, and what is found wrong with them.
struct ValueReader {
    let appearance: Appearance
    let context: ReadingContext
    /// What messages call the value that is being read, as `indexBar.slotHeight`.
    var name = ""
    var problems = DiagnosticList()

    init(_ appearance: Appearance, _ context: ReadingContext) {
        self.appearance = appearance
        self.context = context
    }
}

extension ValueReader {
    /// The half of a light/dark pair that holds, or the node itself; `nil` for half a pair, which is reported.
    mutating func chosen(from node: DocumentNode) -> DocumentNode? {
        guard let pair = AppearancePair(node) else { return node }
        if pair.isComplete { return pair[appearance] }
        problems.add(pair.incompleteness(of: name))
        return nil
    }

    mutating func report(_ error: ValueError, of node: DocumentNode, wanted: String) {
        switch error {
        case .reported: break
        case .invalid(let message, let part, let hints):
            problems.add((part ?? node).error("\(name) \(message)", hints: hints))
        case .mismatch(let hints):
            problems.add(node.mismatch(name, wanted, hints: hints + node.unquotedAliasHints))
        }
    }

    /// The value of the token that an alias names, `nil` where it gives none, which is reported.
    mutating func token(for alias: Alias, at node: DocumentNode, types: [TokenType]) -> TokenValue? {
        context.tokens.value(of: alias, at: node, for: name, types: types, &problems)
    }

    /// The absolute path of a file that is named in a theme, which need not exist.
    mutating func path(_ node: DocumentNode) throws(ValueError) -> String {
        guard let written = node.string, let origin = context.locations[node.source.name] else { throw .mismatch() }
        let allowingOutside = context.allowsOutside
        let location = problems.catching { () throws(DiagnosticError) in
            try origin.sibling(written, at: node, allowingOutside: allowingOutside)
        }
        guard let location else { throw .reported }
        return location.path
    }
}

/// What is the same for all values of a theme.
struct ReadingContext: Sendable {
    let tokens: TokenLookup
    /// The files that the theme's nodes come from, by their names in diagnostics.
    let locations: [String: FileLocation]
    let allowsOutside: Bool
}

extension DocumentNode {
    /// Unquoted, `{color.accent}` is a mapping with one key and no value.
    fileprivate var unquotedAliasHints: [String] {
        guard let entries, entries.count == 1, let entry = entries.first, entry.value.isNull else { return [] }
        return ["quote an alias: \"{\(entry.key.excerpt)}\""]
    }
}
