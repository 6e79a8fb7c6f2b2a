import DisplayLists
import Documents
import Geometry
import Layouts
import Rasters
import Rendering
import Thumbindex

/// A theme on its way to what a picture shows: values that were changed, and where the picture lies on the canvas.
struct FittedTheme {
    private(set) var subject: MatchSubject
    /// Pixels a point of the screenshot.
    let scale: Double
    let losses: ShotLosses
    /// How the screenshot came to its size.
    var origin: ShotOrigin { didSet { (drawing, bareDrawing) = (Drawing(), Drawing()) } }
    var theme: ThemeFile
    /// The canvas's corner in the screenshot, in points.
    var shift = Point(x: 0, y: 0)
    /// The same in whole pixels.
    var corner: (x: Int, y: Int) { (Int((shift.x * scale).rounded()), Int((shift.y * scale).rounded())) }
    /// What was changed, by the names of measures.
    private(set) var changes: [String: (measure: ThemeMeasure, value: Double)] = [:]
    private(set) var scene: Scene {
        didSet {
            (drawing, bareDrawing) = (Drawing(), Drawing())
            extraNodes = subject.extraNodes(of: theme)
            features = SceneFeatures(of: scene, measurer: subject.tools.measurer, besides: extraFrames)
        }
    }
    private var drawing = Drawing()
    private var bareDrawing = Drawing()
    private(set) var features: SceneFeatures
    /// Rows or items of the screenshot that are not the theme's, where they stand.
    private(set) var extraNodes: [SceneNode]

    /// - Parameters:
    ///   - losses: what the screenshot's file lost of its pixels.
    ///   - origin: how the screenshot came to its size.
    init?(_ subject: MatchSubject, scale: Double, losses: ShotLosses, origin: ShotOrigin) {
        guard let scene = subject.scene(of: subject.theme) else { return nil }
        self.subject = subject
        self.scale = scale
        self.losses = losses
        self.origin = origin
        theme = subject.theme
        self.scene = scene
        extraNodes = subject.extraNodes(of: theme)
        features = SceneFeatures(of: scene, measurer: subject.tools.measurer, besides: extraNodes.map(\.frame))
    }

    /// How far the screenshot can be trusted.
    var quality: ShotQuality { ShotQuality(losses, origin, scale: scale) }

    /// How many times less exactly places and sizes can be told.
    var uncertainty: Double { quality.uncertainty * (origin == .atWholePoints ? 2 : 1) }

    /// How far each line of text may be off by itself, in points: at whole points, one may stand a point higher or lower
    /// than others of its sort.
    var lineReach: Double { origin == .atWholePoints ? 1.05 : 0 }

    /// A scene's picture, once it was drawn.
    private final class Drawing {
        /// Before it lost anything.
        var raster: Raster?
        var picture: LitPicture?
        /// Where in the screenshot it lost what it lost, in pixels.
        var corner = (x: 0, y: 0)
    }

    /// The theme as pixels at the screenshot's scale, with the losses that the screenshot has, at the place that it has
    /// there.
    func picture() throws(DiagnosticError) -> LitPicture {
        try picture(of: scene, drawing)
    }

    /// The same without texts, where some stand on what has no one colour; `nil` where none do.
    func bare() throws(DiagnosticError) -> Raster? {
        guard features.all.contains(where: { $0.text != nil && $0.isOnVariedGround && !$0.isCovered }) else {
            return nil
        }
        return try picture(of: Scene(displayList: scene.displayList.withoutTexts, nodes: scene.nodes), bareDrawing)
            .raster
    }

    private func picture(of scene: Scene, _ drawing: Drawing) throws(DiagnosticError) -> LitPicture {
        let corner = corner
        if let picture = drawing.picture, !losses.areThere || drawing.corner == corner { return picture }
        let raster = if let known = drawing.raster { known } else { try raster(of: scene) }
        let picture = LitPicture(raster.losing(losses, x: corner.x, y: corner.y))
        (drawing.picture, drawing.corner) = (picture, corner)
        if losses.areThere { drawing.raster = raster }
        return picture
    }

    private func raster(of scene: Scene) throws(DiagnosticError) -> Raster {
        switch origin {
        case .drawn: try Rendering.raster(of: scene, scale: scale, with: subject.tools)
        case .atWholePoints: try Rendering.raster(of: scene.atWholePoints, scale: scale, with: subject.tools)
        case .resampled(let resampling):
            resampling.applied(to: try Rendering.raster(of: scene, scale: resampling.source, with: subject.tools))
        }
    }

