import Geometry
import Styles

/// Which colours of the theme are others in the screenshot.
struct ColorFit {
    private let fit: FittedTheme
    private let pairs: [MeasuredPair]
    private let quality: ShotQuality
    /// How much more ink the screenshot's rasteriser lays on than ours, by all texts.
    private let strength: Float

    init(_ fit: FittedTheme, _ pairs: [MeasuredPair]) {
        (self.fit, self.pairs, quality) = (fit, pairs, fit.quality)
        strength = Self.strength(of: pairs)
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
        /// Whether it is of a text's strokes.
        let isInk: Bool
    }

    /// Those that depart; a feature is explained once.
    func departures() -> [Departure] {
        guard pairs.contains(where: looksOther) else { return [] }
        var explained: Set<SceneFeature.Key> = []
        let found = ThemeColor.all.compactMap(departure)
            .sorted { ($0.keys.count, $1.color.path) > ($1.keys.count, $0.color.path) }
        return found.filter { departure in
            guard !departure.keys.allSatisfy(explained.contains) else { return false }
            explained.formUnion(departure.keys)
            return true
        }
    }

    /// Whether a feature's colour may be another one; where none's is, no colour has to be tried.
    private func looksOther(_ pair: MeasuredPair) -> Bool {
        guard let drawn = pair.drawn.color, let shot = pair.shot.color else { return false }
        let least = pair.feature.text == nil ? quality.leastFillDifference : quality.leastInkDifference(ofTexts: 9)
        return ColorDifference.deltaE(drawn.color, shot.color) > least * 0.7
    }

    private func departure(of color: ThemeColor) -> Departure? {
        let theme = fit.theme.theme(in: fit.subject.appearance)
        guard fit.subject.canShow(property: color.path), let themed = color.value(theme), themed.alpha > 0 else {
            return nil
        }
        let moved = Color(
            red: themed.red > 0.5 ? themed.red - 0.25 : themed.red + 0.25,
            green: themed.green > 0.5 ? themed.green - 0.25 : themed.green + 0.25,
            blue: themed.blue > 0.5 ? themed.blue - 0.25 : themed.blue + 0.25, alpha: themed.alpha)
        guard let changed = fit.setting(color.path, toText: "\"\(moved.hexadecimal)\""),
            let scene = fit.subject.scene(of: changed)
        else { return nil }
        let others = SceneFeatures(of: scene, measurer: fit.subject.tools.measurer)
        var members: [(pair: MeasuredPair, share: Float)] = []
        for pair in pairs {
            guard let before = pair.feature.color, let after = others[pair.feature.key]?.color, before != after,
                let drawn = pair.drawn.color, pair.shot.color != nil, pair.feature.opacity > 0.25,
                pair.likeness > 0.5, quality.keepsLineColors || pair.feature.kind != .line,
                before.alpha < 1 || pair.feature.opacity < 1 || pair.feature.text != nil || Self.isClose(drawn, before)
            else { continue }
            // Of a header between two colours each has its part.
            let share = Float((abs(after.red - before.red) + abs(after.green - before.green)) / 0.5)
            if share > 0.3 { members.append((pair, min(share, 1))) }
        }
        let deltas = members.compactMap { pair, share -> PixelColor? in
            guard let drawn = pair.drawn.color, let shot = pair.shot.color else { return nil }
            return (inkDifference(pair) ?? shot - drawn) / (share * Float(themed.alpha * pair.feature.opacity))
        }
        guard !deltas.isEmpty else { return nil }
        let delta = PixelColor(middle(deltas.map(\.x)), middle(deltas.map(\.y)), middle(deltas.map(\.z)))
        let own = PixelColor(Float(themed.red), Float(themed.green), Float(themed.blue)) * 255
        var measured = (own + delta).color.grey(as: themed)
        measured.alpha = themed.alpha
        // Translucent colours are compared as they are seen.
        let difference =
            themed.alpha == 1 && members.allSatisfy { $0.pair.feature.opacity == 1 }
            ? ColorDifference.deltaE(themed, measured)
            : members.compactMap { pair, _ in
                guard let drawn = pair.drawn.color, let shot = pair.shot.color else { return nil }
                return ColorDifference.deltaE(drawn.color, shot.color)
            }.median ?? 0
        let isInk = members.contains { $0.pair.feature.text != nil }
        let isLine = members.allSatisfy { $0.pair.feature.kind == .line }
        let least =
            isInk
            ? quality.leastInkDifference(ofTexts: members.count)
            : isLine ? quality.leastLineDifference : quality.leastFillDifference
        // What differs over a picture beneath, and is the theme's colour all the same, says nothing of it.
        guard measured.hexadecimal != themed.hexadecimal, difference > least else { return nil }
        // Mixed colours are rounded up or down.
        guard themed.alpha == 1 || members.contains(where: { $0.pair.isOtherBeyondRounding }) else { return nil }
        if isInk, quality == .compressed, members.count == 1, difference < 12,
            isContrast(delta, of: own, over: members[0].pair.drawn.ground ?? .zero)
        {
            return nil
        }
        return Departure(
            color: color, themed: themed, measured: measured, deltaE: difference,
            keys: members.map(\.pair.feature.key), shares: members.map(\.share), isInk: isInk)
    }

