import Geometry
import Layouts
import Styles

/// A timeline while it is played.
struct TimelineTake {
    private var recording: TimelineRecording
    private var engine: ScreenEngine
    private let theme: Theme
    private let direction: LayoutDirection
    private let relayout: (TimelineContent) -> ScreenLayout
    /// When the next step begins, unless it says so itself, and when the last one began.
    private var time = 0.0
    private var latestStart = 0.0
    private var content = TimelineContent.all
    private var fingers: [Int: FingerPath] = [:]

    init(
        engine: ScreenEngine, theme: Theme, direction: LayoutDirection,
        relayout: @escaping (TimelineContent) -> ScreenLayout
    ) {
        self.recording = TimelineRecording(start: engine)
        self.engine = engine
        self.theme = theme
        self.direction = direction
        self.relayout = relayout
    }

    mutating func finish() -> TimelineRecording {
        recording.duration = max(time, recording.duration)
        recording.events += engine.advance(to: recording.duration)
        recording.events = recording.events.inOrder()
        recording.end = engine
        return recording
    }

    /// `number` is the step's from 0.
    mutating func perform(_ step: TimelineStep, number: Int) throws(TimelineProblem.Cause) {
        if let start = step.time {
            guard start >= latestStart else { throw .backInTime(latestStart) }
            recording.duration = max(recording.duration, time)
            time = start
        }
        guard time <= Timeline.longestDuration else { throw .tooLong }
        latestStart = time
        try perform(step.action)
        if step.action.isForBar, engine.bar.touch == .idle { recording.missedTouches.append(number) }
        guard time <= Timeline.longestDuration else { throw .tooLong }
    }

    private mutating func perform(_ action: TimelineStep.Action) throws(TimelineProblem.Cause) {
        switch action {
        case .touchDown(let place, let finger): try touchDown(at: place, finger: finger)
        case .move(let place, let duration, let finger): try move(to: place, over: duration, finger: finger)
        case .touchUp(let finger):
            fingers[finger] = nil
            handle(.touchUp(finger: finger))
        case .touchCancel(let finger):
            fingers[finger] = nil
            handle(.touchCancel(finger: finger))
        case .drag(let drag): self.drag(drag)
        case .scroll(let place, let isAnimated):
            handle(.scroll(to: .offset(try engine.layout.offset(of: place)), isAnimated: isAnimated))
        case .wait(let wait): self.wait(wait)
        case .reload(let content): try reload(content)
        case .shot(let name): shoot(name)
        }
    }

    private mutating func handle(_ input: ScreenInput, content: TimelineContent? = nil) {
        self.content = content ?? self.content
        recording.inputs.append(TimelineRecording.Input(time: time, input: input, content: self.content))
        recording.events += engine.handle(input, at: time)
    }

    private mutating func shoot(_ name: String) {
        recording.events += engine.advance(to: time)
        recording.shots.append(
            TimelineRecording.Moment(name: name, time: time, screen: engine.screen(at: time), content: content))
    }
}

extension TimelineTake {
    private mutating func touchDown(at place: TouchPlace, finger: Int) throws(TimelineProblem.Cause) {
        let point = try point(of: place, finger: finger)
        fingers[finger] = FingerPath(at: point, time: time)
        handle(place.anchor == .list ? .grab(finger: finger) : .touchDown(finger: finger, at: point))
    }

    private mutating func move(
        to place: TouchPlace, over duration: Double, finger: Int
    ) throws(TimelineProblem.Cause) {
        let point = try point(of: place, finger: finger)
        fingers[finger]?.move(to: point, at: time, over: duration)
        handle(.touchMove(finger: finger, to: point, over: duration))
        time += duration
    }

    private mutating func drag(_ drag: TimelineStep.Drag) {
        let start = engine.layout.list.area.frame.center
        handle(.grab())
        handle(.touchMove(to: start.offset(dy: drag.distance), over: drag.duration))
        time += drag.duration + drag.hold
        handle(.touchUp(velocity: drag.velocity))
    }

    private mutating func reload(_ content: TimelineContent) throws(TimelineProblem.Cause) {
        if case .sections(let titles) = content {
            for title in titles { _ = try recording.start.layout.title(named: title) }
        }
        fingers = [:]
        handle(.reload(relayout(content)), content: content)
    }

    private mutating func wait(_ wait: TimelineWait) {
        switch wait {
        case .seconds(let seconds): time += seconds
        case .share(let share, let phase): time += share * theme.duration(of: phase)
        case .rest:
            recording.events += engine.advance(to: time)
            while let next = engine.nextChange, next <= Timeline.longestDuration {
                recording.events += engine.advance(to: next)
                time = max(time, next)
            }
        }
    }

    private func point(of place: TouchPlace, finger: Int) throws(TimelineProblem.Cause) -> Point {
        let layout = engine.layout
        let frame = layout.list.area.frame
        let mirrors = direction == .rightToLeft
        let anchor: Point
        switch place.anchor {
        case .title(let name): anchor = try layout.point(ofTitle: try layout.title(named: name))
        case .number(let number): anchor = try layout.point(ofTitle: number)
        case .share(let share): anchor = try layout.point(ofTitle: try layout.title(atShare: share))
        case .list: anchor = frame.center
        case .point(let x, let y): anchor = Point(x: mirrors ? frame.minX + frame.maxX - x : x, y: y)
        case .finger: anchor = fingers[finger]?.point(at: time) ?? frame.center
        }
        return anchor.offset(dx: mirrors ? -place.dx : place.dx, dy: place.dy)
    }
}

extension TimelineStep.Action {
    /// Whether a finger comes down on a title.
    fileprivate var isForBar: Bool {
        guard case .touchDown(let place, _) = self else { return false }
        return switch place.anchor {
        case .title, .number, .share: true
        case .list, .point, .finger: false
        }
    }
}

extension Theme {
    /// The seconds that the theme gives to something.
    fileprivate func duration(of phase: TimelineWait.Phase) -> Double {
        switch phase {
        case .barFadeIn: indexBar.fadeIn.delay + indexBar.fadeIn.duration
        case .barDelay: indexBar.fadeOut.delay
        case .barFadeOut: indexBar.fadeOut.duration
        case .bubbleFadeIn: bubble.fadeIn.delay + bubble.fadeIn.duration
        case .bubbleHold: bubble.fadeOut.delay
        case .bubbleFadeOut: bubble.fadeOut.duration
        case .scroll: AnimatedScroll.duration
        }
    }
}
