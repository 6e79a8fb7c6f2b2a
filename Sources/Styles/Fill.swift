public import Geometry

/// What an area is filled with; gradients are relative to the area.
public enum Fill: Hashable, Sendable {
    /// Nothing.
    case none
    /// One colour.
    case color(Color)
    /// A gradient along a line.
    case linear(LinearGradient)
    /// A gradient outward from a point.
    case radial(RadialGradient)
}

/// A gradient along a line through the area's centre.
public struct LinearGradient: Hashable, Sendable {
    /// Degrees, clockwise; 0 runs upward, 90 to the right, 180 downward. The line is as long as lets the
    /// end colours fall on the area's corners (CSS Images 3, section 3.1).
    public var angle: Double
    /// At least two, offsets ascending.
    public var stops: [GradientStop]

    /// A gradient from top to bottom unless another angle is given.
    public init(angle: Double = 180, stops: [GradientStop]) {
        self.angle = angle
        self.stops = stops
    }
}

/// A gradient outward from a point, circular.
public struct RadialGradient: Hashable, Sendable {
    /// In fractions of the area's width and height.
    public var center: Point
    /// A fraction of half the area's diagonal.
    public var radius: Double
    /// At least two, offsets ascending.
    public var stops: [GradientStop]

    /// A gradient from the area's centre to its corners unless said otherwise.
    public init(center: Point = Point(x: 0.5, y: 0.5), radius: Double = 1, stops: [GradientStop]) {
        self.center = center
        self.radius = radius
        self.stops = stops
    }
}
