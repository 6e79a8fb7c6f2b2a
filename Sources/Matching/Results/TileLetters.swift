import Geometry

/// Letters that are elsewhere on the tiles and badges that they are written on.
///
/// Other layouts set them all higher or lower, or centre them by their ink where the theme has them on one baseline and at the
/// middle of their advance, or the other way round: one is elsewhere that is farther from its place than letters of its sort
/// usually are, and at none of these others.
struct TileLetters {
    /// By how far those are elsewhere that are, by their nodes, in points.
    private(set) var moves: [String: Point] = [:]

    init() {}

    init(_ pairs: [MeasuredPair], _ fit: FittedTheme) {
        let letters = Dictionary(grouping: pairs, by: \.feature.key.node).compactMap { node, pairs in
            Letter(node: node, pairs, shift: fit.shift)
        }
        for sort in Dictionary(grouping: letters, by: \.text.line).values {
            let isAlone = sort.count < 3
            let baseline = sort.map(\.baseline).median ?? 0
            let (across, down) = (Ways(sort.map(\.way.x)), Ways(sort.map(\.way.y)))
            // On many colours edges of letters are less sure.
            let isSure = fit.quality == .exact && !sort.contains(where: \.text.isOnVariedGround)
            let least = isSure ? Self.least : 2 * Self.least
            // All of them are surer than one.
            let leastOfAll = abs(across.middle) >= Self.least && fit.quality == .exact ? Self.least : least
            let limitX = max(isAlone ? 2 * least : leastOfAll, 4 * across.spread)
            // Fonts that serve other scripts set their letters higher by more.
            let isLatin = sort.allSatisfy(\.text.isLatin)
            let leastY = isAlone ? Observation.mostOfLayout : isLatin ? least : 2 * Self.least
            let limitY = max(leastY, 4 * down.spread, 1.3 * fit.lineReach)
            let areElsewhere =
                isLatin && fit.origin != .atWholePoints && abs(down.middle) > Observation.mostOfLayout
            let usual = isAlone || areElsewhere ? 0 : down.middle
            for letter in sort {
                let (x, y) = (letter.way.x, letter.way.y - usual)
                let isAside = Self.isElsewhere(x, but: [letter.toInk.x, letter.toAdvance], limitX)
                let isHigher = Self.isElsewhere(y, but: [letter.toInk.y, baseline - letter.baseline], limitY)
                guard isAside || isHigher else { continue }
                moves[letter.node] = Point(x: isAside ? x : 0, y: isHigher ? y : 0)
            }
        }
    }

    /// In points.
    private static var least: Double { 0.75 }

    /// Whether something is far from its place, and at none of those that other layouts give it.
    private static func isElsewhere(_ way: Double, but others: [Double], _ limit: Double) -> Bool {
        abs(way) >= limit && others.allSatisfy { abs(way - $0) >= limit / 2 }
    }

    /// How far letters of a sort are off in one direction.
    private struct Ways {
        let middle: Double
        /// How far they usually are from that.
        let spread: Double

        init(_ ways: [Double]) {
            let middle = ways.median ?? 0
            self.middle = middle
            spread = ways.map { abs($0 - middle) }.median ?? 0
        }
    }

    private struct Letter {
        let node: String
        let text: SceneFeature
        /// How far it is from where the theme has it on its tile, in points.
        let way: Point
        /// How far from there it would be, were its ink in the tile's middle.
        let toInk: Point
        /// The same were the middle of its advance there.
        let toAdvance: Double
        /// How far below the tile's middle its baseline is.
        let baseline: Double

        /// `nil` of a node that has no letter, or whose tile cannot be seen.
        init?(node: String, _ pairs: [MeasuredPair], shift: Point) {
            guard let text = pairs.first(where: { $0.feature.text != nil })?.feature, let command = text.text,
                let tile = pairs.first(where: { $0.feature.text == nil })?.feature.frame,
                [.rowPicture, .gridBadge].contains(text.role)
            else { return nil }
            let observations = pairs.flatMap { $0.observations(shift: shift) }
            func residual(_ coordinates: Set<SceneFeature.Coordinate>, ofText isOfText: Bool) -> Double? {
                let found = observations.filter {
                    ($0.feature.text != nil) == isOfText && coordinates.contains($0.coordinate)
                }
                guard !found.isEmpty else { return nil }
                return found.reduce(0) { $0 + $1.residual } / Double(found.count)
            }
            guard let x = residual([.centerX], ofText: true), let y = residual([.centerY], ofText: true),
                let tileX = residual([.left, .right, .centerX], ofText: false),
                let tileY = residual([.top, .bottom, .centerY], ofText: false)
            else { return nil }
            (self.node, self.text) = (node, text)
            way = Point(x: x - tileX, y: y - tileY)
            toInk = Point(x: tile.midX - text.frame.midX, y: tile.midY - text.frame.midY)
            toAdvance = tile.midX - command.origin.x - command.metrics.advance / 2
            baseline = command.origin.y - tile.midY
        }
    }
}
