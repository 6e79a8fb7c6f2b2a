import Documents
import Foundation

/// Lines of text that are bolder or lighter by themselves, where most of their sort are as the theme has them.
extension ThemeMatcher {
    /// The weights of those that have another one, as their ink says; by their ids.
    ///
    /// Other rasterisers draw all lines of a sort bolder or lighter alike: what counts is how one differs from the others.
    func reweightedTexts(
        _ fit: FittedTheme, _ pairs: [MeasuredPair]
    ) throws(DiagnosticError) -> [String: NodeEdits.Shape] {
        guard fit.subject.knownRows == .names else { return [:] }
        let weights = WeightFit(fit, pairs, tried: [])
        var found: [String: NodeEdits.Shape] = [:]
        for measure in ThemeMeasure.all where measure.kind == .weight && fit.subject.canShow(property: measure.path) {
            guard let weight = fit.value(measure) else { continue }
            let inks = pairs.inks(of: weights.texts(setBy: measure, weight))
            guard inks.count >= Self.leastOfSort, let usual = inks.map(\.ratio).median else { continue }
            let others = inks.filter { abs(log($0.ratio / usual)) > max(0.07, 8 / $0.pixels) }
                .filter { fit.quality == .exact || $0.pixels > MeasuredPair.sureInk }
            guard !others.isEmpty, others.count * 2 < inks.count else { continue }
            for way in [100.0, -100] {
                var rest = others.filter { ($0.ratio > usual) == (way > 0) }
                var best = Dictionary(
                    uniqueKeysWithValues: rest.map { ($0.key, (weight: weight, off: abs(log($0.ratio / usual)))) })
                var step = way
                while !rest.isEmpty, abs(step) <= 300, (100...900).contains(weight + step) {
                    var drawn = fit
                    guard drawn.set(measure, to: weight + step) else { break }
                    // All are drawn in that weight, and these ones measured.
                    rest = try measured(drawn, [:], only: Set(rest.map(\.key))).inks(of: Set(rest.map(\.key)))
                    for ink in rest where abs(log(ink.ratio / usual)) < best[ink.key]?.off ?? 0 {
                        best[ink.key] = (weight + step, abs(log(ink.ratio / usual)))
                    }
                    rest = rest.filter { ($0.ratio > usual) == (way > 0) }
                    step += way
                }
                for (key, other) in best where other.weight != weight && other.off < 0.06 {
                    found[key.node] = .weight(.init(property: measure.path, value: other.weight), themed: weight)
                }
            }
        }
        return found
    }

    /// Of how many lines a sort has to be so that one can differ from the others.
    private static let leastOfSort = 3
}

extension [MeasuredPair] {
    /// How much more ink some lines of text have than drawn, for their size.
    fileprivate func inks(
        of keys: Set<SceneFeature.Key>
    ) -> [(key: SceneFeature.Key, ratio: Double, pixels: Double)] {
        compactMap { pair in
            guard keys.contains(pair.feature.key), pair.likeness > 0.9, pair.isAsHigh, pair.feature.isWhole,
                !pair.feature.isCut,
                // Of letters on a tile, other tiles may have another colour.
                pair.feature.role != .rowPicture, !pair.feature.isOnGlass, let size = pair.sizeRatio,
                let own = pair.drawn.inkArea, let other = pair.shot.inkArea, own > 0, other > 0
            else { return nil }
            return (pair.feature.key, other / own / (size * size), pair.inkPixels)
        }
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
