internal import CDeflate
internal import CISAL

/// Deflates parts of a stream that can be put together in any order and need nothing of each other.
package struct SegmentDeflater {
    private let level: UInt32
    /// What the library works in; made for the first segment, since many a deflater never gets one.
    private var levelBuffer: [UInt8] = []
    private var room: StreamRoom?

    /// - Parameter level: 0 the fastest to 2; level 3 gives other bytes on other processors.
    package init(level: Int) {
        precondition((0...2).contains(level), "levels from 0 to 2 give the same bytes on every processor")
        self.level = UInt32(level)
    }

    /// The bytes as deflate blocks, none of them the stream's last; the same whatever was deflated before.
    ///
    /// - Throws: `DrawingError.outOfMemory` for more than 4 GB.
    package mutating func segment(of bytes: Span<UInt8>) throws(DrawingError) -> [UInt8] {
        // Stored blocks hold 65,535 bytes behind five of their own; nothing deflated here takes more.
        let capacity = bytes.count + bytes.count / 8 + 1024
        guard let inputLength = UInt32(exactly: bytes.count), let capacity32 = UInt32(exactly: capacity) else {
            throw .outOfMemory
        }
        if levelBuffer.isEmpty {
            levelBuffer = [UInt8](repeating: 0, count: Int(thumbindex_level_buffer_length(level)))
        }
        // A copy has a room of its own once it is used.
        if !isKnownUniquelyReferenced(&room) { room = StreamRoom() }
        var length = 0
        let output = bytes.withUnsafeBufferPointer { input in
            [UInt8](unsafeUninitializedCapacity: capacity) { output, count in
                length = thumbindex_deflate_segment(
                    level, input.baseAddress, inputLength, output.baseAddress, capacity32, &levelBuffer,
                    UInt32(levelBuffer.count), room?.start)
                count = max(length, 0)
            }
        }
        guard length >= 0 else { throw .outOfMemory }
        // A copy holds no more memory than it needs.
        return output.withUnsafeBufferPointer { Array($0) }
    }
}

/// Memory in which ISA-L's stream can lie at several addresses; most of it is never touched.
private final class StreamRoom {
    let start: UnsafeMutablePointer<UInt8>

    init() {
        start = UnsafeMutableRawPointer.allocate(
            byteCount: thumbindex_stream_room_length(), alignment: thumbindex_stream_room_alignment()
        ).assumingMemoryBound(to: UInt8.self)
    }

    deinit { UnsafeMutableRawPointer(start).deallocate() }
}

/// The checksum of a zlib stream, of bytes that follow those of `start`; 1 before the first.
package func adler32(of bytes: Span<UInt8>, continuing start: UInt32 = 1) -> UInt32 {
    bytes.withUnsafeBufferPointer { libdeflate_adler32(start, $0.baseAddress, $0.count) }
}

/// The checksum of a PNG chunk, of bytes that follow those of `start`; 0 before the first.
package func crc32(of bytes: Span<UInt8>, continuing start: UInt32 = 0) -> UInt32 {
    bytes.withUnsafeBufferPointer { crc32_gzip_refl(start, $0.baseAddress, UInt64($0.count)) }
}
