import Geometry

/// A way from a mark to where its leader turns to its label; in points of the picture.
///
/// Hundreds are tried for each leader, and an array of points for each would take more time than the rest.
struct LeaderWay {
    private let start: Point
    private let first, second: Point?
    private let end: Point

    private init(_ start: Point, _ first: Point? = nil, _ second: Point? = nil, to end: Point) {
        (self.start, self.first, self.second, self.end) = (start, first, second, end)
    }

    /// How many of its lines there are.
    var count: Int { first == nil ? 1 : second == nil ? 2 : 3 }

    subscript(line: Int) -> AxisLine {
        let corner = first ?? end
        return switch line {
        case 0: AxisLine(start: start, end: corner)
        case 1: AxisLine(start: corner, end: second ?? end)
        default: AxisLine(start: second ?? corner, end: end)
        }
    }

    var length: Double { (0..<count).reduce(0) { $0 + self[$1].length } }
    var points: [Point] { [start, first, second, end].compactMap(\.self) }

    /// How many there are at most.
    static var most: Int { 4 }

    /// - Parameters:
    ///   - number: of the way, as several may lead there; `nil` where there is none of the number.
    ///   - turn: where the leader is to turn to its label.
    init?(_ number: Int, from mark: AnnotationRouter.PlacedMark, to side: LabelSide, at turn: Point) {
        let height = turn.y
        if case .box(let rect) = mark.anchor {
            self.init(number, from: rect, to: side, at: turn)
            return
        }
        guard number == 0 else { return nil }
        switch mark.anchor {
        case .upright(let line):
            if Self.inner(line.minY, line.maxY).contains(height) {
                self.init(Point(x: line.start.x, y: height), to: turn)
                return
            }
            guard mark.edge == nil, height < line.minY || height > line.maxY else { return nil }
            let end = Point(x: line.start.x, y: height < line.minY ? line.minY : line.maxY)
            self.init(end, Point(x: line.start.x, y: height), to: turn)
        case .level(let line):
            let y = line.start.y
            if height == y {
                self.init(Point(x: side == .left ? line.minX : line.maxX, y: y), to: turn)
                return
            }
            guard mark.edge == nil else { return nil }
            let x = (line.minX + line.maxX) / 2
            self.init(Point(x: x, y: y), Point(x: x, y: height), to: turn)
        case .box: return nil
        }
    }

    /// From the edge at a side, straight or around a corner, or from the middle of the upper or lower edge.
    private init?(_ number: Int, from rect: Rect, to side: LabelSide, at turn: Point) {
        let height = turn.y
        let edge = side == .left ? rect.minX : rect.maxX
        if Self.inner(rect.minY, rect.maxY).contains(height) {
            guard number == 0 else { return nil }
            self.init(Point(x: edge, y: height), to: turn)
            return
        }
        guard height <= rect.minY - Self.edgeClearance || height >= rect.maxY + Self.edgeClearance else { return nil }
        guard number > 0 else {
            let over = Point(x: rect.midX, y: height < rect.minY ? rect.minY : rect.maxY)
            self.init(over, Point(x: rect.midX, y: height), to: turn)
            return
        }
        let x = edge + side.outward * 3 * Double(1 << number)
        guard (turn.x - x) * side.outward > 0 else { return nil }
        self.init(Point(x: edge, y: rect.midY), Point(x: x, y: rect.midY), Point(x: x, y: height), to: turn)
    }

    /// From an edge that is left over a corner to the line along it, so that the two can be told apart.
    private static var edgeClearance: Double { 4 }

    /// A range without its outermost points, its middle at least.
    private static func inner(_ low: Double, _ high: Double) -> ClosedRange<Double> {
        let middle = (low + high) / 2
        return min(low + 3, middle)...max(high - 3, middle)
    }
}