    /// The same theme with another content; `nil` where it cannot have the state.
    func showing(_ subject: MatchSubject) -> FittedTheme? {
        guard let scene = subject.scene(of: theme) else { return nil }
        var other = self
        (other.subject, other.scene) = (subject, scene)
        return other
    }

    /// Where the screenshot has rows or items that are not the theme's.
    var extraFrames: [Rect] { extraNodes.map(\.frame) }

    /// What a measure is in the theme as it stands, or in its drawing where the theme leaves it open.
    func value(_ measure: ThemeMeasure) -> Double? {
        measure.value(theme.theme(in: subject.appearance)) ?? measure.automatic?(self)
    }

    /// What is before and behind the line beneath a row; `nil` where no row has one.
    var separatorInsets: Insets? {
        guard let line = features.all.first(where: { $0.kind == .line && $0.role == .row })?.frame else { return nil }
        let ends = (line.minX, scene.displayList.size.width - line.maxX)
        let isMirrored = subject.readingDirection == .rightToLeft
        return Insets(leading: isMirrored ? ends.1 : ends.0, trailing: isMirrored ? ends.0 : ends.1)
    }

    /// Whether titles of the index bar stand where their sections begin in the whole list (LK-3).
    var hasProportionalBar: Bool { theme.theme(in: subject.appearance).indexBar.slots == .proportional }

    /// How the grid's pages are laid out; `nil` where its items do not fit.
    var gridLayout: GridLayout? {
        let layout = theme.theme(in: subject.appearance)
            .gridLayout(itemCount: subject.grid.count, direction: subject.readingDirection)
        return layout.findings.isEmpty ? layout : nil
    }

    /// The theme with a property set, in the appearance that is matched; `nil` where the value does not fit.
    func setting(_ path: String, toText text: String) -> ThemeFile? {
        theme.setting(path, toText: text, in: subject.appearance)
    }

    /// Whether the theme can have a measure changed by an amount.
    func allows(_ measure: ThemeMeasure, _ amount: Double) -> Bool {
        let look = theme.theme(in: subject.appearance)
        guard let value = value(measure) else { return false }
        return setting(measure.path, toText: measure.written(look, value + amount)) != nil
    }

    /// The theme with a measure at another value, and where its features are; `nil` where the theme cannot have it.
    func trying(_ measure: ThemeMeasure, at value: Double) -> (theme: ThemeFile, scene: Scene, places: SceneFeatures)? {
        let text = measure.written(theme.theme(in: subject.appearance), value)
        guard let changed = setting(measure.path, toText: text), let scene = subject.scene(of: changed) else {
            return nil
        }
        return (changed, scene, SceneFeatures(of: scene, measurer: subject.tools.measurer, placesAlone: true))
    }

    /// The same with another theme; `nil` where that cannot have the state.
    func showing(_ theme: ThemeFile) -> FittedTheme? {
        var other = self
        other.theme = theme
        return other.showing(subject)
    }

    /// The same theme with other colours; `nil` where it cannot have them.
    func showing(_ colors: [ColorFit.Departure]) -> FittedTheme? {
        var other = self
        for color in colors {
            let text = color.color.written(other.theme.theme(in: subject.appearance), color.measured)
            guard let changed = other.setting(color.color.path, toText: text) else { return nil }
            other.theme = changed
        }
        return showing(other.theme)
    }

    /// Sets a measure. Does nothing where the theme cannot have the value.
    ///
    /// - Returns: whether it was set.
    mutating func set(_ measure: ThemeMeasure, to value: Double) -> Bool {
        guard let tried = trying(measure, at: value) else { return false }
        (theme, scene) = (tried.theme, tried.scene)
        changes[measure.name] = (measure, value)
        return true
    }

