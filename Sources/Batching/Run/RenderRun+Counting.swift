package import Jobs

extension RenderRun {
    /// How many files the run is about, without those of states that its themes cannot have (ST-2); `nil` where there
    /// are so many that telling would take long.
    ///
    /// What earlier runs left in the folder tells it for pictures that have not changed; the others are laid out.
    package func fileCount(of size: RenderPlan.Size, for sink: PictureSink, pool: JobPool) async -> Int? {
        guard size.scenes <= Self.largestCountedSize else { return nil }
        let memory = memory(for: sink, isForced: false)
        var count = 0
        await pool.run(
            SceneChunks(plan: plan), worker: { SceneDrawer(self, sink: sink, memory: memory, stop: StopSignal()) },
            work: { drawer, scenes in scenes.reduce(0) { $0 + drawer.fileCount(of: $1) } },
            deliver: { count += $0 })
        return count
    }

    /// Laying so many scenes out takes a small part of a second.
    private static let largestCountedSize = 1000
}

extension SceneDrawer {
    /// How many files a scene becomes.
    fileprivate func fileCount(of planned: PlannedScene) -> Int {
        let count = run.plan.fileCount(of: planned)
        history.begin(planned)
        if let isAbsent = history.isAbsence { return isAbsent ? 0 : count }
        guard let studio = try? studios.studio(for: planned) else { return count }
        switch planned.subject {
        case .board: return count
        case .state(let state): return studio.isPossible(state) ? count : 0
        case .timeline(let timeline):
            return studio.suits(run.themes[planned.theme].timelines[timeline.number].timeline) ? count : 0
        }
    }
}
