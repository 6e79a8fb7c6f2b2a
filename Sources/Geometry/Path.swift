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

    /// An outline of these steps, the first of which is a move.
    package init(elements: [Element]) { self.elements = elements }

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

extension Path {
    /// The distance of a control point from the end of a quarter circle's arc, as a fraction of its radius, that
    /// keeps the curve within 0.03 % of the circle: 4/3 · (√2 − 1).
    static let quarterArcControl = 0.552_284_749_830_793_6

    /// Clockwise from the left top.
    public static func rect(_ rect: Rect) -> Path {
        var path = Path()
        path.move(to: Point(x: rect.minX, y: rect.minY))
        path.line(to: Point(x: rect.maxX, y: rect.minY))
        path.line(to: Point(x: rect.maxX, y: rect.maxY))
        path.line(to: Point(x: rect.minX, y: rect.maxY))
        path.close()
        return path
    }

    /// The ellipse that touches the rectangle's sides, of four curves.
    public static func ellipse(in rect: Rect) -> Path {
        roundedRect(rect, radiusX: rect.width / 2, radiusY: rect.height / 2)
    }

    /// Corners are circular arcs; the radius is clamped to half the shorter side.
    public static func roundedRect(_ rect: Rect, radius: Double) -> Path {
        let radius = rect.clampedRadius(radius)
        return radius > 0 ? roundedRect(rect, radiusX: radius, radiusY: radius) : .rect(rect)
    }

    /// Corners are circular arcs of radii of their own, four of them clockwise from the left top; where two do not fit on
    /// a side, all are smaller by one factor (CSS Backgrounds 3, section 5.5).
    public static func roundedRect(_ rect: Rect, radii: [Double]) -> Path {
        precondition(radii.count == 4, "a rectangle has four corners")
        let sides = [rect.width, rect.height, rect.width, rect.height]
        let wanted = radii.map { max($0, 0) }
        let factor = (0..<4).reduce(1.0) { factor, corner in
            let both = wanted[corner] + wanted[(corner + 1) % 4]
            return both > 0 ? min(factor, sides[corner] / both) : factor
        }
        let radii = wanted.map { $0 * factor }
        let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY)]
        // The way along the side that leads to a corner, and along that which leaves it.
        let ways = [(0.0, -1.0), (1, 0), (0, 1), (-1, 0)]
        var path = Path()
        for corner in 0..<4 {
            let (x, y) = corners[corner]
            let (coming, going) = (ways[corner], ways[(corner + 1) % 4])
            let (radius, control) = (radii[corner], radii[corner] * (1 - quarterArcControl))
            let start = Point(x: x - coming.0 * radius, y: y - coming.1 * radius)
            if corner == 0 { path.move(to: start) } else { path.line(to: start) }
            guard radius > 0 else { continue }
            path.curve(
                to: Point(x: x + going.0 * radius, y: y + going.1 * radius),
                control1: Point(x: x - coming.0 * control, y: y - coming.1 * control),
                control2: Point(x: x + going.0 * control, y: y + going.1 * control))
        }
        path.close()
        return path
    }

    private static func roundedRect(_ rect: Rect, radiusX: Double, radiusY: Double) -> Path {
        let controlX = radiusX * (1 - quarterArcControl)
        let controlY = radiusY * (1 - quarterArcControl)
        var path = Path()
        path.move(to: Point(x: rect.minX + radiusX, y: rect.minY))
        path.line(to: Point(x: rect.maxX - radiusX, y: rect.minY))
        path.curve(
            to: Point(x: rect.maxX, y: rect.minY + radiusY),
            control1: Point(x: rect.maxX - controlX, y: rect.minY),
            control2: Point(x: rect.maxX, y: rect.minY + controlY))
        path.line(to: Point(x: rect.maxX, y: rect.maxY - radiusY))
        path.curve(
            to: Point(x: rect.maxX - radiusX, y: rect.maxY),
            control1: Point(x: rect.maxX, y: rect.maxY - controlY),
            control2: Point(x: rect.maxX - controlX, y: rect.maxY))
        path.line(to: Point(x: rect.minX + radiusX, y: rect.maxY))
        path.curve(
            to: Point(x: rect.minX, y: rect.maxY - radiusY),
            control1: Point(x: rect.minX + controlX, y: rect.maxY),
            control2: Point(x: rect.minX, y: rect.maxY - controlY))
        path.line(to: Point(x: rect.minX, y: rect.minY + radiusY))
        path.curve(
            to: Point(x: rect.minX + radiusX, y: rect.minY),
            control1: Point(x: rect.minX, y: rect.minY + controlY),
            control2: Point(x: rect.minX + controlX, y: rect.minY))
        path.close()
        return path
    }
}

extension Rect {
    /// The radius, at least 0 and at most half the shorter side (IB-11).
    public func clampedRadius(_ radius: Double) -> Double {
        max(0, min(radius, min(width, height) / 2))
    }
}
