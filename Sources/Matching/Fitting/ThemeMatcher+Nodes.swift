import DisplayLists
import Documents
import Geometry

/// What the screenshot has otherwise of single nodes, where the theme that is drawn so is far more like it.
extension ThemeMatcher {
    /// What is found of them beyond what is known; `nil` where nothing is.
    func nodeEdits(_ placed: PlacedTheme, _ pairs: [MeasuredPair]) throws(DiagnosticError) -> NodeEdits? {
        var edits = placed.subject.nodeEdits
        let gone = try goneNodes(placed.fit, pairs)
        if !gone.isEmpty {
            edits.gone.formUnion(gone)
        } else if edits.weights.isEmpty, case let texts = try reweightedTexts(placed.fit, pairs), !texts.isEmpty {
            edits.shapes.merge(texts) { $1 }
        } else if let (node, move) = try movedNode(placed, pairs) {
            edits.moves[node] = move
        } else if edits.shapes.count < Self.mostOfReshaped, let (node, shape) = try reshapedNode(placed.fit, pairs) {
            edits.shapes[node] = shape
        } else {
            return nil
        }
        return edits
    }

    /// Badges, pictures and buttons that the screenshot has not: it is far more like the theme without them where they are.
    private func goneNodes(_ fit: FittedTheme, _ pairs: [MeasuredPair]) throws(DiagnosticError) -> Set<String> {
        guard fit.quality == .exact, fit.subject.knownRows == .names else { return [] }
        let comparison = try DrawnComparison(shot, fit)
        // What is found elsewhere is not gone.
        let found = Set(pairs.filter { $0.feature.isSymbol && !$0.shot.values.isEmpty }.map(\.feature.key.node))
        // With the whole item gone, its label is, too.
        let labelled = Set(
            pairs.filter { $0.feature.role == .gridLabel && $0.likeness > 0.9 }
                .compactMap { ContentPlace(node: $0.feature.key.node)?.node })
        let suspects = fit.scene.nodes.filter { node in
            ([.gridBadge, .rowPicture, .navigationItem].contains(node.role)
                || node.role == .gridPicture && labelled.contains(ContentPlace(node: node.id)?.node ?? ""))
                && !found.contains(node.id)
                && comparison.differingArea(of: [node.frame]) > Self.leastOfGone
        }
        // What lies over a picture is gone from it whether the picture is or not.
        var gone: Set<String> = []
        for suspects in Dictionary(grouping: suspects, by: \.role).values {
            var subject = fit.subject
            subject.nodeEdits.gone.formUnion(suspects.map(\.id))
            guard let bare = try fit.showing(subject)?.picture().raster else { continue }
            let found = suspects.filter { comparison.gain(of: bare, in: [$0.frame]).map { $0.rest < 0.3 } ?? false }
            gone.formUnion(found.map(\.id))
        }
        return gone
    }

    /// How many square points of a node have to look otherwise so that it may be gone.
    private static let leastOfGone = 4.0

