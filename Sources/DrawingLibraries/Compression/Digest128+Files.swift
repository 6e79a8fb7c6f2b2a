internal import CXXHash

extension Digest128 {
    /// The digest of a file's bytes, read piece by piece; `nil` for one that cannot be read.
    package init?(ofFile path: String) {
        guard let state = XXH3_createState() else { return nil }
        defer { XXH3_freeState(state) }
        XXH3_128bits_reset(state)
        guard forEachPiece(ofFile: path, { thumbindex_xxh3_update(state, $0.baseAddress, $0.count) }) else {
            return nil
        }
        let hash = XXH3_128bits_digest(state)
        self.init(high: hash.high64, low: hash.low64)
    }
}
