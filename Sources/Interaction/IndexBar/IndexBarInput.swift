public import Geometry
public import Layouts

/// What happens to an index bar.
public enum IndexBarInput: Hashable, Sendable {
    /// A finger comes down on the bar, in canvas points. While one is down, another is ignored (IB-19).
    case touchDown(Point)
    /// The finger moves evenly to a point within a duration in seconds.
    case touchMove(to: Point, over: Double)
    case touchUp
    case touchCancel
    /// The list beside the bar moves, rests or has come to another section.
    case list(SectionListStatus)
    /// The bar has new titles, and the list is as the status says (IB-29).
    case reload(IndexedListLayout, SectionListStatus)
}

/// What an index bar does.
public enum IndexBarOutput: Hashable, Sendable {
    case event(TimedEvent)
    /// The list is to be scrolled (IB-19).
    case scroll(to: IndexBarGoal, at: Double)
}

/// Where a title leads.
public enum IndexBarGoal: Hashable, Sendable {
    case section(Int)
    /// The search glyph's goal.
    case restingTop
}
