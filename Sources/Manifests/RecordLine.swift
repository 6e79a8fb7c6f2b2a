package import Files

/// A record as a line of text: the one format of what the program writes for itself alone, as caches, journals and
/// notes, and reads back.
///
/// A line begins with 16 hexadecimal digits, a digest of the rest, so that whatever a crash or a hand did to it is
/// noticed. Fields follow, divided by the information separators of ECMA-48: each is a text, or a list of records that
/// are lists of texts. A line break within a text is written as a separator too; a text with any other control character
/// cannot be written.
package struct RecordLine: Sendable {
    private let fields: [ArraySlice<UInt8>]

    /// How many fields there are, at least 1.
    package var count: Int { fields.count }

    /// Parses a line without its line break; `nil` where it was damaged, or something else wrote it.
    package init?(_ line: ArraySlice<UInt8>) {
        guard let body = Self.checkedBody(of: line) else { return nil }
        fields = body.split(separator: Separator.field, omittingEmptySubsequences: false)
    }

    /// The first field of a whole line, which is all that is parsed of it.
    package static func key(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        checkedBody(of: line).map { body in body.prefix { $0 != Separator.field } }
    }

    private static func checkedBody(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard line.count > checkLength, line[line.startIndex + checkLength] == Separator.field else { return nil }
        let body = line.dropFirst(checkLength + 1)
        return UInt64(hexadecimal: line.prefix(checkLength)) == check(of: body) ? body : nil
    }

    fileprivate static let checkLength = 16

    fileprivate static func check(of body: ArraySlice<UInt8>) -> UInt64 { Digest128(of: body.span).low }

    fileprivate enum Separator {
        static let field: UInt8 = 0x1F
        static let record: UInt8 = 0x1E
        static let text: UInt8 = 0x1D
        /// What a line break within a text is written as.
        static let lineBreak: UInt8 = 0x1C
    }
}

extension RecordLine {
    /// The bytes of a field.
    package subscript(field: Int) -> ArraySlice<UInt8> { fields[field] }

    /// A field as a text.
    package func text(_ field: Int) -> String { Self.text(fields[field]) }

    /// The records of a field as `read` makes them of their texts; `nil` where it cannot make one.
    package func records<Record>(_ field: Int, _ read: ([String]) -> Record?) -> [Record]? {
        var records: [Record] = []
        for bytes in fields[field].split(separator: Separator.record) {
            let texts = bytes.split(separator: Separator.text, omittingEmptySubsequences: false).map(Self.text)
            guard let record = read(texts) else { return nil }
            records.append(record)
        }
        return records
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        guard bytes.contains(Separator.lineBreak) else { return String(decoding: bytes, as: UTF8.self) }
        return String(decoding: bytes.map { $0 == Separator.lineBreak ? lineBreak : $0 }, as: UTF8.self)
    }

    /// What lines are divided by.
    package static let lineBreak: UInt8 = 0x0A
}

extension RecordLine {
    /// A line that is put together field by field.
    package struct Builder {
        private var body: [UInt8] = []
        private var isEmpty = true
        private var isLegal = true

        /// - Parameter capacity: how many bytes the line will have, about.
        package init(capacity: Int = 256) { body.reserveCapacity(capacity) }

        /// The line without a line break; `nil` where one of its texts cannot be written.
        package var line: [UInt8]? {
            isLegal ? Array(RecordLine.check(of: body[...]).hexadecimal.utf8) + [Separator.field] + body : nil
        }

        /// Adds a text as the next field.
        package mutating func add(_ text: String) {
            begin()
            append(text)
        }

        /// Adds a list of records as the next field; a record has at least one text.
        package mutating func add(_ records: [[String]]) {
            begin()
            for record in records {
                for (number, text) in record.enumerated() {
                    if number > 0 { body.append(Separator.text) }
                    append(text)
                }
                body.append(Separator.record)
            }
        }

        private mutating func begin() {
            if !isEmpty { body.append(Separator.field) }
            isEmpty = false
        }

        private mutating func append(_ text: String) {
            for byte in text.utf8 {
                if byte < 0x20 { isLegal = isLegal && byte == RecordLine.lineBreak }
                body.append(byte == RecordLine.lineBreak ? Separator.lineBreak : byte)
            }
        }
    }
}

extension UInt64 {
    /// 16 hexadecimal digits.
    package var hexadecimal: String {
        let digits = String(self, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// The number of 16 digits as `hexadecimal` writes them; `nil` for anything else.
    ///
    /// Bytes that lie together are read where they are: a cache has several numbers for each picture.
    package init?(hexadecimal digits: some Collection<UInt8>) {
        let number = digits.withContiguousStorageIfAvailable { unsafe Self.number(of: $0.span) }
        guard let number = number ?? Self.number(of: Array(digits).span) else { return nil }
        self = number
    }

    private static func number(of digits: Span<UInt8>) -> UInt64? {
        guard digits.count == 16 else { return nil }
        var number: UInt64 = 0
        for index in digits.indices {
            let decimal = digits[index] &- UInt8(ascii: "0")
            let letter = digits[index] &- UInt8(ascii: "a")
            guard decimal < 10 || letter < 6 else { return nil }
            number = number << 4 | UInt64(decimal < 10 ? decimal : letter + 10)
        }
        return number
    }
}

extension Digest128 {
    /// The digest of 32 digits as `hexadecimal` writes them; `nil` for anything else.
    package init?(hexadecimal digits: some Collection<UInt8>) {
        guard digits.count == 32, let high = UInt64(hexadecimal: digits.prefix(16)),
            let low = UInt64(hexadecimal: digits.suffix(16))
        else { return nil }
        self.init(high: high, low: low)
    }
}
