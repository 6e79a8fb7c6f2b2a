package import DisplayLists
package import Drawing
package import Geometry
import Rasters
package import Styles

/// What an SVG document needs of fonts and picture files.
package protocol SVGResources {
    /// The outlines of the run's glyphs without those that `colorGlyphs` gives.
    ///
    /// - Parameter origin: the left end of the baseline, in points.
    func pathData(of run: TextRun, at origin: Point) -> SVGPathData

    /// The outline of a shape.
    func pathData(of shape: Shape) -> SVGPathData

    /// What the run's glyphs cover, relative to the left end of the baseline.
    func ink(of run: TextRun) -> Rect

    /// The glyphs that are pictures, as emoji.
    func colorGlyphs(of run: TextRun) -> [ColorGlyph]

    /// The picture as it is seen in the command's frame at so many pixels a point; `nil` where there is nothing to see.
    func picture(
        for command: PictureCommand, pixelsPerPoint: Double
    ) throws(DrawingError) -> EmbeddedPicture?

    /// A file's bytes as a `data:` URL.
    func dataURL(of png: [UInt8]) -> String
}

extension SVGResources {
    package func pathData(of shape: Shape) -> SVGPathData { SVGPathData(shape.path) }

    package func dataURL(of png: [UInt8]) -> String { Base64.dataURL(of: png) }
}

/// A picture inside a document.
package struct EmbeddedPicture: Hashable, Sendable {
    /// Where it is drawn, in points on the canvas.
    package var frame: Rect
    /// The bytes of a PNG file.
    package var png: [UInt8]

    /// A picture in its place.
    package init(frame: Rect, png: [UInt8]) {
        self.frame = frame
        self.png = png
    }
}

/// The fonts and pictures that pixels are drawn with, for SVG documents.
struct DrawnResources: SVGResources {
    let text: TextEngine
    let pictures: PictureStore
    let outlines: SVGOutlines
    let files = SVGFiles()

    func dataURL(of png: [UInt8]) -> String { files.dataURL(of: png) }

    func pathData(of run: TextRun, at origin: Point) -> SVGPathData {
        SVGPathData(
            text.letters(of: run).lazy.map { letter in
                let outline = outlines.outline(of: letter.glyph, size: run.font.size, in: text)
                return (outline, at: letter.origin.offset(dx: origin.x, dy: origin.y))
            })
    }

    func pathData(of shape: Shape) -> SVGPathData { outlines.pathData(of: shape) }

    func ink(of run: TextRun) -> Rect { text.ink(of: run) }

    func colorGlyphs(of run: TextRun) -> [ColorGlyph] { text.colorGlyphs(of: run) }

    /// Only the pixels that the frame shows, in the number that it has, so that a viewer need not resample them.
    func picture(
        for command: PictureCommand, pixelsPerPoint: Double
    ) throws(DrawingError) -> EmbeddedPicture? {
        let space = DeviceSpace(pixelsPerPoint: pixelsPerPoint)
        guard let (pixels, png) = try pictures.file(of: command, in: space) else { return nil }
        let frame = Rect(
            x: Double(pixels.x) / pixelsPerPoint, y: Double(pixels.y) / pixelsPerPoint,
            width: Double(pixels.width) / pixelsPerPoint, height: Double(pixels.height) / pixelsPerPoint)
        return EmbeddedPicture(frame: frame, png: png)
    }
}

/// The outlines of letters and of shapes as path data, kept from one document to the next.
///
/// They belong to the text engine's thread.
final class SVGOutlines {
    private var outlines = BoundedCache<Key, SVGOutline>(limit: 3 << 20)
    private var shapes = BoundedCache<Shape, SVGPathData>(limit: 3 << 19)

    private struct Key: Hashable {
        let glyph: TextEngine.GlyphKey
        let size: Double
    }

    /// A letter's outline at a size in points.
    func outline(of glyph: TextEngine.GlyphKey, size: Double, in text: TextEngine) -> SVGOutline {
        outlines.value(for: Key(glyph: glyph, size: size)) {
            let outline = SVGOutline(text.outline(of: glyph).mapPoints { Point(x: $0.x * size, y: $0.y * size) })
            return (outline, outline.cost)
        }
    }

    /// A shape's outline. Those of continuous corners are kept: to find them takes sines and roots.
    func pathData(of shape: Shape) -> SVGPathData {
        guard case .continuousRect = shape else { return SVGPathData(shape.path) }
        return shapes.value(for: shape) {
            let data = SVGPathData(shape.path)
            return (data, data.cost)
        }
    }
}

/// Picture files as text, kept from one document to the next.
///
/// They belong to one thread.
final class SVGFiles {
    private var texts = BoundedCache<FileKey, String>(limit: 6 << 20)

    /// A file's bytes as a `data:` URL.
    func dataURL(of file: [UInt8]) -> String {
        texts.value(for: FileKey(bytes: file)) {
            let text = Base64.dataURL(of: file)
            return (text, file.count + text.utf8.count)
        }
    }
}

/// A PNG file, which the checksums at its end tell from others.
struct FileKey: Hashable {
    let bytes: [UInt8]

    func hash(into hasher: inout Hasher) {
        hasher.combine(bytes.count)
        for byte in bytes.suffix(24) { hasher.combine(byte) }
    }
}
