import DisplayLists
package import Documents
import Geometry
package import Rasters
import Rendering

/// Finds where a screenshot departs from a theme's state (MT-1 … MT-4): it changes the theme, value by value, until it
/// draws what the screenshot shows, and says what it changed.
package struct ThemeMatcher {
    private let subject: MatchSubject
    private let shot: Raster
    /// Whether the picture lost colours and edges on its way, as by JPEG.
    private let isLossy: Bool

    /// - Parameter isLossy: whether the picture's file was compressed with losses.
    package init(_ subject: MatchSubject, shot: Raster, isLossy: Bool = false) {
        self.subject = subject
        self.shot = shot
        self.isLossy = isLossy
    }

    /// What departs.
    ///
    /// Throws where the state cannot be had, and where the picture shows something else.
    package func match() throws(DiagnosticError) -> MatchResult {
        guard let scene = subject.scene(of: subject.theme) else {
            throw DiagnosticError("the theme or its content cannot have the state \(subject.stateName)")
        }
        let scale = try MatchedScale(of: shot, canvas: scene.displayList.size).scale
        guard var fit = FittedTheme(subject, scale: scale) else {
            throw DiagnosticError("the theme or its content cannot have the state \(subject.stateName)")
        }
        let asThemed = fit
        let effects = fit.effects(of: ThemeMeasure.all.filter { $0.kind != .weight })
        let strays = try placeRoughly(&fit, effects)
        let pairs = try fitClosely(&fit, effects, strays)
        try requireLikeness(pairs)
        let colors = ColorFit(fit, pairs, isLossy: isLossy).departures()
        return MatchResult(
            fit, from: asThemed, pairs: pairs, colors: colors, isLossy: isLossy)
    }

    /// Coarse steps until what can be found is at its place.
    ///
    /// - Returns: what is off all the same, and by how much.
    private func placeRoughly(
        _ fit: inout FittedTheme, _ effects: [MeasureEffect]
    ) throws(DiagnosticError) -> [SceneFeature.Key: Point] {
        let coarse = CoarseFit(
            shot: LightPlane(shot, scale: fit.scale), effects: effects, canvas: fit.scene.displayList.size)
        var drawn = LightPlane(try fit.raster(), scale: fit.scale)
        for _ in 0..<6 {
            guard let step = coarse.step(from: fit, drawn: drawn) else { break }
            switch step {
            case .shift(let move): fit.shift = fit.shift.offset(dx: move.x, dy: move.y)
            case .change(let measure, let amount):
                guard let value = fit.value(measure), fit.set(measure, to: value + amount) else { break }
                drawn = LightPlane(try fit.raster(), scale: fit.scale)
            }
        }
        return coarse.strays(of: fit, drawn: drawn)
    }

    /// Exact steps until nothing that is left is more than noise.
    ///
    /// - Returns: all features as they were measured last.
    private func fitClosely(
        _ fit: inout FittedTheme, _ effects: [MeasureEffect], _ strays: [SceneFeature.Key: Point]
    ) throws(DiagnosticError) -> [MeasuredPair] {
        var strays = strays
        var pairs = try measured(fit, strays)
        var triedWeights: Set<String> = []
        for _ in 0..<16 {
            let weights = WeightFit(fit, pairs, tried: triedWeights)
            let places = strays
            if let weight = try weights.change(measuring: { (fit) throws(DiagnosticError) in try measured(fit, places) }
            ) {
                triedWeights.insert(weight.measure.path)
                guard fit.set(weight.measure, to: weight.value) else { continue }
                pairs = try measured(fit, strays)
                continue
            }
            let observations = pairs.observations(shift: fit.shift)
            guard
                let step = PropertyFit(observations: observations, effects: effects)
                    .step(refining: Set(fit.changes.keys))
            else { break }
            switch step {
            case .shift(let move): fit.shift = fit.shift.offset(dx: move.x, dy: move.y)
            case .change(let measure, let amount):
                guard let value = fit.value(measure), fit.set(measure, to: value + amount) else { return pairs }
                let moves = effects.first { $0.measure.name == measure.name }?.moves ?? [:]
                for (key, stray) in strays {
                    guard let move = moves[key] else { continue }
                    strays[key] = stray.offset(
                        dx: -(move[.centerX] ?? 0) * amount, dy: -(move[.centerY] ?? 0) * amount)
                }
            }
            pairs = try measured(fit, strays)
        }
        return pairs
    }

    private func measured(
        _ fit: FittedTheme, _ strays: [SceneFeature.Key: Point]
    ) throws(DiagnosticError) -> [MeasuredPair] {
        let canvas = fit.scene.displayList.size
        let features = fit.features.all
        let drawn = FeatureMeter(raster: try fit.raster(), scale: fit.scale, canvas: canvas, features: features)
        let meter = FeatureMeter(raster: shot, scale: fit.scale, canvas: canvas, features: features)
        return features.map { feature in
            let stray = strays[feature.key] ?? Point(x: 0, y: 0)
            let place = fit.shift.offset(dx: stray.x, dy: stray.y)
            let own = drawn.measure(feature, shift: Point(x: 0, y: 0))
            let other = meter.measure(feature, shift: place)
            return MeasuredPair(
                feature: feature, drawn: own, shot: other,
                likeness: feature.text == nil ? 1 : own.likeness(to: other))
        }
    }

    /// Throws where hardly anything of the theme is found.
    private func requireLikeness(_ pairs: [MeasuredPair]) throws(DiagnosticError) {
        let shown = pairs.filter { !$0.drawn.values.isEmpty }
        let found = shown.count { !$0.shot.values.isEmpty && $0.likeness > 0.3 }
        guard shown.isEmpty || found * 3 >= shown.count else {
            throw DiagnosticError(
                "nothing of \(subject.stateName) was found in the picture: is it this state?",
                hints: ["name the state that it shows with --state, and its content with --content"])
        }
    }
}
