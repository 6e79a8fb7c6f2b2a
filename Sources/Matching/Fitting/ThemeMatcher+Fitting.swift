import DisplayLists
import Documents
import Geometry
import Rasters

extension ThemeMatcher {
    /// The theme fitted closely, with other looks and with what drawings alone tell, or without them where the screenshot is
    /// not far more like it with them: what is elsewhere is drawn better in another shape as well, and best where it is.
    ///
    /// - Parameter plain: the subject without looks that `rough` has; `nil` where it has none.
    /// - Returns: all features as they were measured last, and whether it is the one without.
    func fittedClosely(
        _ rough: PlacedTheme, without plain: MatchSubject?
    ) throws(DiagnosticError) -> (placed: PlacedTheme, pairs: [MeasuredPair], isPlain: Bool) {
        var placed = rough
        let pairs = try fitClosely(&placed, drawing: ThemeMeasure.all.filter(\.isDrawnFirst))
        guard plain != nil || placed.fit.changes.values.contains(where: { $0.measure.isDrawnFirst }) else {
            return (placed, pairs, false)
        }
        var other = if let plain { try placeRoughly(plain, rough.fit.origin) } else { rough }
        let otherPairs = try fitClosely(&other, drawing: ThemeMeasure.all.filter(\.isBorder))
        // Corners are none of letters, which stand a pixel higher or lower whatever is around them.
        let drawn = placed.fit.changes.values.map(\.measure).filter(\.isDrawnFirst)
        let areCorners = plain == nil && drawn.allSatisfy { $0.isCorner || $0.isOfDisc }
        let letters = placed.fit.features.all.filter { areCorners && $0.text != nil }
        let hidden = letters.map { $0.frame.inset(dx: -2, dy: -2) }
        guard try isDrawnBetter((placed, pairs), than: (other, otherPairs), besides: hidden) else {
            return (other, otherPairs, true)
        }
        let scene = placed.fit.scene
        try dropNeedless(&placed)
        return (placed, placed.fit.scene == scene ? pairs : try measured(placed.fit, placed.strays), false)
    }

    /// Takes back what drawings told before all else, where they no longer tell it with what was told since.
    private func dropNeedless(_ placed: inout PlacedTheme) throws(DiagnosticError) {
        var isSettled = false
        while !isSettled {
            isSettled = true
            let told = placed.fit.changes.values.map(\.measure).filter(\.isDrawnFirst).sorted { $0.name < $1.name }
            for measure in told {
                guard let other = placed.fit.takingBack(measure, from: placed.asThemed) else { continue }
                var drawn = try DrawnFit(shot, other)
                // What was told with it may be told of no more.
                if try drawn.changesInTurn(of: [measure]).isEmpty { (placed.fit, isSettled) = (other, false) }
            }
        }
    }

    /// Exact steps until nothing that is left is more than noise.
    ///
    /// - Parameter measures: those that drawings tell before all others.
    /// - Returns: all features as they were measured last.
    private func fitClosely(
        _ placed: inout PlacedTheme, drawing measures: [ThemeMeasure]
    ) throws(DiagnosticError) -> [MeasuredPair] {
        let effects = placed.effects
        // Other weights make texts wider, and wider borders leave less of a fill, so that their middles lie elsewhere: they
        // are held against the theme with these.
        var asThemed = placed.asThemed
        var (fit, strays) = (placed.fit, placed.strays)
        defer { (placed.fit, placed.strays) = (fit, strays) }
        // How far apart dots are was told by drawings, where nothing that is measured tells it.
        for (_, (measure, value)) in fit.changes.sorted(by: { $0.key < $1.key }) where measure.isOfDots {
            _ = asThemed.set(measure, to: value)
        }
        var drawn = try DrawnFit(shot, fit)
        for (measure, value) in try drawn.changesInTurn(of: measures) where fit.set(measure, to: value) {
            _ = asThemed.set(measure, to: value)
        }
        var pairs = try measured(fit, strays)
        var triedWeights: Set<String> = []
        func properties() -> PropertyFit {
            PropertyFit(
                fit.displacements(pairs, from: asThemed), effects: effects, start: asThemed.shift, quality: fit.quality,
                uncertainty: fit.uncertainty, lineReach: fit.lineReach, isPossible: asThemed.allows)
        }
        // What was off by itself is off by less where the fit has moved it.
        func measureAgain(movedFrom before: FittedTheme) throws(DiagnosticError) {
            for (key, stray) in strays {
                guard let old = before.features[key]?.frame, let new = fit.features[key]?.frame else { continue }
                strays[key] = stray.offset(
                    dx: old.midX + before.shift.x - new.midX - fit.shift.x,
                    dy: old.midY + before.shift.y - new.midY - fit.shift.y)
            }
            pairs = try measured(fit, strays)
        }
        var best: (cost: Double, fit: FittedTheme, strays: [SceneFeature.Key: Point], pairs: [MeasuredPair])?
        for _ in 0..<8 {
            let places = strays
            var weight: (measure: ThemeMeasure, value: Double)?
            weight = try WeightFit(fit, pairs, tried: triedWeights).change { (fit) throws(DiagnosticError) in
                try measured(fit, places)
            }
            if let weight {
                triedWeights.insert(weight.measure.path)
                guard fit.set(weight.measure, to: weight.value) else { continue }
                _ = asThemed.set(weight.measure, to: weight.value)
                pairs = try measured(fit, strays)
                continue
            }
            let before = fit
            let solution = properties().solution()
            guard fit.take(solution, from: asThemed) else {
                best = nil
                break
            }
            try measureAgain(movedFrom: before)
            let cost = fit.cost(of: pairs)
            if cost <= best?.cost ?? cost { best = (cost, fit, strays, pairs) }
        }
        // Where the same is told by one measure or another, steps may lead from each to the other and back.
        if let best { (fit, strays, pairs) = (best.fit, best.strays, best.pairs) }
        let before = fit
        let others = properties().alternatives(to: fit.solution(from: asThemed))
        if let other = try drawnBetter(than: fit, others, asThemed) {
            fit = other
            try measureAgain(movedFrom: before)
        }
        let scene = fit.scene
        for (measure, value) in try DrawnFit(shot, fit).radii() where !fit.set(measure, to: value) { break }
        for (measure, value) in try DrawnFit(shot, fit).continuousRadii() { _ = fit.set(measure, to: value) }
        // A radius that is not told is the theme's, for all that comes after; that of another shape is told with the shape.
        let written = asThemed.subject.writtenTheme.theme(in: asThemed.subject.appearance)
        for (_, (measure, value)) in fit.changes.sorted(by: { $0.key < $1.key })
        where measure.kind == .radius && !measure.isDrawnFirst {
            guard let themed = asThemed.value(measure), themed == measure.value(written),
                abs(value - themed) < measure.leastTold
            else { continue }
            fit = fit.takingBack(measure, from: asThemed) ?? fit
        }
        fit.roundValues(pairs, from: asThemed)
        fit.takePlainValues()
        return fit.scene == scene ? pairs : try measured(fit, strays)
    }

