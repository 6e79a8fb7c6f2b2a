import Documents

/// A token as a file defines it.
struct TokenDefinition: Sendable {
    /// Where it was written; a group that extends another has it at further places.
    let path: TokenPath
    /// Its name and its object.
    let entry: DocumentNode.Entry
    /// The value of `$value`; for a token that is a `$ref`, an object with nothing but that.
    let content: DocumentNode
    let type: DeclaredType
    let deprecation: Deprecation?
    let description: String?
    let extensions: DocumentNode?
}
