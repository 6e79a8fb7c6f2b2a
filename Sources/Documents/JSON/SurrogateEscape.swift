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
