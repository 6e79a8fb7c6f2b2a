package import Diagnostics
package import Rendering
import Thumbindex

/// A run whose themes are read and whose pictures are planned: ready to draw.
package struct RenderRun: Sendable {
    package let themes: [LoadedTheme]
    package let plan: RenderPlan
    /// The picture files that the run has decoded, for all of its workers.
    package let pictures = DecodedPictures()

    /// Throws where two files would have the same path, or one would lie outside the output folder.
    package init(_ loadings: [ThemeLoading], shard: Shard = .whole) throws(DiagnosticError) {
        themes = loadings.flatMap(\.themes)
        plan = RenderPlan(themes: themes.map(\.planned), shard: shard)
        try plan.checkPaths()
    }

    /// Draws all scenes, and writes the manifest where there is a folder for it.
    ///
    /// Outcomes come in the order of the plan, whatever the number of workers, and are the same. Throws where the
    /// manifest cannot be written.
    package func draw(
        to sink: PictureSink, pool: JobPool, until stop: StopSignal = StopSignal(), deliver: (SceneOutcome) -> Void
    ) async throws(FileSystemError) {
        var record = RunRecord(self)
        await pool.run(
            SceneChunks(plan: plan), until: stop, worker: { SceneDrawer(self, sink: sink) },
            work: { drawer, scenes in scenes.map { drawer.draw($0) } },
            deliver: { outcomes in
                for outcome in outcomes {
                    record.add(outcome)
                    deliver(outcome)
                }
            })
        guard case .folder(let folder) = sink, !stop.hasBeenGiven else { return }
        try record.finish(in: folder)
    }
}