    /// The same with a measure as the theme has it; `nil` where that cannot be had with all else that was changed.
    func takingBack(_ measure: ThemeMeasure, from asThemed: FittedTheme) -> FittedTheme? {
        guard let themed = asThemed.value(measure) else { return nil }
        var other = self
        if measure.value(asThemed.theme.theme(in: subject.appearance)) == nil {
            // What the theme leaves open follows what else is changed.
            let rest = changes.filter { $0.key != measure.name }.sorted { $0.key < $1.key }.map(\.value)
            let theme = rest.reduce(asThemed.theme as ThemeFile?) { theme, change in
                theme.flatMap {
                    let text = change.measure.written($0.theme(in: subject.appearance), change.value)
                    return $0.setting(change.measure.path, toText: text, in: subject.appearance)
                }
            }
            guard let open = theme.flatMap(showing) else { return nil }
            other = open
        } else if !other.set(measure, to: themed) {
            return nil
        }
        other.changes[measure.name] = nil
        return other
    }
}

extension FittedTheme {
    /// How far everything is in the screenshot from where the theme has it: what the fit has moved it by, and what is
    /// left.
    func displacements(_ pairs: [MeasuredPair], from asThemed: FittedTheme) -> [Observation] {
        pairs.flatMap { $0.observations(shift: Point(x: 0, y: 0)) }.compactMap { observation in
            guard let themed = asThemed.features[observation.feature.key]?.value(observation.coordinate),
                let fitted = observation.feature.value(observation.coordinate)
            else { return nil }
            var displaced = observation
            if observation.isOfLine || observation.feature.isSymbol { displaced.slack = lineReach }
            displaced.residual += fitted - themed
            // An edge may be where it is drawn, as far as that is from its place, whatever the theme has.
            if let edge = observation.edge {
                displaced.slack = edge.reach
                if edge.isOf(themed) || edge.isOf(fitted) { displaced.residual = edge.place - themed + edge.shift }
            }
            return displaced
        }
    }

    /// What was changed so far, but for weights and borders.
    func solution(from asThemed: FittedTheme) -> PropertyFit.Solution {
        let all = changes.sorted { $0.key < $1.key }.map(\.value)
        return PropertyFit.Solution(
            shift: shift,
            changes: all.compactMap { change in
                asThemed.value(change.measure).flatMap {
                    $0 == change.value ? nil : (change.measure, change.value - $0)
                }
            })
    }

    /// How far what was measured is from the screenshot, in its noises, with what each change has to bring.
    func cost(of pairs: [MeasuredPair]) -> Double {
        let observations = pairs.flatMap { $0.observations(shift: shift) }
        return cost(of: observations.filter { !$0.isOfLine }, in: features)
            + spread(of: observations.filter(\.isOfLine), in: features) + PropertyFit.price * Double(changes.count)
    }

    /// Changes the theme as a solution says, and no further; weights and borders stay.
    ///
    /// - Returns: whether anything is another than before.
    mutating func take(_ solution: PropertyFit.Solution, from asThemed: FittedTheme) -> Bool {
        var isOther =
            abs(solution.shift.x - shift.x) > 0.03 || abs(solution.shift.y - shift.y) > 0.03
        shift = solution.shift
        let wanted = Dictionary(uniqueKeysWithValues: solution.changes.map { ($0.measure.name, $0) })
        for (_, change) in changes.sorted(by: { $0.key < $1.key }) where wanted[change.measure.name] == nil {
            // Files have opacities in steps of 1/255.
            guard let themed = asThemed.value(change.measure), abs(themed - change.value) > 0.005,
                let other = takingBack(change.measure, from: asThemed)
            else { continue }
            (self, isOther) = (other, true)
        }
        for (measure, by) in solution.changes {
            guard let themed = asThemed.value(measure), abs(themed + by - (value(measure) ?? themed)) > 0.03 else {
                continue
            }
            if set(measure, to: themed + by) { isOther = true }
        }
        return isOther
    }
}

