import Documents
import Files
import Manifests
import Thumbindex

/// Notes what becomes of a run's scenes, for the manifest and for the cache.
struct RunRecorder {
    private let run: RenderRun
    private let folder: OutputFolder?
    private let fontDigests: [String: String]
    private var manifest: ManifestWriter?
    private var journal: CacheJournal?
    /// What was noted of the folder's page.
    private var page: PageNote?
    /// What earlier runs left in the folder.
    private var earlier: EarlierRuns?
    /// The themes of which the shard holds a picture.
    private var touched: Set<Int> = []
    private var crops = CropFindings()
    /// The first thing that could not be noted.
    private var problem: FileSystemError?

    init(_ run: RenderRun, sink: PictureSink, cache: CacheContext?) {
        self.run = run
        guard case .folder(let folder) = sink else {
            self.folder = nil
            fontDigests = [:]
            return
        }
        self.folder = folder
        fontDigests = run.sources.fontDigests
        manifest = ManifestWriter(in: folder)
        for failure in run.failures { manifest?.add(failure) }
        journal = CacheJournal(folder, old: cache?.cache ?? RenderCache())
        page = cache?.cache.page(of: run.sources.program)
        if run.plan.shard == .whole {
            earlier = EarlierRuns(in: folder, of: run, fingerprint: run.fingerprint(fontDigests: fontDigests))
        }
    }

    /// Notes what is to be known of a scene later.
    mutating func add(_ outcome: SceneOutcome) {
        touched.insert(outcome.scene.theme)
        crops.add(outcome, of: run.themes[outcome.scene.theme])
        earlier?.note(outcome, of: run.plan.themes[outcome.scene.theme])
        do throws(FileSystemError) {
            for entry in outcome.entries { try manifest?.add(entry) }
            for failure in outcome.failures { manifest?.add(failure) }
            guard let record = outcome.record else { return }
            try journal?.add(
                record, line: outcome.recordLine, isNew: outcome.files.contains { $0.result == .written })
        } catch {
            problem = problem ?? error
        }
    }

    /// Writes the manifest, where the run came to its end, and what the next run goes by.
    ///
    /// - Parameters:
    ///   - keep: is told of what the manifest has of earlier runs.
    ///   - writePage: writes what the folder shows all pictures with, once the manifest is there.
    /// - Returns: whether there is a manifest.
    mutating func finish(
        isWhole: Bool, keep: (ManifestEntry) -> Void, writePage: PageWriter
    ) throws(FileSystemError) -> Bool {
        guard folder != nil, var manifest else { return false }
        if isWhole, problem == nil {
            for failure in crops.failures(of: run.plan.themes) { manifest.add(failure) }
            var fingerprint = run.fingerprint(fontDigests: fontDigests)
            let kept = earlier?.kept
            if let kept {
                var count = 0
                try manifest.forEachKept(of: kept) { entry throws(FileSystemError) in
                    count += 1
                    keep(entry)
                }
                if count > 0 { fingerprint.addSources(of: kept.reader.frame.fingerprint) }
            }
            try manifest.write(fingerprint: fingerprint, shard: run.stamp(touching: touched), keeping: kept)
            page = try writePage(page)
        }
        try journal?.finish(page: page?.line(program: run.sources.program) ?? [])
        if let problem { throw problem }
        return isWhole
    }
}

/// What earlier runs left in a folder: a run that draws a part of it keeps the rest, as far as it is there and nothing
/// says that it would look otherwise.
private struct EarlierRuns {
    private let folder: OutputFolder
    private let reader: ManifestReader
    private let pruning: Pruning?
    /// The themes that the run is about, whether they can be drawn or not.
    private let themes: Set<String>
    private var changedThemes: Set<String> = []
    private var isProgramChanged = false
    /// The paths of what the run could not draw.
    private var failed: Set<String> = []

    /// `nil` where there is nothing to be kept.
    init?(in folder: OutputFolder, of run: RenderRun, fingerprint: Fingerprint) {
        guard let reader = ManifestReader(inFolder: folder.path), reader.frame.shard == nil,
            let old = reader.frame.fingerprint, old.draws(as: fingerprint)
        else { return nil }
        self.folder = folder
        self.reader = reader
        pruning = run.pruning
        themes = run.requestedThemes
        // What is wrong with a theme's file is a change of it.
        changedThemes = Set(run.failures.map(\.theme))
    }

    mutating func note(_ outcome: SceneOutcome, of theme: PlannedTheme) {
        for failure in outcome.failures { failed.insert(failure.name) }
        switch outcome.inputChange {
        case .programChanged: isProgramChanged = true
        case .themeChanged, .contentChanged, .timelineChanged, .fontChanged: changedThemes.insert(theme.name)
        case nil, .new, .forced, .pictureChanged, .optionsChanged, .fileMissing, .fileChanged: break
        }
    }

    /// `nil` where nothing holds any more.
    var kept: KeptEntries? {
        guard !isProgramChanged else { return nil }
        let (folder, themes, changedThemes, failed, pruning) = (folder, themes, changedThemes, failed, pruning)
        let failures = reader.frame.failures.filter { failure in
            !themes.contains(failure.theme) && pruning?.isWholeBatch != true
        }
        return KeptEntries(reader, failures: failures) { entry in
            guard let theme = entry.picture?.theme.name, !failed.contains(entry.path), !changedThemes.contains(theme),
                pruning?.drops(entryOfRequestedTheme: themes.contains(theme)) != true
            else { return false }
            return FileSystem.exists(folder.join(entry.path))
        }
    }
}
