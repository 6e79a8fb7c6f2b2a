extension YAMLProblem {
    /// What libyaml says, in our words where it says it badly.
    func diagnostic(in text: ComposableText) -> Diagnostic {
        guard let place else { return Diagnostic(.error, self.text, in: text.source) }
        let position = text.sourcePosition(line: place.line, column: place.column)
        let start = text.source.position(utf8Offset: text.source.utf8Offset(of: position))
        let known = Self.known.first { self.text.hasPrefix($0.problem) }
        var hints = known.map { $0.hints } ?? []
        if let context, known == nil, context.text.hasPrefix("while ") {
            let origin = text.sourcePosition(line: context.place.line, column: context.place.column)
            hints.append("\(context.text) that starts at line \(origin.line), column \(origin.column)")
        }
        return Diagnostic(
            .error, known?.message ?? self.text, in: text.source, at: SourceRange(start: start, end: start),
            hints: hints)
    }

    private struct Known {
        let problem: String
        let message: String
        var hints: [String] = []
    }

    private static let known = [
        Known(problem: "but found another document", message: "a file holds one document, and another starts here"),
        Known(
            problem: "found undefined alias", message: "alias to an anchor that is not written before it",
            hints: ["quote a text that starts with *"]),
        Known(problem: "Maximum nesting level reached", message: "lists and mappings are nested too deep"),
        Known(
            problem: "mapping values are not allowed in this context",
            message: "a mapping cannot start here",
            hints: ["check the indentation, and quote a text that holds ': '"]),
        Known(
            problem: "found character that cannot start any token", message: "no value starts with this character",
            hints: ["indent with spaces, not tabs, and quote a text that starts with @, ` or %"]),
        Known(
            problem: "found invalid Unicode character escape code", message: "not the number of a character",
            hints: ["a character beyond U+FFFF is written as itself or as \\U0001F600"]),
    ]
}
