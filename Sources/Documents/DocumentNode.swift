internal import Jobs

/// A node of a parsed YAML or JSON document, with the place it was written at.
///
/// Aliases (`*name`) are expanded; the numbers of nodes and of nested levels are bounded by the parser.
public struct DocumentNode: Sendable {
    /// What the node holds.
    public enum Value: Sendable {
        /// `null`, `~`, or nothing at all.
        case null
        /// `true` or `false`.
        case bool(Bool)
        /// Always finite. The text keeps what was written, as `1.50`.
        case number(Double, text: String)
        /// Also what is written like a number that is not finite: `.nan`, `.inf`, `1e999`.
        case string(String)
        /// Values in order.
        case sequence([DocumentNode])
        /// Keys with their values, in the order of the file.
        case mapping([Entry])
    }

    /// A key and its value; the keys of a mapping are unique strings, in the order in which they were written.
    public struct Entry: Sendable {
        /// As it reads, without quotation marks and escapes.
        public let key: String
        /// Where the key is written.
        public let keyRange: SourceRange
        /// What belongs to the key.
        public let value: DocumentNode

        /// An entry at its place.
        public init(key: String, keyRange: SourceRange, value: DocumentNode) {
            self.key = key
            self.keyRange = keyRange
            self.value = value
        }
    }

    /// What was read.
    public let value: Value
    /// Where the value stands; for an alias where its anchor stands, for a missing value the place behind its key.
    public let range: SourceRange
    /// The text that the node was parsed from.
    public let source: SourceText

    /// A value at a place of a file.
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

    /// Whether nothing, or `null`, is written.
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

extension DocumentNode {
    /// The document that a text holds: strict JSON (RFC 8259) where its name ends in `.json`, else YAML.
    ///
    /// An empty text of YAML holds `null`. Its plain scalars mean what the core schema of YAML 1.2 says: `yes` and `on`
    /// are strings, `0x1F` is a number. Keys are strings as they are written, so `1:` and `"1":` are the same. Several
    /// documents, keys that are not scalars, keys whose colon stands on another line, aliases as keys, tags other than
    /// the core schema's and `%TAG` directives are errors.
    ///
    /// Throws what is wrong with the syntax, or what exceeds the limits, with its place.
    package static func parse(
        _ source: SourceText, limits: DocumentLimits = DocumentLimits()
    ) throws(DiagnosticError) -> DocumentNode {
        try TextChecks.checkSize(source, limits: limits)
        if source.isNamedJSON5 {
            throw DiagnosticError(
                "files of JSON with comments (.json5, .jsonc) are not read", in: SourceText(name: source.name),
                hints: ["write it as JSON named .json, or as YAML named .yaml, which has comments after #"])
        }
        if source.isNamedJSON { return try JSONReader.read(source, limits: limits) }
        try TextChecks.check(source)
        let text = try ComposableText(source)
        let document = try DeepStack.run(bytes: stackBytes) { () throws(DiagnosticError) in
            try NodeConverter.convert(text, limits: limits)
        }
        guard let document else {
            throw DiagnosticError("cannot read '\(source.name)': the system has no memory for a thread")
        }
        return document
    }

    /// Up to 2000 calls are nested, of about 2 KiB each, before libyaml's own limit stops it.
    private static let stackBytes = 16 << 20
}

extension SourceText {
    /// Case does not count.
    fileprivate var isNamedJSON: Bool { name.lowercased().hasSuffix(".json") }

    fileprivate var isNamedJSON5: Bool { [".json5", ".jsonc"].contains(where: name.lowercased().hasSuffix) }
}

/// What a document may hold at most, so that hostile text costs little.
package struct DocumentLimits: Hashable, Sendable {
    /// The size of the file.
    package var bytes: Int
    /// The number of values, keys included, after aliases are expanded.
    package var nodes: Int
    /// How deep sequences and mappings may be nested; the outermost is level 1.
    package var depth: Int
    /// What a user could do about a file that is too large.
    package var hints: [String]

    /// Limits that no file of a person's hand reaches, unless others are given.
    package init(bytes: Int = 4 << 20, nodes: Int = 250_000, depth: Int = 64, hints: [String] = []) {
        self.bytes = bytes
        self.nodes = nodes
        self.depth = depth
        self.hints = hints
    }
}
