package import Documents

/// A token with its type and value, every reference in it followed.
package struct ResolvedToken: Sendable {
    /// Where the token stands.
    package let path: TokenPath
    /// Its value, all references in it followed.
    package let value: TokenValue
    /// The token's object, with the place it was written at.
    package let node: DocumentNode
    /// The `$description`, where there is one.
    package let description: String?
    /// The `$extensions`, whatever they hold.
    package let extensions: DocumentNode?
    /// The token itself, if it is deprecated, then those that its value comes from; each once.
    package let deprecations: [TokenDeprecation]

    /// What the value is.
    package var type: TokenType { value.type }
}
