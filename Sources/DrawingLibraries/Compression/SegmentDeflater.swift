internal import CDeflate
internal import CISAL

/// Deflates parts of a stream that can be put together in any order and need nothing of each other.
package struct SegmentDeflater {
    private let level: UInt32
    /// What the library works in; made for the first segment, since many a deflater never gets one.
    private var levelBuffer: [UInt8] = []
    private var stream: StreamMemory?

    /// - Parameter level: 0 the fastest to 2; level 3 gives other bytes on other processors.
    package init(level: Int) {
        precondition((0...2).contains(level), "levels from 0 to 2 give the same bytes on every processor")
        self.level = UInt32(level)
    }

    /// The bytes as deflate blocks, none of them the stream's last; the same whatever was deflated before.
    ///
    /// - Throws: `DrawingError.outOfMemory` for more than 4 GB, and where the process may not have addresses enough to
    ///   choose the stream's among: a little over 4 GB of them, for an instant.
    package mutating func segment(of bytes: Span<UInt8>) throws(DrawingError) -> [UInt8] {
        // Stored blocks hold 65,535 bytes behind five of their own; nothing deflated here takes more.
        let capacity = bytes.count + bytes.count / 8 + 1024
        guard let inputLength = UInt32(exactly: bytes.count), let capacity32 = UInt32(exactly: capacity) else {
            throw .outOfMemory
        }
        if levelBuffer.isEmpty {
            levelBuffer = [UInt8](repeating: 0, count: Int(thumbindex_level_buffer_length(level)))
        }
        // A copy has a stream of its own once it is used.
        if !isKnownUniquelyReferenced(&stream) { stream = StreamMemory() }
        guard let memory = stream?.start else { throw .outOfMemory }
        var length = 0
        let output = bytes.withUnsafeBufferPointer { input in
            [UInt8](unsafeUninitializedCapacity: capacity) { output, count in
                length = thumbindex_deflate_segment(
                    level, input.baseAddress, inputLength, output.baseAddress, capacity32, &levelBuffer,
                    UInt32(levelBuffer.count), memory)
                count = max(length, 0)
            }
        }
        guard length >= 0 else { throw .outOfMemory }
        // A copy holds no more memory than it needs.
        return output.withUnsafeBufferPointer { Array($0) }
    }
}

/// Memory for ISA-L's stream, at an address where it deflates the same bytes alike in every process.
private final class StreamMemory {
    let start: UnsafeMutableRawPointer

    /// `nil` where there is none.
    init?() {
        guard let start = thumbindex_stream_make() else { return nil }
        self.start = start
    }

    deinit { thumbindex_stream_free(start) }
}

/// The checksum of a zlib stream, of bytes that follow those of `start`; 1 before the first.
package func adler32(of bytes: Span<UInt8>, continuing start: UInt32 = 1) -> UInt32 {
    bytes.withUnsafeBufferPointer { libdeflate_adler32(start, $0.baseAddress, $0.count) }
}

/// The same of bytes that are all zero (RFC 1950): the first sum stays, and is added to the second for each of them.
package func adler32(ofZeros count: Int, continuing start: UInt32 = 1) -> UInt32 {
    let (first, second) = (UInt64(start & 0xFFFF), UInt64(start >> 16))
    return UInt32((second + first * UInt64(count % 65_521)) % 65_521) << 16 | UInt32(first)
}

/// The checksum of a PNG chunk, of bytes that follow those of `start`; 0 before the first.
package func crc32(of bytes: Span<UInt8>, continuing start: UInt32 = 0) -> UInt32 {
    bytes.withUnsafeBufferPointer { crc32_gzip_refl(start, $0.baseAddress, UInt64($0.count)) }
}
