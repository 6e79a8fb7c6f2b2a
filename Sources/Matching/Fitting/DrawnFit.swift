import Documents
import Geometry
import Rasters

/// Values that nothing measured tells, as radii of what shows no one colour, widths of borders, the look of what is pressed,
/// and rows of which another number of dots fits: the ones with which the theme is drawn most like the screenshot there.
struct DrawnFit {
    private let shot: Raster
    private var fit: FittedTheme
    private var comparison: DrawnComparison

    init(_ shot: Raster, _ fit: FittedTheme) throws(DiagnosticError) {
        (self.shot, self.fit) = (shot, fit)
        comparison = try DrawnComparison(shot, fit)
    }

    /// Which radii depart, with the values that the screenshot has.
    func radii() throws(DiagnosticError) -> [(measure: ThemeMeasure, value: Double)] {
        try changes(of: ThemeMeasure.all.filter { $0.kind == .radius && !$0.isDrawnFirst })
    }

    /// Radii of continuous corners that were changed by what they leave open, in the half points that are drawn best: they
    /// leave another share open than a circle does.
    func continuousRadii() throws(DiagnosticError) -> [(measure: ThemeMeasure, value: Double)] {
        let theme = fit.theme.theme(in: fit.subject.appearance)
        var radii: [(ThemeMeasure, Double)] = []
        for (_, (measure, fitted)) in fit.changes.sorted(by: { $0.key < $1.key })
        where measure.kind == .radius && measure.written(theme, fitted).hasPrefix("continuous") {
            guard let rounder = fit.trying(measure, at: fitted + 1)?.places else { continue }
            let areas = fit.features.all.filter { $0.isChanged(in: [rounder]) }.prefix(12)
                .flatMap { $0.corners(side: fitted * 1.6 + 2) }
            let half = fitted.nearestHalf
            let best = try best(measure, from: half, by: 0.5, within: 4, areas)
            if best.gain.amount > 0 { radii.append((measure, best.value)) }
        }
        return radii
    }

    /// Which values depart, each found with those before it as the screenshot has them.
    mutating func changesInTurn(
        of measures: [ThemeMeasure]
    ) throws(DiagnosticError) -> [(measure: ThemeMeasure, value: Double)] {
        var all: [(measure: ThemeMeasure, value: Double)] = []
        for measure in measures {
            for change in try changes(of: [measure]) where fit.set(change.measure, to: change.value) {
                all.append(change)
                comparison = try DrawnComparison(shot, fit)
            }
        }
        return all
    }

    private func changes(
        of measures: [ThemeMeasure]
    ) throws(DiagnosticError) -> [(measure: ThemeMeasure, value: Double)] {
        var changes: [(ThemeMeasure, Double)] = []
        for measure in measures where fit.subject.canShow(property: measure.path) {
            guard let fitted = fit.value(measure) else { continue }
            let areas = areas(drawnBy: measure, fitted)
            guard comparison.differingShare(of: areas) > measure.leastShare else { continue }
            let best = try best(measure, from: fitted, by: measure.drawnStep, within: measure.drawnReach, areas)
            // What is drawn better the wider its border is, as glass that lets less through, has no such border.
            guard !measure.isBorder || best.value < fitted + 6 else { continue }
            // Other rasterisers draw continuous corners as circles, and blurs otherwise.
            if abs(best.value - fitted) >= measure.leastDrawn(from: fitted),
                best.gain.rest < measure.mostRest(in: fit.quality, opening: best.value < fitted)
            {
                changes.append((measure, best.value))
            }
        }
        return changes
    }

    /// The value with which the theme is drawn most alike, looked for in both ways as long as it is drawn better, and what it
    /// gains.
    private func best(
        _ measure: ThemeMeasure, from start: Double, by step: Double, within reach: Double, _ areas: [Rect]
    ) throws(DiagnosticError) -> (value: Double, gain: DrawnComparison.Gain) {
        // Of where it is already nothing is gained.
        var best = (value: start, gain: try gain(of: measure, at: start, areas) ?? DrawnComparison.Gain())
        for way in [step, -step] {
            var (value, amount, misses) = (start + way, 0.0, 0)
            while value > 0, abs(value - start) < reach, misses <= measure.mostMisses,
                let gain = try gain(of: measure, at: value, areas)
            {
                misses = gain.amount > amount ? 0 : misses + 1
                amount = max(gain.amount, amount)
                // Of two that are nearly as good, the nearer one.
                if gain.amount > best.gain.amount * 1.003 { best = (value, gain) }
                value += way
            }
        }
        return best
    }

