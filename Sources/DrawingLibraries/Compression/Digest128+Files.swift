internal import CXXHash

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension Digest128 {
    /// The digest of a file's bytes, read piece by piece; `nil` for one that cannot be read.
    package init?(ofFile path: String) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        guard let state = XXH3_createState() else { return nil }
        defer { XXH3_freeState(state) }
        XXH3_128bits_reset(state)
        guard Self.readAll(descriptor, into: state) else { return nil }
        let hash = XXH3_128bits_digest(state)
        self.init(high: hash.high64, low: hash.low64)
    }

    /// Pieces stay in the cache that is next to the nearest.
    private static func readAll(_ descriptor: Int32, into state: OpaquePointer) -> Bool {
        withUnsafeTemporaryAllocation(byteCount: 1 << 18, alignment: 64) { piece in
            while true {
                let count = read(descriptor, piece.baseAddress, piece.count)
                if count == 0 { return true }
                if count > 0 {
                    thumbindex_xxh3_update(state, piece.baseAddress, count)
                } else if errno != EINTR {
                    return false
                }
            }
        }
    }
}
