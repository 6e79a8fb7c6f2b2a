internal import CPixels

/// Deflates rows of drawn pixels as differences to the ones above, for a PNG file.
///
/// Safe: it alone owns the deflater of C, which it frees when it goes; what that lends is copied at once.
@safe final class RowDeflater {
    private let deflater: OpaquePointer
    private var (width, rowsLeft, rowLength, byteCount) = (0, 0, 0, 0)

    init() throws(EncodingError) {
        guard let deflater = unsafe thumbindex_row_deflater_make() else { throw .outOfMemory }
        unsafe self.deflater = unsafe deflater
    }

    deinit { unsafe thumbindex_row_deflater_free(deflater) }

    /// Makes room for rows that are to be added.
    ///
    /// - Parameter format: RGB or RGBA.
    func begin(rowCount: Int, width: Int, format: PNGFormat) throws(EncodingError) {
        precondition(ChangingRows.suit(format), "differences are of three or four bytes")
        guard unsafe thumbindex_row_deflater_begin(deflater, width, rowCount, UInt32(format.bytesPerPixel)) != 0 else {
            throw .outOfMemory
        }
        (self.width, rowsLeft, rowLength, byteCount) = (width, rowCount, 1 + format.rowLength(width: width), 0)
    }

    /// Adds some rows of the width.
    ///
    /// - Parameter hasRowAbove: whether the first one's filter may look at the row above it.
    func add(_ rows: StraightRows, _ numbers: Range<Int>, hasRowAbove: Bool) {
        precondition(rows.width == width && numbers.count <= rowsLeft, "there must be room for the rows")
        precondition(numbers.lowerBound >= 0 && numbers.upperBound <= rows.rowCount, "rows must be there")
        rowsLeft -= numbers.count
        byteCount += numbers.count * rowLength
        unsafe rows.withUnsafePixels { pixels in
            guard let pixels = unsafe pixels else { return }
            for number in numbers {
                let row = unsafe pixels + number * width
                let hasRowAbove = number > numbers.lowerBound || hasRowAbove
                let columns = hasRowAbove ? rows.columnsChanging(inRow: number) : 0..<width
                unsafe thumbindex_row_deflater_add(
                    deflater, row, hasRowAbove ? row - width : nil, width, columns.lowerBound, columns.upperBound)
            }
        }
    }

    /// The rows that were added.
    func finish() throws(EncodingError) -> EncodedBand {
        let rows = unsafe thumbindex_row_deflater_finish(deflater)
        guard let start = unsafe rows.start else { throw .outOfMemory }
        let deflated = unsafe Array(UnsafeBufferPointer(start: start, count: rows.count))
        return EncodedBand(deflated: deflated, checksum: unsafe rows.checksum, byteCount: byteCount)
    }
}