    /// A bar, a thumb or a bubble that is elsewhere with all that is in it, where that is far more like the screenshot
    /// than other values of the theme.
    private func movedNode(
        _ placed: PlacedTheme, _ pairs: [MeasuredPair]
    ) throws(DiagnosticError) -> (id: String, by: Point)? {
        let (fit, asThemed) = (placed.fit, placed.asThemed)
        // At whole points each may be half a point away.
        guard fit.subject.knownRows == .names, fit.origin != .atWholePoints else { return nil }
        let displaced = fit.displacements(pairs, from: asThemed)
        let canvas = Rect(origin: .zero, size: fit.scene.displayList.size)
        let comparison = try DrawnComparison(shot, fit)
        // Where lines are that were brought less far than other layouts set them says nothing.
        let lines = fit.features.all.filter { feature in
            guard feature.text != nil, let themed = asThemed.features[feature.key]?.frame else { return false }
            let way = abs(feature.frame.midY - themed.midY)
            return way > 0 && way < Observation.mostOfLayout
        }.map { $0.frame.inset(dx: -2, dy: -3) }
        var best: (rest: Double, id: String, by: Point)?
        for node in asThemed.scene.nodes
        where Self.rolesOfMoved.contains(node.role) && placed.subject.nodeEdits.moves[node.id] == nil {
            let own = displaced.filter {
                $0.feature.key.node == node.id || $0.feature.key.node.hasPrefix(node.id + "/")
            }
            for move in Self.moves(own, from: fit.shift) {
                var subject = placed.subject
                subject.nodeEdits.moves[node.id] = move
                guard let other = asThemed.showing(subject) else { continue }
                let gain = comparison.gain(
                    of: try other.picture().raster, at: other.corner, in: [canvas], besides: lines)
                if let gain, gain.rest < best?.rest ?? 0.6, gain.amount > 10_000 { best = (gain.rest, node.id, move) }
            }
        }
        guard let best else { return nil }
        // Drawn on whole pixels it may be where a value of the theme has it that is a plain one.
        for plain in fit.withPlainValues {
            let gain = comparison.gain(of: try plain.picture().raster, in: [canvas], besides: lines)
            if let gain, gain.rest < best.rest + 0.02 { return nil }
        }
        return (best.id, best.by)
    }

    /// A picture that is larger or smaller by itself, or has other corners, as drawings of it say.
    private func reshapedNode(
        _ fit: FittedTheme, _ pairs: [MeasuredPair]
    ) throws(DiagnosticError) -> (id: String, shape: NodeEdits.Shape)? {
        guard fit.quality == .exact, fit.subject.knownRows == .names else { return nil }
        let comparison = try DrawnComparison(shot, fit)
        let pictures = fit.scene.nodes.filter { node in
            [.rowPicture, .gridPicture].contains(node.role) && fit.subject.nodeEdits.shapes[node.id] == nil
        }
        // The sides of what has one colour are measured, and letters stay as large.
        let measured = Set(fit.features.all.filter { $0.text != nil || $0.kind == .box }.map(\.key.node))
        let photographs = pictures.filter {
            !measured.contains($0.id)
                && comparison.differingArea(of: [$0.frame.inset(dx: -6, dy: -6)]) > Self.leastOfReshaped
        }
        // Corners of what is elsewhere look otherwise, too.
        let moved = Set(
            pairs.observations(shift: fit.shift).filter {
                $0.feature.kind == .picture && $0.isPlace && abs($0.residual) > 0.6
            }
            .map(\.feature.key.node))
        let resized = photographs.count <= Self.mostOfReshaped ? Set(photographs.map(\.id)) : []
        for node in pictures {
            let side = node.frame.shortSide
            var found: [(shape: NodeEdits.Shape, rest: Double)] = []
            if resized.contains(node.id),
                let size = try best(
                    fit, node, comparison, among: side * 0.6...side * 1.5, from: side, { .size($0 / side) })
            {
                found.append((.size(size.length / side), size.rest))
            }
            let themed = fit.features.all.first { $0.key.node == node.id && $0.hasCorners }?.radius
            if let themed, themed < side / 2 - 1, !moved.contains(node.id),
                // Corners that are rounder or less so by some points look otherwise in this area.
                comparison.differingArea(of: node.frame.corners(side: themed + 6)) > 4 * 0.2146 * (3 * themed + 2.25),
                let radius = try best(
                    fit, node, comparison, among: 0...side / 2, from: themed, { .radius($0, themed: themed) }),
                // Corners of a box between two pixels are drawn in many ways.
                abs(radius.length - themed) >= (measured.contains(node.id) ? 2 : 1.5)
            {
                found.append((.radius(radius.length, themed: themed), radius.rest))
            }
            if let best = found.min(by: { $0.rest < $1.rest }) { return (node.id, best.shape) }
        }
        return nil
    }

    /// Of how many pictures it is told by themselves: where more look otherwise, it is something else.
    private static let mostOfReshaped = 3

    /// Over how many square points a picture looks otherwise that has another shape.
    private static let leastOfReshaped = 12.0

