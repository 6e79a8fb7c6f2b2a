/// A text that diagnostics point into, under the name that they show for it.
///
/// A line ends at a line feed, a carriage return, or the two together.
public struct SourceText: Hashable, Sendable {
    /// The file's path as the user wrote it, or another name for the text.
    public let name: String
    public let text: String
    /// The UTF-8 offset at which each line starts; never empty.
    private let lineStarts: [Int]

    public init(name: String, text: String) {
        var text = text
        text.makeContiguousUTF8()
        self.name = name
        self.text = text
        lineStarts = Self.lineStarts(in: text.utf8)
    }

    /// A file of which no text can be shown, as one that does not exist.
    public init(name: String) {
        self.init(name: name, text: "")
    }

    public static func == (left: SourceText, right: SourceText) -> Bool {
        left.name == right.name && left.text == right.text
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(text)
    }

    private static func lineStarts(in bytes: String.UTF8View) -> [Int] {
        var starts = [0]
        var previous: UInt8 = 0
        for (offset, byte) in bytes.enumerated() {
            if byte == lineFeed, previous == carriageReturn {
                starts[starts.count - 1] = offset + 1
            } else if byte == lineFeed || byte == carriageReturn {
                starts.append(offset + 1)
            }
            previous = byte
        }
        return starts
    }

    private static let lineFeed = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")
}

extension SourceText {
    /// At least 1; a line break at the end of the text begins another, empty line.
    public var lineCount: Int { lineStarts.count }

    /// The line of a number from 1, without what ends it; empty where there is no such line.
    public func line(_ number: Int) -> Substring {
        guard lineStarts.indices.contains(number - 1) else { return "" }
        let start = index(utf8Offset: lineStarts[number - 1])
        var end = number < lineStarts.count ? index(utf8Offset: lineStarts[number]) : text.endIndex
        while end > start, text.utf8[text.utf8.index(before: end)].isLineBreak {
            end = text.utf8.index(before: end)
        }
        return text[start..<end]
    }

    /// The position of the Unicode scalar that holds the byte at an offset, clamped to the text.
    public func position(utf8Offset: Int) -> SourcePosition {
        let offset = min(max(utf8Offset, 0), text.utf8.count)
        let line = lineNumber(utf8Offset: offset)
        let start = index(utf8Offset: lineStarts[line - 1])
        let column = text.unicodeScalars[start..<index(utf8Offset: offset)].count
        return SourcePosition(line: line, column: column + 1)
    }

    /// The UTF-8 offset of a position, clamped to the position's line; the end of the text past the last line.
    public func utf8Offset(of position: SourcePosition) -> Int {
        guard lineStarts.indices.contains(position.line - 1) else { return position.line < 1 ? 0 : text.utf8.count }
        let line = line(position.line).unicodeScalars
        let end = line.index(line.startIndex, offsetBy: max(position.column - 1, 0), limitedBy: line.endIndex)
        return text.utf8.distance(from: text.startIndex, to: end ?? line.endIndex)
    }

    private func lineNumber(utf8Offset offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    private func index(utf8Offset: Int) -> String.Index {
        text.utf8.index(text.startIndex, offsetBy: utf8Offset)
    }
}

extension UInt8 {
    fileprivate var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
