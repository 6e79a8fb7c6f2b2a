public import Geometry

/// The look of the indicator bubble (IB-21 … IB-25).
public struct BubbleStyle: Hashable, Sendable {
    /// What shows the touched title, and its outline (IB-22).
    public var shape: Shape
    /// The size of the whole shape; `automatic` takes what the shape has by itself (IB-22).
    public var size: Extent
    /// The radius in points of the circle in `circle`, `teardrop` and `pin` (IB-22).
    public var radius: Double
    /// How the corners of `roundedRect` are rounded in place of its radius; `nil` for the radius (IB-22).
    public var cornerRounding: CornerRounding?
    /// Which part of the bubble is at the height of the slot's centre, or of the finger (IB-23).
    public var alignment: Alignment
    /// The radius in points by which the tip of `teardrop` and `pin` is rounded; 0 for a sharp one (IB-22).
    public var tipRadius: Double
    /// What the shape is filled with (IB-22).
    public var fill: Fill
    /// The line inside the edge of the shape, its rim (IB-22).
    public var border: Border
    /// The shadow of the shape; none unless set (IB-22).
    public var shadow: Shadow
    /// The font of the title, 25 points unless set; a title too wide for the shape is drawn smaller (IB-21, IB-22).
    public var titleFont: FontStyle
    /// The colour of the title (IB-21).
    public var titleColor: Color
    /// Points between the bubble's trailing edge and the bar's leading edge (IB-23).
    public var gap: Double
    /// How the bubble appears when a finger comes down (IB-21).
    public var fadeIn: Fade
    /// How the bubble disappears after the finger has lifted; its delay is the hold (IB-24).
    public var fadeOut: Fade
    /// How far titles move and grow with the shape `wave` (IB-22).
    public var wave: Wave

    /// A teardrop; what is not given is as its rule says.
    public init(
        shape: Shape = .teardrop, size: Extent = .automatic, radius: Double = 25,
        cornerRounding: CornerRounding? = nil, alignment: Alignment = .center, tipRadius: Double = 0,
        fill: Fill = .color(StandardColors.light.fill), border: Border = .none, shadow: Shadow = .none,
        titleFont: FontStyle = FontStyle(size: 25), titleColor: Color = StandardColors.light.textOnFill,
        gap: Double = 0,
        fadeIn: Fade = Fade(duration: 0.5, curve: .easeOut), fadeOut: Fade = Fade(delay: 1, duration: 0.5),
        wave: Wave = Wave()
    ) {
        self.shape = shape
        self.size = size
        self.radius = radius
        self.cornerRounding = cornerRounding
        self.alignment = alignment
        self.tipRadius = tipRadius
        self.fill = fill
        self.border = border
        self.shadow = shadow
        self.titleFont = titleFont
        self.titleColor = titleColor
        self.gap = gap
        self.fadeIn = fadeIn
        self.fadeOut = fadeOut
        self.wave = wave
    }

    /// Takes a shape and the look that it brings: a toast's is #C8C8C8 at 80 % with a title of 60 points (IB-22).
    public mutating func adopt(_ shape: Shape) {
        self.shape = shape
        if case .toast = shape {
            fill = .color(Color(hex: 0xC8C8C8, alpha: 0.8))
            titleFont.size = 60
        }
    }

    /// What shows the touched title (IB-22).
    public enum Shape: Hashable, Sendable {
        /// Nothing.
        case none
        /// A circle of the style's radius.
        case circle
        /// Corner radius in points.
        case roundedRect(Double)
        /// A circle and its two tangents that meet at a right angle, toward the bar.
        case teardrop
        /// A circle with a narrow pointed tail toward the bar.
        case pin
        /// A picture file, by its absolute path.
        case image(String)
        /// Centred on the canvas; corner radius in points.
        case toast(Double)
        /// No bubble: the titles near the finger leave the edge.
        case wave
    }

    /// Which part of the bubble is level with the slot's centre, or with the finger (IB-23).
    public enum Alignment: String, Hashable, Sendable, CaseIterable {
        /// Its upper edge.
        case top
        /// Its middle.
        case center
        /// Its lower edge.
        case bottom
    }

    /// The size of a shape (IB-22).
    public enum Extent: Hashable, Sendable {
        /// What the shape has by itself.
        case automatic
        /// A size in points, whatever the shape.
        case fixed(Size)
    }

    /// IB-22: a title d slots from the finger, |d| < reach, is pushed by amplitude · cos²(πd / 2·reach) points
    /// and scaled by 1 + growth · cos²(πd / 2·reach).
    public struct Wave: Hashable, Sendable {
        /// Points by which the title under the finger leaves the edge.
        public var amplitude: Double
        /// Slots from the finger at which titles stand still again.
        public var reach: Double
        /// How much larger the title under the finger is, as a share of its size.
        public var growth: Double

        /// The wave of IB-22 unless given otherwise: 75 points, four slots, half as large again.
        public init(
            amplitude: Double = 75, reach: Double = 4, growth: Double = 0.5
        ) {
            self.amplitude = amplitude
            self.reach = reach
            self.growth = growth
        }
    }
}
