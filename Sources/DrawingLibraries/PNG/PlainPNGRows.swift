package import Rasters

/// A plain PNG file whose pixels are decoded from the top, some rows at a time, of which only the last are kept.
///
/// One thread at a time decodes. Meanwhile others may read the rows that `rows(from:whileDecoding:)` gave out before:
/// decoding writes to none of them.
package final class PlainPNGRows: @unchecked Sendable {
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
            let above = rowCount > 0 ? UnsafeRawPointer(window.place(ofRow: rowCount - 1)) : nil
            guard decoder.decode(rowCount: part, into: window.place(ofRow: rowCount), above: above) else {
                return false
            }
            rowCount += part
            left -= part
        }
        return rowCount < size.height || decoder.isAtEnd()
    }
}
