internal import CPixels
import Rasters

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The rows of a picture of known size, read pixel by pixel.
struct PixelGridRows: Sendable {
    let width: Int
    let height: Int
    private let rows: PixelRows

    init(width: Int, height: Int, rows: PixelRows) {
        self.width = width
        self.height = height
        self.rows = rows
    }

    /// As C sees them.
    var memory: thumbindex_rows {
        thumbindex_rows(
            start: rows.start.assumingMemoryBound(to: UInt8.self), length: rows.length,
            places: rows.places)
    }

    subscript(y: Int) -> UnsafeRawPointer { rows[y] }

    subscript(x: Int, y: Int) -> UInt32 {
        UInt32(littleEndian: rows[y].loadUnaligned(fromByteOffset: x * 4, as: UInt32.self))
    }

    /// Whether a row is the same in a picture of the same width.
    func hasRow(_ y: Int, of other: PixelGridRows) -> Bool { memcmp(rows[y], other.rows[y], width * 4) == 0 }

    /// The columns of a pixel and of those beside it.
    func columns(around x: Int) -> ClosedRange<Int> { max(x - 1, 0)...min(x + 1, width - 1) }

    /// The rows of a pixel and of those above and below it.
    func rows(around y: Int) -> ClosedRange<Int> { max(y - 1, 0)...min(y + 1, height - 1) }
}
