public import Contents
import Geometry
public import Layouts
public import Styles

/// A paged grid under fingers: its swipes, its page control and its presses (GP-14 … GP-16).
///
///     resting ──touch, grab──▶ held ──lift, cancel──▶ gliding, or resting without a motion
///        ▲ │                    ▲
///        │ scroll, tap        touch, grab
///        │ ▼                    │
///       gliding ────────────────┘
///
/// `scroll` leads from every state to gliding, or at once to resting; `reload` from every state to resting. A glide
/// ends in resting.
public struct GridEngine: PointerEngine, SteppedEngine {
    /// What a wait may be for.
    public typealias Goal = GridGoal
    /// What it tells: events with their times.
    public typealias Output = TimedEvent
    /// What it shows at a time.
    public typealias State = GridState

    public internal(set) var layout: GridLayout
    /// How the grid looks and behaves.
    public let style: GridStyle
    public internal(set) var time: Double
    /// The page that surroundings were told of last.
    public internal(set) var page = 0
    /// The item that was tapped last.
    public internal(set) var selected: Int?
    /// Whether `scrollBegan` has been told, and no `scrollEnded` since.
    public internal(set) var isMoving = false
    var movement = Movement.resting(offset: 0)
    var finger: Finger?
    var presses: [FadingPress] = []
    /// When the pages come to another page, and when the finger leaves what it presses, if nothing else happens.
    var nextPageTime: Double?
    var pressEnd: Double?
    var outputs: [TimedEvent] = []

    /// The grid of a layout at rest on its first page.
    public init(on layout: Layout<GridContent>, time: Double = 0) {
        self.init(layout: layout.geometry, style: layout.theme.grid, time: time)
    }

    /// A grid at rest on its first page.
    public init(layout: GridLayout, style: GridStyle, time: Double = 0) {
        self.layout = layout
        self.style = style
        self.time = time
    }
}

extension GridEngine {
    struct Finger: Hashable {
        let id: Int
        var path: FingerPath
        var role: Role
    }

    enum Role: Hashable {
        /// It holds the pages; `pull` is theirs when it came down.
        case pages(pull: Double, pressed: Int?)
        case pageControl
        /// Beside both, or its pages were taken away.
        case nobody
    }

    struct FadingPress: Hashable {
        let item: Int
        var look: Visibility
    }
}

extension GridEngine {
    public var nextChange: Double? {
        var next = earlier(earlier(nextPageTime, pressEnd), movement.glideEnd(from: time))
        for press in presses { next = earlier(next, press.look.nextChange) }
        return next.map { max($0, time) }
    }

    public var isAtRest: Bool { nextChange == nil && !isMoving }

    func present(at time: Double) -> GridState {
        let offset = offset(at: time)
        let isGradual = style.pageControl.update == .gradual
        var state = GridState(
            offset: offset, page: isGradual ? layout.pagePosition(atOffset: offset) : Double(page), selected: selected)
        state.leaving = movement.leaving(at: time)
        state.presses = presses.map { GridPress(item: $0.item, amount: $0.look.opacity(at: time)) }
        return state
    }

    mutating func change() {
        if let pressEnd, pressEnd <= time { endPress() }
        if let nextPageTime, nextPageTime <= time { updatePage() }
        if let due = movement.glideEnd(from: time), due <= time, case .gliding(let motion) = movement {
            rest(at: motion.destination)
        }
        advanceLooks()
        updateTimes()
    }

    mutating func take(_ input: Input) {
        guard input.isFinite else { return }
        switch input {
        case .touchDown(let id, let point) where finger == nil: touch(at: point, finger: id)
        case .grab(let id) where finger == nil: hold(from: layout.pageArea.center, finger: id, pressing: nil)
        case .touchDown, .grab: break
        case .touchMove(let id, let point, let duration): move(id, to: point, over: duration)
        case .touchUp(let id, let velocity): lift(id, velocity: velocity)
        case .touchCancel(let id): cancel(id)
        case .scroll(let goal, let isAnimated): scroll(to: goal, isAnimated ? .animated : .immediate)
        case .reload(let layout): reload(layout)
        }
        updateTimes()
    }

    private mutating func updateTimes() {
        nextPageTime = timeOfNextPage
        pressEnd = timeOfPressEnd
    }

    mutating func tell(_ event: InteractionEvent) {
        outputs.append(TimedEvent(event, at: time))
    }

    private mutating func touch(at point: Point, finger id: Int) {
        switch layout.target(at: point, offset: offset(at: time), page: Double(page)) {
        case .item(let item): hold(from: point, finger: id, pressing: item)
        case .page: hold(from: point, finger: id, pressing: nil)
        case .pageControl: finger = Finger(id: id, path: FingerPath(at: point, time: time), role: .pageControl)
        case nil: finger = Finger(id: id, path: FingerPath(at: point, time: time), role: .nobody)
        }
    }

    private mutating func move(_ id: Int, to point: Point, over duration: Double) {
        guard finger?.id == id else { return }
        finger?.path.move(to: point, at: time, over: duration)
        drag()
    }

    private mutating func lift(_ id: Int, velocity: Double?) {
        guard let finger, finger.id == id else { return }
        self.finger = nil
        let velocity = velocity ?? finger.path.releaseVelocity(at: time).x
        switch finger.role {
        case .pages(_, let pressed?):
            select(pressed)
            release(finger, velocity: 0)
        case .pages(_, nil): release(finger, velocity: velocity)
        case .pageControl: turnPage(at: finger.path.point(at: time))
        case .nobody: break
        }
    }

    /// The pages snap to the nearer one, and nothing is selected.
    private mutating func cancel(_ id: Int) {
        guard let finger, finger.id == id else { return }
        endPress()
        self.finger = nil
        if case .pages = finger.role { release(finger, velocity: 0) }
    }

    private mutating func reload(_ layout: GridLayout) {
        finger = nil
        presses = []
        let shown = self.layout.page(atOffset: offset(at: time))
        self.layout = layout
        selected = selected.flatMap { $0 < layout.itemCount ? $0 : nil }
        rest(at: layout.offset(ofPage: min(shown, max(layout.pageCount - 1, 0))))
    }
}
