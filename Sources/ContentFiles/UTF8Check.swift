/// Whether bytes are well-formed UTF-8 (Unicode 15, table 3-7), fast enough for files of a million names.
enum UTF8Check {
    static func isValid(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { bytes in
            var offset = 0
            while offset < bytes.count {
                if isASCII(bytes, at: offset) {
                    offset += 8
                } else if let length = scalarLength(bytes, at: offset) {
                    offset += length
                } else {
                    return false
                }
            }
            return true
        }
    }

    /// Whether the next eight bytes are there, and all of them ASCII.
    private static func isASCII(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Bool {
        guard offset + 8 <= bytes.count else { return false }
        return bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    }

    /// The length of the scalar at a place, `nil` where it is not well-formed.
    private static func scalarLength(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Int? {
        let first = bytes[offset]
        if first < 0x80 { return 1 }
        let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard first >= 0xC2, first <= 0xF4, offset + length <= bytes.count else { return nil }
        let second = bytes[offset + 1]
        guard isContinuation(second) else { return nil }
        if length == 2 { return 2 }
        guard isContinuation(bytes[offset + 2]) else { return nil }
        if length == 3 {
            let isOverlong = first == 0xE0 && second < 0xA0
            let isSurrogate = first == 0xED && second >= 0xA0
            return isOverlong || isSurrogate ? nil : 3
        }
        guard isContinuation(bytes[offset + 3]) else { return nil }
        let isOverlong = first == 0xF0 && second < 0x90
        let isTooLarge = first == 0xF4 && second >= 0x90
        return isOverlong || isTooLarge ? nil : 4
    }

    private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
