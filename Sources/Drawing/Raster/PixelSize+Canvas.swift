package import Geometry
package import Rasters

extension PixelSize {
    /// That of a picture which shows a canvas in points: rounded up, at least one pixel.
    ///
    /// - Throws: `DrawingError.canvasTooLarge`, before any memory is taken.
    package init(_ size: Size, pixelsPerPoint: Double) throws(DrawingError) {
        precondition(pixelsPerPoint > 0 && pixelsPerPoint.isFinite, "pixels per point must be a positive number")
        let (width, height) = (size.width * pixelsPerPoint, size.height * pixelsPerPoint)
        let side = Double(RasterLimits.side)
        guard width <= side, height <= side, width * height <= Double(RasterLimits.pixels) else {
            throw .canvasTooLarge(width: width, height: height)
        }
        self.init(width: Self.pixels(width), height: Self.pixels(height))
    }

    /// All of the pixels.
    var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

    /// A length that arithmetic left a little over a whole number is that number.
    private static func pixels(_ length: Double) -> Int { max(Int((length - 1e-6).rounded(.up)), 1) }
}

/// What the canvas of a picture may measure at most, in device pixels.
package enum RasterLimits {
    /// Of all its area.
    package static let pixels = 64_000_000
    /// Of its width and of its height: as many as Cairo's image surfaces hold.
    package static let side = 32_767
}
