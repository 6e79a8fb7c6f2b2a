import DisplayLists
import Geometry

/// What is said of each node, gathered from its features.
struct MatchedNodes {
    private(set) var nodes: [MatchedNode] = []
    /// Of nodes that depart though no property of the theme does.
    private(set) var departures: [MatchResult.Departure] = []

    /// Nodes are told as the theme's own content has them.
    ///
    /// - Parameter departing: the ids of those that say that properties of the theme are others.
    init(
        _ fit: FittedTheme, from asThemed: FittedTheme, pairs: [MeasuredPair], colors: [ColorFit.Departure],
        departing: Set<String>
    ) {
        let edits = fit.subject.contentEdits
        let byNode = Dictionary(grouping: pairs, by: \.feature.key.node)
        let observations = Dictionary(grouping: pairs.observations(shift: fit.shift), by: \.feature.key.node)
        let differing = Dictionary(
            colors.flatMap { color in color.keys.map { ($0.node, color.deltaE) } }, uniquingKeysWith: max)
        // What single nodes have by themselves is told where their content is known, and most of it where nothing was lost.
        let isNamed = fit.subject.knownRows == .names
        let isKnown = fit.quality == .exact && isNamed
        let looks = isNamed ? OwnLooks(fit, from: asThemed, pairs, but: Set(colors.flatMap(\.keys))) : OwnLooks()
        let letters = isNamed ? TileLetters(pairs, fit) : TileLetters()
        let fitted = Dictionary(fit.scene.nodes.map { ($0.id, $0.frame) }) { first, _ in first }
        for node in asThemed.scene.nodes {
            let (own, found) = (observations[node.id] ?? [], byNode[node.id] ?? [])
            let rest = NodeRest(own, scale: fit.scale, fit.quality, lineReach: fit.lineReach)
            let finding = NodeFinding(
                id: ContentPlace.node(node.id, before: edits), rest: rest,
                absence: NodeAbsence(node, found, fit.quality, isKnown: isKnown),
                color: looks.colors[node.id], size: isKnown ? rest.otherSize(of: node, own) : nil,
                fontSize: looks.sizes[node.id], radius: looks.radii[node.id], letters: letters.moves[node.id])
            let move = fit.subject.nodeEdits.move(of: node.id)
            let themed = node.frame.offset(dx: -move.x, dy: -move.y)
            var matched = MatchedNode(id: finding.id, frame: themed)
            let frame = fitted[node.id] ?? node.frame
            let ofTheme = [
                frame.midX - themed.midX, frame.midY - themed.midY, frame.width - themed.width,
                frame.height - themed.height,
            ]
            let whole = zip(ofTheme, [rest.x, rest.y, rest.width, rest.height]).map { Self.rounded($0 + $1) }
            (matched.dx, matched.dy, matched.dw, matched.dh) = (whole[0], whole[1], whole[2], whole[3])
            matched.deltaE = Self.rounded(differing[node.id] ?? finding.color?.deltaE ?? 0)
            // What the theme was changed by, and of what is left, what rasterisers do not make of it: of a node that lies
            // between two pixels, each side may be drawn on either.
            let isResized = max(abs(rest.width), abs(rest.height)) >= max(0.3, 1.2 / fit.scale)
            let isMoved = rest.move != nil || isResized || ofTheme.contains { abs($0) >= 0.3 }
            if finding.absence.isWhole {
                (matched.verdict, matched.certainty) = (.missing, 0.9)
            } else if !own.isEmpty || found.contains(where: { $0.shot.color != nil }) {
                // Of another weight or radius, say, it has the place and the colour of the theme.
                let isOther = isMoved || matched.deltaE > 0 || finding.departs || departing.contains(node.id)
                matched.verdict = isOther ? .differs : .same
                matched.certainty = min(0.97, 0.8 + 0.05 * Double(own.count))
            }
            nodes.append(matched)
            // Of an item that is gone, its label and its subtitle say so.
            let item = finding.absence.isWhole ? NodeAbsence.item(of: node, isGoneIn: pairs) : nil
            let told = item.map { [.missing(ContentPlace.node($0, before: edits))] } ?? finding.departures
            if told.first?.property != departures.last?.property { departures += told }
        }
    }

    private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}

