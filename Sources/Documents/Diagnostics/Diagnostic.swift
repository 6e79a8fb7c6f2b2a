package import Files

/// Something to tell the user about a file or about a request.
public struct Diagnostic: Hashable, Sendable {
    /// Whether it keeps the file from being used.
    public enum Severity: String, Hashable, Sendable {
        /// Nothing comes of what it is about.
        case error
        /// Something comes of it, but likely not what was meant.
        case warning
        /// Only something to know.
        case note
    }

    /// How bad it is.
    public let severity: Severity
    /// Lower case, without a full stop; names the key, the bad value and the accepted ones.
    public let message: String
    /// The file that it is about, `nil` where it is about none.
    public let source: SourceText?
    /// The place in the source; `nil` where it is about the whole file.
    public let range: SourceRange?
    /// What the user could do, each a line of its own.
    public let hints: [String]

    /// A message about a place in a file, or about none.
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

    /// The same with no more of its file than the line that is printed, so that what an earlier run noted of it and what
    /// this one finds are one.
    package var withItsLineAlone: Diagnostic {
        guard let source, let range else { return self }
        return Diagnostic(severity, message, in: source.excerpt(ofLine: range.start.line), at: range, hints: hints)
    }
}

extension Diagnostic: CustomStringConvertible {
    /// As `DiagnosticPrinter` prints it, without colour.
    public var description: String { DiagnosticPrinter().text(of: self) }
}

/// A place in a source text: from a position up to, not including, another.
public struct SourceRange: Hashable, Sendable {
    /// Where it begins.
    public let start: SourcePosition
    /// Just behind its last character.
    public let end: SourcePosition

    /// The text between two places, of which the end is not before the start.
    public init(start: SourcePosition, end: SourcePosition) {
        self.start = start
        self.end = end
    }
}

/// A line and a column, both from 1; a column counts Unicode scalars.
public struct SourcePosition: Hashable, Sendable {
    /// From 1.
    public let line: Int
    /// From 1, in Unicode scalars.
    public let column: Int

    /// The place at a column of a line, both from 1.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

/// A path as a file has it, and where.
package struct WrittenPath: Hashable, Sendable {
    /// As it stands in the file.
    package let text: String
    /// The line of the file in which it stands.
    package let source: SourceText
    /// Where it stands there.
    package let range: SourceRange

    /// A path with its place.
    package init(_ text: String, in source: SourceText, at range: SourceRange) {
        self.text = text
        self.source = source.excerpt(ofLine: range.start.line)
        self.range = range
    }
}

extension Diagnostic {
    /// An error at the second of two equal keys of a mapping.
    static func duplicateKey(
        _ key: String, at second: SourceRange, first: SourceRange, in source: SourceText
    ) -> Diagnostic {
        Diagnostic(
            .error, "duplicate key '\(key.excerpt)'", in: source, at: second,
            hints: ["it is first written at line \(first.start.line), column \(first.start.column)"])
    }
}

/// Why something could not be done: one error or several, with the warnings and notes found on the way.
public struct DiagnosticError: Error, Hashable, Sendable {
    /// In the order in which they are to be shown; at least one is an error.
    public let diagnostics: [Diagnostic]
    /// Whether it may pass by itself, as where another process has a folder for itself: trying again may help.
    package private(set) var isTemporary = false

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
    package init(_ error: FileSystemError) {
        self.init(error.description)
        isTemporary = error.isTemporary
    }

    /// A single error that may pass by itself.
    package static func temporary(_ message: String, hints: [String] = []) -> DiagnosticError {
        var error = DiagnosticError(message, hints: hints)
        error.isTemporary = true
        return error
    }

    /// Does what writes files; where that fails the diagnostic says why.
    package static func telling<Value>(
        _ body: () throws(FileSystemError) -> Value
    ) throws(DiagnosticError) -> Value {
        do { return try body() } catch { throw DiagnosticError(error) }
    }
}
