public import Geometry

/// A blurred copy of a shape under it; a clear colour draws none.
public struct Shadow: Hashable, Sendable {
    public var color: Color
    public var x: Double
    public var y: Double
    /// Twice the standard deviation of the Gaussian, as in CSS.
    public var blur: Double

    public init(color: Color = .clear, x: Double = 0, y: Double = 0, blur: Double = 0) {
        self.color = color
        self.x = x
        self.y = y
        self.blur = blur
    }

    public static let none = Shadow()
}
