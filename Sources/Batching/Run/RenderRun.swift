package import Documents
package import Drawing
package import Files
import Geometry
package import Jobs
package import Manifests
import Thumbindex

/// A run whose themes are loaded and whose pictures are planned: ready to draw.
package struct RenderRun: Sendable {
    /// In the order of the plan.
    package let themes: [LoadedTheme]
    /// What is drawn.
    package let plan: RenderPlan
    /// The picture files that the run has decoded, for all of its workers.
    package let pictures = DecodedPictures()
    /// The digests of all that its pictures are made from.
    let sources: SourceDigests
    /// What cannot be drawn, since a file is wrong.
    let failures: [FailedPicture]
    /// The names of all themes that were asked for.
    let requestedThemes: Set<String>
    /// What is taken away of what earlier runs left; `nil` for nothing.
    package var pruning: Pruning?

    /// Throws where two files would have the same path, or one would lie outside the output folder.
    ///
    /// - Parameters:
    ///   - list: the files that alone are drawn, all of which the run must have; `nil` for all that it has.
    ///   - userCache: where it may keep what spares later runs work, whatever they draw; `nil` for nowhere.
    package init(
        _ loaded: [LoadedThemes], shard: Shard = .whole, list: PathList? = nil, userCache: String? = nil
    ) throws(DiagnosticError) {
        themes = loaded.flatMap(\.themes)
        plan = RenderPlan(themes: themes.map(\.planned), shard: shard, list: list)
        sources = SourceDigests(of: themes, userCache: userCache)
        failures = loaded.flatMap(\.failures)
        requestedThemes = Set(loaded.flatMap(\.requestedNames))
        try plan.checkPaths()
        let strangers = list?.strangers(to: RenderPlan(themes: plan.themes)) ?? []
        if !strangers.isEmpty { throw DiagnosticError(strangers) }
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

/// Writes the page that shows a folder's pictures, given what was noted of it before, and tells what to note now.
package typealias PageWriter = (PageNote?) throws(FileSystemError) -> PageNote?

/// Where the files of a run go.
package enum PictureSink: Sendable {
    /// Files in a folder, each whole or not at all.
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
    /// folder keeps beside pictures cannot be written.
    ///
    /// - Parameters:
    ///   - keep: is told of what the manifest has of earlier runs, which drew other pictures into the folder.
    ///   - writePage: writes what the folder shows all of them with, once all are told of.
    /// - Returns: whether a manifest was written, and the paths of what was taken away.
    @discardableResult
    package func draw(
        to sink: PictureSink, isForced: Bool = false, pool: JobPool, until stop: StopSignal = StopSignal(),
        deliver: (SceneOutcome) -> Void, keep: (ManifestEntry) -> Void = { _ in },
        writePage: PageWriter = { page throws(FileSystemError) in page }
    ) async throws(FileSystemError) -> (isWhole: Bool, removed: [String]) {
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
        let themesBefore = pruning == nil ? [] : Self.themes(in: sink)
        var removed: [String] = []
        let isWhole = try recorder.finish(isWhole: !stop.hasBeenGiven, keep: keep) { page throws(FileSystemError) in
            if case .folder(let folder) = sink, let pruning {
                let failed = Set(failures.map(\.theme))
                removed = try pruning.prune(folder, themesBefore: themesBefore, failed: failed)
            }
            return try writePage(page)
        }
        if case .folder = sink { cache?.stamps?.keep() }
        return (isWhole, removed)
    }

    /// The themes that the manifest of a folder knows.
    private static func themes(in sink: PictureSink) -> Set<String> {
        guard case .folder(let folder) = sink, let manifest = try? Manifest(inFolder: folder.path) else { return [] }
        return Set(manifest.entries.compactMap(\.picture?.theme.name))
    }

    /// Why the run may not draw into a folder: what is there belongs to another part of a run, or to a whole one.
    ///
    /// The pictures of the one would be among those of the other, and the manifest would tell of neither.
    package func objection(toDrawingInto folder: String) -> Diagnostic? {
        guard let manifest = ManifestReader(inFolder: folder)?.frame, manifest.fingerprint != nil else { return nil }
        if let objection = manifest.versionObjection {
            let path = OutputFolder.join(folder, Manifest.path)
            return Diagnostic(
                .error, "the manifest '\(path)' \(objection)",
                hints: DocumentVersion.hints + ["take it away, and everything is drawn anew"])
        }
        let hints = ["give each shard a folder of its own, and join them with merge"]
        switch (manifest.shard, plan.shard) {
        case (nil, .whole): return nil
        case (nil, let shard):
            return Diagnostic(
                .error, "'\(folder)' holds a whole run, and shard \(shard.number)/\(shard.count) would be lost in it",
                hints: hints)
        case (let stamp?, let shard) where stamp.shard == shard: return nil
        case (let stamp?, let shard):
            let name = shard == .whole ? "a whole run" : "shard \(shard.number)/\(shard.count)"
            return Diagnostic(
                .error,
                "'\(folder)' holds shard \(stamp.shard.number)/\(stamp.shard.count), and \(name) would be mixed with it",
                hints: hints)
        }
    }

    /// How many files the run is about, without those of states that its themes cannot have (ST-2); `nil` where there
    /// are so many that telling would take long.
    ///
    /// What earlier runs left in the folder tells it for pictures that have not changed; the others are laid out.
    package func fileCount(of total: RenderPlan.Total, for sink: PictureSink, pool: JobPool) async -> Int? {
        // Only painted scenes tell what crops show.
        guard total.scenes <= Self.largestCountedTotal, themes.allSatisfy(\.request.crops.isEmpty) else { return nil }
        let cache = cacheContext(for: sink, isForced: false)
        var count = 0
        await pool.run(
            SceneChunks(plan: plan), worker: { SceneDrawer(self, sink: sink, cache: cache, stop: StopSignal()) },
            work: { drawer, scenes in scenes.reduce(0) { $0 + drawer.fileCount(of: $1) } },
            deliver: { count += $0 })
        return count
    }

    /// How many files would be drawn, counted up to a limit: not those that are as they would be drawn again.
    package func dueCount(upTo limit: Int, for sink: PictureSink, isForced: Bool, pool: JobPool) async -> Int {
        let cache = cacheContext(for: sink, isForced: isForced)
        let stop = StopSignal()
        var count = 0
        await pool.run(
            SceneChunks(plan: plan), until: stop, worker: { SceneDrawer(self, sink: sink, cache: cache, stop: stop) },
            work: { drawer, scenes in scenes.reduce(0) { $0 + drawer.dueCount(of: $1) } },
            deliver: {
                count += $0
                if count >= limit { stop.give() }
            })
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
    func cacheContext(for sink: PictureSink, isForced: Bool) -> CacheContext? {
        let folder: String
        switch sink {
        case .folder(let output): folder = output.path
        case .none(let path): folder = path
        case .stream: return nil
        }
        return CacheContext(
            cache: RenderCache(folder: folder), sources: sources, folder: folder,
            stamps: sources.userCache.map { OutputStamps(of: folder, notesIn: $0) }, isForced: isForced)
    }
}

extension RenderRun {
    /// Which part of which run it is; `nil` for a whole one.
    ///
    /// - Parameter touched: the numbers of the themes of which the shard holds a picture.
    func stamp(touching touched: Set<Int>) -> ShardStamp? {
        guard plan.shard != .whole else { return nil }
        var run = DigestBuilder()
        run.add(all: requestedThemes.sorted())
        let digests = touched.map { number in
            var builder = DigestBuilder()
            themes[number].add(to: &builder, sources.files)
            return (themes[number].theme.name, Digest128(of: builder.bytes.span).hexadecimal)
        }
        return ShardStamp(
            plan.shard, ofRun: Digest128(of: run.bytes.span).hexadecimal,
            themes: Dictionary(digests) { first, _ in first })
    }

    /// The program's and the machine's fingerprint, with the fonts of all themes, and with what draws their drawings.
    ///
    /// - Parameter fontDigests: those of the fonts' files by their paths.
    func fingerprint(fontDigests: [String: String]) -> Fingerprint {
        .current(
            drawingWith: themes.flatMap(\.fontSources), showingDrawings: themes.contains(where: \.showsDrawings)
        ) { fontDigests[$0] }
    }
}
