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

    /// The picture, or its placeholder, as a PNG file for the command's frame at so many pixels a point; `nil` for
    /// nothing at all.
    ///
    /// Its sides need not have the frame's proportions: the document fits it as the command says.
    func picture(for command: PictureCommand, pixelsPerPoint: Double) -> [UInt8]?
}
