import RealModule

extension Path {
    /// A circle drawn out to a tip on one side, as drops and map pins have.
    ///
    /// - Parameters:
    ///   - tip: where the two sides of the tail meet; moved out of the circle where it lies inside it.
    ///   - halfAngle: degrees between the tail's axis and each side; `nil`, or an angle too wide to reach the
    ///     circle, makes the sides tangents.
    /// - Returns: an empty path for a circle without extent.
    public static func circleWithTail(
        center: Point, radius: Double, tip: Point, halfAngle: Double?, tipRadius: Double = 0
    ) -> Path {
        guard radius > 0 else { return Path() }
        let dx = tip.x - center.x
        let dy = tip.y - center.y
        let distance = max((dx * dx + dy * dy).squareRoot(), radius * 1.001)
        let axis = Double.atan2(y: dy, x: dx)
        let tangentAngle = Double.asin(radius / distance)
        let sideAngle = min(halfAngle.map { $0 * .pi / 180 } ?? tangentAngle, tangentAngle)
        // By the law of sines in the triangle of centre, tip and the near crossing of a side with the circle.
        let opening = Double.asin(min(distance * Double.sin(sideAngle) / radius, 1)) - sideAngle
        var path = Path()
        func onAxis(_ distance: Double) -> Point {
            Point(x: center.x + distance * Double.cos(axis), y: center.y + distance * Double.sin(axis))
        }
        // No rounder than nine tenths of a side leave room for.
        let side = Double.sin(opening) * radius / max(Double.sin(sideAngle), 1e-9)
        let rounding = min(max(tipRadius, 0), 0.9 * side * Double.tan(sideAngle))
        if rounding > 0 {
            let middle = onAxis(distance - rounding / Double.sin(sideAngle))
            let half = .pi / 2 - sideAngle
            path.move(
                to: Point(
                    x: middle.x + rounding * Double.cos(axis - half), y: middle.y + rounding * Double.sin(axis - half)))
            path.arc(center: middle, radius: rounding, from: axis - half, to: axis + half)
        } else {
            path.move(to: onAxis(distance))
        }
        path.arc(center: center, radius: radius, from: axis + opening, to: axis + 2 * .pi - opening)
        path.close()
        return path
    }

    /// Lines to the start of an arc and follows it; angles in radians, clockwise from the x axis.
    ///
    /// Each cubic spans at most a quarter turn; its controls lie 4/3 · tan(span / 4) radii along the tangents.
    mutating func arc(center: Point, radius: Double, from start: Double, to end: Double) {
        func place(_ angle: Double) -> Point {
            Point(x: center.x + radius * Double.cos(angle), y: center.y + radius * Double.sin(angle))
        }
        let pieces = max(1, (abs(end - start) / (.pi / 2)).rounded(.up))
        let span = (end - start) / pieces
        let reach = 4.0 / 3 * Double.tan(span / 4) * radius
        line(to: place(start))
        for piece in 0..<Int(pieces) {
            let from = start + Double(piece) * span
            let to = from + span
            curve(
                to: place(to),
                control1: place(from).offset(dx: -reach * Double.sin(from), dy: reach * Double.cos(from)),
                control2: place(to).offset(dx: reach * Double.sin(to), dy: -reach * Double.cos(to)))
        }
    }
}

extension Path {
    /// A rectangle with rounded corners and no step in the curvature of its outline.
    ///
    /// Each corner is an arc of the radius between two cubics, along which the curvature goes from 0, where the
    /// straight edge ends, to that of the arc. The corner begins 1.528665 radii from where the edges would meet, or
    /// as near as the shorter side makes it; without room for more than the radius its arc is a quarter circle,
    /// with the step that a circular corner has. The radius is clamped to half the shorter side. (The arc is a cubic
    /// too, whose curvature at its ends is up to 2.2 % off a circle's.)
    public static func continuousRect(_ rect: Rect, radius: Double) -> Path {
        let radius = rect.clampedRadius(radius)
        guard radius > 0 else { return .rect(rect) }
        let room = min(rect.width, rect.height) / 2 / radius - 1
        guard room > 0 else { return .roundedRect(rect, radius: radius) }
        let corner = ContinuousCorner(radius: radius, room: room)
        var path = Path()
        path.move(to: Point(x: rect.minX + corner.reach, y: rect.minY))
        path.add(corner) { Point(x: rect.maxX - $0.x, y: rect.minY + $0.y) }
        path.add(corner) { Point(x: rect.maxX - $0.y, y: rect.maxY - $0.x) }
        path.add(corner) { Point(x: rect.minX + $0.x, y: rect.maxY - $0.y) }
        path.add(corner) { Point(x: rect.minX + $0.y, y: rect.minY + $0.x) }
        path.close()
        return path
    }

    /// Lines to the begin of a corner and follows it; `place` tells where the corner's own coordinates lie.
    private mutating func add(_ corner: ContinuousCorner, place: (Point) -> Point) {
        line(to: place(corner.start))
        for curve in corner.curves {
            self.curve(to: place(curve.end), control1: place(curve.control1), control2: place(curve.control2))
        }
    }
}

/// A rounded corner between two edges that would meet in the origin, from the x axis to the y axis.
private struct ContinuousCorner {
    /// The distance from the corner to where its edges begin to bend, in points.
    let reach: Double
    let curves: [(control1: Point, control2: Point, end: Point)]

    var start: Point { Point(x: reach, y: 0) }

    /// The begin of the platform's continuous corners, in radii beyond the radius.
    private static let fullRoom = 0.528_665

    /// How far each cubic turns where there is full room, in radians: 38°, with which the corner lies within 0.3 %
    /// of a radius of the platform's.
    private static let fullTurn = 38 * Double.pi / 180

    /// `room` is what each edge has beyond the radius, in radii.
    init(radius: Double, room: Double) {
        let share = min(room / Self.fullRoom, 1)
        let turn = share * Self.fullTurn
        // Where the cubic goes over into the arc around (radius, radius), the tangents there and at the edge meet
        // this far from both points of contact.
        let distance = radius * Double.tan(turn / 2)
        let joint = Point(x: radius * (1 - Double.sin(turn)), y: radius * (1 - Double.cos(turn)))
        let control2 = Point(x: radius - distance, y: 0)
        // Three points on the edge make its curvature begin at 0; 2/3 · (distance of control1 from the tangent) /
        // tangent², the curvature at the joint, is to be 1 / radius.
        let control1 = control2.offset(dx: 0.75 * distance / (Double.cos(turn / 2) * Double.cos(turn / 2)))
        let arcReach = 4.0 / 3 * Double.tan((.pi / 2 - 2 * turn) / 4) * radius
        let arcControl = joint.offset(dx: -arcReach * Double.cos(turn), dy: arcReach * Double.sin(turn))
        self.reach = radius * (1 + share * Self.fullRoom)
        self.curves = [
            (control1, control2, joint),
            (arcControl, arcControl.transposed, joint.transposed),
            (control2.transposed, control1.transposed, Point(x: 0, y: reach)),
        ]
    }
}

extension Point {
    fileprivate var transposed: Point { Point(x: y, y: x) }
}
