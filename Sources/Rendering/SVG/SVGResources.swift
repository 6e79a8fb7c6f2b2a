package import DisplayLists
package import Geometry
package import Styles

/// What an SVG document needs of fonts and picture files.
package protocol SVGResources {
    /// The outlines of the run's glyphs, in points, from the left end of the baseline; without those that
    /// `colorGlyphs` gives.
    func outline(of run: TextRun) -> Path

    /// The glyphs that are pictures, as emoji.
    func colorGlyphs(of run: TextRun) -> [ColorGlyph]

    /// The picture as it is seen in the command's frame at so many pixels a point; `nil` where there is nothing to see.
    func picture(
        for command: PictureCommand, pixelsPerPoint: Double
    ) throws(RenderingError) -> EmbeddedPicture?
}

/// A picture inside a document.
package struct EmbeddedPicture: Hashable, Sendable {
    /// Where it is drawn, in points on the canvas.
    package var frame: Rect
    /// The bytes of a PNG file.
    package var png: [UInt8]

    package init(frame: Rect, png: [UInt8]) {
        self.frame = frame
        self.png = png
    }
}
