import Documents

extension LintFix {
    /// Takes an entry out of a mapping: its whole lines where it has them for itself, else the entry and a comma.
    ///
    /// - Parameter holder: the mapping that the entry is in; the fix is `nil` where it would be left empty.
    static func removing(_ entry: DocumentNode.Entry, of holder: DocumentNode) -> LintFix? {
        guard let entries = holder.entries, entries.count > 1 else { return nil }
        let place = SourceRange(start: entry.keyRange.start, end: entry.value.range.end)
        return removing(
            place, after: " ", neighbours: entries.map(\.keyRange.start), in: holder.source, "remove '\(entry.key)'")
    }

    /// Takes an element out of a list that keeps others.
    static func removing(_ element: DocumentNode, of list: [DocumentNode], _ summary: String) -> LintFix? {
        guard list.count > 1 else { return nil }
        return removing(
            element.range, after: " -", neighbours: list.map(\.range.start), in: element.source, summary)
    }

    /// - Parameter indentation: what may stand before it on lines of its own.
    private static func removing(
        _ place: SourceRange, after indentation: String, neighbours: [SourcePosition], in source: SourceText,
        _ summary: String
    ) -> LintFix? {
        let end = source.lastPosition(of: place)
        let before = source.line(place.start.line).unicodeScalars.prefix(place.start.column - 1)
        let after = source.line(end.line).unicodeScalars.dropFirst(end.column - 1)
        let isAlone = before.allSatisfy(indentation.unicodeScalars.contains) && after.startsComment
        if isAlone {
            let range = SourceRange(
                start: SourcePosition(line: place.start.line, column: 1),
                end: SourcePosition(line: end.line + 1, column: 1))
            return LintFix(isSafe: true, summary: summary, edits: [Edit(range: range, text: "")])
        }
        // Inside braces: with the comma after it, or before it where it is the last.
        if let next = neighbours.first(where: { ($0.line, $0.column) > (place.start.line, place.start.column) }) {
            return LintFix(
                isSafe: true, summary: summary,
                edits: [Edit(range: SourceRange(start: place.start, end: next), text: "")])
        }
        guard let comma = before.lastIndex(of: ",") else { return nil }
        let column = before.distance(from: before.startIndex, to: comma) + 1
        let start = SourcePosition(line: place.start.line, column: column)
        return LintFix(
            isSafe: true, summary: summary, edits: [Edit(range: SourceRange(start: start, end: end), text: "")])
    }
}

extension SourceText {
    /// Where the last sign of a range ends: blocks reach to the line after theirs.
    fileprivate func lastPosition(of range: SourceRange) -> SourcePosition {
        var end = range.end
        while end.line > range.start.line {
            let text = line(end.line).unicodeScalars.prefix(end.column - 1)
            if text.contains(where: { $0 != " " }) { break }
            end = SourcePosition(line: end.line - 1, column: line(end.line - 1).unicodeScalars.count + 1)
        }
        return end
    }
}

extension Substring.UnicodeScalarView {
    /// Whether nothing follows but white space and a comment.
    fileprivate var startsComment: Bool {
        let rest = drop { $0 == " " || $0 == "\t" }
        return rest.isEmpty || rest.first == "#"
    }
}
