import DisplayLists
import Documents
import Foundation
import Geometry
import Interaction
import Rendering
import Theming
import Thumbindex
import Timelines

/// A theme under fingers (LV-1): what it shows follows from what was done, which can be written as a timeline.
///
/// Time passes in real time only while a page watches and something moves or is touched; for programs it passes by the
/// steps that they send.
actor LiveSession {
    /// What addresses call it.
    nonisolated let id: String
    private(set) var setup: SessionSetup
    private(set) var screen: SessionScreen
    /// All that was done since the session or its recording began.
    private(set) var play: OpenTimeline
    /// The state whose stage is set, with another content or canvas than the theme's.
    private(set) var stage: CanonicalState?
    /// The screen without that stage.
    private var unstaged: SessionScreen?
    private(set) var clock = SessionClock()
    /// What is wrong with its files, as a terminal shows it; the last good picture stays (LV-2).
    private(set) var problem: String?
    private(set) var isPaused = false
    let allowsOutside: Bool
    private let themes: ServedThemes
    private var watcher: SessionWatcher?
    private var lastUse = ContinuousClock.now
    private var restSince: ContinuousClock.Instant?
    /// When a wheel last turned that holds the content, which is then let go.
    private var lastWheel: ContinuousClock.Instant?
    /// Where the page's finger is.
    private var fingerPlace: Point?
    private(set) var viewer = SessionViewer()

    /// Reads a setup's files and watches them; throws all that is wrong with them.
    init(id: String, setup: SessionSetup, themes: ServedThemes, allowsOutside: Bool) throws(DiagnosticError) {
        (self.id, self.setup, self.themes, self.allowsOutside) = (id, setup, themes, allowsOutside)
        screen = try SessionScreen(setup, allowsOutside: allowsOutside)
        play = screen.layout.opened
    }

    /// The number of the finger that a wheel is.
    private static let wheelFinger = 9
    /// Seconds without a turn after which a wheel lets go; less than the pause that stops a finger (ST-1).
    private static let wheelPause = 0.08
    /// A timeline holds no more steps; with those the session begins a new one.
    private static let stepLimit = 7000
    /// Seconds before the longest that a timeline may last at which the session begins a new one.
    private static let timeMargin = 5.0
    /// Seconds at rest after which its time stands still.
    private static let restPause = 1.0
}

// MARK: What it shows

extension LiveSession {
    /// The canvas in points.
    var size: Size { screen.layout.canvas }

    /// What shows.
    func scene(look: Int = 0) -> Scene? { screen.scene(of: play.state, showing: play.content, look: look) }

    /// A file of what shows; `nil` where there is no such appearance.
    func file(as format: PictureFormat, look: Int = 0) throws(DiagnosticError) -> ExportedFile? {
        note()
        passTime()
        guard screen.looks.indices.contains(look), let scene = scene(look: look) else { return nil }
        return try export(scene, as: ExportOptions(format, scale: setup.scale), with: screen.tools)
    }