    /// Whether the screenshot is far more like one fitted theme than like another, each with the values and the colours that
    /// would be told of it, where they are drawn otherwise.
    ///
    /// - Parameter hidden: where nothing of it is looked at.
    private func isDrawnBetter(
        _ one: (placed: PlacedTheme, pairs: [MeasuredPair]), than other: (placed: PlacedTheme, pairs: [MeasuredPair]),
        besides hidden: [Rect]
    ) throws(DiagnosticError) -> Bool {
        func recolored(_ it: (placed: PlacedTheme, pairs: [MeasuredPair])) throws(DiagnosticError) -> FittedTheme {
            let colors = try colors(it.placed, it.pairs)
            var fit = it.placed.fit
            fit.takePlainValues()
            return colors.isEmpty ? fit : fit.showing(colors) ?? fit
        }
        let fit = try recolored(one)
        let canvas = Rect(origin: .zero, size: fit.scene.displayList.size)
        let gain = try DrawnComparison(shot, try recolored(other))
            .gain(of: try fit.picture().raster, at: fit.corner, in: [canvas], besides: hidden)
        return gain.map { $0.rest < 0.6 && $0.amount > 10_000 } ?? false
    }

    /// The one of some other solutions with which the theme is drawn far more like the screenshot; `nil` where none is.
    private func drawnBetter(
        than fit: FittedTheme, _ solutions: [PropertyFit.Solution], _ asThemed: FittedTheme
    ) throws(DiagnosticError) -> FittedTheme? {
        guard !solutions.isEmpty else { return nil }
        let comparison = try DrawnComparison(shot, fit)
        /// The likest of some, and what it leaves of the difference.
        func likest(of others: [FittedTheme]) throws(DiagnosticError) -> (rest: Double, fit: FittedTheme)? {
            var best: (rest: Double, fit: FittedTheme)?
            for other in others {
                // A shadow reaches farther than what casts it.
                let areas = fit.features.all.compactMap { feature in
                    other.features[feature.key].flatMap {
                        $0.frame == feature.frame ? nil : $0.frame.inset(dx: -12, dy: -12)
                    }
                }
                let gain = comparison.gain(of: try other.picture().raster, in: Array(areas.prefix(60)))
                if let gain, gain.rest < best?.rest ?? 0.7, gain.amount > 10_000 { best = (gain.rest, other) }
            }
            return best
        }
        let others = solutions.prefix(4).compactMap { solution in
            var other = fit
            return other.take(solution, from: asThemed) && other.shift == fit.shift ? other : nil
        }
        guard let best = try likest(of: others) else { return nil }
        // What is drawn on whole pixels may be as like where its value is a plain one.
        if let plain = try likest(of: fit.withPlainValues), plain.rest < best.rest + 0.02 { return plain.fit }
        return best.fit
    }
}
