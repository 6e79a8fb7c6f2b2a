import Documents
import Geometry
import Rasters

/// Radii of corners and widths of borders that no one colour tells, as those of a bar of glass, of a photograph and of a
/// free outline: the ones with which the theme is drawn most like the screenshot there.
struct OutlineFit {
    private let fit: FittedTheme
    private let comparison: DrawnComparison

    init(_ shot: Raster, _ fit: FittedTheme) throws(DiagnosticError) {
        self.fit = fit
        comparison = try DrawnComparison(shot, fit)
    }

    /// Which radii depart, with the values that the screenshot has.
    func radii() throws(DiagnosticError) -> [(measure: ThemeMeasure, value: Double)] {
        try changes(of: ThemeMeasure.all.filter { $0.kind == .radius })
    }

    /// Which widths of borders depart, with the values that the screenshot has.
    func borders() throws(DiagnosticError) -> [(measure: ThemeMeasure, value: Double)] {
        try changes(of: ThemeMeasure.all.filter(\.isBorder))
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
            let step = measure.isBorder ? 0.5 : 1
            var best = (value: fitted, gain: DrawnComparison.Gain())
            for way in [step, -step] {
                var value = fitted + way
                while value > 0, abs(value - fitted) < 20, let gain = try gain(of: measure, at: value, areas),
                    gain.amount > best.gain.amount
                {
                    best = (value, gain)
                    value += way
                }
                guard best.value == fitted else { break }
            }
            // What is drawn better the wider its border is, as glass that lets less through, has no such border.
            guard !measure.isBorder || best.value < fitted + 6 else { continue }
            // Other rasterisers draw continuous corners as circles, and blurs otherwise.
            if abs(best.value - fitted) >= (measure.isBorder ? 0.75 : 1.75), best.gain.rest < 0.5 {
                changes.append((measure, best.value))
            }
        }
        return changes
    }

    /// Where a measure shows that is told by drawing alone.
    private func areas(drawnBy measure: ThemeMeasure, _ value: Double) -> [Rect] {
        let step = measure.isBorder ? 0.5 : 1
        let tried = [value + step, value - step].compactMap { fit.trying(measure, at: $0)?.places }
        func isChanged(_ feature: SceneFeature) -> Bool {
            tried.contains { others in
                others[feature.key].map { $0.radius != feature.radius || $0.lineWidth != feature.lineWidth } ?? false
            }
        }
        if measure.isBorder {
            // What a translucent one of a free outline lies on, as glass, other rasterisers draw otherwise.
            let lines = fit.features.all.filter { feature in
                (feature.isFreeBorder && feature.color?.alpha == 1 || feature.kind == .outline && fit.quality != .exact)
                    && isChanged(feature)
            }
            return lines.map { $0.frame.inset(dx: -1, dy: -1) }
        }
        let rounded = fit.features.all.filter { feature in
            (feature.kind == .other || feature.kind == .picture) && !feature.isGradient && isChanged(feature)
        }
        let corners = rounded.flatMap(\.corners)
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
    /// Whether it is the width of a line around something.
    fileprivate var isBorder: Bool { path.hasSuffix("border.width") || path.hasSuffix("ring.width") }
}

extension SceneFeature {
    /// The squares in which its corners are, on the canvas.
    fileprivate var corners: [Rect] {
        let side = min((radius ?? 0) + 8, frame.width / 2, frame.height / 2)
        return [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].compactMap { x, y in
            Rect(
                x: frame.minX + x * (frame.width - side), y: frame.minY + y * (frame.height - side), width: side,
                height: side
            ).inset(dx: -1, dy: -1).intersection(clip)
        }
    }
}
