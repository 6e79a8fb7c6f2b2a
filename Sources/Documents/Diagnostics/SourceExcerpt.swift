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
