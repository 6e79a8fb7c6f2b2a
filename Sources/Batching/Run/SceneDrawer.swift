import Diagnostics
import DisplayLists
import Thumbindex

/// Draws the scenes of a run, one after the other, on one thread.
///
/// Scenes of one variant follow each other in a plan, so the studio of the last one is kept, and the drawing tools of
/// the last theme.
final class SceneDrawer {
    private let run: RenderRun
    private let sink: PictureSink
    private var tools: (theme: Int, tools: DrawingTools)?
    private var studio: (theme: Int, variant: Variant, studio: Studio)?

    init(_ run: RenderRun, sink: PictureSink) {
        self.run = run
        self.sink = sink
    }

    /// Draws a scene once and writes it as everything that is asked for.
    func draw(_ planned: PlannedScene) -> SceneOutcome {
        do throws(DiagnosticError) {
            let studio = try studio(for: planned)
            if case .none = sink {
                return outcome(of: planned, studio.isPossible(planned.state) ? files(planned) { _, _ in .planned } : [])
            }
            guard let scene = studio.scene(of: planned.state) else { return outcome(of: planned, []) }
            let files = files(planned) { write(scene, of: studio, as: $0, to: $1) }
            return outcome(of: planned, files, warnings: warnings(studio, scene, planned))
        } catch {
            let problem = error.diagnostics[0]
            return outcome(of: planned, files(planned) { _, _ in .failed(problem) })
        }
    }

    private func outcome(
        of scene: PlannedScene, _ files: [FileOutcome], warnings: [Diagnostic] = []
    ) -> SceneOutcome {
        SceneOutcome(scene: scene, files: files, warnings: warnings)
    }

    private func files(
        _ scene: PlannedScene, _ result: (PictureExport, OutputPath) -> FileOutcome.Result
    ) -> [FileOutcome] {
        zip(run.plan.exports, run.plan.outputs(of: scene)).map { export, path in
            FileOutcome(export: export, path: path, result: result(export, path))
        }
    }

    private func warnings(_ studio: Studio, _ scene: Scene, _ planned: PlannedScene) -> [Diagnostic] {
        let file = SourceText(name: run.themes[planned.theme].file)
        let overflow = planned.state.stage == .asThemed ? studio.overflowWarning : nil
        return ([overflow].compactMap(\.self) + studio.warnings(of: scene)).map {
            Diagnostic($0.severity, $0.message, in: file, hints: $0.hints)
        }
    }
}

extension SceneDrawer {
    private func write(
        _ scene: Scene, of studio: Studio, as export: PictureExport, to path: OutputPath
    ) -> FileOutcome.Result {
        do {
            let bytes = try studio.bytes(of: scene, as: export.format, scale: export.scale, svgText: run.svgText)
            switch sink {
            case .folder(let folder): try folder.write(bytes, to: path.text)
            case .stream(let take): try take(bytes)
            case .none: break
            }
            return .written
        } catch {
            return .failed(problem(error, with: path))
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
        let content = loaded.contents[scene.variant.content].list(in: scene.variant.locale)
        return Studio(
            theme: loaded.theme.theme(in: scene.variant.appearance), content: content,
            direction: scene.variant.direction, tools: try tools(for: scene.theme))
    }

    private func tools(for theme: Int) throws(DiagnosticError) -> DrawingTools {
        if let tools, tools.theme == theme { return tools.tools }
        let made = try DrawingTools(fonts: run.themes[theme].fonts)
        tools = (theme, made)
        return made
    }
}
