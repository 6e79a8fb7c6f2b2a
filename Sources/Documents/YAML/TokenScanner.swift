/// Finds where a node ends, which libyaml tells only of some, in the bytes of the source.
struct TokenScanner {
    private let bytes: [UInt8]

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    func byte(at offset: Int) -> UInt8? {
        bytes.indices.contains(offset) ? bytes[offset] : nil
    }

    /// The offset behind an anchor and a tag that stand before the node itself.
    func skipProperties(at offset: Int) -> Int {
        var offset = offset
        while let first = byte(at: offset), first == UInt8(ascii: "&") || first == UInt8(ascii: "!") {
            while let byte = byte(at: offset), !byte.isWhiteSpace { offset += 1 }
            while let byte = byte(at: offset), byte.isWhiteSpace { offset += 1 }
        }
        return offset
    }

    /// The offset behind a scalar that starts at an offset.
    func end(of text: String, _ style: ComposedNode.ScalarStyle, at offset: Int) -> Int {
        switch style {
        case .doubleQuoted: return endOfQuoted(at: offset, escape: UInt8(ascii: "\\"))
        case .singleQuoted: return endOfQuoted(at: offset, escape: nil)
        case .block: return offset + 1
        case .plain:
            if bytes[min(offset, bytes.count)...].starts(with: text.utf8) { return offset + text.utf8.count }
            return endOfLine(at: offset)
        }
    }

    /// The offset behind the bracket that closes a collection after its last element, if it is there.
    func endOfFlow(after offset: Int) -> Int? {
        var offset = offset
        while let byte = byte(at: offset), byte.isWhiteSpace || byte == UInt8(ascii: ",") { offset += 1 }
        let isBracket = byte(at: offset) == UInt8(ascii: "]") || byte(at: offset) == UInt8(ascii: "}")
        return isBracket ? offset + 1 : nil
    }

    private func endOfQuoted(at offset: Int, escape: UInt8?) -> Int {
        guard let quote = byte(at: offset) else { return offset }
        var offset = offset + 1
        while let byte = byte(at: offset) {
            if byte == escape {
                offset += 2
            } else if byte == quote {
                // A single quote is doubled to stand for itself.
                guard escape == nil, self.byte(at: offset + 1) == quote else { return offset + 1 }
                offset += 2
            } else {
                offset += 1
            }
        }
        return bytes.count
    }

    private func endOfLine(at offset: Int) -> Int {
        var end = offset
        while let byte = byte(at: end), !byte.isLineBreak { end += 1 }
        while end > offset, bytes[end - 1].isWhiteSpace { end -= 1 }
        return end
    }
}

extension UInt8 {
    var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
    var isWhiteSpace: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || isLineBreak }
}
