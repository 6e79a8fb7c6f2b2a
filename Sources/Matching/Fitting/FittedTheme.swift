import DisplayLists
import Documents
import Geometry
import Rasters
import Rendering
import Thumbindex

/// A theme on its way to what a picture shows: values that were changed, and where the picture lies on the canvas.
struct FittedTheme {
    let subject: MatchSubject
    /// Pixels a point of the screenshot.
    let scale: Double
    var theme: ThemeFile
    /// The canvas's corner in the screenshot, in points.
    var shift = Point(x: 0, y: 0)
    /// What was changed, by the names of measures.
    private(set) var changes: [String: (measure: ThemeMeasure, value: Double)] = [:]
    private(set) var scene: Scene
    private(set) var features: SceneFeatures

    init?(_ subject: MatchSubject, scale: Double) {
        guard let scene = subject.scene(of: subject.theme) else { return nil }
        self.subject = subject
        self.scale = scale
        theme = subject.theme
        self.scene = scene
        features = SceneFeatures(of: scene, measurer: subject.tools.measurer)
    }

    /// The theme as pixels at the screenshot's scale.
    func raster() throws(DiagnosticError) -> Raster {
        try Rendering.raster(of: scene, scale: scale, with: subject.tools)
    }

    /// What a measure is in the theme as it stands.
    func value(_ measure: ThemeMeasure) -> Double? { measure.value(theme.theme(in: subject.appearance)) }

    /// The theme with a measure at another value, and its features; `nil` where the theme cannot have it.
    func trying(_ measure: ThemeMeasure, at value: Double) -> (theme: ThemeFile, scene: Scene, features: SceneFeatures)?
    {
        let text = measure.written(theme.theme(in: subject.appearance), value)
        guard let changed = theme.setting(measure.path, toText: text), let scene = subject.scene(of: changed) else {
            return nil
        }
        return (changed, scene, SceneFeatures(of: scene, measurer: subject.tools.measurer))
    }

    /// Sets a measure. Does nothing where the theme cannot have the value.
    ///
    /// - Returns: whether it was set.
    mutating func set(_ measure: ThemeMeasure, to value: Double) -> Bool {
        guard let tried = trying(measure, at: value) else { return false }
        (theme, scene, features) = tried
        changes[measure.name] = (measure, value)
        return true
    }
}

/// What one more of a measure does to the features of a scene.
struct MeasureEffect {
    let measure: ThemeMeasure
    /// How far coordinates move, by features; those that stay are not there.
    let moves: [SceneFeature.Key: [SceneFeature.Coordinate: Double]]
}

extension FittedTheme {
    /// The effects of measures, in the same order; of those that move nothing, none.
    func effects(of measures: [ThemeMeasure]) -> [MeasureEffect] {
        measures.compactMap { measure in
            guard let value = value(measure) else { return nil }
            // At a limit of its kind, a value may only be moved to the other side.
            for step in [measure.step, -measure.step] {
                guard let tried = trying(measure, at: value + step) else { continue }
                let moves = moves(to: tried.features, by: step)
                return moves.isEmpty ? nil : MeasureEffect(measure: measure, moves: moves)
            }
            return nil
        }
    }

    private func moves(
        to others: SceneFeatures, by step: Double
    ) -> [SceneFeature.Key: [SceneFeature.Coordinate: Double]] {
        features.all.reduce(into: [:]) { moves, feature in
            guard let other = others[feature.key] else { return }
            for coordinate in SceneFeature.Coordinate.allCases {
                guard let before = feature.value(coordinate), let after = other.value(coordinate),
                    abs(after - before) > 0.004
                else { continue }
                moves[feature.key, default: [:]][coordinate] = (after - before) / step
            }
        }
    }
}
