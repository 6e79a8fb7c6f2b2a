import Contents
import Geometry
import Interaction
import Layouts
import Styles

/// A timeline while it is played on an engine.
struct TimelineTake<Engine: PlayedEngine> {
    typealias Moment = TimelineRecording<Engine.State>.Moment

    private let layout: Layout<Engine.Content>
    private let start: Engine
    private var engine: Engine
    /// When the next step begins, unless it says so itself, and when the last one began.
    private(set) var time = 0.0
    private var latestStart = 0.0
    /// The end of the latest step so far.
    private var duration = 0.0
    private(set) var content = TimelineContent.all
    private var fingers: [Int: FingerPath] = [:]
    private var inputs: [Input] = []
    private var events: [TimedEvent] = []
    private var shots: [Moment] = []
    private var missedTouches: [Int] = []

    /// What went into the engine, and what it shows from then on.
    private struct Input: Sendable {
        let time: Double
        let input: Engine.Input
        let content: TimelineContent
    }

    init(on layout: Layout<Engine.Content>) {
        self.layout = layout
        start = Engine(on: layout, time: 0)
        engine = start
    }

    /// What a timeline brings about; throws all that cannot be done.
    static func recording(
        of timeline: Timeline, on layout: Layout<Engine.Content>
    ) throws(TimelineProblems) -> TimelineRecording<Engine.State> {
        var take = TimelineTake(on: layout)
        var problems: [TimelineProblem] = []
        for (number, step) in timeline.steps.enumerated() {
            do {
                try take.perform(step, number: number)
            } catch {
                problems.append(TimelineProblem(step: number, cause: error))
                if error == .tooLong { break }
            }
        }
        guard problems.isEmpty else { throw TimelineProblems(problems: problems) }
        return take.finish()
    }

    private mutating func finish() -> TimelineRecording<Engine.State> {
        let end = max(time, duration)
        events += engine.advance(to: end)
        let last = Moment(name: "", time: end, state: engine.state(at: end), content: content)
        return TimelineRecording(
            events: events.inOrder(), shots: shots, missedTouches: missedTouches, lastMoment: last
        ) { [start, inputs] times in
            Self.moments(at: times, from: start, inputs)
        }
    }

    /// What shows at times when the same inputs come again.
    private static func moments(at times: [Double], from start: Engine, _ inputs: [Input]) -> [Moment] {
        var engine = start
        var content = TimelineContent.all
        var rest = inputs[...]
        var fingers = FingerTraces(grabPoint: engine.grabPoint)
        return times.map { time in
            while let next = rest.first, next.time <= time {
                fingers.note(next.input, at: next.time)
                _ = engine.handle(next.input, at: next.time)
                content = next.content
                rest.removeFirst()
            }
            _ = engine.advance(to: time)
            var moment = Moment(name: "", time: time, state: engine.state(at: time), content: content)
            moment.fingers = fingers.marks(at: time)
            return moment
        }
    }
}

extension TimelineTake {
    /// `number` is the step's from 0.
    mutating func perform(_ step: TimelineStep, number: Int) throws(TimelineProblem.Cause) {
        if let start = step.time {
            guard start >= latestStart else { throw .backInTime(latestStart) }
            duration = max(duration, time)
            time = start
        }
        guard time <= Timeline.longestDuration else { throw .tooLong }
        latestStart = time
        if let subject = step.action.subject, subject != Engine.subject { throw .wrongSubject(subject) }
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
            handle(.scroll(to: .offset(try engine.offset(of: place)), isAnimated: isAnimated))
        case .wait(let wait): self.wait(wait)
        case .reload(let content): try reload(content)
        case .shot(let name): shoot(name)
        }
    }

    private mutating func handle(_ input: Engine.Input) {
        inputs.append(Input(time: time, input: input, content: content))
        events += engine.handle(input, at: time)
    }

    private mutating func shoot(_ name: String) {
        events += engine.advance(to: time)
        shots.append(Moment(name: name, time: time, state: engine.state(at: time), content: content))
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
        if place.anchor.isTitle, engine.hasIdleBar { missedTouches.append(step) }
    }

    private mutating func lift(_ input: Engine.Input, finger: Int) {
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
        handle(.touchMove(to: engine.grabPoint.offset(dx: dx, dy: dy), over: duration))
        time += duration + hold
        handle(.touchUp(velocity: velocity))
    }

    private var mirrors: Bool { layout.direction == .rightToLeft }

    /// In points to the right.
    private func distance(of way: SwipeWay) -> Double {
        let points =
            switch way {
            case .points(let points): points
            case .pages(let pages): -pages * engine.pageWidth
            }
        return mirrors ? -points : points
    }

    private mutating func reload(_ content: TimelineContent) throws(TimelineProblem.Cause) {
        let reloaded = try Engine.layout(layout, showing: content)
        fingers = [:]
        self.content = content
        handle(.reload(reloaded.geometry))
    }

    private mutating func wait(_ wait: TimelineWait) {
        switch wait {
        case .seconds(let seconds): time += seconds
        case .share(let share, let phase): time += share * layout.theme.duration(of: phase)
        case .rest:
            events += engine.advance(to: time)
            while let next = engine.nextChange, next <= Timeline.longestDuration {
                events += engine.advance(to: next)
                time = max(time, next)
            }
        }
    }

    private func point(of place: TouchPlace, finger: Int) throws(TimelineProblem.Cause) -> Point {
        let anchor: Point
        switch place.anchor {
        case .point(let x, let y): anchor = Point(x: mirrors ? layout.theme.canvas.size.width - x : x, y: y)
        case .finger: anchor = fingers[finger]?.point(at: time) ?? engine.grabPoint
        case .pages(let pages):
            let start = fingers[finger]?.point(at: time) ?? engine.grabPoint
            anchor = start.offset(dx: distance(of: .pages(pages)))
        default: anchor = try engine.point(of: place.anchor, at: time)
        }
        return anchor.offset(dx: mirrors ? -place.dx : place.dx, dy: place.dy)
    }
}

extension TimelineTake where Engine == IndexedListEngine {
    /// Whether a finger that comes down after some steps finds the bar there; not where one of them cannot be done.
    static func showsBar(after steps: ArraySlice<TimelineStep>, on layout: Layout<ListContent>) -> Bool {
        var take = TimelineTake(on: layout)
        for (number, step) in steps.enumerated() {
            guard (try? take.perform(step, number: number)) != nil else { return false }
        }
        _ = take.engine.advance(to: take.time)
        return take.engine.bar.barOpacity(at: take.time) > 0
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

extension TimelineTake: OpenTake {
    var isAtRest: Bool { engine.isAtRest }
    var fingersDown: Set<Int> { Set(fingers.keys) }

    mutating func pass(to time: Double) {
        self.time = max(self.time, time)
        events += engine.advance(to: time)
    }

    mutating func takeEvents() -> [TimedEvent] {
        defer { events = [] }
        return events.inOrder()
    }

    func shown(at time: Double) -> OpenTimeline.State { Engine.played(engine.state(at: time)) }
}
