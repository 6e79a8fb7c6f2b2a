import DisplayLists
import Geometry
import Styles

/// What marks and leaders go around in a picture: the ink of its texts, which none may cover, and pictures, symbols and
/// nodes, which they cross only where there is no other way.
struct AnnotationObstacles {
    /// What texts show.
    private let ink: [Rect]
    /// Obstacles by the bands of the picture that they reach into, band by band, and where those of each begin.
    private let obstacles: [Obstacle]
    private let starts: [Int]

    private struct Obstacle {
        let rect: Rect
        let cost: Double
        let isInk: Bool
    }

    init(of scene: Scene, on screen: Rect, measurer: any TextMeasuring) {
        var seen = SeenShapes(measurer: measurer)
        seen.add(scene.displayList.commands, in: screen)
        ink = seen.ink
        let solids = scene.nodes.filter { Self.solidRoles.contains($0.role) && $0.opacity > 0 }
            .map { $0.role == .bubble ? scene.drawn($0, measurer: measurer) : $0.frame }
        let loose = scene.nodes.filter { Self.looseRoles.contains($0.role) }
        let bands = Self.bands(
            of: ink.map { Obstacle(rect: $0, cost: Self.inkCost, isInk: true) }
                + (seen.symbols + solids).map { Obstacle(rect: $0, cost: Self.solidCost, isInk: false) }
                + loose.map { node in
                    let cost = node.role == .indexBar ? Self.barCost : Self.looseCost
                    return Obstacle(rect: node.frame, cost: cost, isInk: false)
                })
        obstacles = Array(bands.joined())
        starts = bands.reduce(into: [0]) { starts, band in starts.append(starts[starts.count - 1] + band.count) }
    }

    private static func bands(of obstacles: [Obstacle]) -> [[Obstacle]] {
        var bands: [[Obstacle]] = []
        for obstacle in obstacles {
            let last = Self.band(at: obstacle.rect.maxY + Self.clearance)
            guard last >= 0, last < Self.mostBands else { continue }
            while bands.count <= last { bands.append([]) }
            for band in max(Self.band(at: obstacle.rect.minY - Self.clearance), 0)...last {
                bands[band].append(obstacle)
            }
        }
        return bands
    }

    private static let solidRoles: Set<SceneNode.Role> = [
        .rowPicture, .bubble, .highlight, .gridPicture, .gridBadge, .pageDot, .cutout,
    ]
    /// Those with room between what they show.
    private static let looseRoles: Set<SceneNode.Role> = [
        .gridItem, .navigationItem, .tabItem, .searchField, .indexBar,
    ]

    /// How bad a line is: more than `inkCost` where it covers a text, less the less it crosses.
    ///
    /// - Parameters:
    ///   - frame: of the node that it is about; what is around that counts for nothing.
    ///   - limit: what is worse is not told any nearer.
    func cost(of line: AxisLine, about frame: Rect, limit: Double = .infinity) -> Double {
        let first = max(Self.band(at: line.minY), 0)
        let last = min(Self.band(at: line.maxY), starts.count - 2)
        guard first <= last else { return 0 }
        var sum = 0.0
        for band in first...last {
            guard sum < limit else { return sum }
            for number in starts[band]..<starts[band + 1] {
                let obstacle = obstacles[number]
                guard line.covers(obstacle.rect, reach: obstacle.isInk ? Self.clearance : -0.5) else { continue }
                if obstacle.isInk {
                    sum += line.covers(obstacle.rect, reach: Self.halfWidth) ? obstacle.cost : Self.tightCost
                } else if obstacle.rect == frame || obstacle.rect.union(frame) != obstacle.rect {
                    sum += obstacle.cost
                }
            }
        }
        return sum
    }

    /// Texts that a line would cover, each with room around it.
    func texts(under line: AxisLine) -> [Rect] {
        ink.filter { line.covers($0, reach: Self.clearance) }.map { $0.inset(dx: -Self.clearance, dy: -Self.clearance) }
    }

    private static func band(at y: Double) -> Int { Int(max(min(y, 1e6), -1e3) / 24) }

    /// Of a line that covers a text, or passes close by one, or goes through a picture, or through a cell, or between two
    /// titles of the index bar.
    private static var inkCost: Double { 10_000 }
    private static var solidCost: Double { 300 }
    private static var looseCost: Double { 60 }
    private static var barCost: Double { 140 }
    private static var tightCost: Double { 60 }
    /// From a text to the middle of a line whose rim does not touch it.
    private static var clearance: Double { 2 }
    /// Of the thickest line.
    private static var halfWidth: Double { 0.75 }
    private static var mostBands: Int { 5000 }
}

/// What of a drawing shows as text or as a symbol.
private struct SeenShapes {
    let measurer: any TextMeasuring
    var ink: [Rect] = []
    var symbols: [Rect] = []

    mutating func add(_ commands: [DrawingCommand], in room: Rect) {
        for command in commands { add(command, in: room) }
    }

    private mutating func add(_ command: DrawingCommand, in room: Rect) {
        switch command {
        case .text(let text):
            guard text.color.alpha > 0 else { return }
            let ink = measurer.ink(of: text.run).offset(dx: text.origin.x, dy: text.origin.y)
            if let shown = ink.intersection(room) { self.ink.append(shown) }
        case .picture(let picture):
            if let shown = picture.frame.intersection(room) { symbols.append(shown) }
        case .group(let group):
            guard group.opacity > 0 else { return }
            let clip = group.clip.map(\.bounds)
            guard let inner = clip.map({ room.intersection($0) }) ?? room else { return }
            for command in group.commands { add(command, in: inner) }
        case .fill(let shape, _): addSymbol(shape, in: room)
        case .stroke(let shape, _, _): addSymbol(shape, in: room)
        case .hairline, .shadow: return
        }
    }

    /// Small curved shapes are symbols; rectangles and what is larger are grounds.
    private mutating func addSymbol(_ shape: Shape, in room: Rect) {
        if case .rect = shape { return }
        let bounds = shape.bounds
        guard bounds.width <= Self.largest, bounds.height <= Self.largest, let shown = bounds.intersection(room) else {
            return
        }
        symbols.append(shown)
    }

    private static var largest: Double { 40 }
}
