internal import CPixels
import Rasters

/// The different pixels of rows that are shown to it, a few rows at a time.
struct ColorCounter {
    /// `0xAABBGGRR`
    private var found: [UInt32] = []
    private var places: [UInt16] = []
    private var count = 0

    /// More colours than any palette has are not told apart.
    private static let limit = 256

    /// Forgets all; the memory is used again.
    mutating func reset() {
        if count > 0 { places = [] }
        count = 0
    }

    mutating func add(_ rows: StraightRows) {
        guard rows.width > 0, count <= Self.limit else { return }
        if places.isEmpty { places = [UInt16](repeating: 0, count: Int(thumbindex_color_slots)) }
        if found.isEmpty { found = [UInt32](repeating: 0, count: Self.limit) }
        count = rows.withUnsafePixels { pixels in
            thumbindex_add_colors(
                pixels, rows.width, rows.rowCount, rows.hasRowAbove ? 1 : 0, &places, &found, count)
        }
    }

    var colors: PixelColors {
        count > Self.limit ? .many : .few(found[..<count].sorted().map(StraightRGBA.init(abgr:)))
    }
}
