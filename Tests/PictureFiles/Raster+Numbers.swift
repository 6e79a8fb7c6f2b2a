package import Rasters

extension Raster {
    /// - Parameter numbers: `0xAARRGGBB`, colours multiplied by alpha.
    package init(width: Int, height: Int, numbers: [UInt32]) {
        self.init(width: width, height: height, pixels: numbers.map(PremultipliedARGB.init(argb:)))
    }

    /// `0xAARRGGBB`, colours multiplied by alpha, row by row.
    package var numbers: [UInt32] { pixels.map(\.argb) }
}

extension StraightRaster {
    /// `0xAARRGGBB`, colours not multiplied by alpha, row by row.
    package var numbers: [UInt32] {
        (0..<height).flatMap(row).map { pixel in
            UInt32(pixel.alpha) << 24 | UInt32(pixel.red) << 16 | UInt32(pixel.green) << 8 | UInt32(pixel.blue)
        }
    }

    /// The same with red and blue in each other's place: `0xAABBGGRR`.
    package init(width: Int, height: Int, bgrNumbers: [UInt32]) {
        self.init(width: width, height: height, pixels: bgrNumbers.map(StraightRGBA.init(abgr:)))
    }
}
