package import DisplayLists
package import Documents
import Geometry
package import Rendering
package import Timelines

/// A theme under fingers (LV-1): what it shows follows from what was done, which can be written as a timeline.
///
/// Time passes in real time only while a page watches and something moves or is touched; for programs it passes by the
/// steps that they send.
package actor LiveSession {
    /// What addresses call it.
    nonisolated package let id: String
    /// What it shows.
    var setup: SessionSetup
    /// What was read for that.
    var screen: SessionScreen
    /// All that was done since the session or its recording began.
    var play: OpenTimeline
    /// The state whose stage is set, with another content or canvas than the theme's.
    var stage: CanonicalState?
    /// The screen without that stage.
    var unstaged: SessionScreen?
    var clock = SessionClock()
    /// What is wrong with its files, as a terminal shows it; the last good picture stays (LV-2).
    package internal(set) var problem: String?
    var isPaused = false
    let allowsOutside: Bool
    let themes: ServedThemes
    /// The path of the folder that baselines are saved in.
    let baselines: String
    var watcher: SessionWatcher?
    var lastUse = ContinuousClock.now
    /// Since when nothing moves and no finger is down.
    var restSince: ContinuousClock.Instant?
    /// When a wheel last turned that holds the content, which is then let go.
    var lastWheel: ContinuousClock.Instant?
    /// Where the page's finger is.
    var fingerPlace: Point?
    var viewer = SessionViewer()

    /// Reads a setup's files and watches them; throws all that is wrong with them.
    package init(
        id: String, setup: SessionSetup, themes: ServedThemes, allowsOutside: Bool, baselines: String = "Baselines"
    ) throws(DiagnosticError) {
        (self.id, self.setup, self.themes, self.allowsOutside) = (id, setup, themes, allowsOutside)
        self.baselines = baselines
        screen = try SessionScreen(setup, allowsOutside: allowsOutside)
        play = screen.layout.opened
    }

    /// The number of the finger that a wheel is.
    static let wheelFinger = 9
    /// Seconds without a turn after which a wheel lets go; less than the pause that stops a finger (ST-1).
    static let wheelPause = 0.08
    /// A timeline holds no more steps; with those the session begins a new one.
    static let stepLimit = 7000
    /// Seconds before the longest that a timeline may last at which the session begins a new one.
    static let timeMargin = 5.0
    /// Seconds at rest after which its time stands still.
    static let restPause = 1.0
}

extension LiveSession {
    /// Up to when time has passed, in seconds.
    package var shownTime: Double { play.shownTime }

    /// What shows at that time.
    package var state: OpenTimeline.State { play.state }

    /// The fingers that are down, by their numbers from 0.
    package var fingersDown: Set<Int> { play.fingersDown }

    /// How many steps its timeline has.
    package var stepCount: Int { play.steps.count }

    /// The states that it can go to.
    package var possibleStates: [CanonicalState] { screen.possibleStates }

    /// The names of the index's titles.
    package var titles: [String] { screen.layout.titles }

    /// The canvas in points.
    var size: Size { screen.layout.canvas }

    /// The paths of all files that it was read from.
    var files: Set<String> { screen.files }

    /// What shows.
    package func scene(look: Int = 0) -> Scene? { screen.scene(of: play.state, showing: play.content, look: look) }

    /// A file of what shows; `nil` where there is no such appearance.
    ///
    /// - Parameters:
    ///   - annotations: what is told of the nodes (SC-4).
    ///   - fingerprint: what draws it, where a description is to tell that.
    package func file(
        as format: PictureFormat, look: Int = 0, annotations: [Annotation.Layer] = [], fingerprint: JSONValue? = nil
    ) throws(DiagnosticError) -> ExportedFile? {
        note()
        passTime()
        guard screen.looks.indices.contains(look), let scene = scene(look: look) else { return nil }
        var options = ExportOptions(format, scale: setup.scale)
        options.presentation.annotations = annotations
        options.fingerprint = fingerprint
        if annotations.contains(.tokens) {
            options.presentation.tokens = screen.theme.tokenUses(in: screen.looks[look].appearance)
        }
        return try export(scene, as: options, with: screen.tools)
    }

    /// What was done as a timeline's file.
    ///
    /// Throws where no timeline of the theme can show it, as the stage has another content or canvas.
    package func timelineText() throws(DiagnosticError) -> String {
        note()
        passTime()
        if let stage {
            throw DiagnosticError(
                "\(stage.path) is played on another content or canvas, which no timeline can say",
                hints: ["reset the session, or choose another state"])
        }
        let theme = themes.name(of: setup.theme)
        // The last moment is a step too, so that the timeline lasts as long.
        let end = TimelineStep(.wait(.seconds(0)), at: play.shownTime)
        return Timeline(steps: play.steps + [end]).file(comments: ["What was done on \(theme) in a live session."])
    }

    /// A film of its last seconds.
    func film(as format: PictureFormat, seconds: Double) throws(DiagnosticError) -> ExportedFile {
        note()
        passTime()
        let rate = 30.0
        let start = max(play.shownTime - seconds, 0)
        let count = Int(((play.shownTime - start) * rate).rounded(.down)) + 1
        guard var again = replayed(on: screen, upTo: start) else {
            throw DiagnosticError("what was done cannot be done again")
        }
        var scenes: [Scene] = []
        var rest = play.steps.drop { ($0.time ?? 0) <= start }
        for number in 0..<count {
            let time = start + Double(number) / rate
            while let step = rest.first, (step.time ?? 0) <= time {
                try? again.perform(step)
                rest.removeFirst()
            }
            again.advance(to: time)
            if let scene = screen.scene(of: again.state, showing: again.content) { scenes.append(scene) }
        }
        let shown = scenes
        let frames = FilmFrames(count: shown.count, frameRate: rate) { shown[$0] }
        return try export(frames, as: ExportOptions(format, scale: setup.scale, frameRate: rate), with: screen.tools)
    }

    /// Seconds since it was last asked for anything; 0 while a page watches.
    var idleness: Double { viewer.isWatching ? 0 : (ContinuousClock.now - lastUse) / .seconds(1) }

    func note() { lastUse = .now }
}

extension LiveSession {
    /// Watches its files from now on.
    package func watch() {
        guard watcher == nil else { return }
        watcher = SessionWatcher(screen.files.union(themes.sources), readAt: screen.readTime) { [weak self] in
            await self?.filesChanged() ?? []
        }
    }

    /// Ends watching, and the page's conversation.
    package func close() {
        watcher?.stop()
        viewer.leave()
    }

    /// Reads the files again (LV-2), and returns those that are to be watched from now on.
    private func filesChanged() -> Set<String> {
        do throws(DiagnosticError) {
            try themes.searchAgain()
            let screen = try SessionScreen(setup, allowsOutside: allowsOutside, replacing: screen)
            problem = nil
            show(screen, startingAnew: false)
            return screen.files.union(themes.sources)
        } catch {
            problem = error.description
            viewer.needsDescription = true
            wake()
            return screen.files.union([setup.theme]).union(themes.sources)
        }
    }
}
