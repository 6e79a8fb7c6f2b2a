import DisplayLists
import Documents
import DrawingLibraries
import Files
import Rendering
import Thumbindex

/// What runs before left of the scenes that one thread draws, one after the other, and what later runs will go by.
///
/// Where nobody asks what was there, every file is due for no reason, and nothing is kept.
struct SceneHistory {
    private let run: RenderRun
    private let memory: RunMemory?
    private let written = WrittenFile()
    /// What is known of the scene that is being drawn.
    private var revision: SceneRevision?

    init(of run: RenderRun, _ memory: RunMemory?) {
        self.run = run
        self.memory = memory
    }

    /// What a scene was made from and shows.
    struct Made {
        var scene: Digest128?
        var pictures: [String]
    }

    /// Whether a run before drew the scene, or found that its theme cannot have it.
    var isKnown: Bool { revision?.old != nil }

    /// Turns to the next scene.
    mutating func begin(_ planned: PlannedScene) {
        guard let memory else { return }
        let key = run.plan.themes[planned.theme].key(of: planned)
        let known = memory.cache.record(key)
        revision = SceneRevision(
            key: key, inputs: memory.inputs.inputs(of: planned, in: run), old: known?.record, oldLine: known?.line)
    }

    /// Whether the scene is one of a state that its theme cannot have, `nil` where earlier runs do not tell.
    var isAbsence: Bool? {
        guard let revision, let old = revision.old, revision.inputs.reason(insteadOf: old.inputs) == nil else {
            return nil
        }
        return old.isAbsence
    }

    /// The file as it is there and as it would be drawn again, `nil` where it is due.
    func unchanged(_ file: PlannedFile) -> FileOutcome? {
        guard case .unchanged(let facts) = revision?.statuses[file.path] else { return nil }
        return FileOutcome(file: file, result: .unchanged, facts: facts)
    }

    func reason(for file: PlannedFile) -> DrawingReason? {
        guard case .due(let reason) = revision?.statuses[file.path] else { return nil }
        return reason
    }

    /// The outcome of a scene of which nothing is to be drawn, as far as that can be told without laying it out.
    mutating func knownOutcome(of planned: PlannedScene) -> SceneOutcome? {
        guard let memory else { return nil }
        let reason =
            memory.isForced ? .forced : revision?.reason(memory.inputs.files, memory.inputs.bases[planned.theme])
        decide(planned, because: reason)
        guard reason == nil, let old = revision?.old, revision?.isUnchanged == true || old.isAbsence else {
            return nil
        }
        let files = old.isAbsence ? [] : run.plan.files(of: planned).compactMap(unchanged)
        return SceneOutcome(
            scene: planned, files: files, diagnostics: old.isAbsence ? [] : old.diagnostics, record: old,
            knownLine: revision?.oldLine)
    }

    /// Looks whether a scene is what it was, though something that it is made from changed.
    mutating func compare(_ scene: Scene, _ planned: PlannedScene) -> Made {
        guard let memory, let inputs = revision?.inputs else { return Made(pictures: []) }
        var encoder = DrawingEncoder(capacity: 4096)
        encoder.append(inputs.program)
        encoder.append(inputs.fonts)
        encoder.append(scene) { memory.inputs.files.digest(ofFileAt: $0) }
        let digest = Digest128(of: encoder.words.span)
        let pictures = scene.displayList.picturePaths
        // A film shows more than the scene that it ends with.
        guard !run.plan.files(of: planned).contains(where: { $0.export.format.isFilm }) else {
            return Made(scene: digest, pictures: pictures + run.content(of: planned).pictures)
        }
        if !memory.isForced, let old = revision?.old, old.scene == digest { decide(planned, because: nil) }
        return Made(scene: digest, pictures: pictures)
    }

    private mutating func decide(_ planned: PlannedScene, because reason: DrawingReason?) {
        guard let memory else { return }
        let theme = run.themes[planned.theme]
        revision?.decide(
            run.plan.files(of: planned), because: reason, options: theme.options,
            state: { [written] in written.state(of: memory.folder + "/" + $0.text, $1) })
    }

    /// What the next run goes by, `nil` where none of the scene's files is there; files that this one was not about stay
    /// known while the scene is the same, but for films, which show more than the scene.
    func record(of outcome: SceneOutcome, _ made: Made) -> CacheRecord? {
        guard let memory, let revision, outcome.diagnostics.allSatisfy(\.isShort) else { return nil }
        let theme = run.themes[outcome.scene.theme]
        var files = outcome.files.compactMap { file in
            file.facts.map {
                CacheRecord.File(path: file.file.path.text, options: theme.options(of: file.file), facts: $0)
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
}

extension Diagnostic {
    /// Whether no more of a file than a line belongs to it.
    fileprivate var isShort: Bool { range == nil || source?.lineCount == 1 }
}

extension CacheRecord.File {
    fileprivate var isFilm: Bool { PictureFormat.films.contains { path.hasSuffix("." + $0.fileExtension) } }
}

extension LoadedTheme {
    /// With what a file is drawn beside its scene.
    fileprivate func options(of file: PlannedFile) -> String {
        if file.part == .filmstrip { return filmstripFrames.map { "\($0) frames" } ?? "" }
        if file.export.format.isFilm { return export.frameRate.map { "\($0) fps" } ?? "" }
        switch file.export.format {
        case .svg: return export.svgText.rawValue
        case .png: return export.pngCompression.rawValue
        default: return ""
        }
    }
}
