internal import CXXHash
package import Rasters

/// A 128-bit digest by XXH3, as the specification of xxHash defines it (seed 0).
package struct Digest128: Hashable, Sendable {
    package let high: UInt64
    package let low: UInt64

    package init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// The digest of bytes.
    package init(of bytes: Span<UInt8>) {
        self = bytes.withUnsafeBytes { Digest128(of: $0) }
    }

    /// The digest of numbers, as they lie in memory.
    package init(of words: Span<UInt64>) {
        self = words.withUnsafeBytes { Digest128(of: $0) }
    }

    /// The digest of rows of a picture: red, green, blue and alpha of each pixel, 8 bits each and not multiplied by
    /// alpha, row by row without gaps.
    package init(of rows: Range<Int>, of raster: Raster) {
        var straight = StraightRows()
        straight.fill(with: rows, of: raster)
        self = straight.digest
    }

    init(of bytes: UnsafeRawBufferPointer) {
        let hash = thumbindex_xxh3_128(bytes.baseAddress, bytes.count)
        self.init(high: hash.high64, low: hash.low64)
    }
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
