/// How an animation's progress depends on time; a cubic Bézier from (0, 0) to (1, 1).
public struct Curve: Hashable, Sendable {
    public var x1: Double
    public var y1: Double
    public var x2: Double
    public var y2: Double

    /// The x of both control points lie in 0…1.
    public init(x1: Double, y1: Double, x2: Double, y2: Double) {
        self.x1 = x1
        self.y1 = y1
        self.x2 = x2
        self.y2 = y2
    }

    // The CSS Easing Functions 1 values.
    public static let linear = Curve(x1: 0, y1: 0, x2: 1, y2: 1)
    public static let easeIn = Curve(x1: 0.42, y1: 0, x2: 1, y2: 1)
    public static let easeOut = Curve(x1: 0, y1: 0, x2: 0.58, y2: 1)
    public static let easeInOut = Curve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
}
