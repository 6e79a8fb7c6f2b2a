import DisplayLists
package import Documents
import Geometry
import Interaction
import Rendering
import Thumbindex
package import Timelines

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
    package func go(to state: CanonicalState) throws(DiagnosticError) {
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
        watcher?.watch(screen.files.union(themes.sources))
    }

    /// Tries values no longer, by the paths of their properties.
    func forget(values paths: [String]) {
        for path in paths { setup.values[path] = nil }
    }

    func show(_ screen: SessionScreen, startingAnew: Bool) {
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
