package import Files

/// Why something could not be done: one error or several, with the warnings and notes found on the way.
public struct DiagnosticError: Error, Hashable, Sendable {
    /// In the order in which they are to be shown; at least one is an error.
    public let diagnostics: [Diagnostic]

    /// At least one of the diagnostics must be an error.
    public init(_ diagnostics: [Diagnostic]) {
        precondition(diagnostics.contains { $0.severity == .error }, "a diagnostic error without an error")
        self.diagnostics = diagnostics
    }

    /// A single error.
    public init(
        _ message: String, in source: SourceText? = nil, at range: SourceRange? = nil, hints: [String] = []
    ) {
        self.init([Diagnostic(.error, message, in: source, at: range, hints: hints)])
    }
}

extension DiagnosticError: CustomStringConvertible {
    public var description: String { DiagnosticPrinter().text(of: diagnostics) }
}

extension DiagnosticError {
    /// Why a file could not be written.
    package init(_ error: FileSystemError) { self.init(error.description) }

    /// Does what writes files; where that fails the diagnostic says why.
    package static func telling<Value>(
        _ body: () throws(FileSystemError) -> Value
    ) throws(DiagnosticError) -> Value {
        do { return try body() } catch { throw DiagnosticError(error) }
    }
}
