/// Notes what is there when a run is done, and what the next one goes by.
struct RunRecord {
    private let run: RenderRun
    private let folder: OutputFolder?
    private var images: [ManifestImage] = []
    private var journal: CacheJournal?
    /// The first thing that could not be noted.
    private var problem: FileSystemError?

    init(_ run: RenderRun, sink: PictureSink, old: RunCache?) {
        self.run = run
        guard case .folder(let folder) = sink else {
            self.folder = nil
            return
        }
        self.folder = folder
        journal = CacheJournal(folder, old: old ?? RunCache())
    }

    mutating func add(_ outcome: SceneOutcome) {
        guard folder != nil else { return }
        let theme = run.plan.themes[outcome.scene.theme]
        images += outcome.files.compactMap { ManifestImage($0, of: outcome.scene, theme: theme) }
        guard let record = outcome.record else { return }
        do throws(FileSystemError) {
            try journal?.add(
                record, isNew: outcome.files.contains { $0.result == .written }, isKnown: outcome.isKnown)
        } catch {
            problem = problem ?? error
        }
    }

    /// Writes the manifest, where the run came to its end, and what the next run goes by.
    mutating func finish(isWhole: Bool) throws(FileSystemError) -> Manifest? {
        guard let folder else { return nil }
        let manifest = isWhole ? Manifest(fingerprint: run.fingerprint, images: images) : nil
        if let manifest { try folder.write(manifest.bytes, to: Manifest.path) }
        try journal?.finish()
        if let problem { throw problem }
        return manifest
    }
}
