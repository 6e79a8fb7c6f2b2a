public import Geometry
public import Styles

/// Where the items and pages of a grid are (GP-6 … GP-10, GP-18).
///
/// Everything is arithmetic on the item's number, so that a million items cost what one costs (GP-19).
public struct GridLayout: Hashable, Sendable {
    /// The grid's frame on the canvas.
    public let frame: Rect
    /// Of a page: the frame less the page control's band (GP-6).
    public let pageSize: Size
    public let itemCount: Int
    public let itemSize: Size
    public let columns: Int
    public let rows: Int
    public let horizontalSpacing: Double
    public let verticalSpacing: Double
    public let order: GridStyle.Order
    public let direction: LayoutDirection
    /// What does not fit (GP-11).
    public let findings: [GridFinding]
    /// The band of the page control; `nil` where there is none, or a single page has no use for it.
    public let pageControlFrame: Rect?
}

/// Something about a grid that its designer should know (GP-11).
public enum GridFinding: Hashable, Sendable {
    /// The item is larger than the page area.
    case itemLargerThanPage(item: Size, page: Size)
    /// So many items leave less than no room between them.
    case negativeSpacing(axis: GridAxis, spacing: Double, count: Int)
    /// The last item's far edge lies beyond the page area by so many points.
    case itemsLeavePage(axis: GridAxis, by: Double)
}

public enum GridAxis: String, Hashable, Sendable {
    case horizontal
    case vertical
}

extension GridLayout {
    /// The spacing that automatic counts assume where none was set (GP-7).
    static let assumedHorizontalSpacing = 24.0
    static let assumedVerticalSpacing = 8.0

    public init(style: GridStyle, itemCount: Int, frame: Rect, direction: LayoutDirection = .leftToRight) {
        let reserved = GridLayout(
            style: style, itemCount: itemCount, frame: frame, direction: direction,
            controlHeight: style.pageControl.isShown ? style.pageControl.height : 0)
        if style.pageControl.singlePage == .collapse, reserved.pageCount <= 1 {
            self.init(
                style: style, itemCount: itemCount, frame: frame, direction: direction, controlHeight: 0)
        } else {
            self = reserved
        }
    }

    private init(
        style: GridStyle, itemCount: Int, frame: Rect, direction: LayoutDirection, controlHeight: Double
    ) {
        let page = Size(width: frame.width, height: max(frame.height - controlHeight, 0))
        let horizontal = GridTracks(
            axis: .horizontal, extent: page.width, item: style.itemSize.width, count: style.columns,
            spacing: style.horizontalSpacing, assumed: 1.5 * Self.assumedHorizontalSpacing)
        let vertical = GridTracks(
            axis: .vertical, extent: page.height, item: style.itemSize.height, count: style.rows,
            spacing: style.verticalSpacing, assumed: Self.assumedVerticalSpacing)
        let scale = style.overflow == .scale ? min(horizontal.scaleToFit, vertical.scaleToFit) : 1
        self.frame = frame
        self.pageSize = page
        self.itemCount = max(itemCount, 0)
        self.itemSize = Size(width: style.itemSize.width * scale, height: style.itemSize.height * scale)
        self.columns = horizontal.count
        self.rows = vertical.count
        self.horizontalSpacing = horizontal.spacing(scaledBy: scale)
        self.verticalSpacing = vertical.spacing(scaledBy: scale)
        self.order = style.order
        self.direction = direction
        let isLarger = style.itemSize.width > page.width || style.itemSize.height > page.height
        self.findings =
            (isLarger ? [.itemLargerThanPage(item: style.itemSize, page: page)] : [])
            + horizontal.findings + vertical.findings
        let isNeeded = controlHeight > 0 && self.itemCount > columns * rows
        self.pageControlFrame =
            isNeeded
            ? Rect(x: frame.minX, y: frame.maxY - controlHeight, width: frame.width, height: controlHeight) : nil
    }
}

extension GridLayout {
    public var itemsPerPage: Int { columns * rows }

    /// GP-10: 0 for no items.
    public var pageCount: Int { (itemCount + itemsPerPage - 1) / itemsPerPage }

    /// GP-10, in points.
    public var contentWidth: Double { Double(pageCount) * pageSize.width }

    /// An item's frame in content coordinates, in which page p begins at p · W, or from right to left at
    /// (pages − 1 − p) · W (GP-9, GP-18).
    public func itemFrame(at index: Int) -> Rect {
        precondition(0..<itemCount ~= index, "item \(index) of \(itemCount)")
        let (page, place) = index.quotientAndRemainder(dividingBy: itemsPerPage)
        let (row, column) =
            switch order {
            case .rowMajor: place.quotientAndRemainder(dividingBy: columns)
            case .columnMajor: (place % rows, place / rows)
            }
        let x = Double(column + 1) * horizontalSpacing + Double(column) * itemSize.width
        let y = Double(row + 1) * verticalSpacing + Double(row) * itemSize.height
        let inPage = Rect(origin: Point(x: x, y: y), size: itemSize)
        let mirrored = direction == .leftToRight ? inPage : inPage.mirrored(in: Rect(origin: .zero, size: pageSize))
        return mirrored.offset(dx: pageX(page))
    }

    /// The left edge of a page in content coordinates.
    public func pageX(_ page: Int) -> Double {
        Double(direction == .leftToRight ? page : pageCount - 1 - page) * pageSize.width
    }

    /// The items of a page, fewer on the last.
    public func items(ofPage page: Int) -> Range<Int> {
        let start = min(max(page, 0) * itemsPerPage, itemCount)
        return start..<min(start + itemsPerPage, itemCount)
    }

    /// The page that an offset shows most of: clamp(round(offset / W), 0, pages − 1) (GP-15); offsets count from the
    /// first page in reading order.
    public func page(atOffset offset: Double) -> Int {
        guard pageSize.width > 0, pageCount > 0 else { return 0 }
        return Int(min(max((offset / pageSize.width).rounded(), 0), Double(pageCount - 1)))
    }
}
