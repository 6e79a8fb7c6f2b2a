/// A colour at a place along a gradient.
public struct GradientStop: Hashable, Sendable {
    /// 0 at the gradient's start, 1 at its end.
    public var offset: Double
    /// The colour there.
    public var color: Color

    /// A colour at a place along the gradient.
    public init(offset: Double, color: Color) {
        self.offset = offset
        self.color = color
    }
}
