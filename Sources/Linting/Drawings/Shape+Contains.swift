import DisplayLists
import Geometry

extension Shape {
    /// Whether a point is inside; the curves of free paths are followed in eight straight steps each.
    func contains(_ point: Point) -> Bool {
        switch self {
        case .rect(let rect): return rect.holds(point)
        case .ellipse(let rect): return rect.ellipseHolds(point)
        case .roundedRect(let rect, let radius), .continuousRect(let rect, let radius):
            guard rect.holds(point) else { return false }
            // Seen from the centre of the corner's circle that is nearest.
            let dx = max(rect.minX + radius - point.x, point.x - (rect.maxX - radius), 0)
            let dy = max(rect.minY + radius - point.y, point.y - (rect.maxY - radius), 0)
            return dx * dx + dy * dy <= radius * radius
        case .path(let path):
            guard path.controlBounds?.holds(point) == true else { return false }
            return path.windingNumber(around: point) != 0
        }
    }

    /// Whether all of a rectangle is inside, by its corners and the middles of its sides.
    func covers(_ rect: Rect) -> Bool {
        if case .rect(let own) = self {
            return own.minX <= rect.minX && own.minY <= rect.minY && own.maxX >= rect.maxX && own.maxY >= rect.maxY
        }
        guard bounds.minX <= rect.minX, bounds.maxX >= rect.maxX, bounds.minY <= rect.minY, bounds.maxY >= rect.maxY
        else { return false }
        for y in [rect.minY, rect.midY, rect.maxY] {
            for x in [rect.minX, rect.midX, rect.maxX] where !contains(Point(x: x, y: y)) { return false }
        }
        return true
    }
}

extension Rect {
    /// Whether a point is inside or on the edge.
    func holds(_ point: Point) -> Bool { point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY }

    fileprivate func ellipseHolds(_ point: Point) -> Bool {
        guard !isEmpty else { return false }
        let x = (point.x - midX) / (width / 2)
        let y = (point.y - midY) / (height / 2)
        return x * x + y * y <= 1
    }
}

extension Path {
    /// How often the path runs around a point, counted by its crossings of the ray to the right.
    fileprivate func windingNumber(around point: Point) -> Int {
        var number = 0
        var (start, last) = (Point.zero, Point.zero)
        func line(to end: Point) {
            if (last.y <= point.y) != (end.y <= point.y) {
                let x = last.x + (point.y - last.y) / (end.y - last.y) * (end.x - last.x)
                if x > point.x { number += end.y > last.y ? 1 : -1 }
            }
            last = end
        }
        for element in elements {
            switch element {
            case .move(let place):
                line(to: start)
                (start, last) = (place, place)
            case .line(let place): line(to: place)
            case .curve(let end, let control1, let control2):
                let from = last
                for step in 1...8 { line(to: Self.point(Double(step) / 8, from, control1, control2, end)) }
            case .close: line(to: start)
            }
        }
        line(to: start)
        return number
    }

    /// A point of a cubic Bézier curve.
    private static func point(_ t: Double, _ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Point {
        let s = 1 - t
        let (p, q, r, u) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        return Point(x: p * a.x + q * b.x + r * c.x + u * d.x, y: p * a.y + q * b.y + r * c.y + u * d.y)
    }
}
