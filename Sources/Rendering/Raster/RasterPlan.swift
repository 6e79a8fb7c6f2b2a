import Geometry
import Rasters

/// A picture ready to be drawn band by band: its size, and the commands with their places in pixels.
struct RasterPlan {
    let size: PixelSize
    let background: PremultipliedARGB
    let pixelsPerPoint: Double
    let commands: [PlacedCommand]

    /// Whether nothing shows through the ground of the picture, so that nothing does anywhere.
    var isOpaque: Bool { background.alpha == 255 }

    /// What decides the pixels of some rows.
    func recipe(ofRows rows: Range<Int>) -> BandRecipe {
        BandRecipe(
            commands, in: PixelRect(columns: 0..<size.width, rows: rows), background: background,
            pixelsPerPoint: pixelsPerPoint)
    }
}