    /// What was done as a timeline's file.
    ///
    /// Throws where no timeline of the theme can show it, as the stage has another content or canvas.
    func timelineText(name: String? = nil) throws(DiagnosticError) -> String {
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

// MARK: What is done

extension LiveSession {
    /// Does a timeline's steps, all or none, and returns what happened and what then shows:
    /// `{"time", "events", "size", "nodes"}`.
    ///
    /// Throws what is wrong with the steps, each at its place.
    @discardableResult
    func perform(_ steps: DocumentNode) throws(DiagnosticError) -> String {
        note()
        passTime()
        makeRoom()
        let file = try TimelineFile(steps, withFingersDown: play.fingersDown)
        var changed = play
        var problems: [TimelineProblem] = []
        for (number, step) in file.timeline.steps.enumerated() {
            do {
                try changed.perform(step)
            } catch {
                problems.append(TimelineProblem(step: number, cause: error))
            }
        }
        guard problems.isEmpty else {
            throw DiagnosticError(file.diagnostics(of: TimelineProblems(problems: problems)))
        }
        changed.advance(to: changed.time)
        play = changed
        clock.set(play.shownTime)
        let events = play.takeEvents()
        viewer.add(events)
        wake()
        guard let scene = scene() else { return "{}" }
        return scene.jsonObject(heading: [
            .init("time", .number(play.shownTime)), .init("events", .array(events.map(\.json))),
        ]) + "\n"
    }

    /// Begins anew, at rest; what was done is forgotten.
    func reset() {
        if let unstaged { screen = unstaged }
        screen.isShown = false
        (play, stage, unstaged, fingerPlace, lastWheel) = (screen.layout.opened, nil, nil, nil, nil)
        clock.set(0)
        viewer.forgetEvents()
        wake()
    }

    /// Goes to a canonical state, as its gestures bring it about from rest.
    ///
    /// Throws where the theme or its content cannot have it.
    func go(to state: CanonicalState) throws(DiagnosticError) {
        note()
        reset()
        guard let staged = screen.staged(for: state) else {
            throw DiagnosticError("the theme or its content cannot have \(state.path)")
        }
        if !state.isAsThemed { (screen, stage, unstaged) = (staged, state, screen) }
        play = screen.layout.opened
        for step in state.timeline.steps { try? play.perform(step) }
        play.advance(to: play.time)
        viewer.add(play.takeEvents())
        clock.set(play.shownTime)
        wake()
    }

    /// Begins a recording where the session is, its time at 0.
    func beginRecording() {
        note()
        passTime()
        play = reopened(on: screen, at: 0)
        clock.set(play.shownTime)
        wake()
    }

    /// Shows something else, as a request says; what was done is done again there, as far as it can be.
    ///
    /// Throws what is wrong with the request or its files; nothing has changed then.
    func change(_ request: DocumentNode) throws(DiagnosticError) {
        note()
        var setup = setup
        try setup.apply(request, themes: themes)
        let screen = try SessionScreen(setup, allowsOutside: allowsOutside, replacing: screen)
        let isOther = setup.theme != self.setup.theme || setup.component != self.setup.component
        self.setup = setup
        show(screen, startingAnew: isOther)
        problem = nil
        watcher?.watch(screen.files)
    }

    /// Tries values no longer, by the paths of their properties.
    func forget(values paths: [String]) {
        for path in paths { setup.values[path] = nil }
    }

    private func show(_ screen: SessionScreen, startingAnew: Bool) {
        passTime()
        if let stage, !startingAnew, let staged = screen.staged(for: stage) {
            (self.screen, unstaged) = (staged, screen)
            play = replayed(on: staged, upTo: play.shownTime) ?? staged.layout.opened
        } else {
            (stage, unstaged) = (nil, nil)
            play =
                startingAnew || screen.isList != self.screen.isList
                ? screen.layout.opened : reopened(on: screen, at: play.shownTime)
            self.screen = screen
        }
        clock.set(play.shownTime)
        viewer.needsDescription = true
        wake()
    }
}

// MARK: Other themes under the same fingers

extension LiveSession {
    /// What was done, done again on another screen up to a time; `nil` where it cannot be.
    private func replayed(on screen: SessionScreen, upTo time: Double) -> OpenTimeline? {
        var again = screen.layout.opened
        for step in play.steps where (step.time ?? 0) <= time {
            guard (try? again.perform(step)) != nil else { return nil }
        }
        again.advance(to: time)
        _ = again.takeEvents()
        return again
    }

    /// A timeline on a screen that shows what shows now as far as it can (LV-2): what was done done again, where that
    /// leads to the same; else the offset, and the finger where it is.
    private func reopened(on screen: SessionScreen, at time: Double) -> OpenTimeline {
        if time >= play.shownTime, let again = replayed(on: screen, upTo: time), resembles(again, on: screen) {
            return again
        }
        var fresh = screen.layout.opened
        let offset: Double =
            switch play.state {
            case .list(let state): state.offset
            case .grid(let state): state.offset
            }
        try? fresh.perform(TimelineStep(.scroll(to: .offset(offset)), at: time))
        if let place = fingerPlace, play.fingersDown.contains(0) {
            try? fresh.perform(TimelineStep(.touchDown(touchPlace(place, on: screen)), at: time))
        }
        fresh.advance(to: time)
        _ = fresh.takeEvents()
        return fresh
    }

    private func resembles(_ other: OpenTimeline, on screen: SessionScreen) -> Bool {
        guard other.fingersDown == play.fingersDown else { return false }
        switch (play.state, other.state) {
        case (.list(let here), .list(let there)):
            let title = here.highlight.map { self.screen.layout.titles[$0] }
            return abs(here.offset - there.offset) < 0.5 && title == there.highlight.map { screen.layout.titles[$0] }
        case (.grid(let here), .grid(let there)): return abs(here.offset - there.offset) < 0.5
        default: return false
        }
    }

    /// Begins a new timeline before the present one is longer than a file may be.
    private func makeRoom() {
        guard play.steps.count > Self.stepLimit || play.time > Timeline.longestDuration - Self.timeMargin else {
            return
        }
        play = reopened(on: screen, at: 0)
        clock.set(play.shownTime)
    }

    /// A point of the canvas as timelines name it: from right to left they count from the right (IB-13).
    private func touchPlace(_ point: Point, on screen: SessionScreen) -> TouchPlace {
        let x = screen.direction == .rightToLeft ? screen.layout.canvas.width - point.x : point.x
        return TouchPlace(.point(x: x.inHundredths, y: point.y.inHundredths))
    }
}

// MARK: Files

extension LiveSession {
    /// Watches its files from now on.
    func watch() {
        guard watcher == nil else { return }
        watcher = SessionWatcher(screen.files, readAt: screen.readTime) { [weak self] in
            await self?.filesChanged() ?? []
        }
    }

    /// Ends watching, and the page's conversation.
    func close() {
        watcher?.stop()
        viewer.leave()
    }

    /// Reads the files again (LV-2), and returns those that are to be watched from now on.
    private func filesChanged() -> Set<String> {
        do throws(DiagnosticError) {
            let screen = try SessionScreen(setup, allowsOutside: allowsOutside, replacing: screen)
            problem = nil
            show(screen, startingAnew: false)
            return screen.files
        } catch {
            problem = error.description
            viewer.needsDescription = true
            wake()
            return screen.files.union([setup.theme])
        }
    }
}

// MARK: Time

extension LiveSession {
    /// Lets the session's time pass up to now, and gathers what happens.
    private func passTime() {
        guard clock.isRunning else { return }
        let now = ContinuousClock.now
        letGoOfWheel(now)
        play.advance(to: min(clock.time(at: now), Timeline.longestDuration))
        viewer.add(play.takeEvents())
        guard play.isAtRest, play.fingersDown.isEmpty else {
            restSince = nil
            if play.shownTime > Timeline.longestDuration - Self.timeMargin { makeRoom() }
            return
        }
        let start = restSince ?? now
        restSince = start
        if now - start > .seconds(Self.restPause) { clock.pause(at: now) }
    }

    private func letGoOfWheel(_ now: ContinuousClock.Instant) {
        guard let lastWheel, now - lastWheel > .seconds(Self.wheelPause) else { return }
        self.lastWheel = nil
        act(.touchUp(finger: Self.wheelFinger), at: clock.time(at: lastWheel + .seconds(Self.wheelPause)))
    }

    /// Does something at a time of the clock, or as soon as the session can.
    private func act(_ action: TimelineStep.Action, at time: Double) {
        makeRoom()
        try? play.perform(TimelineStep(action, at: max(time, play.shownTime, play.time)))
    }

    /// Has the page told of what has changed.
    private func wake() {
        restSince = nil
        if viewer.isWatching, !isPaused { clock.run() }
        viewer.wake()
    }
}

// MARK: The page

extension LiveSession {
    /// Takes a page in, in place of another, which is let go; returns its number.
    func attach(_ signal: AsyncStream<Void>.Continuation) -> Int {
        note()
        watch()
        let number = viewer.attach(signal)
        wake()
        return number
    }

    /// Lets a page go.
    func detach(_ number: Int) {
        guard viewer.detach(number) else { return }
        note()
        lift()
        clock.pause()
    }

    /// Does what a page says.
    func receive(_ text: String, from number: Int) {
        guard number == viewer.number else { return }
        do throws(DiagnosticError) {
            try receive(try DocumentNode.parse(SourceText(name: "message.json", text: text)))
        } catch {
            viewer.complain(error.description)
        }
    }

    private func receive(_ message: DocumentNode) throws(DiagnosticError) {
        if let input = message.number("n") { viewer.input = Int(exactly: input) ?? viewer.input }
        let place = Point(x: message.number("x") ?? 0, y: message.number("y") ?? 0)
        switch message["type"]?.string {
        case "ack": viewer.acknowledge(Int(exactly: message.number("frame") ?? 0) ?? 0)
        case "down": touch(place) { .touchDown($0) }
        case "move":
            if play.fingersDown.contains(0) { touch(place) { .move($0, over: 0) } }
        case "up": lift()
        case "wheel": wheel(place)
        case "scroll": scroll(by: message.number("by") ?? 0)
        case "steps":
            if let steps = message["steps"] { try perform(steps) }
        case "state":
            guard let state = message["path"]?.string.flatMap(CanonicalState.init(path:)) else {
                throw DiagnosticError([message.error("there is no such state")])
            }
            try go(to: state)
            viewer.needsDescription = true
        case "setup":
            if let setup = message["setup"] { try change(setup) }
        case "speed": clock.setSpeed(message.number("value") ?? 1)
        case "pause": pause(message["value"].map { $0.isTrue } ?? true)
        case "frame": stepFrame()
        case "hidden": viewer.isHidden = message["value"]?.isTrue ?? false
        case "reset": reset()
        case "record": beginRecording()
        case "shot":
            let shot: JSONValue = [["shot": .string(message["name"]?.string ?? "")]]
            try perform(try DocumentNode.parse(SourceText(name: "message.json", text: shot.line)))
        default: throw DiagnosticError([message.error("a page says nothing of this type")])
        }
        wake()
    }

    /// What a page is to be told now.
    func update(for number: Int) -> SessionUpdate? {
        guard number == viewer.number else { return nil }
        passTime()
        let isMoving = clock.isRunning && (!play.isAtRest || lastWheel != nil || restSince != nil)
        var update = SessionUpdate(messages: [], isMoving: isMoving && !viewer.isHidden)
        update.messages += viewer.takeTexts(description: { describe() })
        guard viewer.mayDraw else { return update }
        do throws(DiagnosticError) {
            let frame = (state: play.state, content: play.content)
            update.messages += try viewer.draw(&screen, frame.state, frame.content, time: play.shownTime)
        } catch {
            viewer.complain(error.description)
        }
        return update
    }

    private func touch(_ place: Point, _ action: (TouchPlace) -> TimelineStep.Action) {
        let time = clock.time()
        let step = action(touchPlace(place, on: screen))
        if case .touchDown = step { lift() }
        act(step, at: time)
        fingerPlace = place
    }

    private func lift() {
        for finger in play.fingersDown.sorted() { act(.touchUp(finger: finger), at: clock.time()) }
        (fingerPlace, lastWheel) = (nil, nil)
    }

    /// A wheel is a finger that takes hold of the content, and lets go when the wheel stands still.
    private func wheel(_ distance: Point) {
        if lastWheel == nil {
            guard play.fingersDown.isEmpty else { return }
            clock.run()
            act(.touchDown(TouchPlace(screen.isList ? .list : .grid), finger: Self.wheelFinger), at: clock.time())
        }
        lastWheel = .now
        let dx = screen.direction == .rightToLeft ? distance.x : -distance.x
        let place = TouchPlace(.finger, dx: dx.inHundredths, dy: -distance.y.inHundredths)
        act(.move(place, over: 0, finger: Self.wheelFinger), at: clock.time())
    }

    private func scroll(by distance: Double) {
        let offset: Double =
            switch play.state {
            case .list(let state): state.offset
            case .grid(let state): state.offset
            }
        act(.scroll(to: .offset((offset + distance).inHundredths), isAnimated: true), at: clock.time())
    }

    private func pause(_ isPaused: Bool) {
        passTime()
        self.isPaused = isPaused
        if isPaused { clock.pause() }
        viewer.needsDescription = true
    }

    /// One frame of a film further.
    private func stepFrame() {
        pause(true)
        play.advance(to: min(play.shownTime + 1.0 / 60, Timeline.longestDuration))
        viewer.add(play.takeEvents())
        clock.set(play.shownTime)
    }

    /// What the page's controls show.
    private func describe() -> JSONValue {
        let modifiers = screen.theme.modifiers.map { modifier in
            JSONValue.object([
                .init("name", .string(modifier.name)), .init("contexts", .array(modifier.contexts.map { .string($0) })),
                .init("value", .string(setup.contexts[modifier.name]?.string ?? modifier.defaultContext ?? "")),
            ])
        }
        let components = Component.allCases.filter(screen.theme.components.contains)
        return .object(
            [
                .init("theme", .string(themes.name(of: setup.theme))), .init("title", .string(screen.theme.title)),
                .init("themes", .array(themes.names.map { .string($0) })),
                .init("components", .array(components.map { .string($0.rawValue) })),
                .init("states", .array(screen.possibleStates.map { .string($0.path) })),
                .init("modifiers", .array(modifiers)), .init("isList", .bool(screen.isList)),
                .init("size", .array([.number(size.width), .number(size.height)])),
                .init("properties", .array(ThemeFile.propertyPaths.map { .string($0) })),
                .init("titles", .array(screen.layout.titles.map { .string($0) })),
                .init("shownLocale", .string(screen.locale)),
                .init("shownDirection", .string(screen.direction.rawValue)),
                .init("problem", problem.map { .string($0) } ?? .null),
                .init("warnings", .array(screen.warnings.map { .string($0.description) })),
                .init("paused", .bool(isPaused)), .init("speed", .number(clock.speed)),
            ] + setup.json)
    }
}

extension Double {
    /// As a timeline of a live session writes points.
    fileprivate var inHundredths: Double { (self * 100).rounded() / 100 }
}

extension DocumentNode {
    fileprivate func number(_ key: String) -> Double? {
        if case .number(let value, _) = self[key]?.value { value } else { nil }
    }

    fileprivate var isTrue: Bool {
        if case .bool(true) = value { true } else { false }
    }
}
