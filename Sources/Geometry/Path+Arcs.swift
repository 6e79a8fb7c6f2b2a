#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension Path {
    /// A circle drawn out to a tip on one side, as drops and map pins have.
    ///
    /// - Parameters:
    ///   - tip: where the two sides of the tail meet; moved out of the circle where it lies inside it.
    ///   - halfAngle: degrees between the tail's axis and each side; `nil`, or an angle too wide to reach the
    ///     circle, makes the sides tangents.
    /// - Returns: an empty path for a circle without extent.
    public static func circleWithTail(center: Point, radius: Double, tip: Point, halfAngle: Double?) -> Path {
        guard radius > 0 else { return Path() }
        let dx = tip.x - center.x
        let dy = tip.y - center.y
        let distance = max((dx * dx + dy * dy).squareRoot(), radius * 1.001)
        let axis = atan2(dy, dx)
        let tangentAngle = asin(radius / distance)
        let sideAngle = min(halfAngle.map { $0 * .pi / 180 } ?? tangentAngle, tangentAngle)
        // By the law of sines in the triangle of centre, tip and the near crossing of a side with the circle.
        let opening = asin(min(distance * sin(sideAngle) / radius, 1)) - sideAngle
        var path = Path()
        path.move(to: Point(x: center.x + distance * cos(axis), y: center.y + distance * sin(axis)))
        path.arc(center: center, radius: radius, from: axis + opening, to: axis + 2 * .pi - opening)
        path.close()
        return path
    }

    /// Lines to the start of an arc and follows it; angles in radians, clockwise from the x axis.
    ///
    /// Each cubic spans at most a quarter turn; its controls lie 4/3 · tan(span / 4) radii along the tangents.
    mutating func arc(center: Point, radius: Double, from start: Double, to end: Double) {
        func place(_ angle: Double) -> Point {
            Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        let pieces = max(1, (abs(end - start) / (.pi / 2)).rounded(.up))
        let span = (end - start) / pieces
        let reach = 4.0 / 3 * tan(span / 4) * radius
        line(to: place(start))
        for piece in 0..<Int(pieces) {
            let from = start + Double(piece) * span
            let to = from + span
            curve(
                to: place(to),
                control1: place(from).offset(dx: -reach * sin(from), dy: reach * cos(from)),
                control2: place(to).offset(dx: reach * sin(to), dy: -reach * cos(to)))
        }
    }
}
