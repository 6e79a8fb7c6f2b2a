internal import CPixels
package import Rasters

/// Rows of a picture as PNG's colour type 6 holds them: bytes red, green, blue, alpha, the colours not multiplied by
/// alpha; multiplied again, they are what they were.
package struct StraightRows {
    package private(set) var width = 0
    package private(set) var rowCount = 0
    /// What is true of all of them.
    package private(set) var facts = PixelFacts()
    /// At least as many as the rows have: a smaller part leaves the rest as it was.
    private var pixels: [UInt32] = []

    package init() {}

    /// Replaces the rows by others; the memory is used again. The facts are known but for the colours.
    package mutating func fill(with rows: Range<Int>, of raster: Raster) {
        precondition(rows.lowerBound >= 0 && rows.upperBound <= raster.height, "rows must lie in the raster")
        (width, rowCount) = (raster.width, rows.count)
        let count = width * rowCount
        if pixels.count < count { pixels = [UInt32](repeating: 0, count: count) }
        var found = thumbindex_pixel_facts()
        raster.pixels.withUnsafeBufferPointer { source in
            guard let start = source.baseAddress else { return }
            thumbindex_store_straight(start + rows.lowerBound * raster.width, count, &pixels, &found)
        }
        facts.isOpaque = found.common >= 0xFF00_0000
        facts.isGray = found.spread == 0
        facts.colors = .unknown
    }

    /// Has the facts say which colours there are.
    package mutating func countColors() {
        guard case .unknown = facts.colors, width > 0, rowCount > 0 else { return }
        var count = 0
        let colors = [UInt32](unsafeUninitializedCapacity: 256) { colors, length in
            count = withUnsafePixels { thumbindex_colors($0, width, rowCount, colors.baseAddress) }
            length = min(count, 256)
        }
        facts.colors = count <= 256 ? .few(colors.sorted()) : .many
    }

    /// The rows, one after the other without gaps.
    package var bytes: [UInt8] {
        withUnsafePixels { [UInt8](UnsafeRawBufferPointer(start: $0, count: 4 * width * rowCount)) }
    }

    /// The digest of the rows' bytes.
    package var digest: Digest128 {
        withUnsafePixels { Digest128(of: UnsafeRawBufferPointer(start: $0, count: 4 * width * rowCount)) }
    }

    func withUnsafePixels<Result>(_ body: (UnsafePointer<UInt32>?) -> Result) -> Result {
        pixels.withUnsafeBufferPointer { body($0.baseAddress) }
    }
}
