internal import Yams

extension YamlError {
    /// What the library says, in our words where it says it badly.
    func diagnostic(in text: ComposableText) -> Diagnostic {
        switch self {
        case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
            .composer(let context, let problem, let mark, _):
            return syntaxError(problem, context, mark, text)
        case .duplicatedKeysInMapping(let duplicates, let context):
            let first = text.sourcePosition(line: context.mark.line, column: context.mark.column)
            return DuplicateKeySearch(text.source).diagnostic(for: duplicates.first ?? "", firstAt: first)
        case .memory:
            return Diagnostic(.error, "not enough memory to parse the file", in: text.source)
        default:
            return Diagnostic(.error, "the file cannot be parsed", in: text.source)
        }
    }

    private func syntaxError(_ problem: String, _ context: Context?, _ mark: Mark, _ text: ComposableText) -> Diagnostic
    {
        let place = text.sourcePosition(line: mark.line, column: mark.column)
        let start = text.source.position(utf8Offset: text.source.utf8Offset(of: place))
        let known = Self.known.first { problem.hasPrefix($0.problem) }
        var hints = known.map { $0.hints } ?? []
        if let context, known == nil, context.text.hasPrefix("while ") {
            let origin = text.sourcePosition(line: context.mark.line, column: context.mark.column)
            hints.append("\(context.text) that starts at line \(origin.line), column \(origin.column)")
        }
        return Diagnostic(
            .error, known?.message ?? problem, in: text.source, at: SourceRange(start: start, end: start), hints: hints)
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
