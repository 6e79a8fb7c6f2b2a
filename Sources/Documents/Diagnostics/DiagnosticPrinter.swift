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

    /// A printer for lines of a width in columns, in colours or without.
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

/// The first line of a range as a terminal shows it, and the markers that stand under the range.
struct SourceExcerpt {
    /// Tabs are spaces, control characters are escaped; `…` stands for what was cut away.
    let line: String
    /// Spaces, a caret under the range's start, and a tilde under each further column of it.
    let markers: String

    /// A line of more than `width` terminal columns is cut so that the range's start stays visible.
    init(of range: SourceRange, in source: SourceText, width: Int) {
        let start = max(range.start.column - 1, 0)
        let end = range.end.line > range.start.line ? Int.max : max(range.end.column - 1, start + 1)
        var window = Window(around: start, of: source.line(range.start.line).unicodeScalars, width: width)
        window.mark(from: start, to: end)
        line = window.text
        markers = window.markers
    }
}

/// A part of a line, a cell for each scalar.
private struct Window {
    private let cells: [Unicode.Scalar.Cell]
    /// How many scalars of the line precede the first cell.
    private let first: Int
    private let isCutBefore: Bool
    private let isCutAfter: Bool
    private(set) var markers = ""

    init(around target: Int, of line: Substring.UnicodeScalarView, width: Int) {
        let half = max(width / 2, 1)
        // A scalar that takes no column must not make the window endless.
        let reach = 2 * max(width, 1)
        let center = line.index(line.startIndex, offsetBy: target, limitedBy: line.endIndex) ?? line.endIndex
        let isShort = line.prefix(reach + 1).count <= reach && line.reduce(0) { $0 + $1.cell.width } <= width
        let before = isShort ? Array(line[..<center]) : Self.fitting(line[..<center].reversed(), half, reach).reversed()
        let used = before.reduce(0) { $0 + $1.cell.width }
        let after = isShort ? Array(line[center...]) : Self.fitting(line[center...], max(width - used, half), reach)
        first = min(target, line[..<center].count) - before.count
        isCutBefore = first > 0
        isCutAfter = before.count + first + after.count < line.count
        cells = (before + after).map(\.cell)
    }

    private static func fitting(
        _ scalars: some Sequence<Unicode.Scalar>, _ width: Int, _ reach: Int
    ) -> [Unicode.Scalar] {
        var left = width
        return scalars.prefix(reach).prefix { scalar in
            left -= scalar.cell.width
            return left >= 0
        }
    }

    var text: String {
        (isCutBefore ? "…" : "") + cells.map(\.text).joined() + (isCutAfter ? "…" : "")
    }

    mutating func mark(from start: Int, to end: Int) {
        let from = min(max(start - first, 0), cells.count)
        let to = min(max(end == .max ? cells.count : end - first, from), cells.count)
        let indent = cells[..<from].reduce(isCutBefore ? 1 : 0) { $0 + $1.width }
        let length = cells[from..<to].reduce(0) { $0 + $1.width }
        markers = String(repeating: " ", count: indent) + "^" + String(repeating: "~", count: max(length - 1, 0))
    }
}

extension Unicode.Scalar {
    /// What a terminal shows for a scalar, and how many columns that takes.
    struct Cell {
        let text: String
        let width: Int
    }

    var cell: Cell {
        if self == "\t" { return Cell(text: "    ", width: 4) }
        if isUnprintable {
            let text = escaped
            return Cell(text: text, width: text.unicodeScalars.count)
        }
        return Cell(text: String(self), width: isZeroWidth ? 0 : isWide ? 2 : 1)
    }

    /// Whether it would move the cursor, hide text or reorder it: control characters, line separators, and
    /// format characters other than the joiners.
    var isUnprintable: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
        case .format: !(value == 0x200C || value == 0x200D || (0xE0020...0xE007F).contains(value))
        default: false
        }
    }

    /// `\n`, `\t`, or the scalar's number as in `\u{1B}`.
    var escaped: String {
        switch self {
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default: "\\u{\(String(value, radix: 16, uppercase: true))}"
        }
    }

    private var isZeroWidth: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: true
        default: false
        }
    }

    private var isWide: Bool {
        properties.isEmojiPresentation || Self.wideRanges.contains { $0.contains(value) }
    }

    /// The larger ranges of East Asian Width W and F (Unicode Standard Annex 11).
    private static let wideRanges: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
        0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x1B2FB,
        0x1F200...0x1F320, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
    ]
}

extension String {
    /// The text with what a terminal could take for an instruction written as an escape: a line break as `\n`.
    package var escapingControlCharacters: String {
        guard unicodeScalars.contains(where: \.isUnprintable) else { return self }
        return unicodeScalars.reduce(into: "") { text, scalar in
            text += scalar.isUnprintable ? scalar.escaped : String(scalar)
        }
    }
}
