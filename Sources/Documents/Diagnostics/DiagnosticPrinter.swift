/// Writes diagnostics as text.
///
///     look.theme.yaml:3:5: error: unknown key 'slotHight' in indexBar
///         slotHight: 20
///         ^~~~~~~~~
///     hint: did you mean 'slotHeight'?
public struct DiagnosticPrinter: Sendable {
    /// Whether ANSI escape sequences mark the severity and the caret.
    public let usesColor: Bool
    /// A longer source line is cut around the caret to about so many terminal columns.
    public let lineWidth: Int

    public init(usesColor: Bool = false, lineWidth: Int = 120) {
        self.usesColor = usesColor
        self.lineWidth = lineWidth
    }

    /// One or more lines, without a line break at the end.
    public func text(of diagnostic: Diagnostic) -> String {
        var lines = [heading(of: diagnostic)]
        if let source = diagnostic.source, let range = diagnostic.range {
            let excerpt = SourceExcerpt(of: range, in: source, width: lineWidth)
            lines += [excerpt.line, marked(excerpt.markers, .caret)]
        }
        lines += diagnostic.hints.map { marked("hint:", .hint) + " " + $0.escapingControlCharacters }
        return lines.joined(separator: "\n")
    }

    /// The diagnostics one after the other, without a line break at the end.
    public func text(of diagnostics: [Diagnostic]) -> String {
        diagnostics.map(text(of:)).joined(separator: "\n")
    }

    private func heading(of diagnostic: Diagnostic) -> String {
        let severity = marked("\(diagnostic.severity.rawValue):", Mark(diagnostic.severity))
        let message = "\(severity) \(diagnostic.message.escapingControlCharacters)"
        guard let source = diagnostic.source else { return message }
        let place = diagnostic.range.map { ":\($0.start.line):\($0.start.column)" } ?? ""
        return "\(source.name.escapingControlCharacters)\(place): \(message)"
    }

    private func marked(_ text: String, _ mark: Mark) -> String {
        usesColor ? "\u{1B}[\(mark.rawValue)m\(text)\u{1B}[0m" : text
    }

    /// Select Graphic Rendition parameters of ECMA-48.
    private enum Mark: String {
        case error = "1;31"
        case warning = "1;35"
        case note = "1;36"
        case caret = "1;32"
        case hint = "1"

        init(_ severity: Diagnostic.Severity) {
            switch severity {
            case .error: self = .error
            case .warning: self = .warning
            case .note: self = .note
            }
        }
    }
}
