package import Files

/// A record as a line of text: the one format of what the program writes for itself alone, as caches, journals and
/// notes, and reads back.
///
/// A line begins with 16 hexadecimal digits, a digest of the rest, so that whatever a crash or a hand did to it is
/// noticed. Fields follow, divided by the information separators of ECMA-48: each is a text, or a list of records that
/// are lists of texts. A control character within a text, as a tab, is written as ESC and the letter that a keyboard's
/// Control key would make it with.
package struct RecordLine: Sendable {
    private let body: ArraySlice<UInt8>
    /// Where each field ends in the body.
    private let ends: [Int]

    /// How many fields there are, at least 1.
    package var count: Int { ends.count }

    /// Parses a line without its line break; `nil` where it was damaged, or something else wrote it.
    package init?(_ line: ArraySlice<UInt8>) {
        guard let body = Self.checkedBody(of: line) else { return nil }
        self.body = body
        ends = Self.ends(in: body, of: Separator.field) + [body.endIndex]
    }

    /// Where a separator stands.
    private static func ends(in bytes: ArraySlice<UInt8>, of separator: UInt8) -> [Int] {
        let (start, span) = (bytes.startIndex, bytes.span)
        var ends: [Int] = []
        ends.reserveCapacity(8)
        for place in span.indices where span[place] == separator { ends.append(start + place) }
        return ends
    }

    /// The first field of a whole line, which is all that is parsed of it.
    package static func key(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        checkedBody(of: line).map { body in body.prefix { $0 != Separator.field } }
    }

    /// A field of a line that is known to be whole; empty where there is none.
    package static func field(_ number: Int, of line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var rest = line.dropFirst(checkLength + 1)
        for _ in 0..<number { rest = rest.drop { $0 != Separator.field }.dropFirst() }
        return rest.prefix { $0 != Separator.field }
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
    }

    /// Stands before a control character of a text, to which as much is added as makes it a letter or a sign.
    fileprivate enum Escape {
        static let start: UInt8 = 0x1B
        static let shift: UInt8 = 0x40
        static let firstPlain: UInt8 = 0x20
    }
}

extension RecordLine {
    /// The bytes of a field.
    package subscript(field: Int) -> ArraySlice<UInt8> {
        body[(field == 0 ? body.startIndex : ends[field - 1] + 1)..<ends[field]]
    }

    /// A field as a text.
    package func text(_ field: Int) -> String { Self.text(self[field]) }

    /// The records of a field as `read` makes them of their texts; `nil` where it cannot make one.
    package func records<Record>(_ field: Int, _ read: ([String]) -> Record?) -> [Record]? {
        records(ofBytes: field) { texts in read(texts.map(Self.text)) }
    }

    /// The same of the texts' bytes, of which many are numbers.
    package func records<Record>(ofBytes field: Int, _ read: ([ArraySlice<UInt8>]) -> Record?) -> [Record]? {
        let bytes = self[field]
        guard !bytes.isEmpty else { return [] }
        let (first, span) = (bytes.startIndex, bytes.span)
        var records: [Record] = []
        var texts: [ArraySlice<UInt8>] = []
        var start = first
        for place in span.indices {
            let byte = span[place]
            guard byte == Separator.text || byte == Separator.record else { continue }
            texts.append(bytes[start..<first + place])
            start = first + place + 1
            guard byte == Separator.record else { continue }
            guard let record = read(texts) else { return nil }
            records.append(record)
            texts.removeAll(keepingCapacity: true)
        }
        return records
    }

    /// A text of its bytes in a line.
    package static func text(_ bytes: ArraySlice<UInt8>) -> String {
        guard bytes.contains(Escape.start) else { return String(decoding: bytes, as: UTF8.self) }
        var text: [UInt8] = []
        var isEscaped = false
        for byte in bytes {
            if isEscaped {
                text.append(byte ^ Escape.shift)
            } else if byte != Escape.start {
                text.append(byte)
            }
            isEscaped = !isEscaped && byte == Escape.start
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// What lines are divided by.
    package static let lineBreak: UInt8 = 0x0A
}

extension RecordLine {
    /// A line that is put together field by field.
    package struct Builder {
        private var body: [UInt8] = []
        private var isEmpty = true

        /// - Parameter capacity: how many bytes the line will have, about.
        package init(capacity: Int = 256) { body.reserveCapacity(capacity) }

        /// The line without a line break.
        package var line: [UInt8] {
            RecordLine.check(of: body[...]).hexadecimalDigits + [Separator.field] + body
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

        /// Texts that need no escapes are copied as they are.
        private mutating func append(_ text: String) {
            let start = body.count
            body += text.utf8
            guard !Self.isPlain(body.span.extracting(start...)) else { return }
            body.removeSubrange(start...)
            for byte in text.utf8 {
                if byte >= Escape.firstPlain {
                    body.append(byte)
                } else {
                    body.append(Escape.start)
                    body.append(byte ^ Escape.shift)
                }
            }
        }

        private static func isPlain(_ text: Span<UInt8>) -> Bool {
            var least = UInt8.max
            for place in text.indices { least = min(least, text[place]) }
            return least >= Escape.firstPlain
        }
    }
}

extension UInt64 {
    /// 16 hexadecimal digits.
    package var hexadecimal: String { String(decoding: hexadecimalDigits, as: UTF8.self) }

    /// The same as bytes.
    var hexadecimalDigits: [UInt8] {
        (0..<16).map { place in
            let digit = UInt8(truncatingIfNeeded: self >> (60 - 4 * place)) & 15
            return digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
        }
    }

    /// The number of 16 digits as `hexadecimal` writes them; `nil` for anything else.
    package init?(hexadecimal digits: String) {
        self.init(hexadecimal: Array(digits.utf8)[...])
    }

    /// The same of bytes: a cache has several numbers for each picture.
    package init?(hexadecimal digits: ArraySlice<UInt8>) {
        guard let number = Self.number(of: digits.span) else { return nil }
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

extension Int {
    /// The number of decimal digits alone, at most 18 of them; `nil` for anything else.
    package init?(digits: ArraySlice<UInt8>) {
        guard (1...18).contains(digits.count) else { return nil }
        var number = 0
        for digit in digits {
            let value = digit &- UInt8(ascii: "0")
            guard value < 10 else { return nil }
            number = number * 10 + Int(value)
        }
        self = number
    }
}

extension Digest128 {
    /// The digest of 32 digits as `hexadecimal` writes them; `nil` for anything else.
    package init?(hexadecimal digits: String) {
        self.init(hexadecimal: Array(digits.utf8)[...])
    }

    /// The same of bytes.
    package init?(hexadecimal digits: ArraySlice<UInt8>) {
        guard digits.count == 32, let high = UInt64(hexadecimal: digits.prefix(16)),
            let low = UInt64(hexadecimal: digits.suffix(16))
        else { return nil }
        self.init(high: high, low: low)
    }
}
