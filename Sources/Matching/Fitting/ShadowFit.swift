import DisplayLists
import Documents
import Geometry
import Rasters
import Styles

/// Which shadows are others in the screenshot: those with which the theme is drawn far more like it beside what casts
/// them.
struct ShadowFit {
    private let shot: Raster

    init(_ shot: Raster) { self.shot = shot }

    /// Which values of shadows depart, with those that the screenshot has.
    ///
    /// - Parameter fit: the theme with everything else as the screenshot has it.
    func changes(of fit: FittedTheme) throws(DiagnosticError) -> [(measure: ThemeMeasure, value: Double)] {
        // Losses, and what a filter makes of an edge, are more than most shadows.
        guard fit.quality == .exact else { return [] }
        let measures = ThemeMeasure.all.filter {
            $0.isOfShadow && fit.subject.canShow(property: $0.path) && fit.value($0) != nil
        }
        var all: [(measure: ThemeMeasure, value: Double)] = []
        for shadow in measures.map(\.shadow).uniqued() {
            all += try changes(of: measures.filter { $0.shadow == shadow }, in: fit)
        }
        return all
    }

    /// The few values of one shadow that leave hardly anything of the difference, the one that takes away most first.
    private func changes(
        of measures: [ThemeMeasure], in asFitted: FittedTheme
    ) throws(DiagnosticError) -> [(measure: ThemeMeasure, value: Double)] {
        var fit = asFitted
        var comparison = try DrawnComparison(shot, fit)
        let areas = areas(beside: fit.shadows(changedBy: measures[0]).map(\.shape.bounds), in: fit)
        let start = comparison.difference(in: areas)
        // Other rasterisers blur otherwise by a step of 255 or two.
        guard start.mean > 3 else { return [] }
        let whole = start.sum
        var rest = whole
        for _ in 0..<3 {
            var best: (measure: ThemeMeasure, value: Double, gain: Double)?
            for measure in measures {
                let found = try climbed(measure, fit, comparison, areas)
                if found.gain > best?.gain ?? 0.3 * rest { best = (measure, found.value, found.gain) }
            }
            guard let best, fit.set(best.measure, to: best.value) else { break }
            comparison = try DrawnComparison(shot, fit)
            rest = comparison.difference(in: areas).sum
        }
        guard rest < 0.3 * whole else { return [] }
        return measures.compactMap { measure in
            guard let before = asFitted.value(measure), let after = fit.value(measure),
                abs(after - before) >= measure.leastDeparture
            else { return nil }
            return (measure, after)
        }
    }

    /// The value of a measure with which the drawing is the nearest, by ever smaller steps.
    private func climbed(
        _ measure: ThemeMeasure, _ fit: FittedTheme, _ comparison: DrawnComparison, _ areas: [Rect]
    ) throws(DiagnosticError) -> (value: Double, gain: Double) {
        var best = (value: fit.value(measure) ?? 0, gain: 0.0)
        var step = 4 * measure.finestStep
        while step >= measure.finestStep {
            var isBetter = false
            for value in [best.value + step, best.value - step] where measure.kind != .opacity || value <= 1 {
                var other = fit
                guard other.set(measure, to: value), other.scene != fit.scene,
                    let gain = comparison.gain(of: try other.picture().raster, in: areas, from: 1),
                    gain.amount > best.gain
                else { continue }
                (best, isBetter) = ((value, gain.amount), true)
                break
            }
            if !isBetter { step /= 2 }
        }
        return best
    }

    /// Strips beside shapes, on the canvas, in which nothing else is drawn.
    private func areas(beside shapes: [Rect], in fit: FittedTheme) -> [Rect] {
        let canvas = Rect(origin: .zero, size: fit.scene.displayList.size)
        return shapes.prefix(12).flatMap { shape -> [Rect] in
            // What it stands on, and what stands on it, is no other thing; what is may be moved a little.
            let others = fit.features.all.map(\.frame)
                .filter { $0.union(shape) != $0 && $0.union(shape) != shape }
                .map { $0.inset(dx: -4, dy: -4) }
            return Side.all.compactMap { side in
                let strips = [8.0, 6, 4, 2].lazy.compactMap {
                    side.strip(beside: shape, width: $0).intersection(canvas)
                }
                return strips.first { strip in !others.contains { $0.intersects(strip) } }
            }
        }
    }
}

extension ThemeMeasure {
    /// The path of the shadow that it is of.
    fileprivate var shadow: Substring { path[..<(path.lastIndex(of: ".") ?? path.endIndex)] }

    /// The smallest step by which a shadow is changed.
    fileprivate var finestStep: Double { kind == .opacity ? 0.02 : 0.5 }
}

/// A shadow of a scene.
struct CastShadow: Equatable {
    /// Of which node it is; `nil` of none.
    let node: String?
    /// What casts it, in points on the canvas.
    let shape: Shape
    let shadow: Shadow
}

extension FittedTheme {
    /// The shadows that a measure changes.
    func shadows(changedBy measure: ThemeMeasure) -> [CastShadow] {
        // An opacity of 1 has none above it.
        guard let value = value(measure),
            let tried = trying(measure, at: measure.kind == .opacity ? value / 2 : value + measure.step)?.scene
        else { return [] }
        let pairs = zip(scene.displayList.commands.shadows(), tried.displayList.commands.shadows())
        return pairs.filter { $0 != $1 }.map(\.0)
    }
}

extension [DrawingCommand] {
    fileprivate func shadows(of node: String? = nil) -> [CastShadow] {
        flatMap { command -> [CastShadow] in
            switch command {
            case .shadow(let shape, let shadow): [CastShadow(node: node, shape: shape, shadow: shadow)]
            case .group(let group): group.commands.shadows(of: group.id ?? node)
            case .fill, .stroke, .hairline, .text, .picture: []
            }
        }
    }
}

extension Side {
    /// A strip along the middle half of a shape's side, outside of it.
    fileprivate func strip(beside shape: Rect, width: Double) -> Rect {
        let edge = coordinate(of: shape)
        let (low, high) = isFirst ? (edge - width, edge) : (edge, edge + width)
        if isVertical {
            return Rect(minX: low, minY: shape.minY, maxX: high, maxY: shape.maxY).inset(dx: 0, dy: shape.height / 4)
        }
        return Rect(minX: shape.minX, minY: low, maxX: shape.maxX, maxY: high).inset(dx: shape.width / 4, dy: 0)
    }
}
