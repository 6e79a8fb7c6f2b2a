import Documents
import Geometry
import Rasters

/// Values that nothing measured tells, as radii of what shows no one colour, widths of borders, and the look of what is
/// pressed: the ones with which the theme is drawn most like the screenshot there.
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
            // Edges alone differ by less.
            guard comparison.differingShare(of: areas) > 0.02 else { continue }
            let step = measure.drawnStep
            var best = (value: fitted, gain: DrawnComparison.Gain())
            for way in [step, -step] {
                var (value, amount) = (fitted + way, 0.0)
                while value > 0, abs(value - fitted) < Self.reach, let gain = try gain(of: measure, at: value, areas),
                    gain.amount > amount
                {
                    amount = gain.amount
                    // Of two that are nearly as good, the nearer one.
                    if amount > best.gain.amount * 1.003 { best = (value, gain) }
                    value += way
                }
            }
            // What is drawn better the wider its border is, as glass that lets less through, has no such border.
            guard !measure.isBorder || best.value < fitted + 6 else { continue }
            // Other rasterisers draw continuous corners as circles, and blurs otherwise.
            if abs(best.value - fitted) >= measure.leastDrawn, best.gain.rest < measure.mostRest {
                changes.append((measure, best.value))
            }
        }
        return changes
    }

    /// How far from the theme's values are looked for, in points: up to round corners of a large bubble.
    private static let reach = 44.0

    /// Where a measure shows that is told by drawing alone.
    private func areas(drawnBy measure: ThemeMeasure, _ value: Double) -> [Rect] {
        let step = measure.drawnStep
        let tried = [value + step, value - step].compactMap { fit.trying(measure, at: $0)?.places }
        func isChanged(_ feature: SceneFeature) -> Bool {
            tried.contains { others in others[feature.key].map { $0.differs(from: feature) } ?? false }
        }
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
        let rounded = changed.filter { feature in
            (feature.kind == .other || feature.kind == .picture) && !feature.isGradient
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
    fileprivate var drawnStep: Double { kind == .share ? 0.02 : isBorder || kind == .fontSize ? 0.5 : 1 }

    /// What may be left of the difference: of what is elsewhere, another form takes away a part as well.
    fileprivate var mostRest: Double { isDrawnFirst && !isBorder ? 0.3 : 0.5 }

    /// Less than this says nothing of what was drawn by another rasteriser.
    fileprivate var leastDrawn: Double {
        kind == .share ? 0.02 : kind == .fontSize ? 0.5 : isBorder || isOfBadge ? 0.75 : 1.75
    }
}

extension SceneFeature {
    /// The squares in which its corners are, on the canvas.
    fileprivate func corners(side: Double) -> [Rect] {
        frame.corners(side: side).compactMap { $0.inset(dx: -1, dy: -1).intersection(clip) }
    }
}
