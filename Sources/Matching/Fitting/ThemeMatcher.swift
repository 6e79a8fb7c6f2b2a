import DisplayLists
package import Documents
import Geometry
package import Rasters
import Rendering
import Timelines

/// Finds where a screenshot departs from a theme's state (MT-1 … MT-4): it changes the theme, value by value, until it
/// draws what the screenshot shows, and says what it changed.
package struct ThemeMatcher {
    private let subject: MatchSubject
    let shot: Raster
    let lit: LitPicture
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
        var looks: [LookFit.Change] = []
        // Other grounds, with which the theme is fitted once they are known: on them edges look otherwise.
        var grounds: [ColorFit.Departure] = []
        var theme = subject.theme
        var originIsSure = false
        var placed = try placeRoughly(subject)
        let search = ContentSearch(lit, scale: placed.fit.scale, of: subject)
        let rough = placed
        let sectioned = try withSectionsOfBar(rough, search)
        placed = sectioned ?? rough
        var found = try edited(placed, search, atMost: placed.restOfEdits)
        if let other = try otherContent(rough, edited: found ?? sectioned, search) {
            (placed, found) = (try placeRoughly(other), nil)
        }
        // Scrolled elsewhere, a list is as without a section.
        if (found ?? placed).subject.contentEdits.contains(where: \.isOfSection) { try requireNoOtherState(rough) }
        try requireState(found ?? placed)
        while true {
            // A name that is gone moves all that follow.
            if let edited = found {
                placed = edited
                found = try self.edited(placed, search, atMost: placed.restOfEdits)
                continue
            }
            if looks.count < 2, let change = try LookFit(shot).change(of: placed),
                !looks.contains(where: { $0.look.path == change.look.path }),
                let changed = placed.asThemed.setting(change.look.path, toText: change.word)
            {
                looks.append(change)
                placed = try placeRoughly(placed.subject.with(changed), placed.fit.origin)
                found = try edited(placed, search, atMost: placed.restOfEdits)
                continue
            }
            let (fitted, pairs, isPlain) = try fittedClosely(
                placed, without: looks.isEmpty ? nil : placed.subject.with(theme))
            placed = fitted
            if isPlain { looks = [] }
            // What is otherwise may have made another size of it.
            if !originIsSure, placed.fit.origin.isResampled, try isDrawnInItsScale(placed.fit) {
                (originIsSure, looks) = (true, [])
                placed = try placeRoughly(placed.subject.with(theme), .drawn)
                continue
            }
            originIsSure = true
            if placed.fit.origin == .drawn, pairs.standAtWholePoints(of: placed.asThemed) {
                looks = []
                placed = try placeRoughly(placed.subject.with(theme), .atWholePoints)
                continue
            }
            if let edits = try nodeEdits(placed, pairs) {
                looks = []
                var subject = placed.subject.with(theme)
                subject.nodeEdits = edits
                placed = try placeRoughly(subject, placed.knownOrigin)
                continue
            }
            // Names of another size are told apart once they are drawn in it.
            found = try edited(placed, search, atMost: placed.restOfEdits)
            if found == nil, placed.restOfEdits > 0 { found = try withoutHiddenRow(placed, pairs) }
            if found == nil, placed.restOfEdits > 0 { found = try withExtraAtEnd(placed) }
            if found == nil { found = try withExtraDetails(placed) }
            if found != nil { continue }
            try requireLikeness(pairs)
            let colors = try colors(placed, pairs)
            if grounds.isEmpty, case let found = colors.filter(\.color.isOfGround), !found.isEmpty,
                placed.departs(pairs), let recolored = placed.asThemed.showing(theme)?.showing(found)?.theme
            {
                (grounds, theme, looks) = (found, recolored, [])
                var subject = placed.subject.with(theme)
                subject.nodeEdits = NodeEdits()
                placed = try placeRoughly(subject, placed.knownOrigin)
                continue
            }
            let recolored = colors.isEmpty ? nil : placed.fit.showing(colors)
            for (measure, value) in try ShadowFit(shot).changes(of: recolored ?? placed.fit) {
                _ = placed.fit.set(measure, to: value)
            }
            let known = Set(grounds.map(\.color.name))
            let result = MatchResult(
                subject, placed, pairs: pairs, colors: grounds + colors.filter { !known.contains($0.color.name) },
                looks: looks)
            // No theme has titles of a proportional bar elsewhere by themselves; a list of another length has.
            if placed.subject.isOfKnownLength, placed.fit.hasProportionalBar, result.elsewhereInBar >= 2 {
                (grounds, theme, looks) = ([], self.subject.theme, [])
                var subject = placed.subject.with(theme)
                (subject.isOfKnownLength, subject.nodeEdits) = (false, NodeEdits())
                placed = try placeRoughly(subject, placed.knownOrigin)
                continue
            }
            return result
        }
    }

    /// Coarse steps until what can be found is at its place.
    ///
    /// - Parameter origin: how the screenshot came to its size, where that is known.
    func placeRoughly(
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
        let effects = fit.effects(of: ThemeMeasure.all.filter(\.movesThings))
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
        var asThemed = fit
        let likeness = coarse.likeness(of: fit, drawn: drawn)
        guard likeness.turned < likeness.upright + 0.3 else {
            throw DiagnosticError("the picture is upside down", hints: ["turn it upright"])
        }
        // Dots of another number would be found in the places of their neighbours.
        var dots = try DrawnFit(shot, fit)
        for (measure, value) in try dots.changesInTurn(of: fit.dotMeasures) where fit.set(measure, to: value) {
            drawn = try fit.picture().light(scale: scale)
        }
        for _ in 0..<6 {
            guard let step = coarse.step(from: fit, drawn: drawn) else { break }
            switch step {
            case .shift(let move): fit.shift = fit.shift.offset(dx: move.x, dy: move.y)
            case .change(let measure, let amount):
                var changed = fit
                // What the theme cannot have is not the one, nor what moves things alike and is drawn worse than before.
                guard let value = fit.value(measure), changed.set(measure, to: value + amount),
                    case let redrawn = try changed.picture().light(scale: scale),
                    coarse.meanLikeness(of: changed, drawn: redrawn) > coarse.meanLikeness(of: fit, drawn: drawn)
                else {
                    coarse.effects.removeAll { $0.measure.name == measure.name }
                    continue
                }
                (fit, drawn) = (changed, redrawn)
            }
        }
        // Where all is elsewhere, what is drawn in a whole scale may seem to be brought to it.
        if origin == nil, fit.origin.isResampled, fit.scene != asThemed.scene, try isDrawnInItsScale(fit) {
            (fit.origin, asThemed.origin) = (.drawn, .drawn)
            drawn = try fit.picture().light(scale: scale)
        }
        return PlacedTheme(
            asThemed: asThemed, fit: fit, effects: effects, strays: coarse.strays(of: fit, drawn: drawn),
            likeness: coarse.meanLikeness(of: fit, drawn: drawn), knownOrigin: origin)
    }

    /// Whether a screenshot that seemed to be brought to another size shows a theme in its own, a whole one, as it is fitted.
    private func isDrawnInItsScale(_ fit: FittedTheme) throws(DiagnosticError) -> Bool {
        guard fit.scale == fit.scale.rounded() else { return false }
        var plain = fit
        plain.origin = .drawn
        return try ShotOrigin(of: shot, showing: plain) == .drawn
    }

    /// Colours that depart, as they are once the theme is drawn with them.
    func colors(
        _ placed: PlacedTheme, _ pairs: [MeasuredPair]
    ) throws(DiagnosticError) -> [ColorFit.Departure] {
        let all = ColorFit(placed.fit, pairs).departures()
        let colors = try refined(all.filter { !$0.isOfMixture }, placed)
        guard colors.count < all.count else { return colors }
        guard !colors.isEmpty, let fit = placed.fit.showing(colors) else { return try refined(all, placed) }
        // What is between two colours, as a header that goes, may show nothing but the other's difference.
        let rest = ColorFit(fit, try measured(fit, placed.strays)).departures().filter { departure in
            departure.isOfMixture && all.contains { $0.color.name == departure.color.name }
        }
        return rest.isEmpty ? colors : try refined(colors + rest, placed)
    }

    /// Colours as they are once the theme is drawn with them: thin strokes show less of a difference than there is, and so
    /// does what lost some.
    private func refined(
        _ colors: [ColorFit.Departure], _ placed: PlacedTheme
    ) throws(DiagnosticError) -> [ColorFit.Departure] {
        var colors = colors
        guard colors.contains(where: \.isMixed) || placed.fit.quality != .exact else { return colors }
        let keys = Set(colors.flatMap(\.keys))
        for _ in 0..<(placed.fit.quality == .exact ? 3 : 4) {
            guard !colors.isEmpty, let fit = placed.fit.showing(colors) else { break }
            let drawn = ColorFit(fit, try measured(fit, placed.strays, only: keys))
            let nearer = colors.map(drawn.nearer)
            guard nearer.contains(where: { $0 != nil }) else { break }
            colors = zip(nearer, colors).map { $0 ?? $1 }
        }
        // What was another's difference is none once that one is drawn.
        return colors.filter { $0.deltaE > $0.least }
    }

    /// Throws where the screenshot shows another state of the theme, or nothing of it.
    private func requireState(_ placed: PlacedTheme) throws(DiagnosticError) {
        try requireNoOtherState(placed)
        guard placed.likeness >= 0.15 || placed.subject.knownRows == .places else { throw notFound }
        if placed.likeness < 0.3 { try requireLikeness(try measured(placed.fit, placed.strays)) }
    }

    /// Throws where the screenshot shows another state of the theme.
    private func requireNoOtherState(_ placed: PlacedTheme) throws(DiagnosticError) {
        guard let other = try otherState(placed) else { return }
        throw DiagnosticError(
            "the picture shows \(other.path), not \(subject.stateName)",
            hints: ["match it with --state \(other.path)"])
    }

    /// The state of the theme that the screenshot shows in place of the one that was named; `nil` where it shows none.
    func otherState(_ placed: PlacedTheme) throws(DiagnosticError) -> CanonicalState? {
        guard placed.likeness < Self.surelyAlike else { return nil }
        return try StateSearch(subject, lit, scale: placed.fit.scale).state(insteadOf: placed.fit)
    }

    /// How alike a theme is to what shows no other state of it.
    private static let surelyAlike = 0.8

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
    /// How the screenshot came to its size, where that was known beforehand.
    let knownOrigin: ShotOrigin?

    /// What the theme shows.
    var subject: MatchSubject { asThemed.subject }

    /// How many rows or items more may be gone, exchanged or extra.
    var restOfEdits: Int { 3 - subject.contentEdits.count }

    /// Whether anything but colours departs, or a picture is elsewhere.
    func departs(_ pairs: [MeasuredPair]) -> Bool {
        !fit.changes.isEmpty
            || pairs.observations(shift: fit.shift).contains { $0.feature.kind == .picture && abs($0.residual) > 0.6 }
    }
}
