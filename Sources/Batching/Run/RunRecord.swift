import Files
import Manifests

/// Notes what is there when a run is done, and what the next one goes by.
struct RunRecord {
    private let run: RenderRun
    private let folder: OutputFolder?
    private let fontDigests: [String: String]
    private let manifest: ManifestWriter?
    private var journal: CacheJournal?
    /// The first thing that could not be noted.
    private var problem: FileSystemError?

    init(_ run: RenderRun, sink: PictureSink, memory: RunMemory?) {
        self.run = run
        fontDigests = memory?.inputs.fontDigests ?? [:]
        guard case .folder(let folder) = sink else {
            self.folder = nil
            manifest = nil
            return
        }
        self.folder = folder
        manifest = ManifestWriter(in: folder)
        journal = CacheJournal(folder, old: memory?.cache ?? RunCache())
    }

    mutating func add(_ outcome: SceneOutcome) {
        do throws(FileSystemError) {
            for entry in outcome.entries { try manifest?.add(entry) }
            guard let record = outcome.record else { return }
            try journal?.add(
                record, line: outcome.knownLine, isNew: outcome.files.contains { $0.result == .written })
        } catch {
            problem = problem ?? error
        }
    }

    /// Writes the manifest, where the run came to its end, and what the next run goes by.
    ///
    /// Returns whether there is a manifest.
    mutating func finish(isWhole: Bool) throws(FileSystemError) -> Bool {
        guard folder != nil, let manifest else { return false }
        if isWhole, problem == nil {
            try manifest.write(fingerprint: run.fingerprint(fontDigests: fontDigests), shard: run.stamp)
        }
        try journal?.finish()
        if let problem { throw problem }
        return isWhole
    }
}
