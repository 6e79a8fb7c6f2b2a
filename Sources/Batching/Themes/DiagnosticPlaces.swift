package import Documents

extension [Diagnostic] {
    /// File by file as they come first, and by place within each.
    package var inFileOrder: [Diagnostic] {
        var files: [String: Int] = [:]
        for diagnostic in self {
            let file = diagnostic.source?.name ?? ""
            files[file] = files[file] ?? files.count
        }
        return enumerated().sorted { first, second in
            let (one, other) = (files[first.element.source?.name ?? ""], files[second.element.source?.name ?? ""])
            if one != other { return (one ?? 0) < (other ?? 0) }
            let (place, otherPlace) = (first.element.range?.start, second.element.range?.start)
            if place != otherPlace { return place.precedes(otherPlace) }
            return first.offset < second.offset
        }
        .map(\.element)
    }
}

extension SourcePosition? {
    /// No place comes first.
    func precedes(_ other: SourcePosition?) -> Bool {
        (self?.line ?? 0, self?.column ?? 0) < (other?.line ?? 0, other?.column ?? 0)
    }
}

extension DiagnosticError {
    /// The same, those diagnostics that have no place told of a file.
    package func about(_ file: String) -> DiagnosticError {
        DiagnosticError(diagnostics.map { $0.about(file) })
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

extension Diagnostic {
    /// The same, told of a file where it has no place in one.
    package func about(_ file: String) -> Diagnostic {
        source == nil ? Diagnostic(severity, message, in: SourceText(name: file), hints: hints) : self
    }
}
