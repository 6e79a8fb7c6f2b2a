import DisplayLists
import Documents
import Files
import Rendering
import Thumbindex

/// What a run goes by to draw only what changed, the same for all of its threads.
struct CacheContext: Sendable {
    let cache: RenderCache
    let sources: SourceDigests
    /// Where the files are that may be as they were written.
    let folder: String
    /// Which of them need not be read for that; `nil` for none.
    let stamps: OutputStamps?
    /// Whether everything is drawn all the same.
    let isForced: Bool
}

/// Decides which files of the scenes that one thread draws, one after the other, are due, and what later runs will go by.
///
/// Without a context every file is due for no reason, and nothing is kept.
struct ChangeDetector {
    private let run: RenderRun
    private let context: CacheContext?
    private let verifier: FileVerifier
    /// The scene that is being drawn.
    private var current: CurrentScene?

    init(_ run: RenderRun, _ context: CacheContext?) {
        self.run = run
        self.context = context
        verifier = FileVerifier(context?.stamps)
    }

    /// A scene, what the cache knows of it, and what is to happen to its files.
    private struct CurrentScene {
        let key: String
        let inputs: SceneInputs
        let old: CacheRecord?
        /// The line of the old record.
        let oldLine: [UInt8]?
        /// Why it may look other than it did, by what it is made from; `nil` where nothing of that changed.
        var reason: DrawingReason? = .new
        /// Of the files that are planned.
        var statuses: [OutputPath: Status] = [:]

        enum Status {
            case unchanged(FileFacts)
            case due(DrawingReason)
        }
    }

    /// What a scene shows.
    struct DrawnScene {
        /// The digest of its drawing; `nil` where it has none, or several.
        var digest: Digest128?
        /// The paths of the pictures that it shows.
        var pictures: [String]
    }

    /// Turns to the next scene.
    mutating func begin(_ planned: PlannedScene) {
        guard let context else { return }
        let key = run.plan.themes[planned.theme].key(of: planned)
        let known = context.cache.record(key)
        current = CurrentScene(
            key: key, inputs: context.sources.inputs(of: planned, in: run), old: known?.record, oldLine: known?.line)
    }

    /// Whether an earlier run drew the scene, or found that its theme cannot have it.
    var isKnown: Bool { current?.old != nil }

    /// What the scene is made from that is not as it was when it was drawn last; `nil` where that is not known, too.
    var inputChange: DrawingReason? {
        current.flatMap { scene in scene.old.flatMap { scene.inputs.reason(insteadOf: $0.inputs) } }
    }

    /// Whether the scene is one of a state that its theme cannot have, `nil` where earlier runs do not tell.
    var isAbsence: Bool? {
        guard let current, let old = current.old, current.inputs.reason(insteadOf: old.inputs) == nil else {
            return nil
        }
        return old.isAbsence
    }

    /// The file as it is there and as it would be drawn again, `nil` where it is due.
    func unchanged(_ file: PlannedFile, of planned: PlannedScene) -> FileOutcome? {
        guard case .unchanged(let facts) = status(of: file, planned) else { return nil }
        return FileOutcome(file: file, result: .unchanged, facts: facts)
    }

    /// Why a file is due; `nil` where it is not.
    func reason(for file: PlannedFile, of planned: PlannedScene) -> DrawingReason? {
        guard case .due(let reason) = status(of: file, planned) else { return nil }
        return reason
    }

    /// Files of all nodes of a role are planned by the role: which there are is known once the scene is painted. Some of
    /// them show more than the scene does, so that its being the same is not enough for them.
    private func status(of file: PlannedFile, _ planned: PlannedScene) -> CurrentScene.Status? {
        guard let context, let current else { return nil }
        return current.statuses[file.path] ?? status(of: file, current, because: current.reason, planned, context)
    }
}

extension ChangeDetector {
    /// The outcome of a scene of which nothing is to be drawn, as far as that can be told without laying it out.
    mutating func knownOutcome(of planned: PlannedScene) -> SceneOutcome? {
        guard let context else { return nil }
        let reason = context.isForced ? .forced : current.flatMap { self.reason($0, planned, context) }
        current?.reason = reason
        let files = decide(planned, because: reason)
        guard reason == nil, let old = current?.old, files.allSatisfy({ $0.facts != nil }) || old.isAbsence else {
            return nil
        }
        return SceneOutcome(
            scene: planned, files: old.isAbsence ? [] : files, diagnostics: old.isAbsence ? [] : old.diagnostics,
            record: old, recordLine: current?.oldLine)
    }

