import DisplayLists
import Geometry
import Styles

/// Which colours of the theme are others in the screenshot.
struct ColorFit {
    private let fit: FittedTheme
    private let pairs: [MeasuredPair]
    private let quality: ShotQuality

    init(_ fit: FittedTheme, _ pairs: [MeasuredPair]) {
        // Where a gradient should be that is elsewhere, of another shape, or gone, something else is read.
        let strayed = Set(
            Dictionary(grouping: pairs.filter { $0.feature.kind != .sample }, by: \.feature.key.node)
                .filter { $0.value.haveStrayed(fit.shift) }.keys
        ).union(fit.subject.nodeEdits.shapes.keys)
        self.pairs = pairs.filter { $0.feature.kind != .sample || !strayed.contains($0.feature.key.node) }
        (self.fit, quality) = (fit, fit.quality)
    }

    /// A colour that departs.
    struct Departure {
        let color: ThemeColor
        let themed: Color
        fileprivate(set) var measured: Color
        fileprivate(set) var deltaE: Double
        let keys: [SceneFeature.Key]
        /// Which part of the colour each feature shows, in the order of the keys.
        fileprivate let shares: [Float]
        /// How far apart those are that show it in what they say of it, each by its share, from 0 to 255.
        fileprivate let spread: Float
        /// Whether nothing shows it but what mixes it with another.
        var isOfMixture: Bool { shares.allSatisfy { $0 <= 0.95 } }
        /// Whether any that shows it mixes it with another.
        var isMixed: Bool { isInk || themed.alpha < 1 || shares.contains { $0 <= 0.95 } }
        /// Whether it is of a text's strokes.
        let isInk: Bool
        /// How far it has to be off to be one, once it was drawn.
        let least: Double
    }

    /// Those that depart; a feature is explained once.
    func departures() -> [Departure] {
        guard looksOther else { return [] }
        var explained: Set<SceneFeature.Key> = []
        let found = ThemeColor.all.compactMap(departure)
            .sorted { ($0.keys.count, $1.spread, $1.color.name) > ($1.keys.count, $0.spread, $0.color.name) }
        return found.filter { departure in
            guard !departure.keys.allSatisfy(explained.contains) else { return false }
            explained.formUnion(departure.keys)
            return true
        }
    }

    /// Whether the colour of any sort of features may be another one; where none's is, no colour has to be tried.
    private var looksOther: Bool {
        struct Sort: Hashable {
            let role: SceneNode.Role
            let kind: SceneFeature.Kind
            let color: Color?
        }
        let shown = pairs.filter { $0.colorDifference != nil }
        let sorts = Dictionary(grouping: shown) { pair in
            Sort(role: pair.feature.role, kind: pair.feature.kind, color: pair.feature.color)
        }
        // Of a sort, some may be set in another colour, which is the same in the theme.
        let groups = shown.map { [$0] } + (quality == .exact ? [] : Array(sorts.values))
        return groups.contains { pairs in
            guard let drawn = pairs[0].drawn.color,
                let delta = PixelColor.middle(of: pairs.compactMap(\.colorDifference))
            else { return false }
            let least = quality.leastDifference(of: pairs) * (quality == .exact || pairs.count > 1 ? 0.7 : 1)
            return ColorDifference.deltaE(drawn.color, (drawn + delta).color) > least
        }
    }

