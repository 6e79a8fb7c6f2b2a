public import Geometry

/// A blurred copy of a shape under it; a clear colour draws none.
public struct Shadow: Hashable, Sendable {
    /// The colour of the shadow at its darkest.
    public var color: Color
    /// Points by which the shadow is moved to the right.
    public var x: Double
    /// Points by which the shadow is moved down.
    public var y: Double
    /// Twice the standard deviation of the Gaussian, as in CSS.
    public var blur: Double

    /// A shadow; without a colour, none.
    public init(color: Color = .clear, x: Double = 0, y: Double = 0, blur: Double = 0) {
        self.color = color
        self.x = x
        self.y = y
        self.blur = blur
    }

    /// No shadow.
    public static let none = Shadow()
}
