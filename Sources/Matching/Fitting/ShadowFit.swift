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
        let shapes = asFitted.shadows(changedBy: measures[0]).map(\.shape.bounds)
        let strips = strips(beside: shapes, in: asFitted)
        let shades = SideShades(strips, scale: asFitted.scale)
        let shown = shades.colors(of: shot, at: asFitted.corner)
        func distance(of fit: FittedTheme) throws(DiagnosticError) -> Double {
            shades.distance(shades.colors(of: try fit.picture().raster), shown)
        }
        var (fit, rest) = (asFitted, try distance(of: asFitted))
        let whole = rest
        // Other rasterisers blur otherwise by a step of 255 or two; losses, which several shapes even out, leave more.
        let least = asFitted.quality == .exact ? 1 : shapes.count > 1 ? 1.5 : 2.25
        guard whole > least else { return [] }
        // Where there is none, any that cannot be seen would do.
        if let opacity = measures.first(where: { $0.kind == .opacity }) {
            var bare = asFitted
            if bare.set(opacity, to: 0), try distance(of: bare) < max(0.1 * whole, 0.3) { return [(opacity, 0)] }
        }
        for _ in 0..<3 {
            var best: (fit: FittedTheme, rest: Double)?
            for measure in measures {
                let found = try climbed(measure, fit, rest, distance)
                if found.rest < best?.rest ?? min(0.7 * rest, rest - 0.5) { best = found }
            }
            guard let best else { break }
            (fit, rest) = best
        }
        // Where more is left, something else departs beside the shapes, or it was blurred by another rasteriser.
        guard rest < max(0.3 * whole, min(1.2, 0.55 * whole)) else { return [] }
        var changes: [(measure: ThemeMeasure, value: Double)] = []
        for measure in measures {
            guard let before = asFitted.value(measure), let after = fit.value(measure),
                abs(after - before) >= measure.leastDeparture
            else { continue }
            changes.append((measure, try middle(of: measure, around: after, fit, rest, distance)))
        }
        return changes
    }

    /// The value of a measure in the middle of those with which the drawing is hardly farther off: on dark grounds several
    /// are the same but for how pixels are rounded.
    private func middle(
        of measure: ThemeMeasure, around value: Double, _ fit: FittedTheme, _ rest: Double,
        _ distanceOf: (FittedTheme) throws(DiagnosticError) -> Double
    ) throws(DiagnosticError) -> Double {
        var ends = [value, value]
        for (index, way) in [-measure.finestStep, measure.finestStep].enumerated() {
            for _ in 0..<16 {
                var other = fit
                guard other.set(measure, to: ends[index] + way), try distanceOf(other) < rest + 0.3 else { break }
                ends[index] += way
            }
        }
        return ((ends[0] + ends[1]) / 2 / measure.finestStep).rounded() * measure.finestStep
    }

    /// The theme with the value of a measure with which the drawing is the nearest, by ever smaller steps.
    private func climbed(
        _ measure: ThemeMeasure, _ start: FittedTheme, _ distance: Double,
        _ distanceOf: (FittedTheme) throws(DiagnosticError) -> Double
    ) throws(DiagnosticError) -> (fit: FittedTheme, rest: Double) {
        let first = start.value(measure) ?? 0
        // What is farther off is none of a shadow's.
        let possible = measure.kind == .opacity ? 0...1 : first - 16...first + 16
        var best = (fit: start, rest: distance)
        var step = 4 * measure.finestStep
        while step >= measure.finestStep {
            let value = best.fit.value(measure) ?? first
            var isBetter = false
            for value in [value + step, value - step] where possible.contains(value) {
                var other = best.fit
                guard other.set(measure, to: value), other.scene != best.fit.scene else { continue }
                let rest = try distanceOf(other)
                if rest < best.rest {
                    (best, isBetter) = ((other, rest), true)
                    break
                }
            }
            if !isBetter { step /= 2 }
        }
        return best
    }

    /// Strips beside shapes, on the canvas, in which nothing else is drawn.
    private func strips(beside shapes: [Rect], in fit: FittedTheme) -> [SideShades.Strip] {
        let canvas = Rect(origin: .zero, size: fit.scene.displayList.size)
        // Edges are drawn on whole pixels, or between two, and filters mix those beside them.
        let gap = (fit.quality == .exact ? 1 : 2) / fit.scale
        return shapes.prefix(12).flatMap { shape -> [SideShades.Strip] in
            // What it stands on, and what stands on it, is no other thing, nor are lines and headers that go beneath a
            // bar; what is may be moved a little.
            let others = fit.features.all.filter { $0.kind != .line && $0.role != .sectionHeader }.map(\.frame)
                .filter { $0.union(shape) != $0 && $0.union(shape) != shape }
                .map { $0.inset(dx: -4, dy: -4) }
            return Side.all.compactMap { side in
                let strips = [8.0, 6, 4, 2].lazy.compactMap {
                    side.strip(beside: shape, width: $0, gap: gap).intersection(canvas)
                }
                return strips.first { strip in !others.contains { $0.intersects(strip) } }.map {
                    SideShades.Strip(area: $0, side: side)
                }
            }
        }
    }
}

