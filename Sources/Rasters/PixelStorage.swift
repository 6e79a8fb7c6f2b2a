#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Memory for the pixels of a picture, written once and then only read.
///
/// Large pictures lie on large pages where the system has them: filling a screenshot's memory for the first time
/// costs more than decoding into it otherwise.
package final class PixelStorage: @unchecked Sendable {
    /// No one writes here once the storage is shared.
    package let bytes: UnsafeMutableRawBufferPointer

    /// - Parameter byteCount: the contents are arbitrary until written.
    package init(byteCount: Int) {
        precondition(byteCount > 0, "a picture has at least one pixel")
        let isLarge = byteCount >= Self.largePage
        bytes = .allocate(byteCount: byteCount, alignment: isLarge ? Self.largePage : 64)
        #if os(Linux)
            if isLarge { madvise(bytes.baseAddress, byteCount, MADV_HUGEPAGE) }
        #endif
    }

    deinit { bytes.deallocate() }

    private static let largePage = 2 << 20
}