    private func departure(of color: ThemeColor) -> Departure? {
        let theme = fit.theme.theme(in: fit.subject.appearance)
        // Tiles of other names have other gradients.
        guard !color.isOfTileFill || fit.subject.knownRows == .names, fit.subject.canShow(property: color.path),
            let themed = color.value(theme), themed.alpha > 0
        else { return nil }
        let moved = Color(
            red: themed.red > 0.5 ? themed.red - 0.25 : themed.red + 0.25,
            green: themed.green > 0.5 ? themed.green - 0.25 : themed.green + 0.25,
            blue: themed.blue > 0.5 ? themed.blue - 0.25 : themed.blue + 0.25, alpha: themed.alpha)
        guard let changed = fit.setting(color.path, toText: color.written(theme, moved)),
            let scene = fit.subject.scene(of: changed)
        else { return nil }
        let others = SceneFeatures(of: scene, measurer: fit.subject.tools.measurer, besides: fit.extraFrames)
        var members: [(pair: MeasuredPair, share: Float)] = []
        for pair in pairs {
            guard let before = pair.feature.color, let after = others[pair.feature.key]?.color, before != after,
                let drawn = pair.drawn.color, pair.colorDifference != nil, pair.feature.opacity > 0.25,
                pair.likeness > 0.5,
                before.alpha < 1 || pair.feature.opacity < 1 || pair.feature.text != nil || Self.isClose(drawn, before)
                    || quality != .exact && pair.feature.isThin
            else { continue }
            // Of a header between two colours each has its part.
            let share = Float((abs(after.red - before.red) + abs(after.green - before.green)) / 0.5)
            if share > Self.leastShare { members.append((pair, min(share, 1))) }
        }
        // Those that show it alone know better than those that mix it with another.
        if members.contains(where: { $0.share > 0.95 }) { members.removeAll { $0.share <= 0.95 } }
        let deltas = members.compactMap { pair, share in
            pair.colorDifference.map { $0 / (share * Float(themed.alpha * pair.feature.opacity)) }
        }
        guard let delta = PixelColor.middle(of: deltas) else { return nil }
        let own = PixelColor(themed)
        var measured = (own + delta).color.grey(as: themed)
        measured.alpha = themed.alpha
        // Translucent colours are compared as they are seen.
        let difference =
            themed.alpha == 1 && members.allSatisfy { $0.pair.feature.opacity == 1 }
            ? ColorDifference.deltaE(themed, measured)
            : members.compactMap { pair, share in
                let seen = (PixelColor(measured) - own) * (share * Float(themed.alpha * pair.feature.opacity))
                return pair.drawn.color.map { ColorDifference.deltaE($0.color, ($0 + seen).color) }
            }.median ?? 0
        // Through what is translucent shows what lies beneath, of which gradients and glass are mixed otherwise.
        let isOnMixture = themed.alpha < 1 && members.contains { $0.pair.feature.isOnVariedGround }
        // Other letters have other strokes, whose cores are thinner or thicker.
        let haveOtherStrokes =
            fit.subject.knownRows != .names && members.contains { $0.pair.feature.text != nil }
        // What is hardly seen is mixed with its ground: a level that is rounded otherwise is many of its own colour.
        let isFaint = themed.alpha < 0.25 && members.count == 1
        // Thin strokes on glass or a gradient are mixed with more than one colour, of which files lose more; of several texts
        // that evens out.
        let isInkOnMixture =
            members.count == 1 && members[0].pair.feature.text != nil && members[0].pair.feature.isOnVariedGround
        let ofMixture = isInkOnMixture && quality != .exact ? 3.0 : isOnMixture ? 2 : isInkOnMixture ? 0.8 : 0
        let doubt = max(ofMixture, isFaint ? 0.5 : 0) + (haveOtherStrokes ? 3 / fit.scale : 0)
        let least = quality.leastDifference(of: members.map(\.pair)) + doubt
        // What differs over a picture beneath, and is the theme's colour all the same, says nothing of it.
        let isOther = themed.alpha < 1 || ColorDifference.deltaE(themed, measured) > 0.9
        guard isOther, measured.hexadecimal != themed.hexadecimal, difference > least else { return nil }
        let palette = color.palette(theme)
        guard
            palette.isEmpty
                || Self.agree(deltas)
                    && !palette.contains(where: { $0 != themed && ColorDifference.deltaE($0, measured) < 3 })
        else { return nil }
        // Of dots, one may be another by itself.
        let areDots = quality == .exact && members.allSatisfy { $0.pair.feature.role == .pageDot }
        guard !areDots || Self.agree(deltas) else { return nil }
        // Mixed colours are rounded up or down, more of them one way than the other.
        let beyond = members.count(where: \.pair.isOtherBeyondRounding)
        let isMixed = themed.alpha < 1 || members.allSatisfy { $0.share < 2 * Self.leastShare }
        guard !isMixed || beyond * 2 > members.count else { return nil }
        return Departure(
            color: color, themed: themed, measured: measured, deltaE: difference,
            keys: members.map(\.pair.feature.key), shares: members.map(\.share),
            spread: zip(deltas, members).map { ($0 - delta).greatest * $1.share }.max()?.rounded() ?? 0,
            isInk: members.contains { $0.pair.feature.text != nil }, least: quality == .exact ? 0.9 + doubt : least)
    }