/// How shadows fade beside shapes: the mean colours of lines of pixels that run along their sides. Losses of single pixels
/// even out in them.
private struct SideShades {
    /// A rectangle in points, along one side of a shape.
    struct Strip {
        let area: Rect
        let side: Side
    }

    /// Of each strip its pixels, on the canvas.
    private let strips: [(columns: Range<Int>, rows: Range<Int>, side: Side)]

    /// - Parameter scale: pixels a point.
    init(_ strips: [Strip], scale: Double) {
        func pixels(_ low: Double, _ high: Double) -> Range<Int> {
            let first = Int((low * scale).rounded(.up))
            return first..<max(Int(high * scale), first)
        }
        self.strips = strips.map { strip in
            let area = strip.area
            return (pixels(area.minX, area.maxX), pixels(area.minY, area.maxY), strip.side)
        }
    }

    /// The mean colours of each strip in a picture.
    ///
    /// - Parameter corner: of the canvas in it, in pixels.
    func colors(of picture: Raster, at corner: (x: Int, y: Int) = (0, 0)) -> [[PixelColor]] {
        strips.map { strip in
            let isUpright = strip.side.isVertical
            let (across, along) = isUpright ? (strip.columns, strip.rows) : (strip.rows, strip.columns)
            return across.map { line in
                let sum = along.reduce(PixelColor.zero) { sum, place in
                    let (x, y) = isUpright ? (line, place) : (place, line)
                    return sum + picture.color(corner.x + x, corner.y + y)
                }
                return sum / Float(max(along.count, 1))
            }
        }
    }

    /// How far mean colours are from others, squared: the mean of the four sides' medians, since something else may stand
    /// beside some shapes.
    ///
    /// All strips alike may be a part of a step of 255 lighter or darker: rasterisers round otherwise.
    func distance(_ colors: [[PixelColor]], _ others: [[PixelColor]]) -> Double {
        let differences = zip(colors, others).map { zip($0, $1).map(-) }
        let offsets = differences.map { strip in
            (strip.reduce(.zero, +) / Float(max(strip.count, 1))).clamped(
                lowerBound: PixelColor(repeating: -0.7), upperBound: PixelColor(repeating: 0.7))
        }
        let offset = offsets.reduce(.zero, +) / Float(max(offsets.count, 1))
        let distances = differences.map { strip in
            strip.reduce(0) { $0 + Double(($1 - offset).square) } / Double(max(strip.count, 1))
        }
        let middles = Side.all.compactMap { side in
            zip(strips, distances).filter { $0.0.side == side }.map(\.1).median
        }
        return middles.reduce(0, +) / Double(max(middles.count, 1))
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
    ///
    /// - Parameter gap: between the shape and it.
    fileprivate func strip(beside shape: Rect, width: Double, gap: Double) -> Rect {
        let edge = coordinate(of: shape)
        let (low, high) = isFirst ? (edge - gap - width, edge - gap) : (edge + gap, edge + gap + width)
        if isVertical {
            return Rect(minX: low, minY: shape.minY, maxX: high, maxY: shape.maxY).inset(dx: 0, dy: shape.height / 4)
        }
        return Rect(minX: shape.minX, minY: low, maxX: shape.maxX, maxY: high).inset(dx: shape.width / 4, dy: 0)
    }
}
