import Geometry

/// Finds places for marks and ways for leaders: where they cover no text, keep off pictures and symbols, and cross each
/// other as little as may be; in points of the picture.
struct AnnotationRouter {
    /// What labels stand beside: the picture, or the device in it.
    let body: Rect
    /// What marks stay inside of, unless they stand beside the body.
    let screen: Rect
    private let obstacles: AnnotationObstacles
    private var strokes: [Stroke] = []
    /// What stands beside each edge of the body, in lanes, the nearest first.
    private var lanes: [BodyEdge: [[ClosedRange<Double>]]] = [:]

    init(body: Rect, screen: Rect, obstacles: AnnotationObstacles) {
        self.body = body
        self.screen = screen
        self.obstacles = obstacles
    }

    /// A line that is placed, of the callout of a number.
    private struct Stroke {
        let number: Int
        let line: AxisLine
        let isLeader: Bool
    }

    /// An edge of what labels stand beside.
    enum BodyEdge: Hashable, CaseIterable { case left, right, top, bottom }

    /// Lines of a mark at their place, and where its leader may begin.
    struct PlacedMark {
        /// The dimension's line and its ends; empty for a mark without.
        var lines: [AxisLine] = []
        /// From the dimension's ends to what is measured, where that is away from it.
        var witnesses: [AxisLine] = []
        let anchor: Anchor
        /// The edge of the body that it stands beside, and in which lane.
        var edge: BodyEdge?
        var lane: Int?
    }

    /// Where a leader may begin.
    enum Anchor {
        case upright(AxisLine)
        case level(AxisLine)
        case box(Rect)
    }

    /// How far from an edge of the body what stands beside it reaches.
    func laneDepth(_ edge: BodyEdge) -> Double {
        lanes[edge].flatMap { $0.isEmpty ? nil : Self.firstLane + Double($0.count - 1) * Self.lane + 4 } ?? 0
    }

    private static var firstLane: Double { 8 }
    private static var lane: Double { 7 }
    /// Longer than from a node beside the screen's edge to where its dimension stands.
    private static var longWitness: Double { 48 }
    /// Of two lines that cross, or cannot be told apart.
    private static var crossingCost: Double { 150 }
    /// Of a leader that crosses a dimension.
    private static var mildCost: Double { 20 }
}

/// Marks.
extension AnnotationRouter {
    /// Takes the best place of a mark.
    ///
    /// - Parameters:
    ///   - number: of the callout.
    ///   - side: where its label is to stand.
    mutating func place(_ mark: Callout.Mark, number: Int, toward side: LabelSide) -> PlacedMark {
        guard let dimension = Dimension(mark) else { return PlacedMark(anchor: .box(mark.frame)) }
        var best: (cost: Double, place: Double, edge: BodyEdge?) = (.infinity, dimension.common.lowerBound, nil)
        var places = dimension.places(prefersLower: dimension.isUpright && side == .left)
        for beside in lanePlaces(of: dimension) {
            places.insert(beside, at: places.firstIndex { $0.cost > beside.cost } ?? places.endIndex)
        }
        for candidate in places where candidate.edge != nil || isOnScreen(candidate.place, dimension) {
            guard candidate.cost < best.cost else { break }
            let cost =
                candidate.cost
                + cost(
                    of: Dimension.strokeCount, about: mark.frame, limit: best.cost - candidate.cost
                ) { dimension.stroke($0, at: candidate.place) }
            if cost < best.cost { best = (cost, candidate.place, candidate.edge) }
        }
        let lane = best.edge.map { take(dimension.span, beside: $0) }
        let lines = dimension.lines(at: best.place)
        let placed = PlacedMark(
            lines: lines, witnesses: dimension.witnesses(at: best.place),
            anchor: dimension.isUpright ? .upright(lines[0]) : .level(lines[0]), edge: best.edge, lane: lane)
        strokes += (placed.lines + placed.witnesses).map { Stroke(number: number, line: $0, isLeader: false) }
        return placed
    }

    /// Whether a mark inside the body crosses another, or cannot be told from it; whether one beside the body is far from
    /// what it measures.
    func isAwkward(_ mark: PlacedMark?, number: Int) -> Bool {
        guard let mark else { return false }
        guard mark.edge == nil else { return mark.witnesses.contains { $0.length > Self.longWitness } }
        return (mark.lines + mark.witnesses).contains { line in
            strokes.contains { $0.number != number && $0.line.meets(line) && !$0.line.continues(line) }
        }
    }

    /// Takes away a mark's lines, and its place beside the body.
    mutating func lift(_ number: Int, _ mark: PlacedMark?, spanning span: ClosedRange<Double>?) {
        strokes.removeAll { $0.number == number }
        guard let edge = mark?.edge, let lane = mark?.lane, var lanes = lanes[edge] else { return }
        lanes[lane].removeAll { $0 == span }
        while lanes.last?.isEmpty == true { lanes.removeLast() }
        self.lanes[edge] = lanes
    }

    private func isOnScreen(_ place: Double, _ dimension: Dimension) -> Bool {
        dimension.isUpright
            ? place > screen.minX + 3 && place < screen.maxX - 3 : place > screen.minY + 3 && place < screen.maxY - 3
    }

