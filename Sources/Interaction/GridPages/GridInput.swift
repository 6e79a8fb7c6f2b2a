public import Geometry
public import Layouts

/// What happens to a grid (ST-1).
public enum GridInput: Hashable, Sendable {
    /// A finger comes down at a point of the canvas: on an item, between items, on the page control, or beside the
    /// grid. While one finger is down, others are ignored.
    case touchDown(finger: Int = 0, at: Point)
    /// A finger comes down to swipe: it catches the pages and presses nothing.
    case grab(finger: Int = 0)
    /// The finger moves evenly to a point of the canvas within a duration in seconds.
    case touchMove(finger: Int = 0, to: Point, over: Double)
    /// The finger lifts; the pages snap with the velocity, in points per second to the right, or with the finger's
    /// own where it is `nil` (GP-14).
    case touchUp(finger: Int = 0, velocity: Double? = nil)
    case touchCancel(finger: Int = 0)
    /// A program moves the pages.
    case scroll(to: GridGoal, isAnimated: Bool = false)
    /// The grid has other content, or another size; it stays on its page as far as there is one. A finger that is
    /// down is cancelled.
    case reload(GridLayout)
}

/// Where a program moves the pages to; what lies outside the scroll range is brought into it.
public enum GridGoal: Hashable, Sendable {
    case page(Int)
    /// In reading order, from the first page; the pages can rest between two of them.
    case offset(Double)
}

extension GridInput {
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
