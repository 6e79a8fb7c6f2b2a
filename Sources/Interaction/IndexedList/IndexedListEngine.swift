public import Contents
import Geometry
public import Layouts
public import Styles

/// A list and its index bar, wired as the real controls are: the bar scrolls the list, the list moves the highlight.
public struct IndexedListEngine: PointerEngine, SteppedEngine {
    /// What a wait may be for.
    public typealias Goal = ListGoal
    /// What it tells: events with their times.
    public typealias Output = TimedEvent
    /// What it shows at a time.
    public typealias State = IndexedListState

    public private(set) var layout: IndexedListLayout
    public internal(set) var time: Double
    /// The engine of the bar, which follows the list.
    public private(set) var bar: IndexBarEngine
    /// The engine of the list, which follows the bar.
    public private(set) var list: SectionListEngine
    /// The finger that is down on the bar; one that is not, the list knows.
    private var fingerOnBar: Int?
    /// The finger that is down on the status bar, and has not left it.
    private var fingerOnStatusBar: Int?
    var outputs: [TimedEvent] = []

    /// The list of a layout at rest at its top, with its bar.
    public init(on layout: Layout<ListContent>, time: Double = 0) {
        self.init(layout: layout.geometry, bar: layout.theme.indexBar, bubble: layout.theme.bubble, time: time)
    }

    /// A list at rest at its top, with its bar.
    public init(layout: IndexedListLayout, bar: IndexBarStyle, bubble: BubbleStyle, time: Double = 0) {
        let list = SectionListEngine(layout: layout.list, time: time)
        self.layout = layout
        self.time = time
        self.list = list
        self.bar = IndexBarEngine(layout: layout, style: bar, bubble: bubble, list: list.status, time: time)
    }
}

extension IndexedListEngine {
    public var nextChange: Double? { earlier(list.nextChange, bar.nextChange) }

    public var isAtRest: Bool { nextChange == nil && !list.isMoving }

    func present(at time: Double) -> IndexedListState {
        IndexedListState(
            offset: list.offset(at: time), barOpacity: bar.barOpacity(at: time), highlight: bar.highlight,
            bubble: bar.bubbleState(at: time), leaving: list.movement.leaving(at: time))
    }

    /// At the same time the list goes first, so that the bar sees where it is.
    mutating func change() {
        tellBar(list.advance(to: time))
        serve(bar.advance(to: time))
    }

    mutating func take(_ input: Input) {
        guard input.isFinite else { return }
        switch input {
        case .touchDown(let id, let point): touchDown(id, at: point)
        case .grab(let id):
            if !hasFinger { pass(.grab(finger: id)) }
        case .touchMove(let id, let point, let duration):
            if id == fingerOnBar {
                serve(bar.handle(.touchMove(to: point, over: duration), at: time))
            } else if id == fingerOnStatusBar {
                if layout.statusBar?.contains(point) != true { fingerOnStatusBar = nil }
            } else {
                pass(.touchMove(finger: id, to: point, over: duration))
            }
        case .touchUp(let id, let velocity):
            if id == fingerOnStatusBar { return scrollToTop() }
            if id == fingerOnBar { leaveBar(.touchUp) } else { pass(.touchUp(finger: id, velocity: velocity)) }
        case .touchCancel(let id):
            if id == fingerOnStatusBar { fingerOnStatusBar = nil }
            if id == fingerOnBar { leaveBar(.touchCancel) } else { pass(.touchCancel(finger: id)) }
        case .scroll(let goal, let isAnimated): pass(.scroll(to: goal, isAnimated: isAnimated))
        case .reload(let layout): reload(layout)
        }
    }

    private var hasFinger: Bool { fingerOnBar != nil || fingerOnStatusBar != nil || list.hasFinger }

    /// A tap on the status bar (SC-1).
    private mutating func scrollToTop() {
        fingerOnStatusBar = nil
        pass(.scroll(to: .offset(layout.list.scrollRange.lowerBound), isAnimated: true))
    }

    /// A finger belongs to the status bar, which lies over all, to the bar where that shows, else to the list (IB-15).
    private mutating func touchDown(_ id: Int, at point: Point) {
        guard !hasFinger else { return }
        if layout.statusBar?.contains(point) == true {
            fingerOnStatusBar = id
            return
        }
        guard bar.isTouchable(at: point) else { return pass(.touchDown(finger: id, at: point)) }
        fingerOnBar = id
        serve(bar.handle(.touchDown(point), at: time))
    }

    private mutating func leaveBar(_ input: IndexBarInput) {
        fingerOnBar = nil
        serve(bar.handle(input, at: time))
    }

    /// Takes another layout: a finger on the bar is cancelled, and the current section is found anew (IB-26, IB-29).
    private mutating func reload(_ layout: IndexedListLayout) {
        fingerOnBar = nil
        fingerOnStatusBar = nil
        self.layout = layout
        let changes = list.handle(.reload(layout.list), at: time)
        outputs += changes.compactMap { change in change.event.map { TimedEvent($0, at: change.time) } }
        serve(bar.handle(.reload(layout, list.status), at: time))
    }

    private mutating func pass(_ input: SectionListEngine.Input) {
        tellBar(list.handle(input, at: time))
    }

    /// The bar follows the list (IB-20, IB-27).
    private mutating func tellBar(_ changes: [SectionListOutput]) {
        for change in changes {
            if let event = change.event { outputs.append(TimedEvent(event, at: change.time)) }
            serve(bar.handle(.list(change.status), at: change.time))
        }
    }

    /// The list follows the bar (IB-19).
    private mutating func serve(_ commands: [IndexBarOutput]) {
        for command in commands {
            switch command {
            case .event(let event): outputs.append(event)
            case .scroll(let goal, _):
                tellBar(list.scroll(ledTo: goal, bar.style.scrolling, at: time))
            case .lead(let lead, _): tellBar(list.lead(lead, at: time))
            }
        }
    }
}
