import Documents
import Foundation
import Geometry

/// Whether texts are set in another weight: as much more or less ink for their size as another weight has.
struct WeightFit {
    private let fit: FittedTheme
    private let pairs: [MeasuredPair]
    private let tried: Set<String>

    init(_ fit: FittedTheme, _ pairs: [MeasuredPair], tried: Set<String>) {
        (self.fit, self.pairs, self.tried) = (fit, pairs, tried)
    }

    /// The first font whose weight is another one; `nil` where none is.
    ///
    /// - Parameter measuring: draws and measures a fitted theme.
    func change(
        measuring: (FittedTheme) throws(DiagnosticError) -> [MeasuredPair]
    ) throws(DiagnosticError) -> (measure: ThemeMeasure, value: Double)? {
        for measure in ThemeMeasure.all where measure.kind == .weight && !tried.contains(measure.path) {
            guard fit.subject.canShow(property: measure.path), let weight = fit.value(measure) else { continue }
            let own = texts(setBy: measure, weight)
            guard let ink = ink(of: pairs, own, tolerance: 0.08), abs(log(ink.ratio)) > leastDifference(of: ink) else {
                continue
            }
            var best = (distance: abs(log(ink.ratio)), weight: weight)
            for step in [100.0, -100, 200, -200, 300, -300] where (step > 0) == (ink.ratio > 1) {
                guard (100...900).contains(weight + step) else { continue }
                var other = fit
                guard other.set(measure, to: weight + step) else { continue }
                // The same texts, one drawn in each weight: their own ink is what is compared.
                let drawn = try measuring(other)
                guard let rest = self.ink(of: drawn, own, tolerance: 0.04)?.ratio else { continue }
                if abs(log(rest)) < best.distance - 0.015 { best = (abs(log(rest)), weight + step) }
                if (log(rest) > 0) != (step > 0) { break }
            }
            if best.weight != weight { return (measure, best.weight) }
        }
        return nil
    }

    /// By how much ink has to differ, as a logarithm. Other rasterisers draw all texts of a sort up to 5 % bolder or lighter,
    /// up to 7 % where there are few pixels, however many they are; compression and resampling change little more of that.
    private func leastDifference(of ink: Ink) -> Double {
        let count = Double(ink.count)
        // No median takes away what is wrong with a text that is alone.
        let usual = count == 1 ? 0.065 : 0.05 + 0.03 / count.squareRoot()
        switch fit.quality {
        case .exact: return usual
        case .compressed, .resampled: return usual + min(0.7 / ink.pixels.squareRoot(), 0.025)
        case .lossy: return usual + 0.1 / count.squareRoot()
        }
    }

    /// How much more ink texts have in the screenshot than in the drawing, at the same size.
    private struct Ink {
        let ratio: Double
        /// How many texts say so.
        let count: Int
        /// What would be filled of all in the drawing.
        let pixels: Double
    }

    /// How alike a text of several has to be: on glass, ink of what is beneath it may be taken for its own.
    private func leastLikeness(of pair: MeasuredPair) -> Double { pair.feature.isOnVariedGround ? 0.95 : 0.75 }

    /// The texts that a measure sets the weight of.
    func texts(setBy measure: ThemeMeasure, _ weight: Double) -> Set<SceneFeature.Key> {
        let step = weight >= 900 ? -100.0 : 100
        guard let tried = fit.trying(measure, at: weight + step) else { return [] }
        let keys = fit.features.all.compactMap { feature -> SceneFeature.Key? in
            guard let font = feature.text?.run.font, let other = tried.places[feature.key]?.text?.run.font,
                font.weight != other.weight
            else { return nil }
            return feature.key
        }
        return Set(keys)
    }

    /// What is told of some texts' ink; `nil` where nothing is.
    ///
    /// - Parameter tolerance: how far the proportions of a single text may be others, as a logarithm: those of letters in
    ///   another weight are.
    private func ink(of pairs: [MeasuredPair], _ keys: Set<SceneFeature.Key>, tolerance: Double) -> Ink? {
        let texts = pairs.filter { pair in
            keys.contains(pair.feature.key) && pair.inkRatio != nil
                && (keys.count > 1 ? pair.likeness > leastLikeness(of: pair) : pair.isSameLetter(within: tolerance))
        }
        return texts.compactMap(\.inkRatio).median.map { ratio in
            Ink(ratio: ratio, count: texts.count, pixels: texts.reduce(0) { $0 + $1.inkPixels })
        }
    }
}

extension MeasuredPair {
    /// Whether a text is what it should say without a doubt, and nearly of the same proportions.
    fileprivate func isSameLetter(within tolerance: Double) -> Bool {
        guard likeness > 0.96, let width = drawn.values[.width], let height = drawn.values[.height],
            let shotWidth = shot.values[.width], let shotHeight = shot.values[.height], width > 0, height > 0
        else { return false }
        return abs(log(shotWidth / width) - log(shotHeight / height)) < tolerance
    }
}
