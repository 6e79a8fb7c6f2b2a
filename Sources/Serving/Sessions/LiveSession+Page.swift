import Documents
import Geometry
import Styles
import Theming
import Thumbindex
import Timelines

extension LiveSession {
    /// Takes a page in, in place of another, which is let go; returns its number.
    package func attach(_ signal: AsyncStream<Void>.Continuation) -> Int {
        note()
        watch()
        let number = viewer.attach(signal)
        wake()
        return number
    }

    /// Works out what the first page is to be told.
    func prepare() {
        _ = screen.possibleStates
        for number in screen.looks.indices {
            if let scene = scene(look: number) { _ = try? screen.looks[number].picture.show(scene) }
        }
    }

    /// Lets a page go.
    func detach(_ number: Int) {
        guard viewer.detach(number) else { return }
        note()
        lift()
        clock.pause()
    }

    /// Does what a page says.
    package func receive(_ text: String, from number: Int) {
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
        case "ack":
            if viewer.acknowledge(Int(exactly: message.number("frame") ?? 0) ?? 0) { viewer.wake() }
            return
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
        case "speed":
            clock.setSpeed(message.number("value") ?? 1)
            viewer.needsDescription = true
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
    package func update(for number: Int) -> SessionUpdate? {
        guard number == viewer.number else { return nil }
        passTime()
        let isMoving = clock.isRunning && (!play.isAtRest || lastWheel != nil || restSince != nil)
        var update = SessionUpdate(messages: [], isMoving: isMoving && !viewer.isHidden)
        update.messages += viewer.takeDescription { describe() }
        if viewer.mayDraw() {
            do throws(DiagnosticError) {
                let frame = (state: play.state, content: play.content)
                update.messages += try viewer.draw(&screen, frame.state, frame.content, time: play.shownTime)
            } catch {
                viewer.complain(error.description)
            }
        }
        // Pictures first: they are what a finger waits for.
        update.messages += viewer.takeNews()
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
                .init("reader", screen.theme.theme(in: .light).platform.json), .init("paused", .bool(isPaused)),
                .init("speed", .number(clock.speed)),
            ] + setup.json)
    }
}

extension PlatformSettings {
    /// By the keys of themes.
    fileprivate var json: JSONValue {
        [
            "text-size": .string(textSize.rawValue), "font-scale": .number(fontScale), "bold-text": .bool(boldText),
            "contrast": .string(contrast.rawValue), "reduce-motion": .bool(reduceMotion),
            "reduce-transparency": .bool(reduceTransparency), "zoom": .bool(zoom), "pseudo": .string(pseudo.rawValue),
        ]
    }
}

extension DocumentNode {
    fileprivate func number(_ key: String) -> Double? {
        if case .number(let value, _) = self[key]?.value { value } else { nil }
    }

    fileprivate var isTrue: Bool {
        if case .bool(true) = value { true } else { false }
    }
}
