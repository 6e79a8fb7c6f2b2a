import Diagnostics
import DisplayLists
import DrawingLibraries
import Interaction
import Styles
import Thumbindex
import Timelines

/// Draws the scenes of a run, one after the other, on one thread.
///
/// Scenes of one variant follow each other in a plan, so the studio of the last one is kept, and the drawing tools of
/// the last theme.
final class SceneDrawer {
    let run: RenderRun
    let sink: PictureSink
    private var tools: (fonts: ThemeFonts, tools: DrawingTools)?
    private var theme: (number: Int, values: [Int], theme: ThemeFile)?
    private var studio: (theme: Int, variant: Variant, studio: Studio)?

    /// What runs before left; `nil` where nobody asks.
    private let memory: RunMemory?
    private let written = WrittenFile()
    /// Given where the disk is full.
    private let stop: StopSignal
    /// What is known of the scene that is being drawn.
    private var revision: SceneRevision?

    init(_ run: RenderRun, sink: PictureSink, memory: RunMemory?, stop: StopSignal) {
        self.run = run
        self.sink = sink
        self.memory = memory
        self.stop = stop
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
        begin(planned)
        if let known = knownOutcome(of: planned) { return known }
        do throws(DiagnosticError) {
            let studio = try studio(for: planned)
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
        if case .none = sink, revision?.old == nil {
            return studio.isPossible(state) ? planning(of: planned) : absence(of: planned)
        }
        guard let scene = studio.scene(of: state) else { return absence(of: planned) }
        let made = compare(scene, planned)
        if case .none = sink { return planning(of: planned) }
        let warnings = warnings(studio, scene, planned, isAsThemed: state.stage == .asThemed)
        var outcome = outcome(of: planned, warnings) { file in
            write(file) { () throws(DiagnosticError) in
                try draw(state, scene, as: file, of: planned, with: studio)
            }
        }
        outcome.record = record(of: outcome, made)
        return outcome
    }

    /// The theme's states in all appearances; what is odd about them is told where they are drawn.
    private func drawBoard(_ planned: PlannedScene, with studio: Studio) throws(DiagnosticError) -> SceneOutcome {
        if case .none = sink, revision?.old == nil { return planning(of: planned) }
        var others: [Studio] = []
        for appearance in run.plan.themes[planned.theme].axes.appearances.dropFirst() {
            others.append(try newStudio(for: planned, in: appearance))
        }
        let board = studio.board(
            of: run.plan.themes[planned.theme].states, heading: run.themes[planned.theme].theme.title,
            subheading: run.plan.themes[planned.theme].axes.appearances.map(\.rawValue).joined(separator: " and "),
            beside: others)
        let made = compare(board, planned)
        if case .none = sink { return planning(of: planned) }
        var outcome = outcome(of: planned) { file in
            write(file) { () throws(DiagnosticError) in try draw(board, as: file, of: planned, with: studio) }
        }
        outcome.record = record(of: outcome, made)
        return outcome
    }

    /// The outcome with each file that is due as `draw` makes it, and the others as they are.
    func outcome(
        of scene: PlannedScene, _ diagnostics: [Diagnostic] = [], _ draw: (PlannedFile) -> FileOutcome
    ) -> SceneOutcome {
        let files = run.plan.files(of: scene).map { file in
            if case .unchanged(let facts) = revision?.statuses[file.path] {
                return FileOutcome(file: file, result: .unchanged, facts: facts)
            }
            return draw(file)
        }
        return SceneOutcome(scene: scene, files: files, diagnostics: diagnostics)
    }

    func planning(of scene: PlannedScene, _ diagnostics: [Diagnostic] = []) -> SceneOutcome {
        outcome(of: scene, diagnostics) { FileOutcome(file: $0, result: .planned, reason: reason(for: $0)) }
    }

    /// What could not be drawn as it was asked for, told of the theme where it has no place in a file.
    func warnings(_ studio: Studio, _ scene: Scene, _ planned: PlannedScene, isAsThemed: Bool) -> [Diagnostic] {
        let theme = run.themes[planned.theme]
        let overflow = isAsThemed ? studio.layoutWarnings : []
        let drawn = studio.warnings(of: scene) { paths in
            theme.theme.places(ofPictures: paths).merging(content(of: planned).places(ofPictures: paths)) { $1 }
        }
        return (overflow + drawn).map { warning in
            guard warning.source == nil else { return warning }
            return Diagnostic(warning.severity, warning.message, in: SourceText(name: theme.file), hints: warning.hints)
        }
    }
}

extension SceneDrawer {
    func draw(
        _ scene: Scene, as file: PlannedFile, of planned: PlannedScene, with studio: Studio
    ) throws(DiagnosticError) -> DrawnFile {
        let theme = run.themes[planned.theme]
        return try studio.file(of: scene, as: file.export, svgText: theme.svgText, pngSize: theme.pngSize)
    }

