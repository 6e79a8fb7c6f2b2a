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
    /// What lies beneath, blurred and tinted.
    case material(Material)
}

extension Fill {
    /// The one colour that is told of it: a gradient's first, a material's tint; `nil` where nothing is filled.
    package var representative: Color? {
        switch self {
        case .none: nil
        case .color(let color): color
        case .linear(let gradient): gradient.stops.first?.color
        case .radial(let gradient): gradient.stops.first?.color
        case .material(let material): material.tint
        }
    }

    /// Whether nothing shows through it.
    package var isOpaque: Bool {
        switch self {
        case .none: false
        case .color(let color): color.alpha >= 1
        case .linear(let gradient): gradient.stops.allSatisfy { $0.color.alpha >= 1 }
        case .radial(let gradient): gradient.stops.allSatisfy { $0.color.alpha >= 1 }
        case .material(let material): material.tint.alpha >= 1
        }
    }
}

extension Fill {
    /// As much of it as an opacity of 0…1 says: a material blurs and saturates less, too.
    package func faded(to opacity: Double) -> Fill {
        guard opacity < 1 else { return self }
        guard opacity > 0 else { return .none }
        func faded(_ stops: [GradientStop]) -> [GradientStop] {
            stops.map { GradientStop(offset: $0.offset, color: $0.color.multipliedAlpha(by: opacity)) }
        }
        switch self {
        case .none: return .none
        case .color(let color): return .color(color.multipliedAlpha(by: opacity))
        case .linear(var gradient):
            gradient.stops = faded(gradient.stops)
            return .linear(gradient)
        case .radial(var gradient):
            gradient.stops = faded(gradient.stops)
            return .radial(gradient)
        case .material(let material):
            return .material(
                Material(
                    tint: material.tint.multipliedAlpha(by: opacity), blur: material.blur * opacity,
                    saturation: 1 + (material.saturation - 1) * opacity))
        }
    }
}

/// A sheet of frosted glass: what lies beneath is blurred, saturated and tinted (LK-1).
public struct Material: Hashable, Sendable {
    /// Laid over what is blurred; opaque it hides that.
    public var tint: Color
    /// The standard deviation of the blur, in points.
    public var blur: Double
    /// 1 leaves colours as they are, 0 makes them grey.
    public var saturation: Double

    /// Glass as iOS has it over lists, unless said otherwise.
    public init(tint: Color = Color(hex: 0xFFFFFF, alpha: 0.7), blur: Double = 20, saturation: Double = 1.8) {
        self.tint = tint
        self.blur = blur
        self.saturation = saturation
    }

    /// The same with every length multiplied.
    package func scaled(by scale: Double) -> Material {
        Material(tint: tint, blur: blur * scale, saturation: saturation)
    }
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

/// A blurred copy of a shape under it; a clear colour draws none.
public struct Shadow: Hashable, Sendable {
    /// The colour of the shadow at its darkest.
    public var color: Color
    /// Points by which the shadow is moved to the right.
    public var x: Double
    /// Points by which the shadow is moved down.
    public var y: Double
    /// Twice the standard deviation of the Gaussian, as in CSS.
    public var blur: Double
    /// Points by which the shadow is larger than its shape on every side, before it is blurred; negative for smaller.
    public var spread: Double
    /// Shadows that lie under this one, the topmost first (TX-5).
    public var below: [Shadow]

    /// A shadow; without a colour, none.
    public init(
        color: Color = .clear, x: Double = 0, y: Double = 0, blur: Double = 0, spread: Double = 0, below: [Shadow] = []
    ) {
        self.color = color
        self.x = x
        self.y = y
        self.blur = blur
        self.spread = spread
        self.below = below
    }

    /// Each by itself, the topmost first.
    package var layers: [Shadow] {
        var first = self
        first.below = []
        return [first] + below.flatMap(\.layers)
    }

    /// The same with every length multiplied.
    package func scaled(by scale: Double) -> Shadow {
        Shadow(
            color: color, x: x * scale, y: y * scale, blur: blur * scale, spread: spread * scale,
            below: below.map { $0.scaled(by: scale) })
    }

    /// No shadow.
    public static let none = Shadow()
}

/// How the corners of a rectangle are rounded (IB-11).
public enum CornerRounding: Hashable, Sendable {
    /// Square corners.
    case none
    /// Half the shorter side.
    case capsule
    /// Points, clamped to half the shorter side.
    case radius(Double)
    /// Continuous curvature, as the platform's own controls have; points, clamped like `radius`.
    case continuous(Double)
    /// Each corner by itself.
    case corners(CornerRadii)
}

/// The radii of a rectangle's corners in points; where two do not fit on a side, all are smaller by one factor.
public struct CornerRadii: Hashable, Sendable {
    /// At the top, where lines begin.
    public var topLeading: Double
    /// At the top, where lines end.
    public var topTrailing: Double
    /// At the bottom, where lines end.
    public var bottomTrailing: Double
    /// At the bottom, where lines begin.
    public var bottomLeading: Double

    /// Square corners but for those that are given.
    public init(
        topLeading: Double = 0, topTrailing: Double = 0, bottomTrailing: Double = 0, bottomLeading: Double = 0
    ) {
        self.topLeading = topLeading
        self.topTrailing = topTrailing
        self.bottomTrailing = bottomTrailing
        self.bottomLeading = bottomLeading
    }
}
