internal import CXXHash

/// A 128-bit digest by XXH3, as the specification of xxHash defines it (seed 0).
package struct Digest128: Hashable, Sendable {
    /// The 64 bits that the canonical form begins with.
    package let high: UInt64
    /// The other 64 bits, which alone tell versions of one thing apart.
    package let low: UInt64

    /// The digest of both halves.
    package init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// The digest of bytes.
    package init(of bytes: RawSpan) {
        self = unsafe bytes.withUnsafeBytes { unsafe Digest128(thumbindex_xxh3_128($0.baseAddress, $0.count)) }
    }

    /// The digest of bytes.
    package init(of bytes: Span<UInt8>) { unsafe self.init(of: bytes.bytes) }

    /// The digest of numbers, as they lie in memory.
    package init(of words: Span<UInt64>) { unsafe self.init(of: words.bytes) }

    /// The digest of a file's bytes, read piece by piece; `nil` for one that cannot be read.
    package init?(ofFile path: String) {
        guard let file = try? OpenFile(path) else { return nil }
        self.init(of: file)
    }

    /// The same for a file that is open.
    package init?(of file: OpenFile) {
        let stream = DigestStream()
        guard (try? file.forEachPiece { stream.update($0) }) != nil else { return nil }
        self = stream.digest
    }

    fileprivate init(_ hash: XXH128_hash_t) { self.init(high: hash.high64, low: hash.low64) }
}

extension Digest128 {
    /// The canonical form: the high half first, each from its highest byte.
    package var bytes: [UInt8] {
        [high, low].flatMap { half in (0..<8).map { UInt8(truncatingIfNeeded: half >> (56 - 8 * $0)) } }
    }

    /// The canonical form as 32 hexadecimal digits.
    package var hexadecimal: String {
        [high, low].map { half in
            let digits = String(half, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}

/// A digest of bytes that come one part after the other; the same as that of all of them at once.
///
/// Safe to use: the state is made with the object, freed with it, and given to nobody.
@safe package final class DigestStream {
    private let state: OpaquePointer?

    /// A digest of no bytes yet.
    package init() {
        unsafe state = unsafe XXH3_createState()
        reset()
    }

    deinit { unsafe XXH3_freeState(state) }

    /// Forgets all bytes.
    package func reset() { unsafe XXH3_128bits_reset(state) }

    /// Takes the bytes that come next.
    package func update(_ bytes: RawSpan) {
        unsafe bytes.withUnsafeBytes { unsafe thumbindex_xxh3_update(state, $0.baseAddress, $0.count) }
    }

    /// That of the bytes so far.
    package var digest: Digest128 { unsafe Digest128(XXH3_128bits_digest(state)) }
}
