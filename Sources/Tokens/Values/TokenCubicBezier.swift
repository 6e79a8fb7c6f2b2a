/// A curve of progress over time, from (0, 0) to (1, 1) by two control points (format module, section 8.6).
package struct TokenCubicBezier: Hashable, Sendable {
    /// 0…1.
    package let x1: Double
    /// The first control point's share of the progress.
    package let y1: Double
    /// 0…1.
    package let x2: Double
    /// The second control point's share of the progress.
    package let y2: Double

    /// A curve from its two control points.
    package init(x1: Double, y1: Double, x2: Double, y2: Double) {
        self.x1 = x1
        self.y1 = y1
        self.x2 = x2
        self.y2 = y2
    }
}
