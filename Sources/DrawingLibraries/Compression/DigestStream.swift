internal import CXXHash

/// A digest of bytes that come one part after the other; the same as that of all of them at once.
final class DigestStream {
    private let state: OpaquePointer?

    init() {
        state = XXH3_createState()
        reset()
    }

    deinit { XXH3_freeState(state) }

    /// Forgets all bytes.
    func reset() { XXH3_128bits_reset(state) }

    func update(_ rows: StraightRows) {
        rows.withUnsafeBytes { thumbindex_xxh3_update(state, $0.baseAddress, $0.count) }
    }

    var digest: Digest128 {
        let hash = XXH3_128bits_digest(state)
        return Digest128(high: hash.high64, low: hash.low64)
    }
}
