/// What a `$type` says of a token or of the tokens in a group.
enum DeclaredType: Hashable, Sendable {
    /// There is none.
    case absent
    /// There is one, but it names no type, which has been reported.
    case invalid
    case known(TokenType)

    func or(_ other: DeclaredType) -> DeclaredType {
        self == .absent ? other : self
    }
}
