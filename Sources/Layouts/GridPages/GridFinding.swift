public import Geometry

/// Something about a grid that its designer should know (GP-11), with the numbers that were asked for; the layout
/// has those that are drawn.
public enum GridFinding: Hashable, Sendable {
    /// A side of the item is zero, negative or not a finite number; it counts as zero.
    case unusableItemSize(Size)
    /// The item is larger than the page area.
    case itemLargerThanPage(item: Size, page: Size)
    /// So many columns or rows leave less than no room between the items, or a set spacing does.
    case negativeSpacing(axis: GridAxis, spacing: Double, count: Int)
    /// Of so many columns or rows the last one's far edge lies beyond the page area by so many points.
    case itemsLeavePage(axis: GridAxis, by: Double, count: Int)
}

/// One of the two ways in which a page is divided.
public enum GridAxis: String, Hashable, Sendable, CaseIterable {
    /// Columns.
    case horizontal
    /// Rows.
    case vertical
}