    /// By how much a text's colour differs where colours were spread by losses, told by their sums; `nil` where they were
    /// not, or the text shows something else.
    private func inkDifference(_ pair: MeasuredPair) -> PixelColor? {
        guard quality != .exact, pair.likeness > 0.75, !pair.feature.isCut, let color = pair.feature.color,
            color.alpha == 1, pair.feature.opacity == 1, let drawn = pair.drawn.inkSum, let shot = pair.shot.inkSum,
            let ground = pair.drawn.ground, let shotGround = pair.shot.ground
        else { return nil }
        let ink = PixelColor(Float(color.red), Float(color.green), Float(color.blue)) * 255 - ground
        let area = (drawn * ink).sum() / ink.square
        guard ink.square > 900, area > 3 else { return nil }
        return shot / (area * strength) + shotGround - ink - ground
    }

    private static func strength(of pairs: [MeasuredPair]) -> Float {
        let ratios = pairs.compactMap { pair -> Double? in
            guard pair.likeness > 0.75, let drawn = pair.drawn.inkSum, let shot = pair.shot.inkSum, drawn.square > 0,
                !pair.feature.isCut, let ground = pair.drawn.ground, let other = pair.shot.ground,
                (ground - other).greatest < 4
            else { return nil }
            return Double((shot * drawn).sum() / drawn.square)
        }
        return ratios.count > 3 ? Float(min(max(ratios.median ?? 1, 0.9), 1.1)) : 1
    }

    /// Whether a difference is that of a letter with more or less contrast, as compression alone makes it.
    private func isContrast(_ delta: PixelColor, of color: PixelColor, over ground: PixelColor) -> Bool {
        let ink = color - ground
        let across = delta - ink * ((delta * ink).sum() / max(ink.square, 1))
        return ColorDifference.deltaE(color.color, (color + across).color) < 1
    }

    /// A departure whose colour was drawn, brought nearer to the screenshot by what is left; `nil` where hardly anything
    /// is.
    func nearer(_ departure: Departure) -> Departure? {
        let byKey = Dictionary(pairs.map { ($0.feature.key, $0) }) { first, _ in first }
        let rest = zip(departure.keys, departure.shares).compactMap { key, share -> PixelColor? in
            guard let pair = byKey[key], let drawn = pair.drawn.color, let shot = pair.shot.color else { return nil }
            return (shot - drawn) / (share * Float(departure.themed.alpha * pair.feature.opacity))
        }
        guard !rest.isEmpty else { return nil }
        let delta = PixelColor(middle(rest.map(\.x)), middle(rest.map(\.y)), middle(rest.map(\.z)))
        guard delta.greatest >= 1 else { return nil }
        let own = departure.measured
        var nearer = departure
        nearer.measured = (PixelColor(Float(own.red), Float(own.green), Float(own.blue)) * 255 + delta).color
            .grey(as: departure.themed)
        nearer.measured.alpha = own.alpha
        if own.alpha == 1 { nearer.deltaE = ColorDifference.deltaE(departure.themed, nearer.measured) }
        return nearer
    }

    /// Whether a drawing shows a colour as it is, and nothing that lies over it.
    private static func isClose(_ drawn: PixelColor, _ color: Color) -> Bool {
        (drawn - PixelColor(Float(color.red), Float(color.green), Float(color.blue)) * 255).greatest < 5
    }

    private func middle(_ values: [Float]) -> Float {
        let sorted = values.sorted()
        return sorted[sorted.count / 2]
    }
}

extension MeasuredPair {
    fileprivate var isOtherBeyondRounding: Bool {
        guard let own = drawn.color, let other = shot.color else { return false }
        return (other - own).greatest > 1.5
    }
}

extension Color {
    /// The grey nearest to it, where another is a grey and it is off by no more than pixels are rounded.
    fileprivate func grey(as other: Color) -> Color {
        let mean = (red + green + blue) / 3
        let isNear = [red, green, blue].allSatisfy { abs($0 - mean) * 255 < 1.5 }
        guard isNear, other.red == other.green, other.green == other.blue else { return self }
        return Color(red: mean, green: mean, blue: mean, alpha: alpha)
    }
}
