package import Documents
package import Files
import Geometry
package import Jobs
package import Manifests
package import Rendering
import Thumbindex

/// A run whose themes are loaded and whose pictures are planned: ready to draw.
package struct RenderRun: Sendable {
    package let themes: [LoadedTheme]
    package let plan: RenderPlan
    /// The picture files that the run has decoded, for all of its workers.
    package let pictures = DecodedPictures()
    /// The digests of all that its pictures are made from.
    let sources: SourceDigests

    /// Throws where two files would have the same path, or one would lie outside the output folder.
    ///
    /// - Parameter userCache: where it may keep what spares later runs work, whatever they draw; `nil` for nowhere.
    package init(
        _ loaded: [LoadedThemes], shard: Shard = .whole, userCache: String? = nil
    ) throws(DiagnosticError) {
        themes = loaded.flatMap(\.themes)
        plan = RenderPlan(themes: themes.map(\.planned), shard: shard)
        sources = SourceDigests(of: themes, userCache: userCache)
        try plan.checkPaths()
    }

    /// Why the theme of a scene cannot be in its state: a part of a sentence; `nil` where it can, or where it is no state.
    package func obstacle(to scene: PlannedScene) -> String? {
        guard case .state(let state) = scene.subject else { return nil }
        var studios = SceneStudios(of: self)
        return try? studios.studio(for: scene).obstacle(to: state)
    }

    /// The content that a scene shows.
    func content(of scene: PlannedScene) -> LoadedContent { themes[scene.theme].contents[scene.variant.content] }
}

/// Where the files of a run go.
package enum PictureSink: Sendable {
    case folder(OutputFolder)
    /// One file, to whoever takes it.
    case stream(@Sendable ([UInt8]) throws(FileSystemError) -> Void)
    /// Nothing is drawn; told is what would be, were the files to go to a folder.
    case none(folder: String)
}

extension RenderRun {
    /// Draws what changed since the run before, or everything where that is forced, and writes the manifest.
    ///
    /// Outcomes come in the order of the plan, whatever the number of workers, and are the same. Throws where what a
    /// folder keeps beside pictures cannot be written. Returns whether a manifest was written.
    @discardableResult
    package func draw(
        to sink: PictureSink, isForced: Bool = false, pool: JobPool, until stop: StopSignal = StopSignal(),
        deliver: (SceneOutcome) -> Void
    ) async throws(FileSystemError) -> Bool {
        let lock = try begin(sink)
        defer { withExtendedLifetime(lock) {} }
        let cache = cacheContext(for: sink, isForced: isForced)
        var recorder = RunRecorder(self, sink: sink, cache: cache)
        await pool.run(
            SceneChunks(plan: plan), until: stop, worker: { SceneDrawer(self, sink: sink, cache: cache, stop: stop) },
            work: { drawer, scenes in
                // After a full disk, or Ctrl-C, the rest of a piece would only fail or delay.
                scenes.compactMap { scene in stop.hasBeenGiven ? nil : drawer.draw(scene) }
            },
            deliver: { outcomes in
                for outcome in outcomes {
                    recorder.add(outcome)
                    deliver(outcome)
                }
            })
        return try recorder.finish(isWhole: !stop.hasBeenGiven)
    }

    /// How many files the run is about, without those of states that its themes cannot have (ST-2); `nil` where there
    /// are so many that telling would take long.
    ///
    /// What earlier runs left in the folder tells it for pictures that have not changed; the others are laid out.
    package func fileCount(of total: RenderPlan.Total, for sink: PictureSink, pool: JobPool) async -> Int? {
        guard total.scenes <= Self.largestCountedTotal else { return nil }
        let cache = cacheContext(for: sink, isForced: false)
        var count = 0
        await pool.run(
            SceneChunks(plan: plan), worker: { SceneDrawer(self, sink: sink, cache: cache, stop: StopSignal()) },
            work: { drawer, scenes in scenes.reduce(0) { $0 + drawer.fileCount(of: $1) } },
            deliver: { count += $0 })
        return count
    }

    /// Laying so many scenes out takes a small part of a second.
    private static let largestCountedTotal = 1000

    /// Keeps other runs out of the folder, and clears away what killed ones left.
    private func begin(_ sink: PictureSink) throws(FileSystemError) -> FolderLock? {
        guard case .folder(let folder) = sink else { return nil }
        let lock = try FolderLock(folder.path)
        AtomicFile.removePartials(below: folder.path)
        return lock
    }

    /// `nil` where nothing is known of earlier runs, and nothing is kept for later ones.
    private func cacheContext(for sink: PictureSink, isForced: Bool) -> CacheContext? {
        let folder: String
        switch sink {
        case .folder(let output): folder = output.path
        case .none(let path): folder = path
        case .stream: return nil
        }
        return CacheContext(cache: RenderCache(folder: folder), sources: sources, folder: folder, isForced: isForced)
    }
}

extension RenderRun {
    /// Which part of which run it is; `nil` for a whole one.
    var stamp: ShardStamp? {
        plan.shard == .whole ? nil : ShardStamp(plan.shard, ofRun: digest.hexadecimal)
    }

    /// What tells the run from one that draws other pictures: files by what they hold, wherever they lie.
    ///
    /// What a fingerprint tells is not in it.
    private var digest: Digest128 {
        var builder = DigestBuilder()
        for theme in themes { theme.add(to: &builder, sources.files) }
        return Digest128(of: builder.bytes.span)
    }

    /// The program's and the machine's fingerprint, with the fonts of all themes.
    ///
    /// - Parameter fontDigests: those of the fonts' files by their paths.
    func fingerprint(fontDigests: [String: String]) -> Fingerprint {
        var fingerprint = Fingerprint.current
        var fonts: Set<Fingerprint.Font> = []
        for source in themes.flatMap(\.fontSources) {
            let digest = fontDigests[source.path] ?? "unreadable"
            let file = source.path.split(separator: "/").last.map(String.init) ?? source.path
            fonts.insert(Fingerprint.Font(family: source.family, file: file, digest: digest))
        }
        fingerprint.fonts = fonts.sorted { ($0.family, $0.file, $0.digest) < ($1.family, $1.file, $1.digest) }
        return fingerprint
    }
}
