import DisplayLists
import Documents
import Files
import Jobs
import Rendering
import Thumbindex
import Timelines

/// Draws the scenes of a run, one after the other, on one thread.
final class SceneDrawer {
    let run: RenderRun
    let sink: PictureSink
    var history: SceneHistory
    var studios: SceneStudios
    /// Given where the disk is full.
    private let stop: StopSignal

    init(_ run: RenderRun, sink: PictureSink, memory: RunMemory?, stop: StopSignal) {
        self.run = run
        self.sink = sink
        self.stop = stop
        history = SceneHistory(of: run, memory)
        studios = SceneStudios(of: run)
    }

    /// Draws a scene once and writes it as everything that is asked for, as far as that is not there already.
    func draw(_ planned: PlannedScene) -> SceneOutcome {
        var outcome = drawn(planned)
        guard case .folder = sink else { return outcome }
        let theme = run.plan.themes[planned.theme]
        let isShards = run.plan.shard != .whole
        outcome.images = outcome.files.compactMap { ManifestImage($0, of: planned, theme: theme, isShards: isShards) }
        return outcome
    }

    private func drawn(_ planned: PlannedScene) -> SceneOutcome {
        history.begin(planned)
        if let known = history.knownOutcome(of: planned) { return known }
        do throws(DiagnosticError) {
            let studio = try studios.studio(for: planned)
            switch planned.subject {
            case .state(let state):
                let standIns = run.themes[planned.theme].standIns
                let shown = studio.isPossible(state) ? state : standIns.first(where: studio.isPossible) ?? state
                return draw(planned, shown, with: studio)
            case .board: return try drawBoard(planned, with: studio)
            case .timeline(let timeline):
                return try draw(planned, run.themes[planned.theme].timelines[timeline.number].timeline, with: studio)
            }
        } catch {
            let problem = error.diagnostics[0]
            let files = run.plan.files(of: planned)
            return SceneOutcome(
                scene: planned, files: files.map { FileOutcome(file: $0, result: .failed(problem)) },
                diagnostics: error.diagnostics)
        }
    }

    private func draw(_ planned: PlannedScene, _ state: CanonicalState, with studio: Studio) -> SceneOutcome {
        if case .none = sink, !history.isKnown {
            return studio.isPossible(state) ? planning(of: planned) : absence(of: planned)
        }
        guard let scene = studio.scene(of: state) else { return absence(of: planned) }
        let made = history.compare(scene, planned)
        if case .none = sink { return planning(of: planned) }
        let warnings = warnings(studio, scene, planned, isAsThemed: state.isAsThemed)
        var outcome = outcome(of: planned, warnings) { file in
            write(file) { () throws(DiagnosticError) in
                let options = options(of: file, planned)
                // The scene is only a film's end.
                guard options.format.isFilm, let film = try studio.file(of: state, as: options) else {
                    return try studio.file(of: scene, as: options)
                }
                return film
            }
        }
        outcome.record = history.record(of: outcome, made)
        return outcome
    }

    /// A state that the theme cannot have (ST-2).
    private func absence(of planned: PlannedScene) -> SceneOutcome {
        var outcome = SceneOutcome(scene: planned, files: [], diagnostics: [])
        outcome.record = history.record(of: outcome, SceneHistory.Made(pictures: []))
        return outcome
    }

    /// The theme's states in all appearances; what is odd about them is told where they are drawn.
    private func drawBoard(_ planned: PlannedScene, with studio: Studio) throws(DiagnosticError) -> SceneOutcome {
        if case .none = sink, !history.isKnown { return planning(of: planned) }
        var others: [Studio] = []
        for appearance in run.plan.themes[planned.theme].axes.appearances.dropFirst() {
            others.append(try studios.newStudio(for: planned, in: appearance))
        }
        let board = studio.board(
            of: run.plan.themes[planned.theme].states, heading: run.themes[planned.theme].theme.title,
            subheading: run.plan.themes[planned.theme].axes.appearances.map(\.rawValue).joined(separator: " and "),
            beside: others)
        let made = history.compare(board, planned)
        if case .none = sink { return planning(of: planned) }
        var outcome = outcome(of: planned) { file in
            write(file) { () throws(DiagnosticError) in
                try studio.file(of: board, as: options(of: file, planned))
            }
        }
        outcome.record = history.record(of: outcome, made)
        return outcome
    }

    /// The outcome with each file that is due as `draw` makes it, and the others as they are.
    func outcome(
        of scene: PlannedScene, _ diagnostics: [Diagnostic] = [], _ draw: (PlannedFile) -> FileOutcome
    ) -> SceneOutcome {
        let files = run.plan.files(of: scene).map { history.unchanged($0) ?? draw($0) }
        return SceneOutcome(scene: scene, files: files, diagnostics: diagnostics)
    }

    func planning(of scene: PlannedScene, _ diagnostics: [Diagnostic] = []) -> SceneOutcome {
        outcome(of: scene, diagnostics) { FileOutcome(file: $0, result: .planned, reason: history.reason(for: $0)) }
    }

    /// What could not be drawn as it was asked for, told of the theme where it has no place in a file.
    func warnings(_ studio: Studio, _ scene: Scene, _ planned: PlannedScene, isAsThemed: Bool) -> [Diagnostic] {
        let theme = run.themes[planned.theme]
        let overflow = isAsThemed ? studio.layoutWarnings : []
        let drawn = studio.warnings(of: scene) { paths in
            theme.theme.places(ofPictures: paths).merging(run.content(of: planned).places(ofPictures: paths)) { $1 }
        }
        return (overflow + drawn).map { warning in
            guard warning.source == nil else { return warning }
            return Diagnostic(warning.severity, warning.message, in: SourceText(name: theme.file), hints: warning.hints)
        }
    }
}

extension SceneDrawer {
    /// How a file is exported.
    func options(of file: PlannedFile, _ planned: PlannedScene) -> ExportOptions {
        run.themes[planned.theme].export.with(format: file.export.format, scale: file.export.scale)
    }

    /// How a filmstrip is made: as its timeline says, but for what the run asks for.
    func settings(_ strip: FilmstripSettings?, of planned: PlannedScene) -> FilmstripSettings {
        var strip = strip ?? FilmstripSettings()
        strip.frameCount = run.themes[planned.theme].filmstripFrames ?? strip.frameCount
        return strip
    }

    func write(_ file: PlannedFile, _ draw: () throws(DiagnosticError) -> ExportedFile) -> FileOutcome {
        do {
            let drawn = try draw()
            switch sink {
            case .folder(let folder): try folder.write(drawn.bytes, to: file.path.text)
            case .stream(let take): try take(drawn.bytes)
            case .none: break
            }
            return FileOutcome(file: file, result: .written, facts: FileFacts(drawn), reason: history.reason(for: file))
        } catch {
            let problem = problem(error, with: file.path)
            let isFinal = (error as? FileSystemError)?.isFinal == true
            if isFinal { stop.give() }
            return FileOutcome(file: file, result: isFinal ? .outOfSpace(problem) : .failed(problem))
        }
    }

    private func problem(_ error: any Error, with path: OutputPath) -> Diagnostic {
        switch error {
        case let error as DiagnosticError:
            Diagnostic(
                .error, "\(path.text): \(error.diagnostics[0].message)", hints: error.diagnostics[0].hints)
        default: Diagnostic(.error, String(describing: error))
        }
    }
}
