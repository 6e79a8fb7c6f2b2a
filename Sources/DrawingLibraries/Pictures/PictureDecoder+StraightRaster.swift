package import Rasters

extension PictureDecoder {
    /// All pixels as they are stored, for comparing: as `straightPicture`, and much faster for plain PNG files.
    ///
    /// - Parameter bytes: of a whole file.
    package func straightRaster(of bytes: [UInt8]) throws(PictureDecodingError) -> StraightRaster {
        if let raster = PlainPNG(bytes: bytes, pixelLimit: limits.rowPixels)?.raster() { return raster }
        return StraightRaster(try straightPicture(of: bytes))
    }
}

extension StraightRaster {
    fileprivate init(_ picture: StraightPicture) {
        let storage = PixelStorage(byteCount: picture.pixels.count * 4)
        for (index, pixel) in picture.pixels.enumerated() {
            let swapped = pixel & 0xFF00_FF00 | pixel >> 16 & 0xFF | (pixel & 0xFF) << 16
            storage.bytes.storeBytes(of: swapped.littleEndian, toByteOffset: 4 * index, as: UInt32.self)
        }
        self.init(width: picture.width, height: picture.height, storage: storage, rowLength: 4 * picture.width)
    }
}
