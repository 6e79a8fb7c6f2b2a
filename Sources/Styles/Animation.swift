/// A change of opacity: it begins `delay` seconds after its cause and lasts `duration` seconds.
public struct Fade: Hashable, Sendable {
    /// Seconds between the cause and the first change.
    public var delay: Double
    /// Seconds from the first change to the last.
    public var duration: Double
    /// How opacity depends on time in between.
    public var curve: Curve

    /// A fade that begins at once unless a delay is given.
    public init(delay: Double = 0, duration: Double, curve: Curve = .easeInOut) {
        self.delay = delay
        self.duration = duration
        self.curve = curve
    }
}

/// How an animation's progress depends on time; a cubic Bézier from (0, 0) to (1, 1).
public struct Curve: Hashable, Sendable {
    /// The first control point's share of the time, 0 to 1.
    public var x1: Double
    /// The first control point's share of the progress.
    public var y1: Double
    /// The second control point's share of the time, 0 to 1.
    public var x2: Double
    /// The second control point's share of the progress.
    public var y2: Double

    /// A curve with two control points, whose x lie in 0…1.
    public init(x1: Double, y1: Double, x2: Double, y2: Double) {
        self.x1 = x1
        self.y1 = y1
        self.x2 = x2
        self.y2 = y2
    }

    // The values of CSS Easing Functions 1.
    /// The same speed throughout.
    public static let linear = Curve(x1: 0, y1: 0, x2: 1, y2: 1)
    /// Slow at the start.
    public static let easeIn = Curve(x1: 0.42, y1: 0, x2: 1, y2: 1)
    /// Slow at the end.
    public static let easeOut = Curve(x1: 0, y1: 0, x2: 0.58, y2: 1)
    /// Slow at both ends; what animations use unless set.
    public static let easeInOut = Curve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
}
