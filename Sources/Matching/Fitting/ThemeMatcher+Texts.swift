import DisplayLists
import Documents
import Foundation

/// Lines of text that are bolder or lighter by themselves, where most of their sort are as the theme has them.
extension ThemeMatcher {
    /// The weights of those that have another one, as their ink says, by their ids.
    ///
    /// Other rasterisers draw all lines of a sort bolder or lighter alike: what counts is how one differs from the others.
    func reweightedTexts(
        _ fit: FittedTheme, _ pairs: [MeasuredPair]
    ) throws(DiagnosticError) -> [String: NodeEdits.Shape] {
        // Which texts a measure sets is asked only where one differs.
        let roles = Dictionary(grouping: pairs.inks(of: Set(pairs.map(\.feature.key))), by: \.role).values
        guard fit.subject.knownRows == .names, roles.contains(where: { !$0.others(fit.quality).isEmpty }) else {
            return [:]
        }
        let weights = WeightFit(fit, pairs, tried: [])
        var found: [String: NodeEdits.Shape] = [:]
        for measure in ThemeMeasure.all where measure.kind == .weight && fit.subject.canShow(property: measure.path) {
            guard let weight = fit.value(measure) else { continue }
            let inks = pairs.inks(of: weights.texts(setBy: measure, weight))
            let others = inks.others(fit.quality)
            guard !others.isEmpty, let usual = inks.map(\.ratio).median else { continue }
            for step in [100.0, -100] {
                let bolder = others.filter { ($0.ratio > usual) == (step > 0) }
                for (key, other) in try self.weights(of: bolder, measure, in: fit, from: weight, by: step, usual) {
                    found[key.node] = .weight(.init(property: measure.path, value: other), themed: weight)
                }
            }
        }
        return found
    }

    /// The weights in which some lines of text have as much ink as others of their sort, three steps from the theme's at most.
    private func weights(
        of inks: [TextInk], _ measure: ThemeMeasure, in fit: FittedTheme, from weight: Double, by step: Double,
        _ usual: Double
    ) throws(DiagnosticError) -> [SceneFeature.Key: Double] {
        var best = Dictionary(
            uniqueKeysWithValues: inks.map { ($0.key, (weight: weight, off: $0.distance(from: usual))) })
        var rest = Set(inks.map(\.key))
        for count in 1...3 where !rest.isEmpty {
            let other = weight + Double(count) * step
            var drawn = fit
            guard (100...900).contains(other), drawn.set(measure, to: other) else { break }
            // All are drawn in that weight, and these ones measured.
            let inks = try measured(drawn, [:], only: rest).inks(of: rest)
            for ink in inks where ink.distance(from: usual) < best[ink.key]?.off ?? 0 {
                best[ink.key] = (other, ink.distance(from: usual))
            }
            rest = Set(inks.filter { ($0.ratio > usual) == (step > 0) }.map(\.key))
        }
        return best.filter { $0.value.weight != weight && $0.value.off < 0.06 }.mapValues(\.weight)
    }
}

/// How much ink a line of text has.
private struct TextInk {
    let key: SceneFeature.Key
    let role: SceneNode.Role
    /// How many times as much as drawn, for its size.
    let ratio: Double
    /// How many pixels it would fill as drawn.
    let pixels: Double

    /// How far it is from another ratio, as a logarithm.
    func distance(from other: Double) -> Double { abs(log(ratio / other)) }
}

extension [MeasuredPair] {
    /// The ink of some lines of text, where it is sure.
    fileprivate func inks(of keys: Set<SceneFeature.Key>) -> [TextInk] {
        compactMap { pair in
            guard keys.contains(pair.feature.key), pair.likeness > 0.9, pair.isAsHigh, pair.feature.isWhole,
                !pair.feature.isCut,
                // Of letters on a tile, other tiles may have another colour.
                pair.feature.role != .rowPicture, !pair.feature.isOnGlass, let ratio = pair.inkRatio
            else { return nil }
            return TextInk(key: pair.feature.key, role: pair.feature.role, ratio: ratio, pixels: pair.inkPixels)
        }
    }
}

extension [TextInk] {
    /// Of three lines or more those that have another ratio than most; none where half of them have.
    fileprivate func others(_ quality: ShotQuality) -> [TextInk] {
        guard count >= 3, let usual = map(\.ratio).median else { return [] }
        let others = filter { ink in
            (quality == .exact || ink.pixels > MeasuredPair.sureInk)
                && ink.distance(from: usual) > Swift.max(0.07, 8 / ink.pixels)
        }
        return others.count * 2 < count ? others : []
    }
}

extension MeasuredPair {
    /// Whether its letters are as high as drawn: of those that are cut, there is less ink, too.
    fileprivate var isAsHigh: Bool {
        guard let own = drawn.values[.height], let other = shot.values[.height], own > 0, other > 0 else {
            return false
        }
        return abs(log(other / own)) < 0.04
    }
}
