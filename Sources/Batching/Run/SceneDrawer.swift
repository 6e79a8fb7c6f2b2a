import Diagnostics
import DisplayLists
import Interaction
import Thumbindex

/// Draws the scenes of a run, one after the other, on one thread.
///
/// Scenes of one variant follow each other in a plan, so the studio of the last one is kept, and the drawing tools of
/// the last theme.
final class SceneDrawer {
    private let run: RenderRun
    let sink: PictureSink
    private var tools: (fonts: ThemeFonts, tools: DrawingTools)?
    private var theme: (number: Int, values: [Int], theme: ThemeFile)?
    private var studio: (theme: Int, variant: Variant, studio: Studio)?

    init(_ run: RenderRun, sink: PictureSink) {
        self.run = run
        self.sink = sink
    }

    /// Draws a scene once and writes it as everything that is asked for.
    func draw(_ planned: PlannedScene) -> SceneOutcome {
        do throws(DiagnosticError) {
            let studio = try studio(for: planned)
            switch planned.subject {
            case .state(let state): return draw(planned, state, with: studio)
            case .timeline(let timeline):
                return try draw(planned, run.themes[planned.theme].timelines[timeline.number].timeline, with: studio)
            }
        } catch {
            let problem = error.diagnostics[0]
            return outcome(of: planned, error.diagnostics) { FileOutcome(file: $0, result: .failed(problem)) }
        }
    }

    private func draw(_ planned: PlannedScene, _ state: CanonicalState, with studio: Studio) -> SceneOutcome {
        let absent = SceneOutcome(scene: planned, files: [], diagnostics: [])
        if case .none = sink { return studio.isPossible(state) ? planning(of: planned) : absent }
        guard let scene = studio.scene(of: state) else { return absent }
        let warnings = warnings(studio, scene, planned, isAsThemed: state.stage == .asThemed)
        return outcome(of: planned, warnings) { file in
            write(file) { () throws(DiagnosticError) in try draw(scene, as: file, of: planned, with: studio) }
        }
    }

    func outcome(
        of scene: PlannedScene, _ diagnostics: [Diagnostic] = [], _ result: (PlannedFile) -> FileOutcome
    ) -> SceneOutcome {
        SceneOutcome(scene: scene, files: run.plan.files(of: scene).map(result), diagnostics: diagnostics)
    }

    func planning(of scene: PlannedScene, _ diagnostics: [Diagnostic] = []) -> SceneOutcome {
        outcome(of: scene, diagnostics) { FileOutcome(file: $0, result: .planned) }
    }

    /// What could not be drawn as it was asked for, told of the theme.
    func warnings(_ studio: Studio, _ scene: Scene, _ planned: PlannedScene, isAsThemed: Bool) -> [Diagnostic] {
        let file = SourceText(name: run.themes[planned.theme].file)
        let overflow = isAsThemed ? studio.overflowWarning : nil
        return ([overflow].compactMap(\.self) + studio.warnings(of: scene)).map {
            Diagnostic($0.severity, $0.message, in: file, hints: $0.hints)
        }
    }
}

extension SceneDrawer {
    func draw(
        _ scene: Scene, as file: PlannedFile, of planned: PlannedScene, with studio: Studio
    ) throws(DiagnosticError) -> DrawnFile {
        try studio.file(of: scene, as: file.export, svgText: run.themes[planned.theme].svgText)
    }

    func write(_ file: PlannedFile, _ draw: () throws(DiagnosticError) -> DrawnFile) -> FileOutcome {
        do {
            let drawn = try draw()
            switch sink {
            case .folder(let folder): try folder.write(drawn.bytes, to: file.path.text)
            case .stream(let take): try take(drawn.bytes)
            case .none: break
            }
            return FileOutcome(file: file, result: .written, facts: FileFacts(drawn))
        } catch {
            return FileOutcome(file: file, result: .failed(problem(error, with: file.path)))
        }
    }

    private func problem(_ error: any Error, with path: OutputPath) -> Diagnostic {
        switch error {
        case let error as DiagnosticError: Diagnostic(.error, "\(path.text): \(error.diagnostics[0].message)")
        default: Diagnostic(.error, String(describing: error))
        }
    }

    private func studio(for scene: PlannedScene) throws(DiagnosticError) -> Studio {
        if let studio, studio.theme == scene.theme, studio.variant == scene.variant { return studio.studio }
        let made = try newStudio(for: scene)
        studio = (scene.theme, scene.variant, made)
        return made
    }

    private func newStudio(for scene: PlannedScene) throws(DiagnosticError) -> Studio {
        let loaded = run.themes[scene.theme]
        let theme = try theme(for: scene)
        let content = loaded.contents[scene.variant.content].list(in: scene.variant.locale)
        return Studio(
            theme: theme.theme(in: scene.variant.appearance), content: content,
            direction: scene.variant.direction, tools: try tools(for: theme, loaded))
    }

    private func theme(for scene: PlannedScene) throws(DiagnosticError) -> ThemeFile {
        let values = scene.variant.others
        if let theme, theme.number == scene.theme, theme.values == values { return theme.theme }
        let made = try run.themes[scene.theme].theme(with: values)
        theme = (scene.theme, values, made)
        return made
    }

    /// A value of an axis may name other fonts than the theme.
    private func tools(for theme: ThemeFile, _ loaded: LoadedTheme) throws(DiagnosticError) -> DrawingTools {
        let fonts = theme.fontStyles == loaded.theme.fontStyles ? loaded.fonts : try theme.findFonts()
        if let tools, tools.fonts == fonts { return tools.tools }
        let made = try DrawingTools(fonts: fonts, pictures: run.pictures)
        tools = (fonts, made)
        return made
    }
}
