package import Geometry

/// A glyph that is a picture of its own colours, as an emoji.
package struct ColorGlyph: Hashable, Sendable {
    /// In points, relative to the left end of the run's baseline.
    package var frame: Rect
    /// The bytes of a PNG file, stretched to the frame.
    package var png: [UInt8]

    package init(frame: Rect, png: [UInt8]) {
        self.frame = frame
        self.png = png
    }
}
