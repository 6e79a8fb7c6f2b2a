public import Geometry
public import Layouts

/// What happens to a screen of a list with its index bar (ST-1).
public enum ScreenInput: Hashable, Sendable {
    /// A finger comes down at a point of the canvas: on the bar while that shows, else on the list. While one finger
    /// is down, others are ignored (IB-19).
    case touchDown(finger: Int = 0, at: Point)
    /// A finger comes down on the list, wherever the bar is.
    case grab(finger: Int = 0)
    /// The finger moves evenly to a point of the canvas within a duration in seconds.
    case touchMove(finger: Int = 0, to: Point, over: Double)
    /// The finger lifts; a list goes on with the velocity, in points per second, negative upward, or with the
    /// finger's own where it is `nil`.
    case touchUp(finger: Int = 0, velocity: Double? = nil)
    case touchCancel(finger: Int = 0)
    /// A program scrolls the list.
    case scroll(to: ScrollGoal, isAnimated: Bool = false)
    /// The list has other content. A finger that is down is cancelled (IB-29).
    case reload(IndexedListLayout)
}

/// Where a program scrolls to; what lies outside the scroll range is brought into it.
public enum ScrollGoal: Hashable, Sendable {
    case section(Int)
    case offset(Double)
    case end
}

extension ScreenInput {
    /// Whether all its numbers are finite.
    var isFinite: Bool {
        switch self {
        case .touchDown(_, let point): point.isFinite
        case .touchMove(_, let point, let duration): point.isFinite && duration.isFinite
        case .touchUp(_, let velocity): velocity?.isFinite ?? true
        case .scroll(.offset(let offset), _): offset.isFinite
        case .grab, .touchCancel, .scroll, .reload: true
        }
    }
}

extension Point {
    var isFinite: Bool { x.isFinite && y.isFinite }
}
