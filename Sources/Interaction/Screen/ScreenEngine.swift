import Geometry
public import Layouts
public import Styles

/// A list and its index bar, wired as the real controls are: the bar scrolls the list, the list moves the highlight.
///
/// A value without a clock. Inputs and times go in and events come out, by time and at the same time in the order of
/// ST-5; what shows is a closed form of time, however finely it is asked for (ST-1). Times never run back: an earlier
/// one counts as the engine's own.
public struct ScreenEngine: Hashable, Sendable {
    public private(set) var layout: IndexedListLayout
    /// The latest time that the engine has been told, in seconds.
    public private(set) var time: Double
    public private(set) var bar: IndexBarEngine
    public private(set) var list: SectionListEngine
    /// The finger that is down; others are ignored.
    private var finger: Finger?
    private var events: [TimedEvent] = []

    private struct Finger: Hashable {
        let id: Int
        let owner: Owner
        var path: FingerPath
    }

    private enum Owner {
        case bar
        case list
        /// Beside both.
        case nobody
    }

    /// A screen at rest at the list's top.
    public init(layout: IndexedListLayout, bar: IndexBarStyle, bubble: BubbleStyle, time: Double = 0) {
        let list = SectionListEngine(layout: layout.list, time: time)
        self.layout = layout
        self.time = time
        self.list = list
        self.bar = IndexBarEngine(layout: layout, style: bar, bubble: bubble, list: list.status, time: time)
    }
}

extension ScreenEngine {
    /// Takes an input at a time and returns what happened up to then and because of it.
    ///
    /// An input with a number that is not finite, or about a finger that is not down, does nothing.
    public mutating func handle(_ input: ScreenInput, at time: Double) -> [TimedEvent] {
        run(to: time)
        if input.isFinite { take(input) }
        run(to: time)
        return takeEvents()
    }

    /// Lets time pass and returns what happened.
    public mutating func advance(to time: Double) -> [TimedEvent] {
        run(to: time)
        return takeEvents()
    }

    /// The screen at a time, as `advance(to:)` would leave it.
    public func screen(at time: Double) -> ScreenState {
        guard let next = nextChange, next <= time else { return present(at: max(time, self.time)) }
        var later = self
        later.run(to: time)
        return later.present(at: later.time)
    }

    /// The time of the next change of state, if nothing else happens; `nil` where nothing will change.
    ///
    /// A screen can animate without a change of state, as between the sections of a scroll.
    public var nextChange: Double? {
        [list.nextChange, bar.nextChange].compactMap(\.self).min()
    }

    /// Whether nothing moves or fades, nor will, until the next input.
    public var isAtRest: Bool { nextChange == nil && !list.isMoving }

    private func present(at time: Double) -> ScreenState {
        ScreenState(
            offset: list.offset(at: time), barOpacity: bar.barOpacity(at: time), highlight: bar.highlight,
            bubble: bar.bubbleState(at: time))
    }

    /// At the same time the list goes first, so that the bar sees where it is.
    private mutating func run(to time: Double) {
        while let next = nextChange, next <= time {
            self.time = max(self.time, next)
            tellBar(list.advance(to: self.time))
            serve(bar.advance(to: self.time))
        }
        self.time = max(self.time, time)
    }

    private mutating func takeEvents() -> [TimedEvent] {
        defer { events = [] }
        return events.inOrder()
    }
}

extension ScreenEngine {
    private mutating func take(_ input: ScreenInput) {
        switch input {
        case .touchDown(let id, let point) where finger == nil:
            let owner = owner(at: point)
            finger = Finger(id: id, owner: owner, path: FingerPath(at: point, time: time))
            if owner == .bar { serve(bar.handle(.touchDown(point), at: time)) }
            if owner == .list { tellBar(list.handle(.grab, at: time)) }
        case .grab(let id) where finger == nil:
            let path = FingerPath(at: layout.list.area.frame.center, time: time)
            finger = Finger(id: id, owner: .list, path: path)
            tellBar(list.handle(.grab, at: time))
        case .touchDown, .grab: break
        case .touchMove(let id, let point, let duration): move(id, to: point, over: duration)
        case .touchUp(let id, let velocity): lift(id, bar: .touchUp, list: .release(velocity: velocity))
        case .touchCancel(let id): lift(id, bar: .touchCancel, list: .cancel)
        case .scroll(let goal, let isAnimated): scroll(to: goal, isAnimated: isAnimated, isLed: false)
        case .reload(let layout): reload(layout)
        }
    }

    private func owner(at point: Point) -> Owner {
        if bar.isTouchable(at: point) { return .bar }
        return layout.list.area.frame.contains(point) ? .list : .nobody
    }

    private mutating func move(_ id: Int, to point: Point, over duration: Double) {
        guard let finger, finger.id == id else { return }
        let distance = point.y - finger.path.point(at: time).y
        self.finger?.path.move(to: point, at: time, over: duration)
        switch finger.owner {
        case .bar: serve(bar.handle(.touchMove(to: point, over: duration), at: time))
        case .list: tellBar(list.handle(.drag(by: distance, over: duration), at: time))
        case .nobody: break
        }
    }

    private mutating func lift(_ id: Int, bar barInput: IndexBarInput, list listInput: SectionListInput) {
        guard let finger, finger.id == id else { return }
        self.finger = nil
        switch finger.owner {
        case .bar: serve(bar.handle(barInput, at: time))
        case .list: tellBar(list.handle(listInput, at: time))
        case .nobody: break
        }
    }

    private mutating func scroll(to goal: ScrollGoal, isAnimated: Bool, isLed: Bool) {
        let target: Double
        switch goal {
        case .section(let section):
            guard layout.list.sections.indices.contains(section) else { return }
            target = layout.list.targetOffset(ofSection: section)
        case .offset(let offset): target = offset
        case .end: target = layout.list.scrollRange.upperBound
        }
        tellBar(list.handle(.scroll(to: target, isAnimated: isAnimated, isLed: isLed), at: time))
    }

    /// IB-29.
    private mutating func reload(_ layout: IndexedListLayout) {
        finger = nil
        self.layout = layout
        let changes = list.handle(.reload(layout.list), at: time)
        events += changes.compactMap { change in change.event.map { TimedEvent($0, at: change.time) } }
        serve(bar.handle(.reload(layout, list.status), at: time))
    }

    /// The bar follows the list (IB-20, IB-27).
    private mutating func tellBar(_ changes: [SectionListOutput]) {
        for change in changes {
            if let event = change.event { events.append(TimedEvent(event, at: change.time)) }
            serve(bar.handle(.list(change.status), at: change.time))
        }
    }

    /// The list follows the bar (IB-19).
    private mutating func serve(_ outputs: [IndexBarOutput]) {
        for output in outputs {
            switch output {
            case .event(let event): events.append(event)
            case .scroll(.section(let section), _):
                scroll(to: .section(section), isAnimated: bar.style.scrolling == .animated, isLed: true)
            case .scroll(.restingTop, _):
                scroll(
                    to: .offset(layout.list.scrollRange.lowerBound), isAnimated: bar.style.scrolling == .animated,
                    isLed: true)
            }
        }
    }
}
