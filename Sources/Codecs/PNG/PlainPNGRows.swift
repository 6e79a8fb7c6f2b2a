package import Rasters

/// A plain PNG file whose pixels are decoded from the top, some rows at a time, of which only the last are kept.
///
/// One thread at a time decodes. Meanwhile others may read the rows that `rows(from:whileDecoding:)` gave out before:
/// decoding writes to none of them.
///
/// Unchecked, since its caller keeps to the first, and `rows(from:whileDecoding:)` to the second.
package final class PlainPNGRows: @unchecked Sendable {
    /// Of the whole picture.
    package let size: PixelSize
    /// How many rows are decoded.
    package private(set) var rowCount = 0
    private let window: PixelWindow
    private var decoder: PixelRowDecoder

    /// - Parameters:
    ///   - bytes: of a whole file; `nil` for one that is of another kind, broken, or beyond the limit, which
    ///     `PictureDecoder` is to decide on.
    ///   - keptRows: how many rows are kept for a picture of this width, at least.
    package init?(bytes: [UInt8], pixelLimit: Int, keptRows: (_ width: Int) -> Int) {
        guard let file = PlainPNG(bytes: bytes, pixelLimit: pixelLimit), let decoder = file.rowDecoder() else {
            return nil
        }
        size = PixelSize(width: file.header.width, height: file.header.height)
        window = PixelWindow(width: size.width, rowCount: min(keptRows(size.width), size.height))
        self.decoder = decoder
    }

    /// Decoded rows, by their numbers in the picture, that may be read while the next ones are decoded.
    ///
    /// A row is written where the one that lies a window's height above it was. So those can be read that do not lie
    /// where a row to be decoded will; for others the program stops.
    /// - Parameters:
    ///   - first: the first row that is to be read.
    ///   - count: how many rows are decoded at most before the last of these is read.
    package func rows(from first: Int, whileDecoding count: Int) -> PixelRows {
        let end = min(rowCount + count, size.height)
        precondition(first >= 0 && end - first <= window.rowCount, "rows that are read must not be written to")
        return window.rows
    }

    /// Decodes the next rows: all at most; `false` where the file is broken.
    package func decode(rowCount count: Int) -> Bool {
        var left = min(count, size.height - rowCount)
        while left > 0 {
            let part = min(left, window.rowCount - rowCount % window.rowCount)
            let above = unsafe rowCount > 0 ? UnsafeRawPointer(window.place(ofRow: rowCount - 1)) : nil
            guard unsafe decoder.decode(rowCount: part, into: window.place(ofRow: rowCount), above: above) else {
                return false
            }
            rowCount += part
            left -= part
        }
        return rowCount < size.height || decoder.isAtEnd()
    }
}

/// Turns a PNG file's data into rows of pixels of four bytes, some rows at a time.
///
/// Safe: it alone owns the piece, of whose length all places are counted, and frees it when it goes.
@safe struct PixelRowDecoder: ~Copyable {
    private let header: PlainPNGHeader
    private var inflater: PNGInflater
    private var undoing: PNGFilterUndoing
    /// Rows as the file stores them, each behind its filter's number, and one byte more: pixels of three bytes are read
    /// as four.
    private let piece: UnsafeMutableBufferPointer<UInt8>

    init(header: PlainPNGHeader, palette: [StraightRGBA], inflater: consuming PNGInflater) {
        self.header = header
        self.inflater = inflater
        undoing = PNGFilterUndoing(header: header, palette: palette)
        let rowLength = header.rowLength + 1
        // Four rows are unfiltered at once.
        let rowsAtOnce = max(Self.pieceLength / rowLength, 1) / 4 * 4
        unsafe piece = .allocate(capacity: min(max(rowsAtOnce, 1), header.height) * rowLength + 1)
        unsafe piece.initialize(repeating: 0)
    }

    deinit { unsafe piece.deallocate() }

    /// So much that a processor's second cache holds it.
    private static let pieceLength = 256 << 10

    /// Writes the next rows; `false` where the data breaks off, or a row is not as it should be.
    ///
    /// - Parameters:
    ///   - pixels: room for the rows: red, green, blue, alpha in memory, without gaps.
    ///   - above: the pixels of the row before them, `nil` for a picture's first.
    mutating func decode(
        rowCount: Int, into pixels: UnsafeMutableRawPointer, above: UnsafeRawPointer?
    ) -> Bool {
        let rowLength = header.rowLength + 1
        let rowsAtOnce = unsafe (piece.count - 1) / rowLength
        var above = unsafe above
        for start in stride(from: 0, to: rowCount, by: rowsAtOnce) {
            let count = min(rowsAtOnce, rowCount - start)
            let stored = unsafe UnsafeMutableBufferPointer(rebasing: piece[..<(count * rowLength)])
            let target = unsafe pixels + start * header.width * 4
            guard unsafe inflater.fill(stored), let data = stored.baseAddress,
                unsafe undoing.undo(data, rowCount: count, into: target, above: above)
            else { return false }
            unsafe above = unsafe UnsafeRawPointer(target + (count - 1) * header.width * 4)
        }
        return true
    }

    /// Whether the data ends here as it should.
    mutating func isAtEnd() -> Bool { inflater.isAtEnd() }
}
