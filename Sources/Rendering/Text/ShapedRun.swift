package import Geometry

/// A run's glyphs in their places on the line, in em: 1 is the font's size, y grows downward, the origin is the left
/// end of the baseline.
struct ShapedRun {
    var glyphs: [Glyph] = []
    /// The parts of one face and direction, from left to right.
    var segments: [Segment] = []
    /// The text as it was shaped.
    var scalars: [Unicode.Scalar] = []
    var advance = 0.0
    var ascent = 0.0
    var descent = 0.0
    var capHeight = 0.0
    /// What no font of the list can show, each once.
    var missing: [Character] = []

    struct Glyph {
        /// The face's number in the engine's face pool.
        var face: Int
        var id: UInt32
        var x: Double
        var y: Double
        /// The index of the first scalar that the glyph shows.
        var scalar: Int
    }

    struct Segment {
        var glyphs: Range<Int>
        var scalars: Range<Int>
        var face: Int
        var isRightToLeft: Bool
    }
}

/// A shaped run that several hold at the cost of one, and that is known by its identity.
final class SharedRun {
    let shaped: ShapedRun
    /// What its glyphs cover, in em, once somebody has asked for it.
    var ink: Rect?

    init(_ shaped: ShapedRun) { self.shaped = shaped }
}

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
