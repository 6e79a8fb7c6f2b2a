import DisplayLists
import Foundation
import Geometry
import Rasters

/// What is said of each node, gathered from its features.
struct MatchedNodes {
    private(set) var nodes: [MatchedNode] = []
    /// Of nodes that depart though no property of the theme does.
    private(set) var departures: [MatchResult.Departure] = []

    /// - Parameters:
    ///   - departing: the ids of those that say that properties of the theme are others.
    ///   - edits: what was changed of the content; nodes are told as the theme's own has them.
    init(
        _ fit: FittedTheme, from asThemed: FittedTheme, pairs: [MeasuredPair], colors: [ColorFit.Departure],
        departing: Set<String>, edits: [ContentEdit]
    ) {
        let quality = fit.quality
        let byNode = Dictionary(grouping: pairs, by: \.feature.key.node)
        let observations = Dictionary(
            grouping: pairs.observations(shift: fit.shift), by: \.feature.key.node)
        let differing = Dictionary(
            colors.flatMap { color in color.keys.map { ($0.node, color.deltaE) } }, uniquingKeysWith: max)
        // What single nodes have by themselves is told where their content is known, and most of it where nothing was lost.
        let isNamed = fit.subject.knownRows == .names
        let isKnown = quality == .exact && isNamed
        let looks = isNamed ? OwnLooks(fit, from: asThemed, pairs, but: Set(colors.flatMap(\.keys))) : OwnLooks()
        let letters = isNamed ? TileLetters(pairs, fit) : TileLetters()
        let fitted = Dictionary(fit.scene.nodes.map { ($0.id, $0.frame) }) { first, _ in first }
        for node in asThemed.scene.nodes {
            let move = fit.subject.nodeEdits.move(of: node.id)
            let themed = node.frame.offset(dx: -move.x, dy: -move.y)
            var matched = MatchedNode(id: ContentPlace.node(node.id, before: edits), frame: themed)
            let own = observations[node.id] ?? []
            let found = byNode[node.id] ?? []
            let rest = Rest(own, scale: fit.scale, quality, lineReach: fit.lineReach)
            let frame = fitted[node.id] ?? node.frame
            matched.dx = Self.rounded(frame.midX - themed.midX + rest.x)
            matched.dy = Self.rounded(frame.midY - themed.midY + rest.y)
            matched.dw = Self.rounded(frame.width - node.frame.width + rest.width)
            matched.dh = Self.rounded(frame.height - node.frame.height + rest.height)
            let ownColor = looks.colors[node.id]
            matched.deltaE = Self.rounded(differing[node.id] ?? ownColor?.deltaE ?? 0)
            let lines = Self.missingLines(found, quality)
            let lacksText = isKnown && Self.lacksText(found)
            // What lies behind a badge may look like one.
            let isMissing =
                lines == 0
                && (lacksText && node.role == .gridBadge
                    || Self.isMissing(
                        found.filter {
                            ![.line, .outline].contains($0.feature.kind) && (quality.keepsLines || !$0.feature.isSmall)
                        }, quality))
            let lacksBorder = Self.lacksBorder(found, quality)
            // What the theme was changed by, and of what is left, what rasterisers do not make of it: of a node that lies
            // between two pixels, each side may be drawn on either.
            let moves = [
                frame.midX - themed.midX, frame.midY - themed.midY, frame.width - node.frame.width,
                frame.height - node.frame.height,
            ]
            let isResized = max(abs(rest.width), abs(rest.height)) >= max(0.3, 1.2 / fit.scale)
            let isMoved = rest.move != nil || isResized || moves.contains { abs($0) >= 0.3 }
            // Of another weight or radius, say, it has the place and the colour of the theme.
            let isOther =
                isMoved || matched.deltaE > 0 || lines > 0 || lacksBorder || lacksText || looks.radii[node.id] != nil
                || looks.sizes[node.id] != nil || letters.moves[node.id] != nil || departing.contains(node.id)
            if isMissing {
                matched.verdict = .missing
                matched.certainty = 0.9
            } else if own.isEmpty && !found.contains(where: { $0.shot.color != nil }) {
                matched.verdict = .unknown
            } else {
                matched.verdict = isOther ? .differs : .same
                matched.certainty = min(0.97, 0.8 + 0.05 * Double(own.count))
            }
            nodes.append(matched)
            let gone = [
                ("separator", lines > 0), ("border", lacksBorder && !isMissing), ("text", lacksText && !isMissing),
            ]
            for (child, isGone) in gone where isGone {
                departures.append(.missing(matched.id, child: child))
            }
            if isMissing {
                let item = Self.item(of: node, isGoneIn: pairs).map { ContentPlace.node($0, before: edits) }
                let gone = item ?? matched.id
                guard departures.last?.property != gone else { continue }
                departures.append(.missing(gone))
            } else if let size = looks.sizes[node.id] {
                departures.append(
                    .init(
                        node: matched.id, part: "font size", theme: NumberText.exact(size.theme),
                        measured: NumberText.exact((size.measured * 2).rounded() / 2), unit: "pt", certainty: 0.8))
            } else if let move = rest.move {
                departures.append(.moved(matched.id, by: move))
            }
            if !isMissing, !lacksText, let move = letters.moves[node.id] {
                departures.append(.moved(matched.id, child: "text", by: move))
            }
            if isKnown, !isMissing, let size = rest.otherSize(of: node, own) {
                departures.append(
                    .init(
                        node: matched.id, part: size.part, theme: size.theme, measured: size.measured, unit: "pt",
                        certainty: 0.8))
            }
            if !isMissing, let radius = looks.radii[node.id] {
                departures.append(
                    .init(
                        node: matched.id, part: "radius", theme: NumberText.exact(radius.theme),
                        measured: NumberText.exact((radius.measured * 2).rounded() / 2), unit: "pt", certainty: 0.8))
            }
            if !isMissing, let ownColor { departures.append(.init(node: matched.id, ownColor)) }
        }
    }

