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
