internal import CProcess
import DisplayLists
import Documents
import Files
import Interaction
import Jobs
import Manifests
import Presenting
import Rendering
import Thumbindex
import Timelines

/// Draws the scenes of a run, one after the other, on one thread.
final class SceneDrawer {
    private let run: RenderRun
    private let sink: PictureSink
    private var changes: ChangeDetector
    private var studios: SceneStudios
    /// Given where the disk is full.
    private let stop: StopSignal
    /// How many scenes were drawn since free memory was given back.
    private var drawnCount = 0

    init(_ run: RenderRun, sink: PictureSink, cache: CacheContext?, stop: StopSignal) {
        self.run = run
        self.sink = sink
        self.stop = stop
        changes = ChangeDetector(run, cache)
        studios = SceneStudios(of: run)
    }

    /// Draws a scene once and writes it as everything that is asked for, as far as that is not there already.
    func draw(_ planned: PlannedScene) -> SceneOutcome {
        var outcome = drawn(planned)
        guard case .folder = sink else { return outcome }
        let theme = run.plan.themes[planned.theme]
        let isShards = run.plan.shard != .whole
        outcome.entries = outcome.files.compactMap {
            ManifestEntry($0, of: planned, theme: theme, isShards: isShards)
        }
        outcome.failures = outcome.files.compactMap { FailedPicture($0, theme: theme) } + missedPictures(of: outcome)
        outcome.inputChange = changes.inputChange
        return outcome
    }

