import Documents
import Tokens

/// The tokens that a theme's aliases lead to.
struct TokenLookup: Sendable {
    /// `nil` for a theme without token files.
    let tokens: TokenSet?
    /// Whether a token file could not be read, so that a token that is not found says nothing.
    let isIncomplete: Bool

    /// The value of the token that an alias names; adds an error or the warnings about it.
    func value(
        of alias: Alias, at node: DocumentNode, for name: String, types: [TokenType], _ problems: inout DiagnosticList
    ) -> TokenValue? {
        guard !isIncomplete else { return nil }
        guard let tokens else {
            problems.add(
                node.error(
                    "\(name) is the alias '\(alias.text.excerpt)', and the theme has no tokens",
                    hints: ["name a token file: tokens: brand.tokens.json"]))
            return nil
        }
        return tokens.expectToken(alias.text, at: node, for: name, types: types, &problems)?.value
    }
}
