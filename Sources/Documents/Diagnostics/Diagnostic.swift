/// Something to tell the user about a file or about a request.
public struct Diagnostic: Hashable, Sendable {
    /// Whether it keeps the file from being used.
    public enum Severity: String, Hashable, Sendable {
        case error
        case warning
        case note
    }

    public let severity: Severity
    /// Lower case, without a full stop; names the key, the bad value and the accepted ones.
    public let message: String
    /// The file that it is about, `nil` where it is about none.
    public let source: SourceText?
    /// The place in the source; `nil` where it is about the whole file.
    public let range: SourceRange?
    /// What the user could do, each a line of its own.
    public let hints: [String]

    public init(
        _ severity: Severity, _ message: String, in source: SourceText? = nil, at range: SourceRange? = nil,
        hints: [String] = []
    ) {
        self.severity = severity
        self.message = message
        self.source = source
        self.range = range
        self.hints = hints
    }
}

extension Diagnostic {
    /// The same with other hints.
    package func withHints(_ hints: [String]) -> Diagnostic {
        Diagnostic(severity, message, in: source, at: range, hints: hints)
    }
}

extension Diagnostic: CustomStringConvertible {
    /// As `DiagnosticPrinter` prints it, without colour.
    public var description: String { DiagnosticPrinter().text(of: self) }
}
