/// An outline of lines and cubic curves, in points; filled by the non-zero winding rule.
public struct Path: Hashable, Sendable {
    /// A step of the outline; the first is a move.
    public enum Element: Hashable, Sendable {
        /// Begins another part of the outline.
        case move(Point)
        /// A straight line from where the last step ends.
        case line(Point)
        /// A cubic Bézier curve from where the last step ends.
        case curve(Point, control1: Point, control2: Point)
        /// A straight line back to where this part began.
        case close
    }

    /// The steps from first to last.
    public private(set) var elements: [Element] = []

    /// An outline without any step.
    public init() {}

    /// Begins another part of the outline.
    public mutating func move(to point: Point) { elements.append(.move(point)) }
    /// A straight line from where the last step ends.
    public mutating func line(to point: Point) { elements.append(.line(point)) }
    /// A cubic Bézier curve from where the last step ends.
    public mutating func curve(to point: Point, control1: Point, control2: Point) {
        elements.append(.curve(point, control1: control1, control2: control2))
    }
    /// A straight line back to where this part of the outline began.
    public mutating func close() { elements.append(.close) }
    /// Adds the parts of another outline.
    public mutating func append(_ other: Path) { elements += other.elements }
}

extension Path {
    /// The smallest rectangle that holds every point and control point, `nil` for an empty path.
    public var controlBounds: Rect? {
        var bounds: Rect?
        func include(_ point: Point) {
            let spot = Rect(origin: point, size: .zero)
            bounds = bounds?.union(spot) ?? spot
        }
        for element in elements {
            switch element {
            case .move(let point), .line(let point): include(point)
            case .curve(let point, let control1, let control2): [control1, control2, point].forEach(include)
            case .close: break
            }
        }
        return bounds
    }

    /// The path with every point sent through `transform`.
    public func mapPoints(_ transform: (Point) -> Point) -> Path {
        var path = Path()
        path.elements = elements.map { element in
            switch element {
            case .move(let point): .move(transform(point))
            case .line(let point): .line(transform(point))
            case .curve(let point, let control1, let control2):
                .curve(transform(point), control1: transform(control1), control2: transform(control2))
            case .close: .close
            }
        }
        return path
    }

    /// The path moved by so many points.
    public func offset(dx: Double = 0, dy: Double = 0) -> Path {
        mapPoints { $0.offset(dx: dx, dy: dy) }
    }

    /// The path mirrored about the vertical line at `x`.
    public func mirrored(aboutX x: Double) -> Path {
        mapPoints { Point(x: 2 * x - $0.x, y: $0.y) }
    }
}