/// What was found of one node that is none of the theme's properties.
private struct NodeFinding {
    /// As the theme's own content has it.
    let id: String
    let rest: NodeRest
    let absence: NodeAbsence
    let color: OwnLooks.OtherColor?
    let size: NodeRest.OtherSize?
    let fontSize: OwnLooks.OtherLength?
    let radius: OwnLooks.OtherLength?
    /// By how far letters are elsewhere on it, in points.
    let letters: Point?

    /// Whether it has anything by itself but a place and a colour.
    var departs: Bool { !absence.children.isEmpty || fontSize != nil || radius != nil || letters != nil }

    /// What is told of it.
    var departures: [MatchResult.Departure] {
        guard !absence.isWhole else { return [.missing(id)] }
        var told = absence.children.map { MatchResult.Departure.missing(id, child: $0) }
        if let fontSize {
            told.append(.resized(id, "font size", fontSize))
        } else if let move = rest.move {
            told.append(.moved(id, by: move))
        }
        if let letters, !absence.isOfText { told.append(.moved(id, child: "text", by: letters)) }
        if let size { told.append(.resized(id, size)) }
        if let radius { told.append(.resized(id, "radius", radius)) }
        if let color { told.append(.init(node: id, color)) }
        return told
    }
}

extension MatchResult.Departure {
    fileprivate init(node: String, _ color: OwnLooks.OtherColor) {
        let deltaE = (color.deltaE * 10).rounded() / 10
        self.init(
            property: node, part: "color", theme: color.theme.hexadecimal, measured: color.measured.hexadecimal,
            unit: "", deltaE: deltaE, nodes: [node], certainty: 0.8, place: nil, suggestion: nil)
    }

    /// A node of another size by itself.
    fileprivate static func resized(_ node: String, _ size: NodeRest.OtherSize) -> Self {
        Self(
            node: node, part: size.part, theme: words(size.theme), measured: words(size.measured), unit: "pt",
            certainty: 0.8)
    }

    /// A node of which a length is another one by itself, told in half points.
    fileprivate static func resized(_ node: String, _ part: String, _ length: OwnLooks.OtherLength) -> Self {
        Self(
            node: node, part: part, theme: NumberText.exact(length.theme),
            measured: NumberText.exact(length.measured.nearestHalf), unit: "pt", certainty: 0.8)
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
        Self(node: node, child: child, theme: "0, 0", measured: words([move.x, move.y]), unit: "pt", certainty: 0.8)
    }

    /// A node of another shape.
    ///
    /// - Parameter size: with the shape.
    static func reshaped(_ node: String, _ size: Size, _ shape: NodeEdits.Shape) -> Self {
        let (part, theme, measured, unit) =
            switch shape {
            case .size(let scale):
                ("size", words([size.width / scale, size.height / scale]), words([size.width, size.height]), "pt")
            case .radius(let radius, let themed): ("radius", words([themed]), words([radius]), "pt")
            case .weight(let weight, let themed): ("font weight", words([themed]), words([weight.value]), "")
            }
        return Self(node: node, part: part, theme: theme, measured: measured, unit: unit, certainty: 0.8)
    }

    private static func words(_ lengths: [Double]) -> String {
        lengths.map { NumberText.exact(($0 * 10).rounded() / 10) }.joined(separator: ", ")
    }

    /// A row, an item, a section or a detail that the theme's content has not, where it stands in the screenshot.
    ///
    /// - Parameter parts: the ids of what shows of a section; `nil` of what is one node.
    static func extra(_ node: String, _ parts: [String]? = nil) -> Self {
        Self(
            property: node, part: nil, theme: missing, measured: "extra", unit: "", deltaE: nil,
            nodes: (parts ?? [node]).map { "\($0)/extra" }, certainty: 0.9, place: nil, suggestion: nil)
    }

    /// A node, or a child of it, that the screenshot has not.
    ///
    /// - Parameter others: what is gone with it.
    static func missing(_ node: String, child: String? = nil, with others: [String] = []) -> Self {
        Self(
            node: node, child: child, with: others, theme: "shown", measured: missing, unit: "", certainty: 0.9)
    }

    /// Whether it is of what the screenshot has not.
    var isOfMissing: Bool { measured == Self.missing }

    private static let missing = "missing"
}
