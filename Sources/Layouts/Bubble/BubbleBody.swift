import Geometry
import Styles

/// The measures of a bubble's shape, from its own top left corner, with the bar at its right (IB-22).
struct BubbleBody {
    let shape: Shape
    let size: Size
    /// The centre of the title, and of the circle where the shape has one.
    let center: Point
    let radius: Double
    let titleMaximumWidth: Double
    /// In the middle of the canvas instead of beside the bar.
    let isCentered: Bool

    enum Shape {
        case circle
        case roundedRect(Double)
        case image(String)
        case tailed(Tail)
    }

    struct Tail {
        /// From the shape's left edge.
        let tipX: Double
        /// Degrees between the tail's axis and each of its sides; `nil` for tangents to the circle.
        let halfAngle: Double?
        /// By which the tip is rounded.
        let tipRadius: Double
    }

    /// `nil` for the styles without a bubble.
    init?(style: BubbleStyle) {
        switch style.shape {
        case .none, .wave: return nil
        case .circle: self.init(circle: style)
        case .roundedRect(let radius): self.init(box: .roundedRect(radius), style: style, titleShare: 0.75)
        case .image(let path): self.init(box: .image(path), style: style, titleShare: 0.5)
        case .toast(let radius): self.init(toast: radius, style: style)
        case .teardrop: self.init(teardrop: style)
        case .pin: self.init(pin: style)
        }
    }

    private init(
        shape: Shape, size: Size, center: Point, radius: Double, titleMaximumWidth: Double, isCentered: Bool = false
    ) {
        self.shape = shape
        self.size = size
        self.center = center
        self.radius = radius
        self.titleMaximumWidth = titleMaximumWidth
        self.isCentered = isCentered
    }

    private init(circle style: BubbleStyle) {
        let size = style.size(automatic: Size(width: 2 * style.radius, height: 2 * style.radius))
        let radius = min(size.width, size.height) / 2
        self.init(
            shape: .circle, size: size, center: Point(x: size.width / 2, y: size.height / 2), radius: radius,
            titleMaximumWidth: 1.5 * radius)
    }

    private init(box shape: Shape, style: BubbleStyle, titleShare: Double) {
        let size = style.size(automatic: Size(width: 2 * style.radius, height: 2 * style.radius))
        self.init(
            shape: shape, size: size, center: Point(x: size.width / 2, y: size.height / 2), radius: 0,
            titleMaximumWidth: titleShare * size.width)
    }

    private init(toast radius: Double, style: BubbleStyle) {
        let size = style.size(automatic: Size(width: 120, height: 120))
        self.init(
            shape: .roundedRect(radius), size: size, center: Point(x: size.width / 2, y: size.height / 2), radius: 0,
            titleMaximumWidth: 0.75 * size.width, isCentered: true)
    }

    /// A circle of radius r and its two tangents at right angles, which meet √2 · r from its centre.
    private init(teardrop style: BubbleStyle) {
        let tipDistance = 2.0.squareRoot()
        let size = style.size(
            automatic: Size(width: (1 + tipDistance) * style.radius, height: 2 * style.radius))
        let radius = min(size.height / 2, size.width / (1 + tipDistance))
        self.init(
            shape: .tailed(Tail(tipX: size.width, halfAngle: nil, tipRadius: style.tipRadius)), size: size,
            center: Point(x: radius, y: size.height / 2), radius: radius, titleMaximumWidth: 1.5 * radius)
    }

    /// The proportions of 80 × 52 with a circle of 52 at (40, 26) and the tip at (77, 26), sides at 60°.
    private init(pin style: BubbleStyle) {
        let size = style.size(automatic: Size(width: 80.0 / 26 * style.radius, height: 2 * style.radius))
        let radius = min(size.height / 2, size.width * 26 / 80)
        self.init(
            shape: .tailed(Tail(tipX: size.width * 77 / 80, halfAngle: 30, tipRadius: style.tipRadius)), size: size,
            center: Point(x: size.width / 2, y: size.height / 2), radius: radius, titleMaximumWidth: 1.5 * radius)
    }
}

extension BubbleStyle {
    fileprivate func size(automatic: Size) -> Size {
        switch size {
        case .automatic: automatic
        case .fixed(let size): size
        }
    }
}
