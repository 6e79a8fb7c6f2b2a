internal import CDeflate
internal import CISAL
internal import CZlib

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
    /// - Throws: `EncodingError.outOfMemory` for more than 4 GB, and where there is no memory.
    package mutating func segment(of bytes: Span<UInt8>) throws(EncodingError) -> [UInt8] {
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
        guard let memory = unsafe stream?.start else { throw .outOfMemory }
        var length = 0
        let output = unsafe bytes.withUnsafeBufferPointer { input in
            unsafe [UInt8](unsafeUninitializedCapacity: capacity) { output, count in
                length = unsafe thumbindex_deflate_segment(
                    level, input.baseAddress, inputLength, output.baseAddress, capacity32, &levelBuffer,
                    UInt32(levelBuffer.count), memory)
                count = max(length, 0)
            }
        }
        guard length >= 0 else { throw .outOfMemory }
        // A copy holds no more memory than it needs.
        return unsafe output.withUnsafeBufferPointer { unsafe Array($0) }
    }
}

/// Memory for ISA-L's stream, at an address where it deflates the same bytes alike in every process.
///
/// Safe to hold: it owns the memory, and frees it when it goes; the deflater that keeps it alive is all that uses it.
@safe private final class StreamMemory {
    let start: UnsafeMutableRawPointer

    /// `nil` where there is none.
    init?() {
        guard let start = unsafe thumbindex_stream_make() else { return nil }
        unsafe self.start = unsafe start
    }

    deinit { unsafe thumbindex_stream_free(start) }
}

/// Deflates whole streams, taking its time.
///
/// Safe: it alone owns libdeflate's compressor, which it was given whole and frees when it goes; the pointer never
/// leaves it.
@safe package struct WholeDeflater: ~Copyable {
    private let compressor: OpaquePointer

    /// - Parameter level: 1 the fastest to 12 the smallest.
    package init?(level: Int) {
        guard let compressor = unsafe libdeflate_alloc_compressor(Int32(clamping: level)) else { return nil }
        unsafe self.compressor = unsafe compressor
    }

    deinit { unsafe libdeflate_free_compressor(compressor) }

    /// A zlib stream of the bytes; `nil` where there is no memory for it.
    package func stream(of bytes: Span<UInt8>) -> [UInt8]? {
        let capacity = unsafe libdeflate_zlib_compress_bound(compressor, bytes.count)
        var output = [UInt8](repeating: 0, count: capacity)
        let length = unsafe bytes.withUnsafeBytes {
            unsafe libdeflate_zlib_compress(compressor, $0.baseAddress, $0.count, &output, capacity)
        }
        return length > 0 ? Array(output[..<length]) : nil
    }
}

/// Deflates whole streams as libpng does at its smallest.
package enum ZlibDeflater {
    /// A zlib stream of the bytes; `nil` where there is no memory for it, and for more than 4 GB.
    package static func stream(of bytes: Span<UInt8>) -> [UInt8]? {
        // Stored blocks of 16 KB take five bytes each; a stream six more.
        let capacity = bytes.count + bytes.count / 1000 + 64
        let output = unsafe bytes.withUnsafeBufferPointer { bytes in
            unsafe [UInt8](unsafeUninitializedCapacity: capacity) { output, count in
                count = unsafe thumbindex_zlib_stream(bytes.baseAddress, bytes.count, output.baseAddress, capacity)
            }
        }
        return output.isEmpty ? nil : output
    }
}

extension SegmentDeflater {
    /// A whole zlib stream of the bytes.
    package mutating func stream(of bytes: Span<UInt8>) throws(EncodingError) -> [UInt8] {
        zlibStream(of: try segment(of: bytes), checksum: adler32(of: bytes))
    }
}

/// A zlib stream of a segment alone.
///
/// - Parameter checksum: Adler-32 of what was deflated.
package func zlibStream(of segment: [UInt8], checksum: UInt32) -> [UInt8] {
    // Method and window; then the segment, and an empty stored block, marked as the last.
    [0x78, 0x01] + segment + [0x01, 0x00, 0x00, 0xFF, 0xFF] + checksum.bigEndianBytes
}
