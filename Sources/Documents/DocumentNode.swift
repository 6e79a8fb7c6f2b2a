/// A node of a parsed YAML or JSON document, with the place it was written at.
///
/// Aliases (`*name`) are expanded; the numbers of nodes and of nested levels are bounded by the parser.
public struct DocumentNode: Sendable {
    /// What the node holds.
    public enum Value: Sendable {
        /// `null`, `~`, or nothing at all.
        case null
        case bool(Bool)
        /// Always finite. The text keeps what was written, as `1.50`.
        case number(Double, text: String)
        /// Also what is written like a number that is not finite: `.nan`, `.inf`, `1e999`.
        case string(String)
        case sequence([DocumentNode])
        case mapping([Entry])
    }

    /// A key and its value; the keys of a mapping are unique strings, in the order in which they were written.
    public struct Entry: Sendable {
        public let key: String
        public let keyRange: SourceRange
        public let value: DocumentNode

        public init(key: String, keyRange: SourceRange, value: DocumentNode) {
            self.key = key
            self.keyRange = keyRange
            self.value = value
        }
    }

    public let value: Value
    /// Where the value stands; for an alias where its anchor stands, for a missing value the place behind its key.
    public let range: SourceRange
    /// The text that the node was parsed from.
    public let source: SourceText

    public init(_ value: Value, range: SourceRange, source: SourceText) {
        self.value = value
        self.range = range
        self.source = source
    }
}

extension DocumentNode {
    /// The entries of a mapping, `nil` for any other value.
    public var entries: [Entry]? {
        if case .mapping(let entries) = value { entries } else { nil }
    }

    /// The elements of a sequence, `nil` for any other value.
    public var elements: [DocumentNode]? {
        if case .sequence(let elements) = value { elements } else { nil }
    }

    /// The text of a string, `nil` for any other value.
    public var string: String? {
        if case .string(let text) = value { text } else { nil }
    }

    /// The value of a key, `nil` where the node is no mapping or lacks it.
    public subscript(key: String) -> DocumentNode? {
        entries?.first { $0.key == key }?.value
    }

    public var isNull: Bool {
        if case .null = value { true } else { false }
    }
}

extension DocumentNode {
    /// An error at this node.
    package func error(_ message: String, hints: [String] = []) -> Diagnostic {
        Diagnostic(.error, message, in: source, at: range, hints: hints)
    }

    /// A warning at this node.
    package func warning(_ message: String, hints: [String] = []) -> Diagnostic {
        Diagnostic(.warning, message, in: source, at: range, hints: hints)
    }
}

extension DocumentNode.Entry {
    /// An error at the key.
    package func keyError(_ message: String, hints: [String] = []) -> Diagnostic {
        Diagnostic(.error, message, in: value.source, at: keyRange, hints: hints)
    }
}
