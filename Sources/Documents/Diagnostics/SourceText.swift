/// A text that diagnostics point into, under the name that they show for it.
///
/// A line ends at a line feed, a carriage return, or the two together. Copies share their text.
public struct SourceText: Sendable {
    /// The file's path as the user wrote it, or another name for the text.
    public let name: String
    /// All that the file holds.
    public var text: String { lines.text }
    let lines: LineTable
    /// The number that the text's first line has in the file.
    let firstLine: Int

    /// A text as a file of that name would hold it.
    public init(name: String, text: String) {
        self.init(name: name, text: text, firstLine: 1)
    }

    /// A part of a file, from the line of a number on.
    package init(name: String, text: String, firstLine: Int) {
        self.name = name
        self.firstLine = firstLine
        lines = LineTable(text)
    }

    /// A file of which no text can be shown, as one that does not exist.
    public init(name: String) {
        self.init(name: name, text: "")
    }
}

extension SourceText: Hashable {
    public static func == (left: SourceText, right: SourceText) -> Bool {
        left.name == right.name && left.firstLine == right.firstLine
            && (left.lines === right.lines || left.text == right.text)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(firstLine)
        hasher.combine(text)
    }
}

extension SourceText {
    /// At least 1; a line break at the end of the text begins another, empty line.
    public var lineCount: Int { lines.starts.count }

    /// The same file, of which only the line of a number is known.
    package func excerpt(ofLine number: Int) -> SourceText {
        SourceText(name: name, text: String(line(number)), firstLine: number)
    }

    /// The line of a number from 1, without what ends it; empty where there is no such line.
    public func line(_ number: Int) -> Substring {
        let line = number - firstLine
        guard lines.starts.indices.contains(line) else { return "" }
        let start = lines.starts[line]
        let end = lines.endWithoutBreak(ofLine: line)
        return text[lines.index(atByte: start)..<lines.index(atByte: end)]
    }

    /// The position of the Unicode scalar that holds the byte at an offset, clamped to the text.
    public func position(utf8Offset: Int) -> SourcePosition {
        let offset = min(max(utf8Offset, 0), text.utf8.count)
        let line = lines.line(ofByte: offset)
        let column = lines.scalars(from: lines.starts[line], toByte: offset) + 1
        return SourcePosition(line: firstLine + line, column: column)
    }

    /// The UTF-8 offset of a position, clamped to the position's line; the end of the text past the last line.
    public func utf8Offset(of position: SourcePosition) -> Int {
        let line = position.line - firstLine
        guard line >= 0 else { return 0 }
        guard line < lineCount else { return text.utf8.count }
        let end = lines.endWithoutBreak(ofLine: line)
        guard position.column > 1, position.column <= text.utf8.count else {
            return position.column <= 1 ? lines.starts[line] : end
        }
        return min(lines.byte(ofScalar: position.column - 1, after: lines.starts[line]), end)
    }
}

extension StringProtocol {
    /// Without white space at its ends.
    package var trimmed: String {
        let rest = drop { $0.isWhitespace }
        return String(rest.prefix(rest.count - rest.reversed().prefix { $0.isWhitespace }.count))
    }
}
