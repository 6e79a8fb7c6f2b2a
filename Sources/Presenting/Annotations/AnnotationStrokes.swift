import Geometry

/// What marks and leaders draw inside the picture, in its points: the heights of leaders are chosen so that they cross as
/// few others as may be.
struct AnnotationStrokes {
    /// Those of marks, which stand where they stand, by the number of their callout.
    private let marks: [(number: Int, segment: Segment)]
    private var leaders: [Segment] = []

    /// A line along an axis, its ends in any order.
    fileprivate struct Segment {
        let start: Point
        let end: Point

        var isHorizontal: Bool { start.y == end.y }
        var x: ClosedRange<Double> { min(start.x, end.x)...max(start.x, end.x) }
        var y: ClosedRange<Double> { min(start.y, end.y)...max(start.y, end.y) }
    }

    /// - Parameter sides: of the label of each callout.
    init(of callouts: [Callout], to sides: [LabelSide]) {
        marks = callouts.indices.compactMap { number in
            let (mark, frame) = (callouts[number].mark, callouts[number].mark.frame)
            switch mark {
            case .horizontalGap, .verticalGap:
                return (number, Segment(start: frame.origin, end: Point(x: frame.maxX, y: frame.maxY)))
            case .height:
                let x = mark.leaderStart(to: sides[number], at: frame.midY)
                return (number, Segment(start: Point(x: x, y: frame.minY), end: Point(x: x, y: frame.maxY)))
            case .width, .outline, .pointer: return nil
            }
        }
    }

    /// Takes the first height of a leader at which it meets the fewest lines of others.
    ///
    /// - Parameters:
    ///   - number: of the callout.
    ///   - edge: of the picture, where the leader leaves it.
    ///   - isOutside: whether the leader begins there.
    mutating func addLeader(
        of number: Int, _ mark: Callout.Mark, to side: LabelSide, edge: Double, isOutside: Bool
    ) -> Double {
        let others = leaders + marks.filter { $0.number != number }.map(\.segment)
        var best: (height: Double, segments: [Segment], meetings: Int)?
        for height in mark.leaderHeights(to: side) {
            let segments = Self.leader(of: mark, to: side, at: height, edge: edge, isOutside: isOutside)
            let meetings = segments.reduce(0) { sum, segment in sum + others.count { segment.meets($0) } }
            if meetings < best?.meetings ?? .max { best = (height, segments, meetings) }
            if meetings == 0 { break }
        }
        leaders += best?.segments ?? []
        return best?.height ?? mark.bestLeaderHeight(to: side)
    }

    /// What is drawn on the way from a mark to a little beyond the picture's edge.
    private static func leader(
        of mark: Callout.Mark, to side: LabelSide, at height: Double, edge: Double, isOutside: Bool
    ) -> [Segment] {
        let end = Point(x: side == .left ? edge - 4 : edge + 4, y: height)
        guard !isOutside else { return [Segment(start: Point(x: edge, y: height), end: end)] }
        let x = mark.leaderStart(to: side, at: height)
        switch mark {
        case .width(let rect, _):
            // The line of the dimension goes with the leader.
            return [Segment(start: Point(x: side == .left ? rect.maxX : rect.minX, y: height), end: end)]
        case .horizontalGap, .pointer(_, .some, _):
            let turn = Point(x: x, y: height)
            return [Segment(start: Point(x: x, y: mark.frame.minY), end: turn), Segment(start: turn, end: end)]
        case .height, .verticalGap, .outline, .pointer: return [Segment(start: Point(x: x, y: height), end: end)]
        }
    }
}

extension AnnotationStrokes.Segment {
    /// Whether two cross, or run so close beside each other that they look like one.
    fileprivate func meets(_ other: Self) -> Bool {
        guard x.overlaps(other.x) else { return false }
        return isHorizontal && other.isHorizontal ? abs(start.y - other.start.y) < 4 : y.overlaps(other.y)
    }
}
