/// The extents of a shaped run, in points, unrounded; its origin is the left end of its baseline.
public struct TextMetrics: Hashable, Sendable {
    /// The width that the run takes on its line.
    public var advance: Double
    /// From the baseline up to the line's top; positive.
    public var ascent: Double
    /// From the baseline down to the line's bottom; positive.
    public var descent: Double
    /// The height of a capital letter of the first font that the run uses.
    public var capHeight: Double

    /// Extents in points.
    public init(advance: Double, ascent: Double, descent: Double, capHeight: Double) {
        self.advance = advance
        self.ascent = ascent
        self.descent = descent
        self.capHeight = capHeight
    }
}
