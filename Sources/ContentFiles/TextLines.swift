import Contents

/// Names of a plain text, one a line; a line ends at a line feed, a carriage return, or the two together.
enum TextLines {
    private static let lineFeed = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")

    /// Empty lines are empty names, which are kept (CI-7); what ends the last line begins no other.
    static func table(of bytes: [UInt8]) -> ContentTable {
        var ranges: [Range<UInt32>] = []
        ranges.reserveCapacity(bytes.count / 16)
        bytes.withUnsafeBufferPointer { bytes in
            var start = 0
            while start < bytes.count {
                var end = start
                while end < bytes.count, bytes[end] != lineFeed, bytes[end] != carriageReturn { end += 1 }
                ranges.append(UInt32(start)..<UInt32(end))
                let endsInPair = end + 1 < bytes.count && bytes[end] == carriageReturn && bytes[end + 1] == lineFeed
                start = end + (endsInPair ? 2 : 1)
            }
        }
        var table = ContentTable()
        table.names = TextColumn(bytes, ranges: ranges)
        return table
    }
}
