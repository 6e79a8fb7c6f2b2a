import Documents
import Geometry
import Rasters
import Rendering

/// Radii of corners that no one colour fills, as those of a bar of glass: the ones with which the theme is drawn most like
/// the screenshot there.
struct RadiusFit {
    private let shot: Raster
    private let fit: FittedTheme

    init(_ shot: Raster, _ fit: FittedTheme) { (self.shot, self.fit) = (shot, fit) }

    /// What departs, with the radii that the screenshot has.
    func changes() throws(DiagnosticError) -> [(measure: ThemeMeasure, value: Double)] {
        var changes: [(ThemeMeasure, Double)] = []
        for measure in ThemeMeasure.all where measure.kind == .radius && fit.subject.canShow(property: measure.path) {
            guard let themed = fit.value(measure) else { continue }
            let corners = corners(roundedBy: measure, themed)
            guard !corners.isEmpty else { continue }
            var best = (value: themed, gain: Gain())
            for way in [1.0, -1] {
                var value = themed + way
                while let gain = try gain(of: measure, at: value, corners), gain.amount > best.gain.amount {
                    best = (value, gain)
                    value += way
                }
                guard best.value == themed else { break }
            }
            // Other rasterisers draw continuous corners as circles, and blurs otherwise.
            if abs(best.value - themed) > 1.5, best.gain.rest < 0.5 { changes.append((measure, best.value)) }
        }
        return changes
    }

    /// How much more alike the screenshot is to the theme with another radius, where that is drawn otherwise.
    private struct Gain {
        /// By how much colours are nearer, squared and added up.
        var amount = 0.0
        /// The share of their distance that is left.
        var rest = 1.0
    }

    /// The corners of what a measure rounds and shows no one colour.
    private func corners(roundedBy measure: ThemeMeasure, _ value: Double) -> [Rect] {
        let tried = [value + 1, value - 1].compactMap { fit.trying(measure, at: $0)?.features }
        let rounded = fit.features.all.filter { feature in
            feature.kind == .other && feature.radius != nil && !feature.isGradient
                && tried.contains { $0[feature.key]?.radius != feature.radius }
        }
        return rounded.flatMap { feature in
            let side = min((feature.radius ?? 0) + 8, feature.frame.width / 2, feature.frame.height / 2)
            return [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map { x, y in
                Rect(
                    x: feature.frame.minX + x * (feature.frame.width - side),
                    y: feature.frame.minY + y * (feature.frame.height - side), width: side, height: side
                ).inset(dx: -1, dy: -1)
            }
        }
    }

    /// What a value gains; `nil` where the theme cannot have it, or draws the same with it.
    private func gain(of measure: ThemeMeasure, at value: Double, _ corners: [Rect]) throws(DiagnosticError) -> Gain? {
        guard let tried = fit.trying(measure, at: value), tried.scene != fit.scene else { return nil }
        let fitted = try fit.picture().raster
        let other = try Rendering.raster(of: tried.scene, scale: fit.scale, with: fit.subject.tools)
        let (dx, dy) = (Int((fit.shift.x * fit.scale).rounded()), Int((fit.shift.y * fit.scale).rounded()))
        var (own, others) = (0.0, 0.0)
        for corner in corners {
            for y in pixels(corner.minY, corner.maxY, min(fitted.height, other.height)) {
                for x in pixels(corner.minX, corner.maxX, min(fitted.width, other.width)) {
                    let (one, two) = (fitted.color(x, y), other.color(x, y))
                    guard (one - two).greatest > 3 else { continue }
                    let shown = shot.color(x + dx, y + dy)
                    own += Double((one - shown).square)
                    others += Double((two - shown).square)
                }
            }
        }
        return own > 0 ? Gain(amount: own - others, rest: others / own) : nil
    }

    private func pixels(_ low: Double, _ high: Double, _ limit: Int) -> Range<Int> {
        let first = min(max(Int(low * fit.scale), 0), limit)
        return first..<min(max(Int(high * fit.scale), first), limit)
    }
}
