public import Geometry

/// The look of the indicator bubble (IB-21 … IB-25).
public struct BubbleStyle: Hashable, Sendable {
    public var shape = Shape.teardrop
    /// IB-22: the size of the whole shape. `automatic` takes the shape's own size.
    public var size = Extent.automatic
    /// IB-22: the circle of `circle`, `teardrop` and `pin`, in points.
    public var radius = 25.0
    public var fill = Fill.color(Color(hex: 0xC8C8C8))
    /// The rim.
    public var border = Border.none
    public var shadow = Shadow.none
    public var titleFont = FontStyle(size: 25)
    public var titleColor = Color.white
    /// IB-23: points from the bubble's trailing edge to the bar's leading edge.
    public var gap = 0.0
    /// IB-21, IB-24.
    public var fadeIn = Fade(duration: 0.5, curve: .easeOut)
    public var fadeOut = Fade(delay: 1, duration: 0.5)
    public var wave = Wave()

    public init() {}

    /// Takes a shape and the look that it brings: a toast's is #C8C8C8 at 80 % with a title of 60 points (IB-22).
    public mutating func adopt(_ shape: Shape) {
        self.shape = shape
        if case .toast = shape {
            fill = .color(Color(hex: 0xC8C8C8, alpha: 0.8))
            titleFont.size = 60
        }
    }

    /// IB-22.
    public enum Shape: Hashable, Sendable {
        case none
        case circle
        /// Corner radius in points.
        case roundedRect(Double)
        case teardrop
        case pin
        /// A picture file, by its absolute path.
        case image(String)
        /// Centred on the canvas; corner radius in points.
        case toast(Double)
        /// No bubble: the titles near the finger leave the edge.
        case wave
    }

    /// IB-22: the size of the shape, automatically what the shape has by itself.
    public enum Extent: Hashable, Sendable {
        case automatic
        case fixed(Size)
    }

    /// IB-22: a title d slots from the finger, |d| < reach, is pushed by amplitude · cos²(πd / 2·reach) points
    /// and scaled by 1 + growth · cos²(πd / 2·reach).
    public struct Wave: Hashable, Sendable {
        public var amplitude = 75.0
        public var reach = 4.0
        public var growth = 0.5

        public init() {}
    }
}
