internal import CDeflate

/// Deflates whole streams, taking its time.
package struct WholeDeflater: ~Copyable {
    private let compressor: OpaquePointer

    /// - Parameter level: 1 the fastest to 12 the smallest.
    package init?(level: Int) {
        guard let compressor = libdeflate_alloc_compressor(Int32(clamping: level)) else { return nil }
        self.compressor = compressor
    }

    deinit { libdeflate_free_compressor(compressor) }

    /// A zlib stream of the bytes; `nil` where there is no memory for it.
    package func stream(of bytes: Span<UInt8>) -> [UInt8]? {
        let capacity = libdeflate_zlib_compress_bound(compressor, bytes.count)
        var output = [UInt8](repeating: 0, count: capacity)
        let length = bytes.withUnsafeBytes {
            libdeflate_zlib_compress(compressor, $0.baseAddress, $0.count, &output, capacity)
        }
        return length > 0 ? Array(output[..<length]) : nil
    }
}
