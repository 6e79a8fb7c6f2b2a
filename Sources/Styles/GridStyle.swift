public import Geometry

/// The look and the behaviour of a paged grid (GP-1 … GP-19).
public struct GridStyle: Hashable, Sendable {
    /// What the whole canvas is filled with, under the grid.
    public var background: Fill
    /// Room between the canvas's safe area and the grid.
    public var insets: Insets
    /// The size in points that every item of the grid has (GP-1).
    public var itemSize: Size
    /// How many items stand side by side on a page (GP-2).
    public var columns: Count
    /// How many stand one below the other on a page (GP-2).
    public var rows: Count
    /// Room between columns, and beside the outer ones (GP-3).
    public var horizontalSpacing: Spacing
    /// Room between rows, above the first and below the last (GP-3).
    public var verticalSpacing: Spacing
    /// Which way a page is filled (GP-9).
    public var order: Order
    /// What becomes of items that are larger than their page (GP-11).
    public var overflow: Overflow
    /// The indicator below the pages (GP-4).
    public var pageControl: PageControlStyle
    /// The look of the items (GP-12).
    public var cell: GridCellStyle

    /// A grid; what is not given is as its rule says.
    public init(
        background: Fill = .none, insets: Insets = .zero, itemSize: Size = Size(width: 88, height: 120),
        columns: Count = .automatic, rows: Count = .automatic, horizontalSpacing: Spacing = .automatic,
        verticalSpacing: Spacing = .automatic, order: Order = .rowMajor, overflow: Overflow = .clamp,
        pageControl: PageControlStyle = PageControlStyle(), cell: GridCellStyle = GridCellStyle()
    ) {
        self.background = background
        self.insets = insets
        self.itemSize = itemSize
        self.columns = columns
        self.rows = rows
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.order = order
        self.overflow = overflow
        self.pageControl = pageControl
        self.cell = cell
    }

    /// A number of rows or columns (GP-2, GP-7).
    public enum Count: Hashable, Sendable {
        /// As many as fit.
        case automatic
        /// At least 1.
        case fixed(Int)
    }

    /// Room between items (GP-3, GP-8).
    public enum Spacing: Hashable, Sendable {
        /// What the items leave, spread evenly, edges included.
        case automatic
        /// Points.
        case fixed(Double)
    }

    /// Which way a page is filled (GP-9).
    public enum Order: String, Hashable, Sendable, CaseIterable {
        /// Row by row: the next item is beside.
        case rowMajor
        /// Column by column: the next item is below.
        case columnMajor
    }

    /// What becomes of items that are larger than their page (GP-11).
    public enum Overflow: String, Hashable, Sendable, CaseIterable {
        /// As many rows and columns as fit, at least one of each; the item runs over the page's edge.
        case clamp
        /// Items shrink together until the grid fits.
        case scale
    }
}
