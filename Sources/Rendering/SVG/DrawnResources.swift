import DisplayLists
import Geometry
import Rasters
import Styles

/// The fonts and pictures that pixels are drawn with, for SVG documents.
struct DrawnResources: SVGResources {
    let text: TextEngine
    let pictures: PictureStore

    func outline(of run: TextRun) -> Path { text.outline(of: run) }

    func colorGlyphs(of run: TextRun) -> [ColorGlyph] { text.colorGlyphs(of: run) }

    /// Only the pixels that the frame shows, in the number that it has, so that a viewer need not resample them.
    func picture(
        for command: PictureCommand, pixelsPerPoint: Double
    ) throws(RenderingError) -> EmbeddedPicture? {
        guard let placed = pictures.placed(command, in: DeviceSpace(pixelsPerPoint: pixelsPerPoint)) else { return nil }
        let pixels = placed.frame
        var encoder = PNGEncoder()
        let frame = Rect(
            x: Double(pixels.x) / pixelsPerPoint, y: Double(pixels.y) / pixelsPerPoint,
            width: Double(pixels.width) / pixelsPerPoint, height: Double(pixels.height) / pixelsPerPoint)
        return EmbeddedPicture(frame: frame, png: try encoder.encode(placed.raster))
    }
}
