import DisplayLists
import Geometry
import Rasters

/// What of a node the theme shows and the screenshot does not.
struct NodeAbsence {
    /// Whether it is all of it.
    let isWhole: Bool
    /// Whether it is a separator beneath it.
    let isOfSeparator: Bool
    /// Whether it is the border of what is there.
    let isOfBorder: Bool
    /// Whether it is what is written on what is there.
    let isOfText: Bool

    /// - Parameters:
    ///   - pairs: the node's.
    ///   - isKnown: whether what is written there is, and nothing was lost of the screenshot.
    init(_ node: SceneNode, _ pairs: [MeasuredPair], _ quality: ShotQuality, isKnown: Bool) {
        let lacksText = isKnown && Self.lacksText(pairs)
        let areas = pairs.filter {
            ![.line, .outline].contains($0.feature.kind) && (quality.keepsLines || !$0.feature.isSmall)
        }
        // What lies behind a badge may look like one.
        let isGone = lacksText && node.role == .gridBadge || Self.isMissing(areas, quality)
        isOfSeparator = Self.lacksSeparator(pairs, quality)
        isWhole = isGone && !isOfSeparator
        isOfBorder = !isWhole && Self.lacksBorder(pairs, quality)
        isOfText = !isWhole && lacksText
    }

    /// What of it is not there, by the names of children.
    var children: [String] {
        [("separator", isOfSeparator), ("border", isOfBorder), ("text", isOfText)].filter(\.1).map(\.0)
    }

    /// Whether the theme shows a separator there that is not in the screenshot.
    private static func lacksSeparator(_ pairs: [MeasuredPair], _ quality: ShotQuality) -> Bool {
        pairs.contains { pair in
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
    static func item(of node: SceneNode, isGoneIn pairs: [MeasuredPair]) -> String? {
        guard node.role == .gridLabel || node.role == .gridSubtitle, let item = ContentPlace(node: node.id)?.node else {
            return nil
        }
        let parts = pairs.filter { $0.feature.key.node.hasPrefix(item + "/") && !$0.feature.isCovered }
        let pictures = parts.filter { $0.feature.kind == .picture && !$0.feature.isGradient }
        let texts = parts.filter { $0.feature.text != nil && $0.drawn.inkArea != nil }
        return !pictures.isEmpty && (pictures + texts).allSatisfy(\.isAbsent) ? item : nil
    }
}

extension MeasuredPair {
    /// Whether hardly anything of a text is in the screenshot.
    var lacksInk: Bool { (shot.inkArea ?? 0) < (drawn.inkArea ?? 0) * 0.15 }

    /// Whether nothing of it was found in the screenshot.
    var isAbsent: Bool { feature.text != nil ? lacksInk : shot.values.isEmpty }
}
