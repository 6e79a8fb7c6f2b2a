package import Geometry

/// A run's glyphs in their places on the line, in em: 1 is the font's size, y grows downward, the origin is the left
/// end of the baseline.
package struct ShapedRun {
    /// From left to right.
    package internal(set) var glyphs: [Glyph] = []
    /// The parts of one face and direction, from left to right.
    package internal(set) var segments: [Segment] = []
    /// The text as it was shaped.
    package internal(set) var scalars: [Unicode.Scalar] = []
    var advance = 0.0
    var ascent = 0.0
    var descent = 0.0
    var capHeight = 0.0
    /// What no font of the list can show, each once.
    var missing: [Character] = []

    /// A glyph in its place.
    package struct Glyph {
        /// The face's number in the engine's face pool.
        var face: Int
        /// In the face.
        package var id: UInt32
        /// Of the glyph's origin.
        package var x: Double
        /// Of the glyph's origin.
        package var y: Double
        /// The index of the first scalar that the glyph shows.
        package var scalar: Int
    }

    /// Glyphs that follow each other in one face and direction.
    package struct Segment {
        /// Of the run's glyphs.
        package var glyphs: Range<Int>
        /// Of the run's scalars, which its glyphs show.
        package var scalars: Range<Int>
        /// The face's number in the engine's face pool.
        package var face: Int
        /// Whether its glyphs show the scalars from the last to the first.
        package var isRightToLeft: Bool
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

    /// A picture in its place.
    package init(frame: Rect, png: [UInt8]) {
        self.frame = frame
        self.png = png
    }
}