    /// Why the scene may look other than it did, `nil` where nothing that it was made from changed.
    private func reason(_ scene: CurrentScene, _ planned: PlannedScene, _ context: CacheContext) -> DrawingReason? {
        guard let old = scene.old else { return .new }
        if let reason = scene.inputs.reason(insteadOf: old.inputs) { return reason }
        let base = context.sources.bases[planned.theme]
        let isSame = old.pictures.allSatisfy {
            context.sources.files.digest(ofFileAt: base.absolute($0.path)) == $0.digest
        }
        return isSame ? nil : .pictureChanged
    }

    /// Looks whether a scene is what it was, though something that it is made from changed.
    mutating func compare(_ scene: Scene, _ planned: PlannedScene) -> DrawnScene {
        guard let context, let inputs = current?.inputs else { return DrawnScene(pictures: []) }
        var encoder = DrawingEncoder(capacity: 4096)
        encoder.append(inputs.program)
        encoder.append(inputs.fonts)
        encoder.append(scene) { context.sources.files.digest(ofFileAt: $0) }
        let digest = Digest128(of: encoder.words.span)
        let pictures = scene.displayList.picturePaths
        // A film shows more than the scene that it ends with.
        guard !planned.exports.contains(where: \.format.isFilm) else {
            return DrawnScene(digest: digest, pictures: pictures + run.content(of: planned).pictures)
        }
        if !context.isForced, let old = current?.old, old.scene == digest { decide(planned, because: nil) }
        return DrawnScene(digest: digest, pictures: pictures)
    }

    /// Decides on each file; one of a scene without a reason to be drawn is due where it is not what it was.
    ///
    /// - Returns: the files as they are there, without facts where they are due.
    @discardableResult
    private mutating func decide(_ planned: PlannedScene, because reason: DrawingReason?) -> [FileOutcome] {
        guard let context, let current else { return [] }
        return run.plan.files(of: planned).map { file in
            let status = status(of: file, current, because: reason, planned, context)
            self.current?.statuses[file.path] = status
            guard case .unchanged(let facts) = status else { return FileOutcome(file: file, result: .planned) }
            return FileOutcome(file: file, result: .unchanged, facts: facts)
        }
    }

    private func status(
        of file: PlannedFile, _ scene: CurrentScene, because reason: DrawingReason?, _ planned: PlannedScene,
        _ context: CacheContext
    ) -> CurrentScene.Status {
        guard let entry = scene.old?.files.first(where: { $0.path == file.path.text }) else {
            return .due(reason == .forced ? .forced : .new)
        }
        if let reason { return .due(reason) }
        guard entry.options == options(of: file, planned) else { return .due(.optionsChanged) }
        switch verifier.state(of: file.path.text, in: context.folder, entry.facts) {
        case .whole: return .unchanged(entry.facts)
        case .missing: return .due(.fileMissing)
        case .other: return .due(.fileChanged)
        }
    }

    /// What a file is drawn with beside its scene.
    private func options(of file: PlannedFile, _ planned: PlannedScene) -> String {
        if file.part == .poster {
            let film = file.export.film
            return "\(file.export.detail) at \(film.posterTime ?? 0)\(film.showsFinger ? " finger" : "")"
        }
        guard file.part == .filmstrip else { return file.export.detail }
        return run.themes[planned.theme].request.filmstripFrames.map { "\($0) frames" } ?? ""
    }
}

extension ChangeDetector {
    /// What the next run goes by, `nil` where none of the scene's files is there; files that this one was not about stay
    /// known while the scene is the same, but for films, which show more than the scene.
    func record(of outcome: SceneOutcome, _ drawn: DrawnScene) -> CacheRecord? {
        guard let context, let current else { return nil }
        var files = outcome.files.compactMap { file in
            file.facts.map {
                CacheRecord.File(path: file.file.path.text, options: options(of: file.file, outcome.scene), facts: $0)
            }
        }
        if let old = current.old, drawn.digest != nil, old.scene == drawn.digest {
            let planned = Set(outcome.files.map(\.file.path.text))
            files += old.files.filter { !planned.contains($0.path) && !$0.isFilm }
        }
        guard !files.isEmpty || outcome.isAbsence else { return nil }
        let base = context.sources.bases[outcome.scene.theme]
        let pictures = Set(drawn.pictures).sorted().map {
            CacheRecord.Picture(path: base.relative($0), digest: context.sources.files.digest(ofFileAt: $0))
        }
        return CacheRecord(
            key: current.key, inputs: current.inputs, scene: drawn.digest, pictures: pictures,
            diagnostics: outcome.diagnostics, files: files.sorted { $0.path < $1.path })
    }
}

extension CacheRecord.File {
    fileprivate var isFilm: Bool { PictureFormat.films.contains { path.hasSuffix("." + $0.fileExtension) } }
}
