/// A position in points; the origin is top left and y grows downward.
public struct Point: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    public static let zero = Point(x: 0, y: 0)
}

extension Point {
    /// The position `dx` to the right of this one and `dy` below it.
    public func offset(dx: Double = 0, dy: Double = 0) -> Point {
        Point(x: x + dx, y: y + dy)
    }
}