    /// A departure whose colour was drawn, brought nearer to the screenshot by what is left; `nil` where hardly anything
    /// is.
    func nearer(_ departure: Departure) -> Departure? {
        let byKey = Dictionary(pairs.map { ($0.feature.key, $0) }) { first, _ in first }
        let rest = zip(departure.keys, departure.shares).compactMap { key, share -> PixelColor? in
            guard let pair = byKey[key], let delta = pair.colorRest else { return nil }
            return delta / (share * Float(departure.themed.alpha * pair.feature.opacity))
        }
        guard let delta = PixelColor.middle(of: rest) else { return nil }
        guard delta.greatest >= (quality == .exact ? 1 : 0.5) else { return nil }
        let own = departure.measured
        var nearer = departure
        nearer.measured = (PixelColor(own) + delta).color
            .grey(as: departure.themed)
        nearer.measured.alpha = own.alpha
        if own.alpha == 1 {
            nearer.deltaE = ColorDifference.deltaE(departure.themed, nearer.measured)
        } else {
            // What is seen of a translucent colour grows with how far it is off.
            let (before, after) = (own.distance(to: departure.themed), nearer.measured.distance(to: departure.themed))
            nearer.deltaE *= before > 0 ? after / before : 1
        }
        return nearer
    }

    /// How much of a colour has to be in what shows it, mixed with another.
    private static let leastShare: Float = 0.15

    /// Whether a drawing shows a colour as it is, and nothing that lies over it.
    private static func isClose(_ drawn: PixelColor, _ color: Color) -> Bool {
        (drawn - PixelColor(color)).greatest < 5
    }

    /// Whether most differences are one.
    private static func agree(_ deltas: [PixelColor]) -> Bool {
        guard let middle = PixelColor.middle(of: deltas) else { return false }
        return deltas.count { ($0 - middle).greatest < 6 } * 3 > deltas.count * 2
    }
}

extension [MeasuredPair] {
    /// Whether what is of one node is not where it should be: its box elsewhere or of another size, or nothing of it anywhere.
    fileprivate func haveStrayed(_ shift: Point) -> Bool {
        let shown = filter { !$0.drawn.values.isEmpty }
        if !shown.isEmpty, shown.allSatisfy(\.isAbsent) { return true }
        return contains { pair in
            pair.feature.text == nil
                && pair.observations(shift: shift).contains { $0.isOfBox && abs($0.residual) > Self.leastStray }
        }
    }

    /// In points.
    private static var leastStray: Double { 0.8 }
}

extension Observation {
    fileprivate var isOfBox: Bool { isPlace || coordinate == .width || coordinate == .height }
}

extension MeasuredPair {
    fileprivate var isOtherBeyondRounding: Bool {
        guard let own = drawn.color, let other = shot.color else { return false }
        return (other - own).greatest > (quality == .exact ? 1.5 : 3)
    }
}

extension Color {
    /// How far apart both are, without their alpha, from 0 to the root of 3.
    fileprivate func distance(to other: Color) -> Double {
        let (red, green, blue) = (red - other.red, green - other.green, blue - other.blue)
        return (red * red + green * green + blue * blue).squareRoot()
    }

    /// The grey nearest to it, where another is a grey and it is off by no more than pixels are rounded.
    fileprivate func grey(as other: Color) -> Color {
        let mean = (red + green + blue) / 3
        let isNear = [red, green, blue].allSatisfy { abs($0 - mean) * 255 < 1.5 }
        guard isNear, other.red == other.green, other.green == other.blue else { return self }
        return Color(red: mean, green: mean, blue: mean, alpha: alpha)
    }
}