    private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }

    /// How many separators the theme shows there that are not in the screenshot.
    private static func missingLines(_ pairs: [MeasuredPair], _ quality: ShotQuality) -> Int {
        pairs.count { pair in
            // Where an edge lies there is no line if nothing but both grounds shows.
            if pair.feature.kind == .line, pair.drawn.values[.bottom] != nil, pair.shot.ground == nil,
                let drawn = pair.drawn.edgeStep, let shot = pair.shot.edgeStep
            {
                return drawn >= max(quality.leastLine, 5) && shot < drawn / 3
            }
            guard pair.feature.kind == .line, pair.drawn.values[.bottom] != nil, pair.shot.ground != nil,
                let color = pair.drawn.color, let ground = pair.drawn.ground
            else { return false }
            return pair.shot.values[.bottom] == nil && (color - ground).greatest >= quality.leastLine
        }
    }

    /// Whether the theme draws a border there that is not in the screenshot.
    private static func lacksBorder(_ pairs: [MeasuredPair], _ quality: ShotQuality) -> Bool {
        quality.keepsLines
            && pairs.contains { pair in
                guard pair.feature.kind == .outline, pair.drawn.values[.lineWidth] != nil,
                    let own = pair.drawn.edgeStep, let other = pair.shot.edgeStep
                else { return false }
                return other < min(own / 4, FeatureMeter.leastOutline)
            }
    }

    /// Whether the theme writes something there, on a box that is there, and the screenshot nothing.
    private static func lacksText(_ pairs: [MeasuredPair]) -> Bool {
        let texts = pairs.filter { $0.feature.text != nil && !$0.feature.isCut && $0.drawn.inkArea ?? 0 > leastInk }
        return !texts.isEmpty && texts.count < pairs.count && texts.allSatisfy(\.lacksInk)
    }

    /// Square points of ink that a text has to have for its absence to be seen.
    private static var leastInk: Double { 4 }

    /// Whether what the theme shows there is not in the screenshot at all.
    private static func isMissing(_ pairs: [MeasuredPair], _ quality: ShotQuality) -> Bool {
        let shown = pairs.filter { $0.drawn.color != nil && !$0.drawn.values.isEmpty }
        guard !shown.isEmpty else { return false }
        return shown.allSatisfy { pair in
            if pair.drawn.inkArea != nil { return pair.lacksInk }
            guard let own = pair.drawn.color, let other = pair.shot.color else { return pair.shot.values.isEmpty }
            // Its sides may be no sides of anything, as those of a row on the same ground.
            return pair.shot.values.isEmpty && (own - other).greatest > quality.noise
        }
    }

    /// The item of a grid whose label is gone, where its picture and all that is written in it are gone as well.
    private static func item(of node: SceneNode, isGoneIn pairs: [MeasuredPair]) -> String? {
        guard node.role == .gridLabel || node.role == .gridSubtitle, let item = ContentPlace(node: node.id)?.node else {
            return nil
        }
        let parts = pairs.filter { $0.feature.key.node.hasPrefix(item + "/") && !$0.feature.isCovered }
        let pictures = parts.filter { $0.feature.kind == .picture && !$0.feature.isGradient }
        let texts = parts.filter { $0.feature.text != nil && $0.drawn.inkArea != nil }
        guard !pictures.isEmpty, pictures.allSatisfy({ $0.shot.values.isEmpty }),
            texts.allSatisfy(\.lacksInk)
        else { return nil }
        return item
    }

    /// How far a node is from where the fitted theme has it.
    private struct Rest {
        var (x, y, width, height) = (0.0, 0.0, 0.0, 0.0)
        private let limitX: Double
        private let limitY: Double

        init(_ observations: [Observation], scale: Double, _ quality: ShotQuality, lineReach: Double) {
            func middle(_ coordinate: SceneFeature.Coordinate, textsToo: Bool) -> Double? {
                observations.filter { $0.coordinate == coordinate && (textsToo || $0.feature.text == nil) }
                    .map(\.residual).median
            }
            let areTexts = observations.allSatisfy { $0.feature.text != nil }
            let (left, right) = (middle(.left, textsToo: false), middle(.right, textsToo: false))
            let (top, bottom) = (middle(.top, textsToo: false), middle(.bottom, textsToo: false))
            let letters = observations.contains {
                [.rowPicture, .bubbleTitle, .searchField, .gridBadge].contains($0.feature.role)
            }
            if let left, let right {
                (x, width) = (Self.common(left, right), right - left)
            } else {
                x = middle(.centerX, textsToo: !letters) ?? Self.alone(left ?? right, lineReach)
                // Letters of a disc or a badge that cannot be seen itself: centred otherwise, they are less far off.
                if areTexts, let own = middle(.centerX, textsToo: true), abs(own) > 1.2 * quality.uncertainty {
                    x = own
                }
            }
            if let top, let bottom {
                (y, height) = (Self.common(top, bottom), bottom - top)
            } else {
                let areThere = observations.contains { $0.coordinate == .centerY && $0.feature.text == nil }
                y =
                    middle(.centerY, textsToo: top == nil && bottom == nil && !areThere)
                    ?? Self.alone(top ?? bottom, lineReach)
            }
            if left == nil, right == nil { width = middle(.width, textsToo: false) ?? 0 }
            if top == nil, bottom == nil { height = middle(.height, textsToo: false) ?? 0 }
            // What stands between two points may be at either, where all was laid out in whole ones.
            func isAtWholePoint(_ place: Double?, movedBy way: Double) -> Bool {
                guard let place, abs(way) < 0.6, abs(place - place.rounded()) > 0.2 else { return false }
                return abs(place + way - (place + way).rounded()) < 0.13
            }
            // A header's letters that are elsewhere on its ground.
            if let letters = observations.first(where: { $0.feature.role == .sectionHeader && $0.isOfLine }),
                abs(y) < 0.2, abs(letters.residual) > Observation.mostOfLayout
            {
                y = letters.residual
            }
            let frame = observations.first { $0.feature.text == nil }?.feature.frame
            if abs(x) < 0.2 || isAtWholePoint(frame?.minX, movedBy: x) { x = 0 }
            if abs(y) < 0.2 || isAtWholePoint(frame?.minY, movedBy: y) { y = 0 }
            // What stands between two pixels is drawn on either.
            func isBetween(_ place: Double) -> Bool { abs(place * scale - (place * scale).rounded(.down) - 0.5) < 0.2 }
            let boxes = observations.filter { $0.feature.text == nil }
            // Rasterisers set photographs on whole pixels, or not; light tells their places well in any picture.
            let ofQuality =
                boxes.contains { $0.feature.kind == .picture }
                ? 0.5 / scale + 0.2 + 0.2 * quality.uncertainty : 0.45 * quality.uncertainty
            // What stands between two whole points may be at either.
            let sides = frame.map { [$0.minX, $0.minY, $0.maxX, $0.maxY] } ?? []
            let least = max(ofQuality, sides.contains { abs($0 - $0.rounded()) > 0.05 } ? lineReach : 0)
            let between = 0.5 / scale + 0.5
            limitX = boxes.contains { isBetween($0.feature.frame.minX) } ? max(between, least) : least
            let isBetweenRows = boxes.contains { isBetween($0.feature.frame.minY) }
            limitY = boxes.isEmpty ? max(0.8, 1.3 * lineReach) : isBetweenRows ? max(between, least) : least
        }

        /// By how far something is moved of which one side shows, since the canvas ends in it: less may be the side's
        /// alone.
        private static func alone(_ side: Double?, _ lineReach: Double) -> Double {
            side.map { abs($0) < max(0.95, 1.15 * lineReach) ? 0 : $0 } ?? 0
        }

        /// By how far two sides are moved together: one that stays has not moved the whole.
        private static func common(_ first: Double, _ second: Double) -> Double {
            guard (first > 0) == (second > 0) else { return 0 }
            return abs(first - second) < 0.6 ? (first + second) / 2 : abs(first) < abs(second) ? first : second
        }

        /// The size of a box or a disc that is larger or smaller by itself, as far as both of its sides are found.
        func otherSize(
            of node: SceneNode, _ observations: [Observation]
        ) -> (part: String, theme: String, measured: String)? {
            // Of a photograph both sides have to stand out: its light tells its size less surely.
            let kinds: Set<SceneFeature.Kind> = [.box, .blob, .picture]
            let isBox = observations.contains {
                kinds.contains($0.feature.kind) && !$0.feature.isCut && !$0.feature.isGradient
            }
            let hasSize = observations.allSatisfy { $0.feature.kind != .picture }
            guard isBox, ![.indexBar, .highlight].contains(node.role), max(abs(width), abs(height)) >= Self.leastSize
            else { return nil }
            let coordinates = Set(observations.map(\.coordinate))
            func isTold(_ size: SceneFeature.Coordinate, by sides: Set<SceneFeature.Coordinate>) -> Bool {
                hasSize && coordinates.contains(size) || coordinates.isSuperset(of: sides)
            }
            let sides = [
                isTold(.width, by: [.left, .right]) ? ("width", node.frame.width, width) : nil,
                isTold(.height, by: [.top, .bottom]) ? ("height", node.frame.height, height) : nil,
            ].compactMap(\.self)
            func words(_ lengths: [Double]) -> String {
                lengths.map { NumberText.exact(($0 * 10).rounded() / 10) }.joined(separator: ", ")
            }
            guard !sides.isEmpty else { return nil }
            return (sides.count > 1 ? "size" : sides[0].0, words(sides.map(\.1)), words(sides.map { $0.1 + $0.2 }))
        }

        /// In points.
        private static var leastSize: Double { 1.2 }

        /// By how far it is elsewhere, beyond all noise.
        var move: Point? { abs(x) >= limitX || abs(y) >= limitY ? Point(x: x, y: y) : nil }
    }
}

