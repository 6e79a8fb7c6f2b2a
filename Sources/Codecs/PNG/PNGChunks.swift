internal import CISAL
import Rasters

/// The chunks of a PNG file, looked at without decoding what is in them.
///
/// PNG specification, third edition, section 5: length, type, data, and the CRC-32 of type and data. What follows the
/// last chunk is not looked at.
package struct PNGChunks: Sendable {
    /// What every PNG file begins with.
    package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Those of the whole file.
    let bytes: [UInt8]

    /// The chunks of a file.
    package init(bytes: [UInt8]) { self.bytes = bytes }
}

extension PNGChunks {
    /// Whether an animation's header comes before the first data.
    package var isAnimated: Bool {
        for chunk in sequence {
            if chunk.type == .animationHeader { return true }
            if chunk.type == .imageData { return false }
        }
        return false
    }

    /// Whether all chunks up to the last are there; those that a picture needs, with their right checksums.
    package var areWhole: Bool {
        var last: PNGChunk?
        for chunk in sequence {
            guard !chunk.type.isCritical || hasRightChecksum(chunk) else { return false }
            last = chunk
        }
        return last?.type == .end
    }

    func hasRightChecksum(_ chunk: PNGChunk) -> Bool {
        unsafe bytes.withUnsafeBufferPointer { bytes in
            let checked = unsafe UnsafeBufferPointer(rebasing: bytes[chunk.data.lowerBound - 4..<chunk.data.upperBound])
            guard let start = checked.baseAddress else { return false }
            return unsafe crc32_gzip_refl(0, start, UInt64(checked.count)) == chunk.checksum
        }
    }

    /// Whether bytes of the file are those of another.
    func hasBytes(at place: Int, of other: PNGChunks, at otherPlace: Int, count: Int) -> Bool {
        unsafe bytes.withUnsafeBytes { bytes in
            unsafe other.bytes.withUnsafeBytes { others in
                guard let start = bytes.baseAddress, let otherStart = others.baseAddress else { return count == 0 }
                return unsafe areEqual(start + place, otherStart + otherPlace, byteCount: count)
            }
        }
    }

    /// Chunks up to the end of the picture, or to the first that is cut off.
    var sequence: some Sequence<PNGChunk> {
        Swift.sequence(state: Self.signature.count) { place -> PNGChunk? in
            guard place + 12 <= bytes.count else { return nil }
            let length = Int(word(at: place))
            guard length <= bytes.count - place - 12 else { return nil }
            let data = place + 8..<place + 8 + length
            let type = PNGChunkType(code: word(at: place + 4))
            place = type == .end ? bytes.count : data.upperBound + 4
            return PNGChunk(type: type, data: data, checksum: word(at: data.upperBound))
        }
    }

    /// A number of four bytes.
    func word(at place: Int) -> UInt32 {
        UInt32(bytes[place]) << 24 | UInt32(bytes[place + 1]) << 16 | UInt32(bytes[place + 2]) << 8
            | UInt32(bytes[place + 3])
    }
}

/// A chunk of a PNG file.
struct PNGChunk {
    let type: PNGChunkType
    /// The place of its data in the file; the type is before it.
    let data: Range<Int>
    let checksum: UInt32
}

/// The four letters that say what a chunk is.
struct PNGChunkType: Hashable {
    let code: UInt32

    static let header = PNGChunkType("IHDR")
    static let palette = PNGChunkType("PLTE")
    static let transparency = PNGChunkType("tRNS")
    static let imageData = PNGChunkType("IDAT")
    static let end = PNGChunkType("IEND")
    static let animationHeader = PNGChunkType("acTL")

    init(code: UInt32) { self.code = code }

    private init(_ letters: StaticString) {
        code = letters.withUTF8Buffer { unsafe $0.reduce(0) { $0 << 8 | UInt32($1) } }
    }

    /// Whether a picture cannot be decoded without it: the first letter is a capital.
    var isCritical: Bool { code & 0x2000_0000 == 0 }
}
