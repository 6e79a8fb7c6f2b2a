import Contents

/// Records of comma-separated values (RFC 4180), one after the other.
///
/// Fields may be quoted, with quotation marks inside doubled; a line ends at a line feed, a carriage return, or the
/// two together. A quotation mark inside an unquoted field stands for itself, as does text after a closing one.
struct CSVRecords {
    /// A field that begins with a quotation mark, and the file ends before another closes it.
    struct OpenQuote: Error, Hashable {
        let offset: Int
    }

    private static let quote = UInt8(ascii: "\"")
    private static let comma = UInt8(ascii: ",")
    private static let lineFeed = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")

    private let bytes: ArraySlice<UInt8>
    /// Where the next record begins.
    private var position: Int
    /// Where the current record began, as an index of the bytes.
    private(set) var start: Int
    /// The fields of the current record, without their quotation marks.
    private(set) var fields = TextColumn()

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
        start = bytes.startIndex
    }

    /// Reads the next record; false where there is none.
    mutating func next() throws(OpenQuote) -> Bool {
        guard position < bytes.endIndex else { return false }
        start = position
        fields.removeAll()
        repeat {
            fields.beginText()
            try readField()
        } while skip(Self.comma)
        if skip(Self.carriageReturn) { _ = skip(Self.lineFeed) } else { _ = skip(Self.lineFeed) }
        return true
    }

    /// Whether the current record is a line with nothing in it.
    var isBlank: Bool { fields.count == 1 && fields.range(of: 0).isEmpty }

    /// Where a field of the current record stands, with its quotation marks, as indices of the bytes.
    func range(ofField number: Int) -> Range<Int> {
        var rest = self
        rest.position = start
        rest.fields = TextColumn([""])
        for _ in 0..<number {
            try? rest.readField()
            _ = rest.skip(Self.comma)
        }
        let start = rest.position
        try? rest.readField()
        return start..<rest.position
    }

    private mutating func readField() throws(OpenQuote) {
        if position < bytes.endIndex, bytes[position] == Self.quote { try readQuoted() }
        let rest = bytes[position...].prefix { $0 != Self.comma && $0 != Self.lineFeed && $0 != Self.carriageReturn }
        fields.extend(utf8: rest)
        position = rest.endIndex
    }

    /// Reads from an opening quotation mark past the closing one.
    private mutating func readQuoted() throws(OpenQuote) {
        let opening = position
        position += 1
        while true {
            let part = bytes[position...].prefix { $0 != Self.quote }
            fields.extend(utf8: part)
            guard part.endIndex < bytes.endIndex else { throw OpenQuote(offset: opening) }
            position = part.endIndex + 1
            guard position < bytes.endIndex, bytes[position] == Self.quote else { return }
            fields.extend(utf8: bytes[position...position])
            position += 1
        }
    }

    private mutating func skip(_ byte: UInt8) -> Bool {
        guard position < bytes.endIndex, bytes[position] == byte else { return false }
        position += 1
        return true
    }
}
