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
