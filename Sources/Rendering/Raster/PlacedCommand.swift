import DisplayLists
import Geometry
import Rasters

/// A drawing command with its place in device pixels, and all that it needs at hand.
struct PlacedCommand {
    /// What surely holds all that the command draws.
    var frame: PixelRect
    var drawing: Drawing

    indirect enum Drawing {
        case fill(Shape, Paint)
        case stroke(Shape, width: Double, Color)
        /// Masks whose places count from a row, and that row.
        case masks([PlacedMask], PremultipliedARGB, top: Int)
        case rasters([PlacedRaster])
        case picture(PlacedRaster, clip: Shape)
        case group([PlacedCommand], opacity: Double, clip: Clip)
    }

    enum Clip {
        case none
        case pixels(PixelRect)
        case shape(Shape)
    }
}

extension PlacedCommand {
    /// Whether a group is drawn on a canvas of its own before it is laid on the picture.
    var hasLayer: Bool {
        guard case .group(_, let opacity, .pixels) = drawing else { return true }
        return opacity < 1
    }
}

/// Coverage with its left top pixel at a place of the picture.
struct PlacedMask {
    let mask: CoverageMask
    var x: Int
    var y: Int

    var frame: PixelRect { PixelRect(x: x, y: y, width: mask.width, height: mask.height) }
}

/// Pixels with their left top one at a place of the picture.
struct PlacedRaster {
    let raster: Raster
    var x: Int
    var y: Int

    var frame: PixelRect { raster.bounds.moved(dx: x, dy: y) }
}
