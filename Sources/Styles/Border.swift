public import Geometry

/// A line inside the edge of a shape; a width of 0 draws none.
public struct Border: Hashable, Sendable {
    public var width: Double
    public var color: Color

    public init(width: Double = 0, color: Color = .black) {
        self.width = width
        self.color = color
    }

    public static let none = Border()
}
