import Collation
import Drawing
import Files
package import Manifests
import Rendering
import Thumbindex

/// Notes what becomes of a run's scenes, for the manifest and for the cache.
struct RunRecorder {
    private let run: RenderRun
    private let folder: OutputFolder?
    private let fontDigests: [String: String]
    private let manifest: ManifestWriter?
    private var journal: CacheJournal?
    /// The first thing that could not be noted.
    private var problem: FileSystemError?

    init(_ run: RenderRun, sink: PictureSink, cache: CacheContext?) {
        self.run = run
        guard case .folder(let folder) = sink else {
            self.folder = nil
            fontDigests = [:]
            manifest = nil
            return
        }
        self.folder = folder
        fontDigests = run.sources.fontDigests
        manifest = ManifestWriter(in: folder)
        journal = CacheJournal(folder, old: cache?.cache ?? RenderCache())
    }

    /// Notes what is to be known of a scene later.
    mutating func add(_ outcome: SceneOutcome) {
        do throws(FileSystemError) {
            for entry in outcome.entries { try manifest?.add(entry) }
            guard let record = outcome.record else { return }
            try journal?.add(
                record, line: outcome.recordLine, isNew: outcome.files.contains { $0.result == .written })
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

extension Fingerprint {
    /// This program's on this machine, without fonts.
    package static var current: Fingerprint {
        let libraries =
            LibraryVersion.all.map { Library(name: $0.name, version: $0.version) }
            + [Library(name: CollationLibrary.name, version: CollationLibrary.version)]
        return Fingerprint(
            program: ThumbindexVersion.current, libraries: libraries.sorted { $0.name < $1.name },
            pixelDigest: ExportedFile.pixelDigestName, filmDigest: ExportedFile.filmDigestName)
    }
}
