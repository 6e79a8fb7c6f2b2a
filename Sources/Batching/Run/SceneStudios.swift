import Documents
import Styles
import Thumbindex
import Timelines

/// The studios of a run's scenes, for one thread.
///
/// Scenes of one variant follow each other in a plan, so the studio of the last one is kept, and the drawing tools of
/// the last theme.
struct SceneStudios {
    private let run: RenderRun
    private var tools: (fonts: ThemeFonts, tools: DrawingTools)?
    private var theme: (number: Int, values: [Int], timeline: Int?, theme: VariantTheme)?
    private var studio: (theme: Int, variant: Variant, timeline: Int?, studio: Studio)?
    /// What the studio draws with; `nil` where nobody has asked for it.
    private var fingerprint: JSONValue?

    init(of run: RenderRun) { self.run = run }

    /// Throws what is wrong with a value of an axis, or with the fonts that it names.
    mutating func studio(for scene: PlannedScene) throws(DiagnosticError) -> Studio {
        let timeline = run.themes[scene.theme].settingTimeline(of: scene)
        if let studio, studio.theme == scene.theme, studio.variant == scene.variant, studio.timeline == timeline {
            return studio.studio
        }
        let made = try newStudio(for: scene, in: scene.variant.appearance)
        studio = (scene.theme, scene.variant, timeline, made)
        fingerprint = nil
        return made
    }

    /// What draws a scene, as its description tells it: with the fonts of its variant alone, so that it is the same
    /// whatever else the run draws.
    mutating func fingerprint(for scene: PlannedScene) throws(DiagnosticError) -> JSONValue {
        let studio = try studio(for: scene)
        if let fingerprint { return fingerprint }
        var labels = PictureLabels()
        labels.hasAnnotations = !run.themes[scene.theme].request.export.presentation.annotations.isEmpty
        let made = studio.fingerprint(labels: labels, digest: run.sources.digest(ofFontAt:)).json
        fingerprint = made
        return made
    }

    /// One of the scene's variant but for its appearance.
    mutating func newStudio(for scene: PlannedScene, in appearance: Appearance) throws(DiagnosticError) -> Studio {
        let theme = try theme(for: scene)
        let content = run.content(of: scene)
        return Studio(
            theme: theme.theme(in: appearance), content: content.list(in: scene.variant.locale),
            grid: content.grid(in: scene.variant.locale), direction: scene.variant.direction,
            tools: try tools(for: theme.fonts))
    }

    private mutating func theme(for scene: PlannedScene) throws(DiagnosticError) -> VariantTheme {
        let (values, timeline) = (scene.variant.others, run.themes[scene.theme].settingTimeline(of: scene))
        if let theme, theme.number == scene.theme, theme.values == values, theme.timeline == timeline {
            return theme.theme
        }
        theme = nil
        let made = try run.themes[scene.theme].variantTheme(with: values, playing: timeline)
        theme = (scene.theme, values, timeline, made)
        return made
    }

    /// A value of an axis may name other fonts than the theme.
    private mutating func tools(for fonts: ThemeFonts) throws(DiagnosticError) -> DrawingTools {
        if let tools, tools.fonts == fonts { return tools.tools }
        // What the last theme was drawn with goes before there is more.
        (studio, tools) = (nil, nil)
        let made = try DrawingTools(fonts: fonts.library, pictures: run.pictures)
        tools = (fonts, made)
        return made
    }
}