    /// The state, or how it comes about.
    private func draw(
        _ state: CanonicalState, _ scene: Scene, as file: PlannedFile, of planned: PlannedScene, with studio: Studio
    ) throws(DiagnosticError) -> DrawnFile {
        let scale = file.export.scale
        guard let format = file.export.format.film,
            let film = try studio.filmFile(
                of: state, settings: settings(FilmSettings(), of: planned), as: format, scale: scale)
        else { return try draw(scene, as: file, of: planned, with: studio) }
        return try DrawnFile(film, canvas: scene.displayList.size, scale: scale)
    }

    /// How a film is made: as its timeline says, but for what the run asks for.
    func settings(_ film: FilmSettings, of planned: PlannedScene) -> FilmSettings {
        var film = film
        film.frameRate = run.themes[planned.theme].frameRate ?? film.frameRate
        return film
    }

    /// How a filmstrip is made, likewise.
    func settings(_ strip: FilmstripSettings?, of planned: PlannedScene) -> FilmstripSettings {
        var strip = strip ?? FilmstripSettings()
        strip.frameCount = run.themes[planned.theme].filmstripFrames ?? strip.frameCount
        return strip
    }

    func write(_ file: PlannedFile, _ draw: () throws(DiagnosticError) -> DrawnFile) -> FileOutcome {
        do {
            let drawn = try draw()
            switch sink {
            case .folder(let folder): try folder.write(drawn.bytes, to: file.path.text)
            case .stream(let take): try take(drawn.bytes)
            case .none: break
            }
            return FileOutcome(file: file, result: .written, facts: FileFacts(drawn), reason: reason(for: file))
        } catch {
            let problem = problem(error, with: file.path)
            let isFinal = (error as? FileSystemError)?.isFinal == true
            if isFinal { stop.give() }
            return FileOutcome(file: file, result: isFinal ? .outOfSpace(problem) : .failed(problem))
        }
    }

    private func reason(for file: PlannedFile) -> DrawingReason? {
        guard case .due(let reason) = revision?.statuses[file.path] else { return nil }
        return reason
    }

    private func problem(_ error: any Error, with path: OutputPath) -> Diagnostic {
        switch error {
        case let error as DiagnosticError:
            Diagnostic(
                .error, "\(path.text): \(error.diagnostics[0].message)", hints: error.diagnostics[0].hints)
        default: Diagnostic(.error, String(describing: error))
        }
    }

    func studio(for scene: PlannedScene) throws(DiagnosticError) -> Studio {
        if let studio, studio.theme == scene.theme, studio.variant == scene.variant { return studio.studio }
        let made = try newStudio(for: scene, in: scene.variant.appearance)
        studio = (scene.theme, scene.variant, made)
        return made
    }

    private func newStudio(
        for scene: PlannedScene, in appearance: Appearance
    ) throws(DiagnosticError) -> Studio {
        let loaded = run.themes[scene.theme]
        let theme = try theme(for: scene)
        let content = loaded.contents[scene.variant.content]
        return Studio(
            theme: theme.theme(in: appearance), content: content.list(in: scene.variant.locale),
            grid: content.grid(in: scene.variant.locale),
            direction: scene.variant.direction, tools: try tools(for: theme, loaded))
    }

