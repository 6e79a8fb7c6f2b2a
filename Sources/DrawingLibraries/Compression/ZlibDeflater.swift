internal import CZlib

/// Deflates whole streams as libpng does at its smallest.
package enum ZlibDeflater {
    /// A zlib stream of the bytes; `nil` where there is no memory for it, and for more than 4 GB.
    package static func stream(of bytes: Span<UInt8>) -> [UInt8]? {
        // Stored blocks of 16 KB take five bytes each; a stream six more.
        let capacity = bytes.count + bytes.count / 1000 + 64
        let output = bytes.withUnsafeBufferPointer { bytes in
            [UInt8](unsafeUninitializedCapacity: capacity) { output, count in
                count = thumbindex_zlib_stream(bytes.baseAddress, bytes.count, output.baseAddress, capacity)
            }
        }
        return output.isEmpty ? nil : output
    }
}
