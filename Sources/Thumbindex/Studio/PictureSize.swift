public import Documents
public import Geometry
import Rasters
import Rendering

/// The size in pixels of a raster picture.
public struct PictureSize: Hashable, Sendable {
    public let width: Int
    public let height: Int

    /// That of a canvas in points at so many pixels a point, rounded up.
    ///
    /// Throws where a picture may not be so large, before any memory is taken: more than 64 million pixels, or more
    /// than 32,767 on a side. The scale must be positive.
    public init(of canvas: Size, scale: Double) throws(DiagnosticError) {
        do {
            let size = try PixelSize(canvas, pixelsPerPoint: scale)
            width = size.width
            height = size.height
        } catch {
            throw DiagnosticError(error.description)
        }
    }
}
