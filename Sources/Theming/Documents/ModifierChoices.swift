package import Documents
import Tokens

/// Contexts of resolvers' modifiers that a batch chooses for a theme.
package struct ModifierChoices: Sendable {
    /// Contexts in place of what the theme has by itself, by the modifiers' names; those of others are passed over.
    package var inputs: [(key: String, node: DocumentNode)]
    /// Contexts for modifiers for which neither the theme nor the resolver has one.
    package var fallbacks: [String: String]

    package init(inputs: [(key: String, node: DocumentNode)] = [], fallbacks: [String: String] = [:]) {
        self.inputs = inputs
        self.fallbacks = fallbacks
    }

    /// The modifier with a default, if there is any for it.
    func completing(_ modifier: TokenModifier) -> TokenModifier {
        guard modifier.defaultContext == nil, let fallback = fallbacks[modifier.name],
            modifier.contexts.contains(fallback)
        else { return modifier }
        return TokenModifier(name: modifier.name, contexts: modifier.contexts, defaultContext: fallback)
    }
}
