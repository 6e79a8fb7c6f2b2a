package import Codecs
package import DisplayLists
package import Drawing
package import Geometry
package import Rasters
import Styles

/// What the drawing tests draw with.
package struct DrawingBoard {
    /// Of the fonts that its texts are set in.
    package static let families = ["Inter", "Noto Sans CJK SC", "Noto Sans Arabic", "Noto Color Emoji"]
    /// Shapes its texts.
    package let engine: TextEngine
    /// Reads its pictures.
    package let pictures = PictureStore()

    /// A board with tools of its own.
    package init() throws { engine = try TextEngine(fonts: FontLibrary(lists: [Self.families])) }

    /// The commands on a canvas in points, white unless said otherwise.
    package func raster(
        _ commands: [DrawingCommand], width: Double = 40, height: Double = 40, scale: Double = 1,
        background: Color = .white, bands: RasterBands = RasterBands()
    ) throws -> Raster {
        let list = DisplayList(size: Size(width: width, height: height), background: background, commands: commands)
        return try RasterRenderer(text: engine, pictures: pictures, bands: bands)
            .raster(of: list, pixelsPerPoint: scale)
    }

    /// A text in black unless said otherwise, its baseline beginning at a place.
    package func text(
        _ text: String, x: Double, y: Double, size: Double = 13, color: Color = .black, language: String = "en"
    ) -> DrawingCommand {
        let run = TextRun(text: text, font: FontStyle(families: Self.families, size: size), language: language)
        return .text(
            TextCommand(run: run, origin: Point(x: x, y: y), color: color, metrics: engine.metrics(of: run)))
    }
}

extension Raster {
    /// Alpha, red, green and blue at a place.
    package func components(_ x: Int, _ y: Int) -> [Int] {
        let pixel = Int(self[x, y].argb)
        return [pixel >> 24, pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF]
    }

    /// How dark each pixel of a black and white picture is, summed up; 1 for a black pixel.
    package var ink: Double {
        pixels.reduce(0) { $0 + Double(255 - Int($1.argb & 0xFF)) / 255 }
    }
}
