/// Texts in one piece of memory, for columns of a million short names: each costs its bytes and eight more.
///
/// All texts together must stay below 4 GiB, which the limit on files sees to.
package struct TextColumn: Hashable, Sendable {
    /// Holds the texts in UTF-8, and may hold more between them.
    package private(set) var bytes: [UInt8] = []
    /// The place of each text in `bytes`.
    private var ranges: [Range<UInt32>] = []

    /// A column without texts.
    package init() {}

    /// A column of some texts, in their order.
    package init(_ texts: some Sequence<String>) {
        for text in texts { append(utf8: text.utf8) }
    }

    /// Texts that are parts of bytes in UTF-8.
    package init(_ bytes: [UInt8], ranges: [Range<UInt32>]) {
        self.bytes = bytes
        self.ranges = ranges
    }

    package static func == (left: TextColumn, right: TextColumn) -> Bool {
        left.count == right.count
            && (0..<left.count).allSatisfy { left.bytes[left.range(of: $0)] == right.bytes[right.range(of: $0)] }
    }

    package func hash(into hasher: inout Hasher) {
        for index in 0..<count { hasher.combine(bytes[range(of: index)]) }
    }
}

extension TextColumn {
    /// How many texts there are.
    package var count: Int { ranges.count }

    /// The place of a text in `bytes`, empty past the end of the column.
    package func range(of index: Int) -> Range<Int> {
        guard index < ranges.count else { return 0..<0 }
        return Int(ranges[index].lowerBound)..<Int(ranges[index].upperBound)
    }

    /// The text of a row, empty past the end of the column; bytes that are not UTF-8 read as U+FFFD.
    package subscript(index: Int) -> String {
        String(decoding: bytes[range(of: index)], as: UTF8.self)
    }

    /// Makes room for so many more texts, so many bytes in all.
    package mutating func reserve(texts: Int, bytes count: Int) {
        ranges.reserveCapacity(texts)
        bytes.reserveCapacity(count)
    }

    /// Gives a text to the row past the end.
    package mutating func append(utf8 text: some Sequence<UInt8>) {
        let start = bytes.count
        bytes.append(contentsOf: text)
        ranges.append(UInt32(start)..<UInt32(bytes.count))
    }

    /// Gives a text to a row at or past the end of the column; the rows between have empty ones.
    package mutating func append(utf8 text: some Sequence<UInt8>, at index: Int) {
        while ranges.count < index { ranges.append(0..<0) }
        append(utf8: text)
    }

    /// Begins a text that `extend` fills.
    package mutating func beginText() {
        ranges.append(UInt32(bytes.count)..<UInt32(bytes.count))
    }

    /// Adds bytes to the last text.
    package mutating func extend(utf8 part: ArraySlice<UInt8>) {
        bytes.append(contentsOf: part)
        ranges[ranges.count - 1] = ranges[ranges.count - 1].lowerBound..<UInt32(bytes.count)
    }

    /// Leaves no text, and keeps the memory.
    package mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        ranges.removeAll(keepingCapacity: true)
    }
}
