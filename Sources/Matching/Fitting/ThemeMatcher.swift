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
    private let lit: LitPicture
    private let losses: ShotLosses

    /// - Parameter losses: what the picture's file lost of its pixels.
    package init(_ subject: MatchSubject, shot: Raster, losses: ShotLosses = .none) {
        self.subject = subject
        self.shot = shot
        lit = LitPicture(shot)
        self.losses = losses
    }

    /// What departs.
    ///
    /// Throws where the state cannot be had, and where the picture shows something else.
    package func match() throws(DiagnosticError) -> MatchResult {
        var edits: [ContentEdit] = []
        var looks: [LookFit.Change] = []
        var placed = try placeRoughly(subject)
        try requireState(placed)
        let search = ContentSearch(lit, scale: placed.fit.scale)
        while true {
            // A name that is gone moves all that follow.
            if let (found, edited) = try edited(placed, search, atMost: 3 - edits.count) {
                edits += found
                placed = edited
                continue
            }
            if looks.count < 2, let change = try LookFit(shot).change(of: placed.fit),
                !looks.contains(where: { $0.look.path == change.look.path }),
                let changed = placed.asThemed.setting(change.look.path, toText: change.word)
            {
                looks.append(change)
                placed = try placeRoughly(placed.subject.with(changed), placed.fit.origin)
                continue
            }
            let pairs = try fitClosely(&placed)
            // Names of another size are told apart once they are drawn in it.
            if let (found, edited) = try edited(placed, search, atMost: 3 - edits.count) {
                edits += found
                placed = edited
                continue
            }
            try requireLikeness(pairs)
            let colors = try refined(ColorFit(placed.fit, pairs).departures(), placed)
            return MatchResult(placed, pairs: pairs, colors: colors, looks: looks, edits: edits)
        }
    }

    /// The theme placed with another content, with which more names stand where the screenshot has them; `nil` where none
    /// helps.
    ///
    /// - Parameter limit: how many edits of the content there may be.
    private func edited(
        _ placed: PlacedTheme, _ search: ContentSearch, atMost limit: Int
    ) throws(DiagnosticError) -> (edits: [ContentEdit], placed: PlacedTheme)? {
        let names = try search.names(of: placed.fit)
        guard limit > 0, names.areMisplaced else { return nil }
        var best = try search.finding(of: placed.fit, names, atMost: limit)
        // What was changed on the way to what is gone may have been for nothing.
        if placed.fit.scene != placed.asThemed.scene {
            let asThemed = try search.names(of: placed.asThemed)
            let other = try search.finding(of: placed.asThemed, asThemed, atMost: limit)
            if let other, other.evidence > best?.evidence ?? -.infinity { best = other }
        }
        guard let best, best.evidence > names.evidence.needed(for: best.edits.count),
            let subject = best.edits.reduce(placed.subject as MatchSubject?, { $0?.edited(by: $1) })
        else { return nil }
        return (best.edits, try placeRoughly(subject, placed.fit.origin))
    }

    /// Coarse steps until what can be found is at its place.
    ///
    /// - Parameter origin: how the screenshot came to its size, where that is known.
    private func placeRoughly(
        _ subject: MatchSubject, _ origin: ShotOrigin? = nil
    ) throws(DiagnosticError) -> PlacedTheme {
        guard let scene = subject.scene(of: subject.theme) else {
            throw DiagnosticError("the theme or its content cannot have the state \(subject.stateName)")
        }
        let canvas = scene.displayList.size
        let scale = try MatchedScale(of: shot, canvas: canvas).scale
        guard var fit = FittedTheme(subject, scale: scale, losses: losses, origin: origin ?? .drawn) else {
            throw DiagnosticError("the theme or its content cannot have the state \(subject.stateName)")
        }
        let picture = try fit.picture()
        guard !shot.isBlank || picture.raster.isBlank else {
            throw DiagnosticError("the picture shows nothing: all of its pixels are alike")
        }
        let effects = fit.effects(of: ThemeMeasure.all.filter { $0.kind != .weight })
        var coarse = CoarseFit(shot: lit.light(scale: scale), effects: effects, canvas: canvas)
        var drawn = picture.light(scale: scale)
        let cut = canvas.height - Double(shot.height) / scale
        if abs(cut) > 2 { fit.shift.y = coarse.shift(from: fit, drawn: drawn, cut: cut) }
        if origin == nil {
            let found = try ShotOrigin(of: shot, showing: fit)
            // Another one has the theme drawn anew.
            if found != fit.origin { fit.origin = found }
            drawn = try fit.picture().light(scale: scale)
        }
        let asThemed = fit
        let likeness = coarse.likeness(of: fit, drawn: drawn)
        guard likeness.turned < likeness.upright + 0.3 else {
            throw DiagnosticError("the picture is upside down", hints: ["turn it upright"])
        }
        for _ in 0..<6 {
            guard let step = coarse.step(from: fit, drawn: drawn) else { break }
            switch step {
            case .shift(let move): fit.shift = fit.shift.offset(dx: move.x, dy: move.y)
            case .change(let measure, let amount):
                var changed = fit
                guard let value = fit.value(measure), changed.set(measure, to: value + amount) else { break }
                let redrawn = try changed.picture().light(scale: scale)
                // A measure that moves things alike, and is drawn worse than before, is not the one.
                guard coarse.meanLikeness(of: changed, drawn: redrawn) > coarse.meanLikeness(of: fit, drawn: drawn)
                else {
                    coarse.effects.removeAll { $0.measure.name == measure.name }
                    continue
                }
                (fit, drawn) = (changed, redrawn)
            }
        }
        return PlacedTheme(
            asThemed: asThemed, fit: fit, effects: effects, strays: coarse.strays(of: fit, drawn: drawn),
            likeness: coarse.meanLikeness(of: fit, drawn: drawn))
    }

    /// Exact steps until nothing that is left is more than noise.
    ///
    /// - Returns: all features as they were measured last.
    private func fitClosely(
        _ placed: inout PlacedTheme
    ) throws(DiagnosticError) -> [MeasuredPair] {
        let effects = placed.effects
        // Other weights make texts wider, and so their middles lie elsewhere: they are held against the theme with these.
        var asThemed = placed.asThemed
        var (fit, strays) = (placed.fit, placed.strays)
        defer { (placed.fit, placed.strays) = (fit, strays) }
        var pairs = try measured(fit, strays)
        var triedWeights: Set<String> = []
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
            let solution = PropertyFit(
                fit.displacements(pairs, from: asThemed), effects: effects, start: asThemed.shift, quality: fit.quality,
                isPossible: asThemed.allows
            ).solution()
            let before = fit
            guard fit.take(solution, from: asThemed) else { break }
            // What was off by itself is off by less where the fit has moved it.
            for (key, stray) in strays {
                guard let old = before.features[key]?.frame, let new = fit.features[key]?.frame else { continue }
                strays[key] = stray.offset(
                    dx: old.midX + before.shift.x - new.midX - fit.shift.x,
                    dy: old.midY + before.shift.y - new.midY - fit.shift.y)
            }
            pairs = try measured(fit, strays)
        }
        let scene = fit.scene
        for (measure, value) in try RadiusFit(shot, fit).changes() where !fit.set(measure, to: value) { break }
        fit.roundLengths(pairs, from: asThemed)
        return fit.scene == scene ? pairs : try measured(fit, strays)
    }

    /// Colours as they are once the theme is drawn with them: thin strokes show less of a difference than there is, and so
    /// does what lost some.
    private func refined(
        _ colors: [ColorFit.Departure], _ placed: PlacedTheme
    ) throws(DiagnosticError) -> [ColorFit.Departure] {
        var colors = colors
        let isMixed = colors.contains { $0.isInk || $0.themed.alpha < 1 }
        guard isMixed || placed.fit.quality != .exact else { return colors }
        let keys = Set(colors.flatMap(\.keys))
        for _ in 0..<(placed.fit.quality == .exact ? 3 : 4) {
            guard !colors.isEmpty, let fit = placed.fit.showing(colors) else { break }
            let drawn = ColorFit(fit, try measured(fit, placed.strays, only: keys))
            let nearer = colors.map(drawn.nearer)
            guard nearer.contains(where: { $0 != nil }) else { break }
            colors = zip(nearer, colors).map { $0 ?? $1 }
        }
        // What was another's difference, as of a header between two colours, is none once that one is drawn.
        return colors.filter { $0.deltaE > $0.least }
    }

    /// - Parameter keys: of the features whose colours alone are asked for; `nil` for all that can be measured of all.
    private func measured(
        _ fit: FittedTheme, _ strays: [SceneFeature.Key: Point], only keys: Set<SceneFeature.Key>? = nil
    ) throws(DiagnosticError) -> [MeasuredPair] {
        let canvas = fit.scene.displayList.size
        let features = fit.features.all
        let (drawing, bare) = (try fit.picture(), try fit.bare())
        let drawn = FeatureMeter(
            raster: drawing.raster, scale: fit.scale, canvas: canvas, noise: fit.quality.noise, features: features,
            bare: bare)
        let meter = FeatureMeter(
            raster: shot, scale: fit.scale, canvas: canvas, noise: fit.quality.noise, features: features,
            strays: strays, bare: bare)
        let pictures = keys == nil ? PictureMeter(drawing, lit, fit) : nil
        return features.filter { keys?.contains($0.key) ?? true }.map { feature in
            let stray = strays[feature.key] ?? Point(x: 0, y: 0)
            let place = fit.shift.offset(dx: stray.x, dy: stray.y)
            // What was cut off cannot be told.
            let isShown = meter.shows(feature, shift: place)
            var own = isShown ? drawn.measure(feature, shift: Point(x: 0, y: 0)) : FeatureMeasure()
            var other = meter.measure(feature, shift: place)
            if fit.quality == .exact, isShown,
                let colors = drawn.symbolColors(of: feature, in: meter, shift: place)
            {
                (own.color, other.color) = colors
            }
            // What stands on another ground than the theme's cannot be told.
            if feature.text != nil, feature.isOnVariedGround, other.ground == nil { own = FeatureMeasure() }
            var likeness = feature.text == nil ? 1 : own.likeness(to: other)
            if let pictures, isShown, feature.isCut, feature.text != nil {
                own.values = [.centerX: feature.frame.midX, .centerY: feature.frame.midY]
                if let movement = pictures.movement(of: feature, from: place) {
                    other.values = own.moved(by: movement.way)
                    likeness = movement.likeness
                } else {
                    own.values = [:]
                }
            } else if let pictures, isShown, !feature.isCovered || feature.isCut && feature.kind == .picture {
                if let both = pictures.measure(feature, shift: place) {
                    let colors = (own.color, other.color)
                    (own, other) = both
                    if feature.isSymbol { (own.color, other.color) = colors }
                    Self.addSides(of: feature, &own, &other, drawn, meter, fit.shift)
                    own.values[.radius] = drawn.cornerRadius(of: feature, own.values)
                    other.values[.radius] = meter.cornerRadius(of: feature, other.values)
                } else if feature.text != nil,
                    likeness < 0.75 && strays[feature.key] != nil || likeness > 0.5 && likeness < 0.9,
                    let movement = pictures.movement(of: feature, from: place, isNear: likeness > 0.5),
                    movement.likeness > likeness
                {
                    // What has moved onto something else, or next to it, is found by its light, not by its ink.
                    other.values = own.moved(by: movement.way)
                    likeness = movement.likeness
                }
            }
            return MeasuredPair(
                feature: feature, drawn: own, shot: other,
                likeness: likeness, scale: fit.scale, quality: fit.quality,
                shift: fit.shift)
        }
    }

    /// Takes a picture's sides from what stands out from the ground beside them.
    private static func addSides(
        of feature: SceneFeature, _ own: inout FeatureMeasure, _ other: inout FeatureMeasure, _ drawn: FeatureMeter,
        _ meter: FeatureMeter, _ shift: Point
    ) {
        guard let around = other.frame else { return }
        let (drawnSides, shotSides) = (
            drawn.pictureSides(feature, around: feature.frame, shift: Point(x: 0, y: 0)),
            meter.pictureSides(feature, around: around, shift: shift)
        )
        /// Where a side is in both, how far its light is moved, and how far the side is from where that has it.
        var found: [Side: (one: Double, two: Double, byLight: Double, offLight: Double)] = [:]
        for side in Side.all {
            guard let one = drawnSides[side], let two = shotSides[side],
                abs(one.place - side.coordinate(of: feature.frame)) * meter.scale < 0.75
            else { continue }
            // What holds a picture that has moved cuts it where it was.
            let way = side.isVertical ? shift.x : shift.y
            let byLight = side.coordinate(of: around) - side.coordinate(of: feature.frame) - way
            let isCut = two.isShared && abs(two.place - one.place - way) < 0.3 && abs(byLight) > 0.8
            guard !isCut else { continue }
            found[side] = (one.place, two.place, byLight, two.place - one.place - way - byLight)
        }
        let most = 0.2 + 0.5 / meter.scale
        for (side, place) in found {
            // Where what fills its frame is cut, both sides are off its light by as much: one that alone is, or both the
            // same way, is that of a shadow which stayed.
            if let opposite = found[side.opposite], abs(place.offLight + opposite.offLight) / 2 > most,
                abs(place.offLight) > most, abs(place.byLight) > 0.8
            {
                continue
            }
            (own.values[side.coordinate], other.values[side.coordinate]) = (place.one, place.two)
            own.sides.insert(side)
            other.sides.insert(side)
        }
    }

    /// Throws where the screenshot shows another state of the theme, or nothing of it.
    private func requireState(_ placed: PlacedTheme) throws(DiagnosticError) {
        guard placed.likeness < 0.8 else { return }
        let states = StateSearch(subject, lit, scale: placed.fit.scale)
        if let other = try states.state(insteadOf: placed.fit) {
            throw DiagnosticError(
                "the picture shows \(other.path), not \(subject.stateName)",
                hints: ["match it with --state \(other.path)"])
        }
        guard placed.likeness >= 0.15 else { throw notFound }
        if placed.likeness < 0.3 { try requireLikeness(try measured(placed.fit, placed.strays)) }
    }

    /// Throws where hardly anything of the theme is found.
    private func requireLikeness(_ pairs: [MeasuredPair]) throws(DiagnosticError) {
        let shown = pairs.filter { !$0.drawn.values.isEmpty }
        let found = shown.count { !$0.shot.values.isEmpty && $0.likeness > 0.3 }
        let placed = shown.count(where: \.isInPlace)
        guard shown.isEmpty || found * 3 >= shown.count && placed * 4 >= shown.count else { throw notFound }
    }

    private var notFound: DiagnosticError {
        DiagnosticError(
            "nothing of \(subject.stateName) was found in the picture: is it this state?",
            hints: ["name the state that it shows with --state, and its content with --content"])
    }
}

/// A theme fitted roughly, and what is known on the way.
struct PlacedTheme {
    /// The theme as it is.
    let asThemed: FittedTheme
    var fit: FittedTheme
    let effects: [MeasureEffect]
    /// What is off though the fit is at its place, and by how much.
    var strays: [SceneFeature.Key: Point]
    /// How alike what can be found is to the screenshot where it should be: −1…1.
    let likeness: Double

    /// What the theme shows.
    var subject: MatchSubject { asThemed.subject }
}
