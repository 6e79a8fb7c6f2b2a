package import Diagnostics

extension DiagnosticError {
    /// The same, those diagnostics that have no place told of a file.
    package func about(_ file: String) -> DiagnosticError {
        DiagnosticError(
            diagnostics.map { diagnostic in
                guard diagnostic.source == nil else { return diagnostic }
                return Diagnostic(
                    diagnostic.severity, diagnostic.message, in: SourceText(name: file), hints: diagnostic.hints)
            })
    }
}
