/// A position in points; the origin is top left and y grows downward.
public struct Point: Hashable, Sendable {
    /// Points to the right of the origin.
    public var x: Double
    /// Points below the origin.
    public var y: Double

    /// A place by its two distances from the origin.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The origin.
    public static let zero = Point(x: 0, y: 0)
}

extension Point {
    /// The position `dx` to the right of this one and `dy` below it.
    public func offset(dx: Double = 0, dy: Double = 0) -> Point {
        Point(x: x + dx, y: y + dy)
    }
}
