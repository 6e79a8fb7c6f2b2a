import DrawingLibraries

/// The chunks of a PNG file, looked at without decoding what is in them.
///
/// PNG specification, third edition, section 5: length, type, data and CRC-32 of type and data.
struct PNGChunks: Sendable {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    let bytes: [UInt8]

    /// Whether an animation's header comes before the first data.
    var isAnimated: Bool {
        for chunk in self {
            if chunk.type == Self.animationHeader { return true }
            if chunk.type == Self.imageData { return false }
        }
        return false
    }

    /// Whether the chunks follow each other with their right checksums up to the last one.
    var areWhole: Bool {
        var last: Chunk?
        for chunk in self {
            guard chunk.checksum == CRC32.checksum(of: bytes, in: chunk.checkedBytes) else { return false }
            last = chunk
        }
        return last?.type == Self.end
    }

    private static let animationHeader = tag("acTL")
    private static let imageData = tag("IDAT")
    private static let end = tag("IEND")

    private static func tag(_ text: StaticString) -> UInt32 {
        text.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
    }
}

extension PNGChunks: Sequence {
    struct Chunk {
        let type: UInt32
        /// Those of type and data.
        let checkedBytes: Range<Int>
        let checksum: UInt32
    }

    /// Chunks up to the end of the picture, or to the first that is cut off.
    func makeIterator() -> AnyIterator<Chunk> {
        var place = Self.signature.count
        var isAtEnd = false
        return AnyIterator {
            guard !isAtEnd, place + 12 <= bytes.count else { return nil }
            let length = Int(word(at: place))
            guard length <= bytes.count - place - 12 else { return nil }
            let checked = place + 4..<place + 8 + length
            let chunk = Chunk(
                type: word(at: place + 4), checkedBytes: checked, checksum: word(at: checked.upperBound))
            place += 12 + length
            isAtEnd = chunk.type == Self.end
            return chunk
        }
    }

    private func word(at place: Int) -> UInt32 {
        bytes[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
}
