public import Geometry

/// The look and the behaviour of a paged grid (GP-1 … GP-19).
public struct GridStyle: Hashable, Sendable {
    /// Of the whole canvas, under the grid.
    public var background = Fill.none
    /// Room between the canvas's safe area and the grid.
    public var insets = Insets.zero
    /// GP-1: every item of the grid has it.
    public var itemSize = Size(width: 88, height: 120)
    /// GP-2.
    public var columns = Count.automatic
    public var rows = Count.automatic
    /// GP-3.
    public var horizontalSpacing = Spacing.automatic
    public var verticalSpacing = Spacing.automatic
    /// GP-9.
    public var order = Order.rowMajor
    /// GP-11.
    public var overflow = Overflow.clamp
    public var pageControl = PageControlStyle()
    public var cell = GridCellStyle()

    public init() {}

    /// GP-2, GP-7.
    public enum Count: Hashable, Sendable {
        /// As many as fit.
        case automatic
        /// At least 1.
        case fixed(Int)
    }

    /// GP-3, GP-8.
    public enum Spacing: Hashable, Sendable {
        /// What the items leave, spread evenly, edges included.
        case automatic
        /// Points.
        case fixed(Double)
    }

    /// GP-9: which neighbour of an item comes after it.
    public enum Order: String, Hashable, Sendable, CaseIterable {
        case rowMajor
        case columnMajor
    }

    /// GP-11: what becomes of items larger than their page.
    public enum Overflow: String, Hashable, Sendable, CaseIterable {
        /// As many rows and columns as fit, at least one of each; the item runs over the page's edge.
        case clamp
        /// Items shrink together until the grid fits.
        case scale
    }
}
