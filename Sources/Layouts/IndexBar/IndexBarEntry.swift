public import Geometry

/// A title or a bullet in its slot.
public struct IndexBarEntry: Hashable, Sendable {
    public let content: Content
    /// In canvas points.
    public let frame: Rect

    /// What stands in a slot (IB-16).
    public enum Content: Hashable, Sendable {
        /// An index into the bar's titles.
        case title(Int)
        /// Stands for the titles that a condensed bar leaves out (IB-16).
        case bullet
    }
}
