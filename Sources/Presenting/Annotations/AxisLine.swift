package import Geometry

/// A line along an axis, of a mark or of a leader.
package struct AxisLine: Hashable {
    /// One of its ends.
    package let start: Point
    /// The other one.
    package let end: Point

    /// - Parameters:
    ///   - x: where it stands.
    ///   - y: from where to where.
    static func upright(x: Double, y: ClosedRange<Double>) -> AxisLine {
        AxisLine(start: Point(x: x, y: y.lowerBound), end: Point(x: x, y: y.upperBound))
    }

    static func level(y: Double, x: ClosedRange<Double>) -> AxisLine {
        AxisLine(start: Point(x: x.lowerBound, y: y), end: Point(x: x.upperBound, y: y))
    }

    /// Those of a line with corners.
    static func lines(along points: [Point]) -> [AxisLine] {
        zip(points, points.dropFirst()).map { AxisLine(start: $0, end: $1) }
    }

    /// Those of a rectangle, each from its left or upper end.
    static func sides(of rect: Rect) -> [AxisLine] {
        [
            .level(y: rect.minY, x: rect.minX...rect.maxX), .upright(x: rect.maxX, y: rect.minY...rect.maxY),
            .level(y: rect.maxY, x: rect.minX...rect.maxX), .upright(x: rect.minX, y: rect.minY...rect.maxY),
        ]
    }

    var points: [Point] { [start, end] }
    var length: Double { abs(end.x - start.x) + abs(end.y - start.y) }
    var minX: Double { min(start.x, end.x) }
    var maxX: Double { max(start.x, end.x) }
    var minY: Double { min(start.y, end.y) }
    var maxY: Double { max(start.y, end.y) }
    var isLevel: Bool { start.y == end.y }

    func offset(dx: Double, dy: Double) -> AxisLine {
        AxisLine(start: start.offset(dx: dx, dy: dy), end: end.offset(dx: dx, dy: dy))
    }

    /// Whether it, drawn twice `reach` wide, covers some of a rectangle.
    func covers(_ rect: Rect, reach: Double) -> Bool {
        minY - reach < rect.maxY && maxY + reach > rect.minY && minX - reach < rect.maxX && maxX + reach > rect.minX
    }

    /// Whether two cross, or run so close beside each other that they look like one.
    func meets(_ other: AxisLine) -> Bool {
        let near = Self.nearness
        switch (isLevel, other.isLevel) {
        case (true, true):
            return abs(start.y - other.start.y) < near && minX < other.maxX && maxX > other.minX
        case (false, false):
            return abs(start.x - other.start.x) < near && minY < other.maxY && maxY > other.minY
        default:
            return minX <= other.maxX && maxX >= other.minX && minY <= other.maxY && maxY >= other.minY
        }
    }

    /// Whether two are on one line.
    func continues(_ other: AxisLine) -> Bool {
        guard isLevel == other.isLevel else { return false }
        return abs(isLevel ? start.y - other.start.y : start.x - other.start.x) < 0.01
    }

    /// Points between lines that can be told apart.
    private static var nearness: Double { 4 }
}

extension AxisLine {
    /// Dashes of 4 points with gaps of 3 from its left or upper end on; longer ones on lines that would have too many.
    var dashes: [AxisLine] {
        let length = length
        guard length > 0 else { return [] }
        let period = max(7, length / 500)
        var (dashes, number): ([AxisLine], Double) = ([], 0)
        while number * period < length {
            let way = number * period
            dashes.append(AxisLine(start: point(at: way), end: point(at: min(way + period * 4 / 7, length))))
            number += 1
        }
        return dashes
    }

    private func point(at way: Double) -> Point {
        isLevel ? Point(x: minX + way, y: start.y) : Point(x: start.x, y: minY + way)
    }
}
