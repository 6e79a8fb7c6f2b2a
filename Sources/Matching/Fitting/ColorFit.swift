import Geometry
import Styles

/// Which colours of the theme are others in the screenshot.
struct ColorFit {
    private let fit: FittedTheme
    private let pairs: [MeasuredPair]
    private let quality: ShotQuality

    init(_ fit: FittedTheme, _ pairs: [MeasuredPair]) {
        (self.fit, self.pairs, quality) = (fit, pairs, fit.quality)
    }

    /// A colour that departs.
    struct Departure {
        let color: ThemeColor
        let themed: Color
        let measured: Color
        let deltaE: Double
        let keys: [SceneFeature.Key]
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
        let least = pair.feature.text == nil ? quality.leastFillDifference : quality.leastInkDifference
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
                pair.likeness > 0.5, quality.keepsLines || pair.feature.kind != .line,
                before.alpha < 1 || pair.feature.opacity < 1 || pair.feature.text != nil || Self.isClose(drawn, before)
            else { continue }
            // Of a header between two colours each has its part.
            let share = Float((abs(after.red - before.red) + abs(after.green - before.green)) / 0.5)
            if share > 0.3 { members.append((pair, min(share, 1))) }
        }
        let deltas = members.compactMap { pair, share -> PixelColor? in
            guard let drawn = pair.drawn.color, let shot = pair.shot.color else { return nil }
            return (shot - drawn) / (share * Float(themed.alpha * pair.feature.opacity))
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
        // What differs over a picture beneath, and is the theme's colour all the same, says nothing of it.
        guard measured.hexadecimal != themed.hexadecimal,
            difference > (isInk ? quality.leastInkDifference : quality.leastFillDifference)
        else { return nil }
        return Departure(
            color: color, themed: themed, measured: measured, deltaE: difference,
            keys: members.map(\.pair.feature.key))
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

extension Color {
    /// The grey nearest to it, where another is a grey and it is off by no more than pixels are rounded.
    fileprivate func grey(as other: Color) -> Color {
        let mean = (red + green + blue) / 3
        let isNear = [red, green, blue].allSatisfy { abs($0 - mean) * 255 < 1.5 }
        guard isNear, other.red == other.green, other.green == other.blue else { return self }
        return Color(red: mean, green: mean, blue: mean, alpha: alpha)
    }
}
