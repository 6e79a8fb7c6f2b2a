import Geometry

/// A length that a line beside it shows, with what stands at both of its ends.
struct Dimension {
    /// Whether it is a height; a width otherwise.
    let isUpright: Bool
    /// From end to end.
    let span: ClosedRange<Double>
    /// How far what is measured reaches across the line, at its lower and at its upper end.
    let ends: Callout.Mark.Neighbours
    /// Whether it is a node's, so that the line stands beside that; a gap's stands in it.
    let isSize: Bool

    /// That of a mark; `nil` for one without a line.
    init?(_ mark: Callout.Mark) {
        switch mark {
        case .height(let rect):
            let across = rect.minX...rect.maxX
            self.init(
                isUpright: true, span: rect.minY...rect.maxY, ends: .init(first: across, second: across), isSize: true)
        case .width(let rect):
            let across = rect.minY...rect.maxY
            self.init(
                isUpright: false, span: rect.minX...rect.maxX, ends: .init(first: across, second: across), isSize: true)
        case .horizontalGap(let x, let sides):
            self.init(isUpright: false, span: x, ends: sides, isSize: false)
        case .verticalGap(let y, let sides):
            self.init(isUpright: true, span: y, ends: sides, isSize: false)
        case .outline, .pointer: return nil
        }
    }

    private init(isUpright: Bool, span: ClosedRange<Double>, ends: Callout.Mark.Neighbours, isSize: Bool) {
        self.isUpright = isUpright
        self.span = span
        self.ends = ends
        self.isSize = isSize
    }

    /// Where both ends are.
    var common: ClosedRange<Double> { ends.common }

    /// The line at a place across it, and its ends.
    func lines(at place: Double) -> [AxisLine] {
        let ends = place - Self.tick...place + Self.tick
        return [line(along: span, at: place)]
            + [span.lowerBound, span.upperBound].map { end in
                isUpright ? AxisLine.level(y: end, x: ends) : AxisLine.upright(x: end, y: ends)
            }
    }

    /// From what is measured to the ends of a line at a place away from it.
    func witnesses(at place: Double) -> [AxisLine] {
        [(span.lowerBound, ends.first), (span.upperBound, ends.second)].compactMap { end, across in
            guard let across else { return nil }
            let nearest = min(max(place, across.lowerBound), across.upperBound)
            guard abs(nearest - place) > Self.near else { return nil }
            let reach = min(nearest, place)...max(nearest, place)
            return isUpright ? .level(y: end, x: reach) : .upright(x: end, y: reach)
        }
    }

    /// Places for the line inside the picture, with what speaks against each.
    ///
    /// - Parameter prefersLower: whether it rather stands at the left, or above.
    func places(prefersLower: Bool) -> [(place: Double, cost: Double)] {
        let common = common
        guard isSize else {
            let middle = (common.lowerBound + common.upperBound) / 2
            let reach = (common.upperBound - common.lowerBound) / 2
            return [(middle, 0)]
                + stride(from: 2, through: reach + Self.farthest, by: 2).flatMap {
                    way -> [(place: Double, cost: Double)] in
                    let cost = 0.25 * way + (way > reach ? 10 : 0)
                    return [(middle - way, cost), (middle + way, cost)]
                }
        }
        return stride(from: 5, through: Self.farthest, by: 4).flatMap { way -> [(place: Double, cost: Double)] in
            [
                (common.lowerBound - way, way + (prefersLower ? 0 : 8)),
                (common.upperBound + way, way + (prefersLower ? 8 : 0)),
            ]
        }
    }

    private func line(along span: ClosedRange<Double>, at place: Double) -> AxisLine {
        isUpright ? .upright(x: place, y: span) : .level(y: place, x: span)
    }

    /// How far the line's ends reach to both sides.
    private static var tick: Double { 3 }
    /// A line that stands nearer is not joined to what it measures.
    private static var near: Double { 6 }
    private static var farthest: Double { 54 }
}
