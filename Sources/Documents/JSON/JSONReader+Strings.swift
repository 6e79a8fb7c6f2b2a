extension JSONReader {
    /// Reads a string from its opening quotation mark past the closing one.
    mutating func string() throws(DiagnosticError) -> String {
        let opening = offset
        offset += 1
        var text: [UInt8] = []
        while true {
            let part = bytes[offset...].prefix { !$0.endsPlainText }
            offset = part.endIndex
            switch byte {
            case UInt8(ascii: "\""):
                offset += 1
                return String(decoding: text.isEmpty ? part : text + part, as: UTF8.self)
            case UInt8(ascii: "\\"):
                text += part
                text += try escaped()
            case nil: throw failure("a quotation mark is never closed", at: opening, opening + 1)
            case .some(let control): throw controlCharacter(control)
            }
        }
    }

    /// Reads an escape (RFC 8259, section 7), in UTF-8.
    private mutating func escaped() throws(DiagnosticError) -> [UInt8] {
        let start = offset
        let letter = start + 1 < bytes.count ? bytes[start + 1] : 0
        offset += 2
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [letter]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "u"): return try scalar(escapedAt: start)
        default: throw unknownEscape(at: start)
        }
    }

    /// The scalar of `\u00e9` or of a pair of surrogates.
    private mutating func scalar(escapedAt start: Int) throws(DiagnosticError) -> [UInt8] {
        let value: UInt32
        switch SurrogateEscape.read(bytes, at: start) {
        case .pair(let scalar):
            offset = start + SurrogateEscape.pairLength
            value = scalar
        case .unpaired: throw SurrogateEscape.unpaired(at: start, in: source)
        case .none:
            guard let unit = SurrogateEscape.unit(bytes, at: start) else { throw unknownEscape(at: start) }
            offset = start + SurrogateEscape.pairLength / 2
            value = unit
        }
        if value == 0 {
            let place = range(from: start, to: offset)
            problems.add(Diagnostic(.error, "a string cannot hold the character U+0000", in: source, at: place))
        }
        return Unicode.Scalar(value).map { Array(String($0).utf8) } ?? []
    }
}

extension UInt8 {
    /// Whether a byte of a string is something else than a part of its text.
    fileprivate var endsPlainText: Bool { self < 0x20 || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\") }
}

/// The escapes by which JSON writes a scalar beyond U+FFFF (RFC 8259, section 7).
enum SurrogateEscape {
    /// `\ud83d\ude00`
    static let pairLength = 12
    /// `\U0001F600`
    static let longLength = 10

    enum Reading: Equatable {
        /// Another escape.
        case none
        case pair(UInt32)
        case unpaired
    }

    /// What stands at a backslash.
    static func read(_ bytes: [UInt8], at offset: Int) -> Reading {
        guard let high = unit(bytes, at: offset), (0xD800...0xDFFF).contains(high) else { return .none }
        guard high < 0xDC00, let low = unit(bytes, at: offset + 6), (0xDC00...0xDFFF).contains(low) else {
            return .unpaired
        }
        return .pair(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    }

    /// The escape of eight digits that YAML has for a scalar.
    static func long(_ scalar: UInt32) -> [UInt8] {
        let digits = String(scalar, radix: 16, uppercase: true)
        return Array(("\\U" + String(repeating: "0", count: 8 - digits.count) + digits).utf8)
    }

    /// The number of an escape such as `\ud83d`.
    static func unit(_ bytes: [UInt8], at offset: Int) -> UInt32? {
        guard offset + 6 <= bytes.count, bytes[offset] == UInt8(ascii: "\\"), bytes[offset + 1] == UInt8(ascii: "u")
        else { return nil }
        let digits = bytes[(offset + 2)..<(offset + 6)]
        guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
        return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    }

    /// An error at half of a pair.
    static func unpaired(at offset: Int, in source: SourceText) -> DiagnosticError {
        let start = source.position(utf8Offset: offset)
        let end = SourcePosition(line: start.line, column: start.column + pairLength / 2)
        return DiagnosticError(
            "half of a surrogate pair", in: source, at: SourceRange(start: start, end: end),
            hints: ["escapes from \\ud800 to \\udbff and from \\udc00 to \\udfff stand in pairs"])
    }
}