    func content(of scene: PlannedScene) -> LoadedContent {
        run.themes[scene.theme].contents[scene.variant.content]
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

/// What is there already.
extension SceneDrawer {
    /// What a scene was made from and shows.
    struct Made {
        var scene: Digest128?
        var pictures: [String]
    }

    private func begin(_ planned: PlannedScene) {
        guard let memory else { return }
        let key = run.plan.themes[planned.theme].key(of: planned)
        let known = memory.cache.record(key)
        revision = SceneRevision(
            key: key, inputs: memory.inputs.inputs(of: planned, in: run), old: known?.record, oldLine: known?.line)
    }

    /// Whether a scene is one of a state that its theme cannot have, `nil` where earlier runs do not tell.
    func knownAbsence(of planned: PlannedScene) -> Bool? {
        begin(planned)
        guard let revision, let old = revision.old, revision.inputs.reason(insteadOf: old.inputs) == nil else {
            return nil
        }
        return old.isAbsence
    }

    /// The outcome of a scene of which nothing is to be drawn, as far as that can be told without laying it out.
    private func knownOutcome(of planned: PlannedScene) -> SceneOutcome? {
        guard let memory else { return nil }
        let reason =
            memory.isForced ? .forced : revision?.reason(memory.inputs.files, memory.inputs.bases[planned.theme])
        decide(planned, because: reason)
        guard reason == nil, let old = revision?.old, revision?.isUnchanged == true || old.isAbsence else {
            return nil
        }
        guard !old.isAbsence else {
            return SceneOutcome(scene: planned, files: [], diagnostics: [], record: old, knownLine: revision?.oldLine)
        }
        var known = outcome(of: planned, old.diagnostics) { FileOutcome(file: $0, result: .planned) }
        known.record = old
        known.knownLine = revision?.oldLine
        return known
    }

    private func decide(_ planned: PlannedScene, because reason: DrawingReason?) {
        guard let memory else { return }
        revision?.decide(
            run.plan.files(of: planned), because: reason, options: { self.options($0, planned) },
            state: { self.written.state(of: memory.folder + "/" + $0.text, $1) })
    }

    /// Looks whether a scene is what it was, though something that it is made from changed.
    private func compare(_ scene: Scene, _ planned: PlannedScene) -> Made {
        guard let memory, let inputs = revision?.inputs else { return Made(pictures: []) }
        let bytes = SceneBytes(scene) { memory.inputs.files.digest(ofFileAt: $0) }
        var builder = DigestBuilder()
        builder.add(inputs.program)
        builder.add(inputs.fonts)
        let digest = Digest128(of: (builder.bytes + bytes.bytes).span)
        // A film shows more than the scene that it ends with.
        guard !run.plan.files(of: planned).contains(where: { $0.export.format.film != nil }) else {
            return Made(scene: digest, pictures: bytes.pictures + content(of: planned).pictures)
        }
        if !memory.isForced, let old = revision?.old, old.scene == digest { decide(planned, because: nil) }
        return Made(scene: digest, pictures: bytes.pictures)
    }

    private func absence(of planned: PlannedScene) -> SceneOutcome {
        var outcome = SceneOutcome(scene: planned, files: [], diagnostics: [])
        outcome.record = record(of: outcome, Made(pictures: []))
        return outcome
    }

    /// What the next run goes by, `nil` where none of the scene's files is there; files that this one was not about stay
    /// known while the scene is the same, but for films, which show more than the scene.
    func record(of outcome: SceneOutcome, _ made: Made) -> CacheRecord? {
        guard let memory, let revision, outcome.diagnostics.allSatisfy(\.isShort) else { return nil }
        var files = outcome.files.compactMap { file in
            file.facts.map {
                CacheRecord.File(path: file.file.path.text, options: options(file.file, outcome.scene), facts: $0)
            }
        }
        if let old = revision.old, made.scene != nil, old.scene == made.scene {
            let planned = Set(outcome.files.map(\.file.path.text))
            files += old.files.filter { !planned.contains($0.path) && !$0.isFilm }
        }
        guard !files.isEmpty || outcome.isAbsence else { return nil }
        let base = memory.inputs.bases[outcome.scene.theme]
        let pictures = Set(made.pictures).sorted().map {
            CacheRecord.Picture(path: base.relative($0), digest: memory.inputs.files.digest(ofFileAt: $0))
        }
        return CacheRecord(
            key: revision.key, inputs: revision.inputs, scene: made.scene, pictures: pictures,
            diagnostics: outcome.diagnostics, files: files.sorted { $0.path < $1.path })
    }

    private func options(_ file: PlannedFile, _ planned: PlannedScene) -> String {
        let theme = run.themes[planned.theme]
        if file.part == .filmstrip { return theme.filmstripFrames.map { "\($0) frames" } ?? "" }
        if file.export.format.film != nil { return theme.frameRate.map { "\($0) fps" } ?? "" }
        switch file.export.format {
        case .svg: return theme.svgText.rawValue
        case .png: return theme.pngSize.rawValue
        default: return ""
        }
    }
}

extension Diagnostic {
    /// Whether no more of a file than a line belongs to it.
    fileprivate var isShort: Bool { range == nil || source?.lineCount == 1 }
}

extension CacheRecord.File {
    fileprivate var isFilm: Bool { FilmFormat.allCases.contains { path.hasSuffix("." + $0.rawValue) } }
}