    /// The length, in half points, with which a node is drawn most like the screenshot, looked for in both ways as long as it
    /// is drawn better, and what is left of the difference; `nil` where no other one is far better than its own.
    private func best(
        _ fit: FittedTheme, _ node: SceneNode, _ comparison: DrawnComparison, among lengths: ClosedRange<Double>,
        from themed: Double, _ shape: (Double) -> NodeEdits.Shape
    ) throws(DiagnosticError) -> (length: Double, rest: Double)? {
        var best = (length: themed, gain: DrawnComparison.Gain())
        func isBetter(_ length: Double) throws(DiagnosticError) -> Bool {
            var subject = fit.subject
            subject.nodeEdits.shapes[node.id] = shape(length)
            let reach = max(length - node.frame.shortSide, 0) / 2 + 1
            guard lengths.contains(length), let other = fit.showing(subject),
                let gain = comparison.gain(
                    of: try other.picture().raster, in: [node.frame.inset(dx: -reach, dy: -reach)]),
                gain.amount > best.gain.amount
            else { return false }
            best = (length, gain)
            return true
        }
        for step in [1.0, -1] {
            var length = themed + step
            while try isBetter(length) { length += step }
        }
        for length in [best.length - 0.5, best.length + 0.5] { _ = try isBetter(length) }
        let isInside = best.length - 1 > lengths.lowerBound && best.length + 1 < lengths.upperBound
        guard isInside, abs(best.length - themed) >= 1.5, best.gain.rest < 0.4 else { return nil }
        return (best.length, best.gain.rest)
    }

    /// How far all that was observed may be elsewhere, but for the shift of the whole, as boxes and as lines of text say: of
    /// boxes whose size is another, middles are elsewhere by less.
    private static func moves(_ observations: [Observation], from shift: Point) -> [Point] {
        let across = Ways(observations.filter(\.coordinate.isHorizontalPlace), from: shift.x, leastOfTexts: 0.45)
        // Lines of text alone may stand higher or lower.
        let down = Ways(
            observations.filter(\.coordinate.isVerticalPlace), from: shift.y, leastOfTexts: Observation.mostOfLayout)
        let height = down.ofBoxes ?? down.ofTexts ?? 0
        let moves = [across.ofBoxes, across.ofTexts].map { Point(x: $0 ?? 0, y: height) }
        return moves.uniqued().filter { $0 != .zero && across.areCommon($0.x) && down.areCommon($0.y) }
    }

    /// How far boxes and lines of text are elsewhere, in one direction.
    private struct Ways {
        private let boxes: [Double]
        private let texts: [Double]
        /// Less than this of lines of text says nothing.
        private let leastOfTexts: Double
        /// Less than this of boxes.
        private static let least = 0.45

        init(_ observations: [Observation], from shift: Double, leastOfTexts: Double) {
            boxes = observations.filter { $0.feature.text == nil }.map { $0.residual - shift }
            texts = observations.filter { $0.feature.text != nil }.map { $0.residual - shift }
            self.leastOfTexts = leastOfTexts
        }

        /// As a designer would have written it; `nil` where it is none.
        var ofBoxes: Double? { boxes.median.flatMap { abs($0) < Self.least ? nil : $0.nearTheme(0) } }
        var ofTexts: Double? { texts.median.flatMap { abs($0) < leastOfTexts ? nil : $0.nearTheme(0) } }

        /// Whether most go by as much, as what goes together does.
        func areCommon(_ way: Double) -> Bool {
            let near = boxes.count { abs($0 - way) < 0.35 } + texts.count { abs($0 - way) < min(leastOfTexts, 0.8) }
            return way == 0 || near * 3 >= (boxes.count + texts.count) * 2
        }
    }

    /// What has other nodes in it, which all go with it.
    private static let rolesOfMoved: Set<SceneNode.Role> = [
        .indexBar, .highlight, .bubble, .tabBar, .searchField,
    ]
}

extension Rect {
    fileprivate var shortSide: Double { min(width, height) }
}
