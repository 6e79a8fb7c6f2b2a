package import Documents

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

    /// The same, those diagnostics that have no place told of one, if there is one.
    func at(_ node: DocumentNode?) -> DiagnosticError {
        guard let node else { return self }
        return DiagnosticError(
            diagnostics.map { diagnostic in
                guard diagnostic.source == nil else { return diagnostic }
                return Diagnostic(
                    diagnostic.severity, diagnostic.message, in: node.source, at: node.range, hints: diagnostic.hints)
            })
    }
}
