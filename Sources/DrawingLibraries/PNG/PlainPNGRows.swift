package import Rasters

/// A plain PNG file whose pixels are decoded from the top, some rows at a time, of which only the last are kept.
///
/// One thread at a time may use it.
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

    /// The last rows, by their numbers in the picture.
    package var rows: PixelRows { window.rows }

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