extension FittedTheme {
    /// Brings changed lengths and radii to values that a designer would have written, whole and half points, and back to
    /// the theme's own, where the screenshot does not tell them from what was fitted: edges are drawn on whole pixels.
    mutating func roundValues(_ pairs: [MeasuredPair], from asThemed: FittedTheme) {
        let all = pairs.flatMap { $0.observations(shift: shift) }
        let (observations, lines) = (all.filter { !$0.isOfLine }, all.filter(\.isOfLine))
        for (name, change) in changes.sorted(by: { $0.key < $1.key })
        where change.measure.kind == .length || change.measure.kind == .radius {
            guard let themed = asThemed.value(change.measure), abs(change.value - change.value.rounded()) > 0.04 else {
                continue
            }
            // Of lengths that lines of text alone tell, places of boxes say nothing, nor of radii that drawings told.
            guard let asBefore = trying(change.measure, at: themed)?.places, isTold(asBefore, by: observations) else {
                if change.measure.kind == .length, abs(change.value - themed) > 0.25 {
                    _ = set(change.measure, to: change.value.nearestHalf)
                }
                continue
            }
            var best = (cost: cost(of: observations, in: features) + 1.5, tried: self)
            let start = best.cost
            for (value, price) in change.value.plainNeighbours + [(themed, -1)] {
                guard abs(value - change.value) > 0.02, let tried = trying(change.measure, at: value) else { continue }
                // Lines that stand apart otherwise than in the theme say that it is changed.
                if value == themed,
                    spread(of: lines, in: tried.places) > spread(of: lines, in: features) + Self.leastSpread
                {
                    continue
                }
                let cost = cost(of: observations, in: tried.places) + price
                guard cost < best.cost else { continue }
                best = (cost, self)
                (best.tried.theme, best.tried.scene) = (tried.theme, tried.scene)
                best.tried.changes[name] = value == themed ? nil : (change.measure, value)
            }
            if best.cost < start { self = best.tried }
        }
    }

    /// Brings changed lengths that are all but whole or half points to these, as they are told.
    mutating func takePlainValues() {
        for (measure, value) in changes.sorted(by: { $0.key < $1.key }).map(\.value) where measure.kind == .length {
            let plain = value.nearestHalf
            if plain != value, abs(plain - value) < 0.06 { _ = set(measure, to: plain) }
        }
    }

    /// The same with one changed length each at a whole or half point near its own value.
    var withPlainValues: [FittedTheme] {
        changes.sorted { $0.key < $1.key }.map(\.value).filter { $0.measure.kind == .length }.flatMap {
            measure, value in
            let plain = value.nearestHalf
            return [plain, plain - 0.5, plain + 0.5].compactMap { value in
                var other = self
                return other.set(measure, to: value) ? other : nil
            }
        }
    }

    /// Whether anything that was observed would be elsewhere.
    private func isTold(_ others: SceneFeatures, by observations: [Observation]) -> Bool {
        observations.contains { observation in
            others[observation.feature.key]?.value(observation.coordinate)
                != observation.feature.value(observation.coordinate)
        }
    }

    /// How much more lines of a sort have to stand apart otherwise than chance would have them.
    private static let leastSpread = 4.0

    /// How far features would be from where the screenshot has them, were they placed otherwise than they are drawn.
    private func cost(of observations: [Observation], in others: SceneFeatures) -> Double {
        placed(observations, in: others).reduce(0) { $0 + Self.cost($1.residual, noise: $1.noise) }
    }

    /// What is far off counts no more than another thing would.
    private static func cost(_ residual: Double, noise: Double) -> Double { min(abs(residual) / noise, 20) }

    /// The same of lines of text, of which only how they differ within a sort counts, and how sorts do.
    private func spread(of lines: [Observation], in others: SceneFeatures) -> Double {
        var placed = placed(lines, in: others)
        let sorts = LineOffsets(placed, reach: lineReach)
        placed.centerLines()
        return placed.reduce(0) { $0 + Self.cost($1.residual, noise: $1.noise) }
            + sorts.wholes.reduce(0) { $0 + (abs($1.value) <= $1.slack ? 0 : Self.cost($1.value, noise: $1.noise)) }
    }

    /// What would be observed of features that are placed otherwise than they are drawn.
    private func placed(_ observations: [Observation], in others: SceneFeatures) -> [Observation] {
        observations.compactMap { observation in
            guard let here = observation.feature.value(observation.coordinate),
                let there = others[observation.feature.key]?.value(observation.coordinate)
            else { return nil }
            var placed = observation
            placed.residual -= there - here
            if let edge = observation.edge { placed.residual = edge.isOf(there) ? 0 : edge.place - there }
            return placed
        }
    }
}

extension Double {
    /// The whole and half values on both sides, those that are odder with a price.
    fileprivate var plainNeighbours: [(value: Double, price: Double)] {
        let halves = [(self * 2).rounded(.down) / 2, (self * 2).rounded(.up) / 2]
        return (halves + [rounded(.down), rounded(.up)]).map { ($0, $0 == $0.rounded() ? 0 : 0.5) }
    }
}

extension DisplayList {
    fileprivate var withoutTexts: DisplayList {
        var list = self
        list.commands = commands.withoutTexts
        return list
    }
}
