package import Documents
package import Files
package import Jobs
package import Manifests
package import Rendering
import Thumbindex

/// A run whose themes are read and whose pictures are planned: ready to draw.
package struct RenderRun: Sendable {
    package let themes: [LoadedTheme]
    package let plan: RenderPlan
    /// The picture files that the run has decoded, for all of its workers.
    package let pictures = DecodedPictures()
    private let userCache: String?

    /// Throws where two files would have the same path, or one would lie outside the output folder.
    ///
    /// - Parameter userCache: where it may keep what spares later runs work, whatever they draw; `nil` for nowhere.
    package init(
        _ loadings: [ThemeLoading], shard: Shard = .whole, userCache: String? = nil
    ) throws(DiagnosticError) {
        self.userCache = userCache
        themes = loadings.flatMap(\.themes)
        plan = RenderPlan(themes: themes.map(\.planned), shard: shard)
        try plan.checkPaths()
    }

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
        let memory = memory(for: sink, isForced: isForced)
        var record = RunRecord(self, sink: sink, memory: memory)
        await pool.run(
            SceneChunks(plan: plan), until: stop, worker: { SceneDrawer(self, sink: sink, memory: memory, stop: stop) },
            work: { drawer, scenes in
                // After a full disk, or Ctrl-C, the rest of a piece would only fail or delay.
                scenes.compactMap { scene in stop.hasBeenGiven ? nil : drawer.draw(scene) }
            },
            deliver: { outcomes in
                for outcome in outcomes {
                    record.add(outcome)
                    deliver(outcome)
                }
            })
        return try record.finish(isWhole: !stop.hasBeenGiven)
    }

    /// Keeps other runs out of the folder, and clears away what killed ones left.
    private func begin(_ sink: PictureSink) throws(FileSystemError) -> FolderLock? {
        guard case .folder(let folder) = sink else { return nil }
        let lock = try FolderLock(folder.path)
        AtomicFile.removePartials(below: folder.path)
        return lock
    }

    /// The content that a scene shows.
    func content(of scene: PlannedScene) -> LoadedContent { themes[scene.theme].contents[scene.variant.content] }

    func memory(for sink: PictureSink, isForced: Bool) -> RunMemory? {
        let folder: String
        switch sink {
        case .folder(let output): folder = output.path
        case .none(let path): folder = path
        case .stream: return nil
        }
        return RunMemory(
            cache: RunCache(folder: folder), inputs: RunInputs(of: themes, userCache: userCache), folder: folder,
            isForced: isForced)
    }
}
