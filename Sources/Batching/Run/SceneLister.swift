import Documents
package import Jobs
import Rendering

/// What a run would draw of some scenes that follow each other.
package enum SceneListing: Sendable {
    /// Pictures of which nothing is known.
    case new(NewPictures)
    /// A scene of which there is more to tell.
    case scene(SceneOutcome)
}

/// Pictures of which nothing is known of earlier runs, and nothing is to be told but their paths.
package struct NewPictures: Sendable {
    /// A line for each of their paths.
    package fileprivate(set) var lines: [UInt8] = []
    /// How many there are.
    package fileprivate(set) var fileCount = 0
    /// How many scenes they are of, with those that their themes cannot have.
    package fileprivate(set) var sceneCount = 0
    /// How many pictures were planned of the latter.
    package fileprivate(set) var absentCount = 0
}

extension RenderRun {
    /// Tells what `draw` would draw into a folder, in the order of the plan, without drawing it.
    ///
    /// - Parameters:
    ///   - output: what the paths begin with.
    ///   - tellsAbsences: whether states that themes cannot have are to be told one by one.
    package func list(
        in folder: String, as output: String, isForced: Bool, tellsAbsences: Bool, pool: JobPool,
        until stop: StopSignal = StopSignal(), deliver: (SceneListing) -> Void
    ) async {
        let cache = cacheContext(for: .none(folder: folder), isForced: isForced)
        await pool.run(
            VariantChunks(plan: plan), until: stop,
            worker: {
                SceneLister(self, folder: folder, output: output, cache, tellsAbsences: tellsAbsences, stop: stop)
            },
            work: { lister, scenes in lister.list(scenes) },
            deliver: { listings in for listing in listings { deliver(listing) } })
    }
}

/// The variants of a plan in pieces that are worth a worker's taking them.
private struct VariantChunks: Sequence, Sendable {
    let plan: RenderPlan
    static let leastCount = 128

    func makeIterator() -> AnyIterator<[PlannedScene]> {
        var variants = plan.variants.makeIterator()
        return AnyIterator {
            guard var scenes = variants.next() else { return nil }
            while scenes.count < Self.leastCount, let more = variants.next() { scenes += more }
            return scenes
        }
    }
}

/// Tells what becomes of scenes of which nothing is drawn, on one thread.
private struct SceneLister {
    private let run: RenderRun
    private let cache: RenderCache?
    private let newFrame: PathFrame
    private let tellsAbsences: Bool
    private var possibilities: StatePossibilities
    /// For scenes of which more must be known than whether their theme can have them.
    private let drawer: SceneDrawer
    private var listings: [SceneListing] = []
    private var new = NewPictures()

    init(
        _ run: RenderRun, folder: String, output: String, _ context: CacheContext?, tellsAbsences: Bool,
        stop: StopSignal
    ) {
        self.run = run
        self.tellsAbsences = tellsAbsences
        cache = context?.cache
        let reason = context?.isForced == true ? DrawingReason.forced : .new
        newFrame = PathFrame(before: output, after: ": " + reason.rawValue)
        possibilities = StatePossibilities(of: run)
        drawer = SceneDrawer(run, sink: .none(folder: folder), cache: context, stop: stop)
    }

    mutating func list(_ scenes: [PlannedScene]) -> [SceneListing] {
        for scene in scenes {
            switch isPossible(scene) {
            case true?:
                new.sceneCount += 1
                new.fileCount += run.plan.add(pathsOf: scene, to: &new.lines, in: newFrame)
            case false? where !tellsAbsences:
                new.sceneCount += 1
                new.absentCount += run.plan.fileCount(of: scene)
            case false?, nil:
                endNew()
                listings.append(.scene(drawer.draw(scene)))
            }
        }
        endNew()
        defer { listings = [] }
        return listings
    }

    private mutating func endNew() {
        guard new.sceneCount > 0 else { return }
        listings.append(.new(new))
        new = NewPictures()
    }

    /// Whether a theme can have a scene of which nothing is known and nothing to be told; `nil` for any other.
    private mutating func isPossible(_ scene: PlannedScene) -> Bool? {
        guard cache?.mayKnow(run.plan.themes[scene.theme].key(of: scene)) == false else { return nil }
        return possibilities.isPossible(scene)
    }
}
