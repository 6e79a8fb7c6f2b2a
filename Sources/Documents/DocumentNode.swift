public import Diagnostics

/// A node of a parsed YAML or JSON document, with the place it was written at.
///
/// Aliases (`*name`) are expanded; the numbers of nodes and of nested levels are bounded by the parser.
public struct DocumentNode: Sendable {
    public enum Value: Sendable {
        case null
        case bool(Bool)
        /// Always finite. The text keeps what was written, as `1.50`.
        case number(Double, text: String)
        case string(String)
        case sequence([DocumentNode])
        case mapping([Entry])
    }

    /// A key and its value; the keys of a mapping are unique strings, in the order in which they were written.
    public struct Entry: Sendable {
        public let key: String
        public let keyRange: SourceRange
        public let value: DocumentNode
    }

    public let value: Value
    public let range: SourceRange
}