    /// Where a measure shows that is told by drawing alone.
    private func areas(drawnBy measure: ThemeMeasure, _ value: Double) -> [Rect] {
        // Letters of a bubble that hides what is beneath it are measured.
        let isFading = fit.features.all.contains { $0.role == .bubbleTitle && $0.opacity < 1 }
        guard !measure.isOfBubbleTitle || isFading else { return [] }
        if measure.isOfDots { return fit.features.dotRow.map { [$0.inset(dx: -44, dy: -4)] } ?? [] }
        let step = measure.drawnStep
        let tried = [value + step, value - step].compactMap { fit.trying(measure, at: $0)?.places }
        func isChanged(_ feature: SceneFeature) -> Bool { feature.isChanged(in: tried) }
        if measure.isBorder {
            // What a translucent one of a free outline lies on, as glass, other rasterisers draw otherwise.
            let lines = fit.features.all.filter { feature in
                (feature.isFreeBorder && feature.color?.alpha == 1 || feature.kind == .outline && fit.quality != .exact)
                    && isChanged(feature)
            }
            return lines.map { $0.frame.inset(dx: -1, dy: -1) }
        }
        let changed = fit.features.all.filter(isChanged)
        guard !measure.isCorner else { return changed.prefix(12).flatMap { $0.corners(side: value / 2 + 4) } }
        // The edges of what has one colour are measured.
        guard !measure.isOfBadge || changed.contains(where: \.isGradient) else { return [] }
        guard !measure.isDrawnFirst else { return changed.prefix(12).map { $0.frame.inset(dx: -2, dy: -2) } }
        // Of boxes that hardly differ from their ground little is measured where pixels were lost.
        let rounded = changed.filter { feature in
            (feature.kind == .other || feature.kind == .picture || feature.kind == .box && fit.quality != .exact)
                && !feature.isGradient
        }
        let corners = rounded.flatMap { $0.corners(side: ($0.radius ?? 0) + 8) }
        guard rounded.contains(where: { $0.kind == .picture }) else { return corners }
        // By less than another radius would open or close, photographs always differ there.
        let least = 0.2146 * (2 * value + 1) / 2 * Double(corners.count)
        return comparison.differingArea(of: corners) > least ? corners : []
    }

    /// What a value gains; `nil` where the theme cannot have it, or draws the same with it.
    private func gain(
        of measure: ThemeMeasure, at value: Double, _ areas: [Rect]
    ) throws(DiagnosticError) -> DrawnComparison.Gain? {
        var other = fit
        guard other.set(measure, to: value), other.scene != fit.scene else { return nil }
        return comparison.gain(of: try other.picture().raster, in: areas)
    }
}

extension ThemeMeasure {
    /// By how much it is changed to see whether the theme is drawn more alike.
    fileprivate var drawnStep: Double {
        switch kind {
        case .share: 0.02
        case .weight: 100
        case .fontSize: 0.5
        default: isBorder || isOfDots || isOfDisc ? 0.5 : 1
        }
    }

    /// How far from the theme's value others are looked for, in its unit: up to round corners of a large bubble.
    fileprivate var drawnReach: Double { kind == .weight ? 400 : isOfDots ? 6 : 44 }

    /// How many steps that are no better lead on: letters that are some points larger lie beside those that are shown, and
    /// of a row of dots most lie between two.
    fileprivate var mostMisses: Int { isOfDots ? 12 : kind == .fontSize ? 5 : 0 }

    /// What may be left of the difference: of what is elsewhere, another form takes away a part as well.
    ///
    /// - Parameter isOpening: whether corners are less round.
    fileprivate func mostRest(in quality: ShotQuality, opening isOpening: Bool) -> Double {
        // What letters in a badge lost is left whatever its size.
        if isOfBadge, quality != .exact { return 0.5 }
        // Other rasterisers set what has corners on whole pixels; no move opens three of them, and many close them.
        if isOfAlikeCorners { return isOpening ? 0.65 : 0.1 }
        return isDrawnFirst && !isBorder || isOfDots ? 0.3 : 0.5
    }

    /// In which share of where it shows the screenshot has to show something else: edges alone differ by less. Of large
    /// corners an arc is little.
    fileprivate var leastShare: Double { isCorner ? 0.005 : 0.02 }

    /// Less than this says nothing of what was drawn by another rasteriser, which sets letters up to 2 % larger or smaller.
    fileprivate func leastDrawn(from value: Double) -> Double {
        switch kind {
        case .share: 0.02
        case .weight: 100
        case .fontSize: max(0.5, 0.025 * value)
        default: isBorder || isOfBadge ? 0.75 : isOfDots ? 0.5 : isOfDisc ? 1 : 1.75
        }
    }
}

extension SceneFeature {
    /// Whether it is otherwise in any of some other scenes.
    fileprivate func isChanged(in others: [SceneFeatures]) -> Bool {
        others.contains { $0[key].map { $0.differs(from: self) } ?? false }
    }

    /// The squares in which its corners are, on the canvas.
    fileprivate func corners(side: Double) -> [Rect] {
        frame.corners(side: side).compactMap { $0.inset(dx: -1, dy: -1).intersection(clip) }
    }
}
