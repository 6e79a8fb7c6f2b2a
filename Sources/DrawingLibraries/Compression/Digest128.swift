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
        self.init(bytes.withUnsafeBufferPointer { XXH3_128bits($0.baseAddress, $0.count) })
    }

    /// The digest of rows of a picture: red, green, blue and alpha of each pixel, 8 bits each and not multiplied by
    /// alpha, row by row without gaps.
    ///
    /// - Throws: `DrawingError.outOfMemory`.
    package init(of rows: Range<Int>, of raster: Raster) throws(DrawingError) {
        precondition(rows.lowerBound >= 0 && rows.upperBound <= raster.height, "rows must lie in the raster")
        guard let state = XXH3_createState() else { throw .outOfMemory }
        defer { XXH3_freeState(state) }
        XXH3_128bits_reset(state)
        raster.pixels.withUnsafeBufferPointer { pixels in
            let part = UnsafeBufferPointer(
                rebasing: pixels[rows.lowerBound * raster.width..<rows.upperBound * raster.width])
            Self.update(state, with: part)
        }
        self.init(XXH3_128bits_digest(state))
    }

    /// Converts a few thousand pixels at a time, which stay in the nearest cache.
    private static func update(_ state: OpaquePointer, with pixels: UnsafeBufferPointer<UInt32>) {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 4096) { straight in
            guard let source = pixels.baseAddress, let target = straight.baseAddress else { return }
            for start in stride(from: 0, to: pixels.count, by: straight.count) {
                let count = min(straight.count, pixels.count - start)
                StraightPixels.store(source + start, count: count, to: target)
                XXH3_128bits_update(state, target, count * 4)
            }
        }
    }

    private init(_ hash: XXH128_hash_t) { self.init(high: hash.high64, low: hash.low64) }
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