extension MeasuredPair {
    /// Whether hardly anything of a text is in the screenshot.
    var lacksInk: Bool { (shot.inkArea ?? 0) < (drawn.inkArea ?? 0) * 0.15 }
}

extension MatchResult.Departure {
    fileprivate init(node: String, _ color: OwnLooks.OtherColor) {
        let deltaE = (color.deltaE * 10).rounded() / 10
        self.init(
            property: node, part: "color", theme: color.theme.hexadecimal, measured: color.measured.hexadecimal,
            unit: "", deltaE: deltaE, nodes: [node], certainty: 0.8, place: nil, suggestion: nil)
    }

    /// - Parameters:
    ///   - child: what of the node is meant, where it has no id of its own.
    ///   - others: nodes that say so as well.
    init(
        node: String, child: String? = nil, with others: [String] = [], part: String? = nil, theme: String,
        measured: String, unit: String, certainty: Double
    ) {
        self.init(
            property: child.map { "\(node)/\($0)" } ?? node, part: part, theme: theme, measured: measured, unit: unit,
            deltaE: nil, nodes: [node] + others, certainty: certainty, place: nil, suggestion: nil)
    }

    /// A node, or a child of it, that is elsewhere, by some points.
    static func moved(_ node: String, child: String? = nil, by move: Point) -> Self {
        Self(node: node, child: child, theme: "0, 0", measured: words(move.x, move.y), unit: "pt", certainty: 0.8)
    }

    /// A node of another shape.
    ///
    /// - Parameter size: with the shape.
    static func reshaped(_ node: String, _ size: Size, _ shape: NodeEdits.Shape) -> Self {
        let (part, theme, measured, unit) =
            switch shape {
            case .size(let scale):
                ("size", words(size.width / scale, size.height / scale), words(size.width, size.height), "pt")
            case .radius(let radius, let themed): ("radius", words(themed), words(radius), "pt")
            case .weight(let weight, let themed): ("font weight", words(themed), words(weight.value), "")
            }
        return Self(node: node, part: part, theme: theme, measured: measured, unit: unit, certainty: 0.8)
    }

    private static func words(_ lengths: Double...) -> String {
        lengths.map { NumberText.exact(($0 * 10).rounded() / 10) }.joined(separator: ", ")
    }

    /// A node, or a child of it, that the screenshot has not.
    static func missing(_ node: String, child: String? = nil) -> Self {
        Self(node: node, child: child, theme: "shown", measured: "missing", unit: "", certainty: 0.9)
    }
}
