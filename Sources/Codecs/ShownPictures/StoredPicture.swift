package import Geometry
package import Rasters

/// A picture file decoded once for all sizes in which it is shown: as it is stored, neither turned upright nor in sRGB.
package struct StoredPicture: Sendable {
    /// Of the upright picture, in the file's pixels.
    package let size: Size
    let header: PictureHeader
    let orientation: PictureOrientation
    /// How many pixels there are, and how many of the file's make one of them.
    let rows: RowsSize
    /// Four bytes a pixel, row by row without gaps.
    let pixels: [UInt8]

    /// More pixels than these are not held for sizes that need no more.
    package static let pixelLimit = 2_000_000
    /// More pixels than these are never held: what is shown of a larger file is made from so many.
    package static let detailLimit = 16_000_000

    /// How much memory it takes.
    package var byteCount: Int { pixels.count }
}

/// A file that was decoded, or is too large to be held as it is.
package enum DecodedFile: Sendable {
    /// All of its pixels.
    case whole(StoredPicture)
    /// Only its beginning was read, which says the size of the upright picture in pixels.
    case large(Size)
    /// Without pixels of its own.
    case drawing(SVGPicture)

    /// How much memory it takes.
    package var byteCount: Int {
        switch self {
        case .whole(let picture): picture.byteCount
        case .large: 0
        case .drawing(let picture): picture.byteCount
        }
    }
}

extension StoredPicture {
    /// By how much the sides of a picture of so many pixels are divided, that few enough are left: a power of two.
    package static func divisor(of size: Size) -> Int { divisor(of: size, leaving: pixelLimit) }

    /// The same for a cut: so few that there are two and a half pixels for one, as far as that many are held. Reducing by
    /// powers of two lets some moiré pass, which the better filter then takes away.
    ///
    /// It depends on nothing but the file's size and the cut, and so does what the cut shows.
    package static func divisor(of size: Size, for cut: RowReducer.Cut) -> Int {
        let ratio = min(cut.width / Double(cut.columns), cut.height / Double(cut.rows))
        let least = divisor(of: size, leaving: detailLimit)
        var divisor = divisor(of: size)
        while divisor > least, ratio < 2.5 * Double(divisor) { divisor /= 2 }
        return divisor
    }

    private static func divisor(of size: Size, leaving pixels: Int) -> Int {
        var divisor = 1
        while size.width * size.height > Double(pixels * divisor * divisor) { divisor *= 2 }
        return divisor
    }
}

extension PictureRows {
    /// All of the picture, its sides divided by a power of two; all rows are read, so that a file that is cut off
    /// anywhere is found out.
    func stored(dividedBy divisor: Int) throws(PictureDecodingError) -> StoredPicture {
        let size = try begin(shrink: Double(divisor))
        let side = max(divisor / max(Int(size.pixelsPerColumn.rounded()), 1), 1)
        var blocks = PixelBlocks(side: side, width: size.width)
        let height = (size.height + side - 1) / side
        var pixels: [UInt8] = []
        pixels.reserveCapacity(blocks.count * height * 4)
        var row = [UInt8](repeating: 0, count: size.width * 4)
        for _ in 0..<size.height {
            try read(into: &row)
            if side == 1 { pixels += row } else { blocks.add(row, hasAlpha: header.hasAlpha, finishedInto: &pixels) }
        }
        if side > 1 { blocks.finish(hasAlpha: header.hasAlpha, into: &pixels) }
        try finish()
        return StoredPicture(
            size: header.uprightSize, header: header, orientation: PictureOrientation(exif: header.exif),
            rows: RowsSize(
                width: blocks.count, height: height, pixelsPerColumn: size.pixelsPerColumn * Double(side),
                pixelsPerRow: size.pixelsPerRow * Double(side)), pixels: pixels)
    }

    private func read(into row: inout [UInt8]) throws(PictureDecodingError) {
        unsafe try row.withUnsafeMutableBufferPointer { (bytes) throws(PictureDecodingError) in
            if let start = bytes.baseAddress { unsafe try readRow(into: start) }
        }
    }
}

extension PictureHeader {
    /// Of the picture as it is to be seen.
    var uprightSize: Size {
        let (width, height) = (Double(width), Double(height))
        return PictureOrientation(exif: exif).swapsSides
            ? Size(width: height, height: width) : Size(width: width, height: height)
    }
}