    /// Places beside the body: the best ones for what reaches the edge of the screen.
    private func lanePlaces(of dimension: Dimension) -> [(cost: Double, place: Double, edge: BodyEdge?)] {
        let edges: [BodyEdge] = dimension.isUpright ? [.left, .right] : [.top, .bottom]
        return edges.map { edge in
            let reach = way(from: dimension.common, to: edge)
            let cost = reach < Self.firstLane + 2 && dimension.isSize ? 0 : 40 + 0.5 * max(reach, 0)
            let depth = Self.firstLane + Double(freeLane(for: dimension.span, beside: edge)) * Self.lane
            let place =
                switch edge {
                case .left: body.minX - depth
                case .right: body.maxX + depth
                case .top: body.minY - depth
                case .bottom: body.maxY + depth
                }
            return (cost, place, edge)
        }
    }

    /// From what is measured to an edge of the screen.
    private func way(from across: ClosedRange<Double>, to edge: BodyEdge) -> Double {
        switch edge {
        case .left: across.lowerBound - screen.minX
        case .right: screen.maxX - across.upperBound
        case .top: across.lowerBound - screen.minY
        case .bottom: screen.maxY - across.upperBound
        }
    }

    private func freeLane(for span: ClosedRange<Double>, beside edge: BodyEdge) -> Int {
        let lanes = lanes[edge] ?? []
        return lanes.firstIndex { taken in
            !taken.contains { $0.lowerBound < span.upperBound + 2 && $0.upperBound > span.lowerBound - 2 }
        } ?? lanes.count
    }

    private mutating func take(_ span: ClosedRange<Double>, beside edge: BodyEdge) -> Int {
        let lane = freeLane(for: span, beside: edge)
        if lane == lanes[edge]?.count ?? 0 { lanes[edge, default: []].append([]) }
        lanes[edge]?[lane].append(span)
        return lane
    }

    /// - Parameters:
    ///   - limit: what is worse is not told any nearer.
    ///   - line: by its number; many are tried, and an array of them for each try would take more time than the rest.
    private func cost(
        of count: Int, about frame: Rect, number: Int? = nil, limit: Double, _ line: (Int) -> AxisLine?
    ) -> Double {
        var sum = 0.0
        for place in 0..<count {
            guard let line = line(place) else { continue }
            sum += obstacles.cost(of: line, about: frame, limit: limit - sum)
            guard sum < limit else { return sum }
            for stroke in strokes where stroke.number != number && stroke.line.meets(line) {
                // What begins or ends at the same height has one line to it.
                if number == nil, stroke.line.continues(line) { continue }
                // A leader over a dimension is told from it by its width, and ends elsewhere.
                let isMild = number != nil && !stroke.isLeader && stroke.line.isLevel != line.isLevel
                sum += isMild ? Self.mildCost : Self.crossingCost
            }
        }
        return sum
    }
}

/// Leaders.
extension AnnotationRouter {
    /// A leader inside the picture, and a little beyond.
    struct Route {
        /// From the mark to where it turns to its label.
        let points: [Point]
        let side: LabelSide
    }

    /// Takes the best way from a mark to one of the sides.
    ///
    /// - Parameters:
    ///   - callout: its number.
    ///   - sides: where its label may stand, the better side first.
    mutating func route(from mark: PlacedMark, number callout: Int, about frame: Rect, to sides: [LabelSide]) -> Route {
        var best: (cost: Double, way: LeaderWay, side: LabelSide)?
        for (rank, side) in sides.enumerated() where mark.edge?.side.map({ $0 == side }) ?? true {
            let preferred = preferredHeight(of: mark.anchor)
            let turn = turn(side)
            for height in LeaderHeights(around: preferred, beside: body) {
                let detour = Double(rank) * 12 + 0.5 * abs(height - preferred)
                if let best, detour >= best.cost { break }
                for number in 0..<LeaderWay.most {
                    guard let line = LeaderWay(number, from: mark, to: side, at: Point(x: turn, y: height)) else {
                        continue
                    }
                    let way = detour + Double(line.count - 1) * 16 + 0.06 * line.length
                    let limit = (best?.cost ?? .infinity) - way
                    guard limit > 0 else { continue }
                    let cost = way + cost(of: line.count, about: frame, number: callout, limit: limit) { line[$0] }
                    if cost < best?.cost ?? .infinity { best = (cost, line, side) }
                }
            }
        }
        let side = sides.first ?? .left
        let route =
            best.map { Route(points: $0.way.points, side: $0.side) }
            ?? Route(points: [Point(x: turn(side), y: frame.midY)], side: side)
        strokes += AxisLine.lines(along: route.points).map { Stroke(number: callout, line: $0, isLeader: true) }
        return route
    }

    /// Where a leader looks best.
    func preferredHeight(of anchor: Anchor) -> Double {
        switch anchor {
        case .upright(let line): (line.minY + line.maxY) / 2
        case .level(let line): line.start.y
        case .box(let rect): rect.midY
        }
    }

    /// Where leaders to a side turn to their labels.
    func turn(_ side: LabelSide) -> Double {
        side == .left ? body.minX - max(laneDepth(.left), 4) : body.maxX + max(laneDepth(.right), 4)
    }
}

extension AnnotationRouter.BodyEdge {
    /// The side where labels stand beside it; `nil` for an edge without.
    fileprivate var side: LabelSide? {
        switch self {
        case .left: .left
        case .right: .right
        case .top, .bottom: nil
        }
    }
}
