import Geometry

/// A path as its lines and cubics, for what tests ask of an outline.
struct SampledPath {
    let segments: [Segment]

    init(_ path: Path) {
        var segments: [Segment] = []
        var start = Point.zero
        var current = Point.zero
        for element in path.elements {
            switch element {
            case .move(let point): (start, current) = (point, point)
            case .line(let point):
                segments.append(.line(current, point))
                current = point
            case .curve(let point, let control1, let control2):
                segments.append(Segment(points: [current, control1, control2, point]))
                current = point
            case .close:
                segments.append(.line(current, start))
                current = start
            }
        }
        self.segments = segments.filter { Set($0.points).count > 1 }
    }

    /// Places along the outline, so many on each segment.
    func points(perSegment count: Int = 64) -> [Point] {
        segments.flatMap { segment in (0..<count).map { segment.point(at: Double($0) / Double(count)) } }
    }

    /// A cubic; a line is one with its controls at its thirds.
    struct Segment {
        let points: [Point]

        static func line(_ start: Point, _ end: Point) -> Segment {
            Segment(
                points: [0, 1.0 / 3, 2.0 / 3, 1].map { share in
                    Point(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
                })
        }

        func point(at t: Double) -> Point {
            let weights = [(1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t]
            return zip(weights, points).reduce(Point.zero) { sum, next in
                sum.offset(dx: next.0 * next.1.x, dy: next.0 * next.1.y)
            }
        }

        /// At the start: 2/3 of the second control's distance from the tangent, over the tangent's length squared.
        var startCurvature: Double { Self.curvature(points[0], points[1], points[2]) }
        var endCurvature: Double { -Self.curvature(points[3], points[2], points[1]) }
        var startDirection: Point { Self.direction(points[0], points[1]) }
        var endDirection: Point { Self.direction(points[2], points[3]) }

        private static func curvature(_ end: Point, _ near: Point, _ far: Point) -> Double {
            let tangent = Point(x: near.x - end.x, y: near.y - end.y)
            let next = Point(x: far.x - near.x, y: far.y - near.y)
            let length = tangent.length
            return 2.0 / 3 * (tangent.x * next.y - tangent.y * next.x) / (length * length * length)
        }

        private static func direction(_ from: Point, _ to: Point) -> Point {
            let vector = Point(x: to.x - from.x, y: to.y - from.y)
            return Point(x: vector.x / vector.length, y: vector.y / vector.length)
        }
    }
}

extension Point {
    var length: Double { (x * x + y * y).squareRoot() }

    func distance(to other: Point) -> Double { Point(x: x - other.x, y: y - other.y).length }
}
