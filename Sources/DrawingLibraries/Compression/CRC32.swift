internal import CISAL

/// The checksum of PNG's chunks, ISO 3309.
package enum CRC32 {
    package static func checksum(of bytes: [UInt8], in range: Range<Int>) -> UInt32 {
        bytes.withUnsafeBufferPointer { bytes in
            guard let start = UnsafeBufferPointer(rebasing: bytes[range]).baseAddress else { return 0 }
            return crc32_gzip_refl(0, start, UInt64(range.count))
        }
    }
}
