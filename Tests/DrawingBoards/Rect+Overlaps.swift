package import Geometry

/// Searches that tests make millions of times: tests are not optimised, this module is.
extension Rect {
    /// Those of other rectangles that it intersects, in their order.
    package func intersected(among others: [Rect]) -> [Rect] { others.filter(intersects) }

    /// Whether some of the points lie in it.
    package func holds(anyOf points: [Point]) -> Bool { points.contains(where: contains) }
}
