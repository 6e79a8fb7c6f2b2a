public import Geometry

/// Where a drawing goes on a larger one: it is scaled about its origin, then moved.
public struct Placement: Hashable, Sendable {
    /// Above 0; 0.5 halves every length.
    public var scale: Double
    /// Where the drawing's origin comes to lie, in points.
    public var origin: Point

    public init(scale: Double = 1, origin: Point = .zero) {
        self.scale = scale
        self.origin = origin
    }
}

extension Placement {
    /// Where a point of the drawing comes to lie.
    public func apply(to point: Point) -> Point {
        Point(x: origin.x + point.x * scale, y: origin.y + point.y * scale)
    }

    /// Where a rectangle of the drawing comes to lie.
    public func apply(to rect: Rect) -> Rect {
        Rect(origin: apply(to: rect.origin), size: Size(width: rect.width * scale, height: rect.height * scale))
    }
}