    private func drawn(_ planned: PlannedScene) -> SceneOutcome {
        changes.begin(planned)
        if let known = changes.knownOutcome(of: planned) { return known }
        returnMemory()
        do throws(DiagnosticError) {
            let studio = try studios.studio(for: planned)
            switch planned.subject {
            case .state(let state):
                let fallbacks = run.themes[planned.theme].fallbackStates
                let shown = ([state] + fallbacks).first { suits($0, planned, with: studio) } ?? state
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

    /// Gives free memory back from time to time: heaps keep what is freed between blocks that stay.
    private func returnMemory() {
        drawnCount += 1
        guard drawnCount == Self.drawnBetweenReturns else { return }
        drawnCount = 0
        thumbindex_return_memory()
    }

    private static let drawnBetweenReturns = 16

    /// How many files of a scene are due, as far as that can be told without laying it out.
    func dueCount(of planned: PlannedScene) -> Int {
        changes.begin(planned)
        if changes.knownOutcome(of: planned) != nil { return 0 }
        return run.plan.fileCount(of: planned)
    }

    /// How many files a scene becomes: none for a state or a timeline that its theme cannot have.
    func fileCount(of planned: PlannedScene) -> Int {
        let count = run.plan.fileCount(of: planned)
        changes.begin(planned)
        if let isAbsent = changes.isAbsence { return isAbsent ? 0 : count }
        guard let studio = try? studios.studio(for: planned) else { return count }
        switch planned.subject {
        case .board: return count
        case .state(let state): return studio.isPossible(state) ? count : 0
        case .timeline(let timeline):
            return studio.suits(run.themes[planned.theme].timelines[timeline.number].timeline) ? count : 0
        }
    }
}

extension SceneDrawer {
    private func draw(_ planned: PlannedScene, _ state: CanonicalState, with studio: Studio) -> SceneOutcome {
        if case .none = sink, !changes.isKnown, run.themes[planned.theme].request.crops.isEmpty {
            return studio.isPossible(state) ? listing(of: planned) : absence(of: planned)
        }
        guard let scene = studio.scene(of: state) else { return absence(of: planned) }
        let drawn = changes.compare(scene, planned)
        let shown = ShownFiles(
            run.plan.files(of: planned), scene: { _ in scene }, bubbles: { studio.bubbles(in: state) })
        if case .none = sink { return listing(of: planned, shown: shown) }
        let warnings = warnings(studio, scene, planned, isAsThemed: state.isAsThemed)
        let tokens = tokens(of: planned)
        return outcome(of: planned, warnings, drawn, shown) { shown throws(DiagnosticError) in
            let file = try telling(tokens, shown.file, of: planned)
            // The scene is only a film's end.
            guard file.export.format.isFilm, var frames = try studio.frames(of: state, as: file.export) else {
                return try studio.file(of: shown.scene, as: file.export)
            }
            if file.export.film.isSideBySide {
                let other = try studioBeside(planned)
                frames.beside = try other.frames(of: state, as: file.export).map { [$0] } ?? []
            }
            return try studio.file(of: frames, as: file.export)
        }
    }

    /// The tokens that a scene's annotations tell; none where they tell none.
    private func tokens(of planned: PlannedScene) -> [TokenUse] {
        guard planned.exports.contains(where: { $0.presentation.annotations.contains(.tokens) }) else { return [] }
        return run.themes[planned.theme].theme.tokenUses(in: planned.variant.appearance)
    }

    /// A file with what it tells beside its scene: tokens in annotations, what drew it in a description.
    private func telling(
        _ tokens: [TokenUse], _ file: PlannedFile, of planned: PlannedScene
    ) throws(DiagnosticError) -> PlannedFile {
        let isDescription = file.export.format == .json
        return file.telling(tokens, fingerprint: isDescription ? try studios.fingerprint(for: planned) : nil)
    }

    /// One of the same variant in the other appearance.
    private func studioBeside(_ planned: PlannedScene) throws(DiagnosticError) -> Studio {
        try studios.newStudio(for: planned, in: planned.variant.appearance == .light ? .dark : .light)
    }

    /// Whether a state is possible and has what the pictures are to show of it.
    private func suits(_ state: CanonicalState, _ planned: PlannedScene, with studio: Studio) -> Bool {
        let crops = run.themes[planned.theme].request.crops
        guard !crops.isEmpty else { return studio.isPossible(state) }
        guard let scene = studio.scene(of: state) else { return false }
        return ShownFiles(
            run.plan.files(of: planned), scene: { _ in scene }, bubbles: { studio.bubbles(in: state) }
        ).missed.isEmpty
    }

    /// A state that the theme cannot have (ST-2).
    private func absence(of planned: PlannedScene) -> SceneOutcome {
        var outcome = SceneOutcome(scene: planned, files: [], diagnostics: [])
        outcome.record = changes.record(of: outcome, ChangeDetector.DrawnScene(pictures: []))
        return outcome
    }

    /// The theme's states in all appearances, or what crops show of them; what is odd about them is told where they are
    /// drawn.
    private func drawBoard(_ planned: PlannedScene, with studio: Studio) throws(DiagnosticError) -> SceneOutcome {
        let hasCrops = planned.exports.contains { $0.presentation.crop != nil }
        if case .none = sink, !changes.isKnown, !hasCrops { return listing(of: planned) }
        var others: [Studio] = []
        for appearance in run.plan.themes[planned.theme].axes.appearances.dropFirst() {
            others.append(try studios.newStudio(for: planned, in: appearance))
        }
        var boards: [Crop?: Scene] = [:]
        for presentation in planned.exports.map(\.presentation) where boards[presentation.crop] == nil {
            boards[presentation.crop] = board(planned, as: presentation, with: studio, beside: others)
        }
        let scenes = Array(boards.values)
        let drawn =
            hasCrops
            ? .init(pictures: scenes.flatMap(\.displayList.picturePaths))
            : scenes.first.map { changes.compare($0, planned) } ?? .init(pictures: [])
        let files = run.plan.files(of: planned)
        let shown = ShownFiles(
            files.compactMap { file in
                boards[file.export.presentation.crop].map { ShownFile(file: file, scene: $0) }
            })
        if case .none = sink { return listing(of: planned, shown: shown) }
        return outcome(of: planned, [], drawn, shown) { shown throws(DiagnosticError) in
            try studio.file(of: shown.scene, as: shown.file.export.unpresented)
        }
    }

    /// `nil` where no state has what is to be shown alone.
    private func board(
        _ planned: PlannedScene, as presentation: Presentation, with studio: Studio, beside others: [Studio]
    ) -> Scene? {
        let theme = run.plan.themes[planned.theme]
        let subheading = theme.axes.appearances.map(\.rawValue).joined(separator: " and ")
        guard let crop = presentation.crop else {
            return studio.board(
                of: theme.states, heading: theme.title, subheading: subheading, beside: others,
                in: presentation.frame)
        }
        return studio.board(
            ofCrop: crop, of: theme.states, heading: theme.title, subheading: "\(crop), \(subheading)", beside: others,
            in: presentation.frame)
    }

    /// Plays a timeline once and writes its shots, its film, and what happens as JSON.
    ///
    /// Throws what of it cannot be done with this theme and content; then no file is written.
    private func draw(
        _ planned: PlannedScene, _ timeline: TimelineFile, with studio: Studio
    ) throws(DiagnosticError) -> SceneOutcome {
        guard studio.suits(timeline) else { return SceneOutcome(scene: planned, files: [], diagnostics: []) }
        let recording = try studio.play(timeline)
        var diagnostics = timeline.warnings(of: recording)
        let files = run.plan.files(of: planned)
        if let poster = files.first(where: { $0.part == .poster }), let time = poster.export.film.posterTime {
            diagnostics += [timeline.posterWarning(at: time, of: recording)].compactMap(\.self)
        }
        if case .none = sink { return listing(of: planned, diagnostics) }
        let shots = recording.shots.map { studio.scene(of: $0) }
        let end = studio.scene(of: recording.lastMoment)
        diagnostics += (shots + [end]).flatMap { warnings(studio, $0, planned, isAsThemed: true) }
        let pictures = shots.flatMap(\.displayList.picturePaths) + run.content(of: planned).pictures
        var strip = timeline.filmstrip ?? FilmstripSettings()
        strip.frameCount = run.themes[planned.theme].request.filmstripFrames ?? strip.frameCount
        // A film, a strip and a description show the shots' nodes at other times too.
        let tokens = tokens(of: planned)
        let shown = ShownFiles(files) { file in
            if case .shot(let number) = file.part { shots[number] } else { end }
        }
        return outcome(of: planned, diagnostics, .init(pictures: pictures), shown) { shown throws(DiagnosticError) in
            let file = try telling(tokens, shown.file, of: planned)
            return switch file.part {
            case .shot: try studio.file(of: shown.scene, as: file.export)
            case .filmstrip:
                try studio.file(
                    of: studio.filmstrip(of: recording, settings: strip, as: file.export.presentation),
                    as: file.export.unpresented)
            case .poster:
                try studio.file(
                    of: studio.poster(of: recording, at: file.export.film.posterTime ?? 0, as: file.export),
                    as: file.export)
            case .whole where file.export.format.isFilm && file.export.film.isSideBySide:
                try film(of: recording, beside: timeline, planned, file, with: studio)
            case .whole: try studio.file(of: recording, as: file.export, film: timeline.film)
            }
        }
    }

    /// The film of a recording with that of the timeline in the other appearance beside it.
    private func film(
        of recording: Studio.Recording, beside timeline: TimelineFile, _ planned: PlannedScene, _ file: PlannedFile,
        with studio: Studio
    ) throws(DiagnosticError) -> ExportedFile {
        let other = try studioBeside(planned)
        var frames = try studio.frames(of: recording, as: file.export, film: timeline.film)
        frames.beside = [try other.frames(of: try other.play(timeline), as: file.export, film: timeline.film)]
        return try studio.file(of: frames, as: file.export, film: timeline.film)
    }

    /// What could not be drawn as it was asked for, told of the theme where it has no place in a file.
    private func warnings(_ studio: Studio, _ scene: Scene, _ planned: PlannedScene, isAsThemed: Bool) -> [Diagnostic] {
        let theme = run.themes[planned.theme]
        let overflow = isAsThemed ? studio.layoutWarnings(place: theme.theme.node(ofProperty:)) : []
        let drawn = studio.warnings(of: scene) { paths in
            theme.theme.places(ofPictures: paths).merging(run.content(of: planned).places(ofPictures: paths)) { $1 }
        }
        return (overflow + drawn).map { $0.about(theme.file) }
    }
}

extension SceneDrawer {
    /// The outcome with each file that is due as `draw` makes it, and the others as they are.
    private func outcome(
        of scene: PlannedScene, _ diagnostics: [Diagnostic], _ drawn: ChangeDetector.DrawnScene, _ shown: ShownFiles,
        _ draw: (ShownFile) throws(DiagnosticError) -> ExportedFile
    ) -> SceneOutcome {
        let files = shown.files.map { shown in
            changes.unchanged(shown.file, of: scene)
                ?? write(shown.file, of: scene) { () throws(DiagnosticError) in try draw(shown) }
        }
        var outcome = SceneOutcome(
            scene: scene, files: files,
            diagnostics: (diagnostics + files.compactMap(\.note)).map(\.withItsLineAlone))
        outcome.missedCrops = shown.missed
        outcome.record = changes.record(of: outcome, drawn)
        // Of what this run asks for, not of the scene: later runs may ask for something else.
        outcome.diagnostics.insert(contentsOf: errors(of: shown, in: scene), at: diagnostics.count)
        return outcome
    }

    /// The files that would be written, where nothing is.
    private func listing(
        of scene: PlannedScene, _ diagnostics: [Diagnostic] = [], shown: ShownFiles? = nil
    ) -> SceneOutcome {
        let files = (shown?.files.map(\.file) ?? run.plan.files(of: scene)).map { file in
            changes.unchanged(file, of: scene)
                ?? FileOutcome(file: file, result: .planned, reason: changes.reason(for: file, of: scene))
        }
        var outcome = SceneOutcome(
            scene: scene, files: files, diagnostics: diagnostics + (shown.map { errors(of: $0, in: scene) } ?? []))
        outcome.missedCrops = shown?.missed ?? []
        return outcome
    }

    /// What a state that was asked for by its name lacks of what is to be shown of it.
    private func errors(of shown: ShownFiles, in scene: PlannedScene) -> [Diagnostic] {
        missedCrops(shown.missed, in: scene).map { $0.diagnostic(in: run.themes[scene.theme].file) }
    }

    /// The same for the manifest.
    private func missedPictures(of outcome: SceneOutcome) -> [FailedPicture] {
        guard case .state(let state) = outcome.scene.subject else { return [] }
        let theme = run.themes[outcome.scene.theme]
        return missedCrops(outcome.missedCrops, in: outcome.scene).map { missed in
            var failure = FailedPicture(
                theme: run.plan.themes[outcome.scene.theme].name, crop: missed.crop,
                diagnostics: [missed.diagnostic(in: theme.file)])
            (failure.component, failure.state) = (state.component.rawValue, state.name)
            return failure
        }
    }

    /// Each once; none of a state that was not asked for by its name, since others may show them.
    private func missedCrops(_ missed: [MissedCrop], in scene: PlannedScene) -> [MissedCrop] {
        guard case .state = scene.subject, run.themes[scene.theme].request.namesStates else { return [] }
        var seen: Set<MissedCrop> = []
        return missed.filter { seen.insert($0).inserted }
    }

    private func write(
        _ file: PlannedFile, of scene: PlannedScene, _ draw: () throws(DiagnosticError) -> ExportedFile
    ) -> FileOutcome {
        let drawn: ExportedFile
        do throws(DiagnosticError) {
            drawn = try draw()
        } catch {
            let (message, hints) = (error.diagnostics[0].message, error.diagnostics[0].hints)
            return FileOutcome(
                file: file, result: .failed(Diagnostic(.error, "\(file.path.text): \(message)", hints: hints)))
        }
        do throws(FileSystemError) {
            switch sink {
            case .folder(let folder): try folder.write(drawn.bytes, to: file.path.text)
            case .stream(let take): try take(drawn.bytes)
            case .none: break
            }
            var outcome = FileOutcome(
                file: file, result: .written, facts: FileFacts(drawn), reason: changes.reason(for: file, of: scene))
            outcome.note = drawn.fittedQuality.map { Diagnostic(.note, "\(file.path.text): \($0)") }
            return outcome
        } catch {
            let problem = Diagnostic(.error, error.description)
            guard error.isFinal else { return FileOutcome(file: file, result: .failed(problem)) }
            stop.give()
            return FileOutcome(file: file, result: .outOfSpace(problem))
        }
    }
}
