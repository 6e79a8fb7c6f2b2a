public import Geometry
public import Styles

/// An area to fill, stroke or clip to, in canvas points.
///
/// Rectangles and ellipses keep their kind, so that snapping can move their edges to whole pixels and SVG can
/// name them.
public enum Shape: Hashable, Sendable {
    /// A rectangle.
    case rect(Rect)
    /// A rectangle whose corners are quarters of a circle; the radius in points.
    case roundedRect(Rect, radius: Double)
    /// A rounded rectangle of continuous curvature.
    case continuousRect(Rect, radius: Double)
    /// The ellipse inscribed in a rectangle.
    case ellipse(Rect)
    /// Any outline.
    case path(Path)
}

extension Shape {
    /// The smallest rectangle that surely holds the shape.
    public var bounds: Rect {
        switch self {
        case .rect(let rect), .roundedRect(let rect, _), .continuousRect(let rect, _), .ellipse(let rect): rect
        case .path(let path): path.controlBounds ?? .zero
        }
    }

    /// The shape as an outline.
    public var path: Path {
        switch self {
        case .rect(let rect): .rect(rect)
        case .roundedRect(let rect, let radius): .roundedRect(rect, radius: radius)
        case .continuousRect(let rect, let radius): .continuousRect(rect, radius: radius)
        case .ellipse(let rect): .ellipse(in: rect)
        case .path(let path): path
        }
    }

    /// The shape moved by so many points.
    public func offset(dx: Double = 0, dy: Double = 0) -> Shape {
        switch self {
        case .rect(let rect): .rect(rect.offset(dx: dx, dy: dy))
        case .roundedRect(let rect, let radius): .roundedRect(rect.offset(dx: dx, dy: dy), radius: radius)
        case .continuousRect(let rect, let radius): .continuousRect(rect.offset(dx: dx, dy: dy), radius: radius)
        case .ellipse(let rect): .ellipse(rect.offset(dx: dx, dy: dy))
        case .path(let path): .path(path.offset(dx: dx, dy: dy))
        }
    }
}

/// The colour of each point of an area; gradients in canvas points.
public enum Paint: Hashable, Sendable {
    /// One colour everywhere.
    case color(Color)
    /// Colours are mixed in sRGB, not premultiplied, and continue beyond both ends.
    case linear(from: Point, to: Point, stops: [GradientStop])
    /// From a point outward; the radius in points.
    case radial(center: Point, radius: Double, stops: [GradientStop])
    /// What was drawn before, as a material shows it (LK-1).
    case material(Material)
}
