import Geometry
import Layouts
import Styles

/// What a timeline plays on: the engine of a list with its bar, or that of a grid.
enum TimelineEngine: Hashable {
    case list(IndexedListEngine)
    case grid(GridEngine)

    init(layout: TimelineLayout, theme: Theme) {
        switch layout {
        case .list(let layout):
            self = .list(IndexedListEngine(layout: layout, bar: theme.indexBar, bubble: theme.bubble))
        case .grid(let layout): self = .grid(GridEngine(layout: layout, style: theme.grid))
        }
    }
}

/// What a timeline can have happen to either.
enum TimelineInput: Hashable {
    case touchDown(finger: Int, at: Point)
    /// On the list or the pages, wherever the bar and the items are.
    case grab(finger: Int = 0)
    case touchMove(finger: Int = 0, to: Point, over: Double)
    /// The velocity is a list's downward, a grid's to the right.
    case touchUp(finger: Int = 0, velocity: Double? = nil)
    case touchCancel(finger: Int)
    case scroll(to: Double, isAnimated: Bool)
    /// Of the same kind as what it takes the place of.
    case reload(TimelineLayout)
}

extension TimelineEngine {
    var layout: TimelineLayout {
        switch self {
        case .list(let engine): .list(engine.layout)
        case .grid(let engine): .grid(engine.layout)
        }
    }

    var nextChange: Double? {
        switch self {
        case .list(let engine): engine.nextChange
        case .grid(let engine): engine.nextChange
        }
    }

    /// Whether there is a bar or could be one, and no finger is on it.
    var hasIdleBar: Bool {
        if case .list(let engine) = self { engine.bar.touch == .idle } else { false }
    }

    func screen(at time: Double) -> TimelineScreen {
        switch self {
        case .list(let engine): .list(engine.state(at: time))
        case .grid(let engine): .grid(engine.state(at: time))
        }
    }

    mutating func handle(_ input: TimelineInput, at time: Double) -> [TimedEvent] {
        change(list: { $0.handle(input.listInput, at: time) }, grid: { $0.handle(input.gridInput, at: time) })
    }

    mutating func advance(to time: Double) -> [TimedEvent] {
        change(list: { $0.advance(to: time) }, grid: { $0.advance(to: time) })
    }

    private mutating func change(
        list: (inout IndexedListEngine) -> [TimedEvent], grid: (inout GridEngine) -> [TimedEvent]
    ) -> [TimedEvent] {
        switch self {
        case .list(var engine):
            defer { self = .list(engine) }
            return list(&engine)
        case .grid(var engine):
            defer { self = .grid(engine) }
            return grid(&engine)
        }
    }
}

extension TimelineInput {
    fileprivate var listInput: IndexedListEngine.Input {
        switch self {
        case .touchDown(let finger, let point): .touchDown(finger: finger, at: point)
        case .grab(let finger): .grab(finger: finger)
        case .touchMove(let finger, let point, let duration): .touchMove(finger: finger, to: point, over: duration)
        case .touchUp(let finger, let velocity): .touchUp(finger: finger, velocity: velocity)
        case .touchCancel(let finger): .touchCancel(finger: finger)
        case .scroll(let offset, let isAnimated): .scroll(to: .offset(offset), isAnimated: isAnimated)
        case .reload(.list(let layout)): .reload(layout)
        case .reload(.grid): preconditionFailure("a list cannot become a grid")
        }
    }

    fileprivate var gridInput: GridEngine.Input {
        switch self {
        case .touchDown(let finger, let point): .touchDown(finger: finger, at: point)
        case .grab(let finger): .grab(finger: finger)
        case .touchMove(let finger, let point, let duration): .touchMove(finger: finger, to: point, over: duration)
        case .touchUp(let finger, let velocity): .touchUp(finger: finger, velocity: velocity)
        case .touchCancel(let finger): .touchCancel(finger: finger)
        case .scroll(let offset, let isAnimated): .scroll(to: .offset(offset), isAnimated: isAnimated)
        case .reload(.grid(let layout)): .reload(layout)
        case .reload(.list): preconditionFailure("a grid cannot become a list")
        }
    }
}
