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
    func lines(at place: Double) -> [AxisLine] { (0..<3).compactMap { stroke($0, at: place) } }

    /// From what is measured to the ends of a line at a place away from it.
    func witnesses(at place: Double) -> [AxisLine] { (3..<Self.strokeCount).compactMap { stroke($0, at: place) } }

    /// The line, its two ends, and what joins each of them to what is measured, by their numbers.
    func stroke(_ number: Int, at place: Double) -> AxisLine? {
        let end = number.isMultiple(of: 2) ? span.upperBound : span.lowerBound
        if number == 0 { return isUpright ? .upright(x: place, y: span) : .level(y: place, x: span) }
        if number < 3 { return across(place - Self.tick...place + Self.tick, at: end) }
        guard let measured = number.isMultiple(of: 2) ? ends.second : ends.first else { return nil }
        let nearest = min(max(place, measured.lowerBound), measured.upperBound)
        guard abs(nearest - place) > Self.near else { return nil }
        return across(min(nearest, place)...max(nearest, place), at: end)
    }

    /// How many numbers `stroke` knows.
    static var strokeCount: Int { 5 }

    /// Places for the line inside the picture, with what speaks against each, the best first.
    ///
    /// - Parameter prefersLower: whether it rather stands at the left, or above.
    func places(prefersLower: Bool) -> [(cost: Double, place: Double, edge: AnnotationRouter.BodyEdge?)] {
        let common = common
        var places: [(cost: Double, place: Double, edge: AnnotationRouter.BodyEdge?)] = []
        places.reserveCapacity(64)
        guard isSize else {
            let middle = (common.lowerBound + common.upperBound) / 2
            let reach = (common.upperBound - common.lowerBound) / 2
            places.append((0, middle, nil))
            for way in stride(from: 2, through: reach + Self.farthest, by: 2) {
                let cost = 0.25 * way + (way > reach ? 10 : 0)
                places.append((cost, middle - way, nil))
                places.append((cost, middle + way, nil))
            }
            return places
        }
        for cost in stride(from: 5, through: Self.farthest + 8, by: 4) {
            // At the other side, which is as good 8 points nearer, and at the better one.
            let (nearer, lower, upper) = (cost - 8, common.lowerBound, common.upperBound)
            if nearer >= 5 { places.append((cost, prefersLower ? upper + nearer : lower - nearer, nil)) }
            if cost <= Self.farthest { places.append((cost, prefersLower ? lower - cost : upper + cost, nil)) }
        }
        return places
    }

    private func across(_ reach: ClosedRange<Double>, at end: Double) -> AxisLine {
        isUpright ? .level(y: end, x: reach) : .upright(x: end, y: reach)
    }

    /// How far the line's ends reach to both sides.
    private static var tick: Double { 3 }
    /// A line that stands nearer is not joined to what it measures.
    private static var near: Double { 6 }
    private static var farthest: Double { 54 }
}
