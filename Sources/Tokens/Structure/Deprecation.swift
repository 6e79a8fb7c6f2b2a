/// What a `$deprecated` says of a token or of the tokens in a group.
enum Deprecation: Hashable, Sendable {
    case current
    case deprecated(reason: String?)
}
