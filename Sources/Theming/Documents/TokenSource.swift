import Documents
import Tokens

/// What a theme names as tokens.
enum TokenSource {
    case tokens(DocumentNode)
    case resolver(ResolverDocument)

    var modifiers: [TokenModifier] {
        switch self {
        case .tokens: []
        case .resolver(let resolver): resolver.modifiers
        }
    }

    /// The documents that hold in contexts of the modifiers.
    func layers(_ contexts: [String: String]) -> [DocumentNode] {
        switch self {
        case .tokens(let document): [document]
        case .resolver(let resolver): resolver.layers(contexts)
        }
    }
}
