import Geometry
import Layouts
import Styles

/// A timeline while it is played.
struct TimelineTake {
    private var recording: TimelineRecording
    private var engine: TimelineEngine
    private let theme: Theme
    private let direction: LayoutDirection
    private let relayout: (TimelineContent) -> TimelineLayout
    /// When the next step begins, unless it says so itself, and when the last one began.
    private var time = 0.0
    private var latestStart = 0.0
    private var content = TimelineContent.all
    private var fingers: [Int: FingerPath] = [:]

    init(
        engine: TimelineEngine, theme: Theme, direction: LayoutDirection,
        relayout: @escaping (TimelineContent) -> TimelineLayout
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
        if let subject = step.action.subject, subject != engine.layout.subject { throw .wrongSubject(subject) }
        try perform(step.action, number: number)
        guard time <= Timeline.longestDuration else { throw .tooLong }
    }

    private mutating func perform(
        _ action: TimelineStep.Action, number: Int
    ) throws(TimelineProblem.Cause) {
        switch action {
        case .touchDown(let place, let finger): try touchDown(at: place, finger: finger, step: number)
        case .move(let place, let duration, let finger): try move(to: place, over: duration, finger: finger)
        case .touchUp(let finger): lift(.touchUp(finger: finger), finger: finger)
        case .touchCancel(let finger): lift(.touchCancel(finger: finger), finger: finger)
        case .tap(let place, let hold):
            try touchDown(at: place, finger: 0, step: number)
            time += hold
            lift(.touchUp(), finger: 0)
        case .drag(let drag): self.drag(drag)
        case .swipe(let swipe): self.swipe(swipe)
        case .scroll(let place, let isAnimated):
            handle(.scroll(to: try engine.layout.offset(of: place), isAnimated: isAnimated))
        case .wait(let wait): self.wait(wait)
        case .reload(let content): try reload(content)
        case .shot(let name): shoot(name)
        }
    }

    private mutating func handle(_ input: TimelineInput, content: TimelineContent? = nil) {
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
    /// A touch that is meant for a title and meets a hidden bar is noted.
    private mutating func touchDown(
        at place: TouchPlace, finger: Int, step: Int
    ) throws(TimelineProblem.Cause) {
        let point = try point(of: place, finger: finger)
        fingers[finger] = FingerPath(at: point, time: time)
        let grabs = place.anchor == .list || place.anchor == .grid
        handle(grabs ? .grab(finger: finger) : .touchDown(finger: finger, at: point))
        if place.anchor.isTitle, engine.hasIdleBar { recording.missedTouches.append(step) }
    }

    private mutating func lift(_ input: TimelineInput, finger: Int) {
        fingers[finger] = nil
        handle(input)
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
        pull(dx: 0, dy: drag.distance, over: drag.duration, hold: drag.hold, velocity: drag.velocity)
    }

    private mutating func swipe(_ swipe: TimelineStep.Swipe) {
        pull(
            dx: distance(of: swipe.way), dy: 0, over: swipe.duration, hold: swipe.hold,
            velocity: swipe.velocity.map { mirrors ? -$0 : $0 })
    }

    /// A finger takes hold of the list or of the pages, moves, stays and lifts.
    private mutating func pull(dx: Double, dy: Double, over duration: Double, hold: Double, velocity: Double?) {
        handle(.grab())
        handle(.touchMove(to: engine.layout.center.offset(dx: dx, dy: dy), over: duration))
        time += duration + hold
        handle(.touchUp(velocity: velocity))
    }

    private var mirrors: Bool { direction == .rightToLeft }

    /// In points to the right.
    private func distance(of way: SwipeWay) -> Double {
        let points =
            switch way {
            case .points(let points): points
            case .pages(let pages): -pages * engine.layout.pageWidth
            }
        return mirrors ? -points : points
    }

    private mutating func reload(_ content: TimelineContent) throws(TimelineProblem.Cause) {
        if case .sections(let titles) = content, case .list(let layout) = recording.start.layout {
            for title in titles { _ = try layout.title(named: title) }
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
        let anchor: Point
        switch place.anchor {
        case .point(let x, let y): anchor = Point(x: mirrors ? theme.canvas.size.width - x : x, y: y)
        case .finger: anchor = fingers[finger]?.point(at: time) ?? engine.layout.center
        case .pages(let pages):
            let start = fingers[finger]?.point(at: time) ?? engine.layout.center
            anchor = start.offset(dx: distance(of: .pages(pages)))
        default: anchor = try engine.layout.point(of: place.anchor, offset: engine.screen(at: time).offset)
        }
        return anchor.offset(dx: mirrors ? -place.dx : place.dx, dy: place.dy)
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
        case .pressIn: grid.cell.pressIn.delay + grid.cell.pressIn.duration
        case .pressOut: grid.cell.pressOut.delay + grid.cell.pressOut.duration
        case .scroll: AnimatedScroll.duration
        }
    }
}
