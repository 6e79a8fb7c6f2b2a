public import Geometry

/// What happens to a control that scrolls: fingers, a program's scroll, other content (ST-1).
///
/// While one finger is down, others are ignored (IB-19).
public enum PointerInput<Geometry: Hashable & Sendable, Goal: ScrollGoal>: Hashable, Sendable {
    /// A finger comes down at a point of the canvas and meets what is there: the bar while that shows, a row, an item,
    /// the page control; or nothing, beside the control.
    case touchDown(finger: Int = 0, at: Point)
    /// A finger takes hold of the content, whatever is under it: it catches a motion and presses nothing.
    case grab(finger: Int = 0)
    /// The finger moves evenly to a point of the canvas within a duration in seconds.
    case touchMove(finger: Int = 0, to: Point, over: Double)
    /// The finger lifts. What it holds goes on with the velocity, in points per second down a list or to the right
    /// over pages, or with the finger's own where it is `nil` (SL-8, GP-14).
    case touchUp(finger: Int = 0, velocity: Double? = nil)
    /// The system takes the finger away: what it holds stays, springs back, or snaps, and nothing is selected.
    case touchCancel(finger: Int = 0)
    /// A program scrolls, animated or at once.
    case scroll(to: Goal, isAnimated: Bool = false)
    /// The control has other content, or another size. A finger that is down is cancelled (IB-29).
    case reload(Geometry)
}

/// Where a program scrolls to; what lies outside the scroll range is brought into it.
public protocol ScrollGoal: Hashable, Sendable {
    /// A content offset in points.
    static func offset(_ offset: Double) -> Self

    /// Whether all its numbers are finite.
    var isFinite: Bool { get }
}

/// Where a program scrolls a list to.
public enum ListGoal: ScrollGoal {
    /// A section by its number from 0, as near to the top as the scroll range allows; one that does not exist does
    /// nothing.
    case section(Int)
    /// Points, downward.
    case offset(Double)
    /// The end of the content.
    case end

    public var isFinite: Bool {
        if case .offset(let offset) = self { offset.isFinite } else { true }
    }
}

/// Where a program scrolls the pages of a grid to.
public enum GridGoal: ScrollGoal {
    /// A page by its number from 0.
    case page(Int)
    /// Points in reading order from the first page; the pages can rest between two of them.
    case offset(Double)

    public var isFinite: Bool {
        if case .offset(let offset) = self { offset.isFinite } else { true }
    }
}

extension PointerInput {
    /// Whether all its numbers are finite.
    var isFinite: Bool {
        switch self {
        case .touchDown(_, let point): point.isFinite
        case .touchMove(_, let point, let duration): point.isFinite && duration.isFinite
        case .touchUp(_, let velocity): velocity?.isFinite ?? true
        case .scroll(let goal, _): goal.isFinite
        case .grab, .touchCancel, .reload: true
        }
    }
}

extension Point {
    fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}

/// An engine under fingers, whose content scrolls: a section list, a list with its index bar, a paged grid.
public protocol PointerEngine: Engine where Input == PointerInput<Geometry, Goal> {
    /// Where a program can scroll to.
    associatedtype Goal: ScrollGoal
}

/// The way of one finger: still, or on an even move from one point to another (ST-1).
public struct FingerPath: Hashable, Sendable {
    /// Where the finger came down.
    public let origin: Point
    /// Where its present or last move began.
    public private(set) var start: Point
    /// Where that move ends.
    public private(set) var end: Point
    /// When that move began, in seconds.
    public private(set) var startTime: Double
    /// When that move ends; the finger stays from then on.
    public private(set) var endTime: Double
    /// Points per second of the last move, down and to the right.
    public private(set) var lastVelocity: Point

    /// A finger that comes down.
    public init(at point: Point, time: Double) {
        self.origin = point
        self.start = point
        self.end = point
        self.startTime = time
        self.endTime = time
        self.lastVelocity = .zero
    }

    /// A pause of this many seconds before the release stops the finger (ST-1).
    public static let pause = 0.1
    /// What sums of times lose of a pause.
    private static let timeError = 1e-9
}

extension FingerPath {
    /// Where the finger is: moves are linear (ST-1).
    public func point(at time: Double) -> Point {
        guard time < endTime else { return end }
        guard time > startTime else { return start }
        let share = (time - startTime) / (endTime - startTime)
        return start.offset(dx: share * (end.x - start.x), dy: share * (end.y - start.y))
    }

    /// Begins a move from where the finger is; a move without duration is one since the last.
    public mutating func move(to point: Point, at time: Double, over duration: Double) {
        let elapsed = duration > 0 ? duration : time - endTime
        start = self.point(at: time)
        lastVelocity =
            elapsed > 0
            ? Point(x: (point.x - start.x) / elapsed, y: (point.y - start.y) / elapsed) : .zero
        end = point
        startTime = time
        endTime = time + max(duration, 0)
    }

    /// The velocity of a finger that is lifted at a time: the last move's, 0 after a pause (ST-1).
    public func releaseVelocity(at time: Double) -> Point {
        time - endTime >= Self.pause - Self.timeError ? .zero : lastVelocity
    }
}
