public import Geometry

/// A line inside the edge of a shape; a width of 0 draws none.
public struct Border: Hashable, Sendable {
    /// In points.
    public var width: Double
    /// The colour of the whole line.
    public var color: Color

    /// A line of a width in points; without one, none.
    public init(width: Double = 0, color: Color = .black) {
        self.width = width
        self.color = color
    }

    /// No line.
    public static let none = Border()
}
