package import Rasters

/// Reads picture files, PNG, JPEG and WebP, which their first bytes tell apart, not their names.
///
/// Nothing of a picture is decoded before its header was found to be within the limits. A file that ends before its
/// picture does is an error, never a picture with a part missing.
package struct PictureDecoder: Sendable {
    package let limits: PictureLimits

    package init(limits: PictureLimits) { self.limits = limits }
}

extension PictureDecoder {
    /// All pixels as they are stored, for comparing: neither turned upright nor converted by profiles.
    ///
    /// Of 16 bits a component the upper eight count; inks are mixed as light: red = cyan's light × black's. Plain PNG
    /// files are decoded several times as fast as others.
    /// - Parameter bytes: of a whole file.
    package func straightRaster(of bytes: [UInt8]) throws(PictureDecodingError) -> StraightRaster {
        if let raster = PlainPNG(bytes: bytes, pixelLimit: limits.rowPixels)?.raster() { return raster }
        return try straightRasterByRows(of: bytes)
    }

    /// The same by the format's library, also for plain PNG files.
    package func straightRasterByRows(of bytes: [UInt8]) throws(PictureDecodingError) -> StraightRaster {
        let rows = try rows(of: FileBytes(copying: bytes))
        let size = try rows.begin(shrink: 1)
        let rowLength = size.width * 4
        let storage = PixelStorage(byteCount: rowLength * size.height)
        let start = storage.bytes.baseAddress.unsafelyUnwrapped.bindMemory(
            to: UInt8.self, capacity: storage.bytes.count)
        for y in 0..<size.height { try rows.readRow(into: start + y * rowLength) }
        try rows.finish()
        if rows.header.colors == .cmyk { storage.bytes.mixInks() }
        return StraightRaster(width: size.width, height: size.height, storage: storage, rowLength: rowLength)
    }
}

extension UnsafeMutableRawBufferPointer {
    /// Makes red, green, blue and alpha of pixels that hold the light that inks leave, as if each ink dimmed the light
    /// that passes it.
    func mixInks() {
        for pixel in stride(from: 0, to: count, by: 4) {
            let black = Int(self[pixel + 3])
            for ink in pixel..<pixel + 3 { self[ink] = UInt8((Int(self[ink]) * black + 127) / 255) }
            self[pixel + 3] = 255
        }
    }
}

extension PictureDecoder {
    /// The rows of a file whose size was found to be within the limits.
    func rows(of file: FileBytes) throws(PictureDecodingError) -> any PictureRows {
        let rows: any PictureRows
        switch PictureFileFormat(signature: file.buffer.prefix(PictureFileFormat.signatureLength)) {
        case .png: rows = try PNGPictureRows(file, limits: limits)
        case .jpeg: rows = try JPEGPictureRows(file)
        case .webp: rows = try WebPPictureRows(file)
        case nil: throw .notAPicture
        }
        let header = rows.header
        try limits.check(width: header.width, height: header.height, needsWhole: header.needsWhole)
        return rows
    }
}
