public import Documents
public import Geometry
public import Rasters

extension PixelSize {
    /// That of a canvas in points at so many pixels a point, rounded up; at least one pixel on a side.
    ///
    /// - Parameter scale: pixels a point; a positive number.
    /// - Throws: where a picture may not be so large: more than 64 million pixels, or more than 32,767 on a side.
    public init(of canvas: Size, scale: Double) throws(DiagnosticError) {
        do {
            try self.init(canvas, pixelsPerPoint: scale)
        } catch {
            throw DiagnosticError(error)
        }
    }

    /// That of a picture which shows a canvas in points: rounded up, at least one pixel.
    ///
    /// - Throws: `RenderingError.canvasTooLarge`, before any memory is taken.
    package init(_ size: Size, pixelsPerPoint: Double) throws(RenderingError) {
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
