public import Geometry
public import Styles

/// Where the items and pages of a grid are (GP-6 … GP-11, GP-18).
///
/// Everything is arithmetic on the item's number, so that a million items cost what one costs (GP-19).
public struct GridLayout: Hashable, Sendable {
    /// The grid's frame on the canvas, with the page control's band.
    public let frame: Rect
    /// Of a page: the frame less the band (GP-6).
    public let pageSize: Size
    /// How many items the grid has; none for a negative number.
    public let itemCount: Int
    /// Every item's; smaller than the style's where `scale` is less than 1.
    public let itemSize: Size
    /// At least 1.
    public let columns: Int
    /// At least 1.
    public let rows: Int
    /// Points between the items of a row and at its ends; set spacing also before the first only.
    public let horizontalSpacing: Double
    /// Points between the items of a column and at its ends, likewise.
    public let verticalSpacing: Double
    /// Which neighbour of an item comes after it (GP-9).
    public let order: GridStyle.Order
    /// The side that rows begin at and that the second page is on (GP-18).
    public let direction: LayoutDirection
    /// What items that do not fit are drawn at, by policy `scale` (GP-11); else 1.
    public let scale: Double
    /// What does not fit (GP-11).
    public let findings: [GridFinding]
    /// `nil` where there is none, or a single page has no use for it (GP-4).
    public let pageControl: PageControlLayout?
}

extension GridLayout {
    /// Lays a grid out; whatever the numbers are, there is a layout.
    ///
    /// A frame that is not finite or has a negative side counts as empty there.
    public init(style: GridStyle, itemCount: Int, frame: Rect, direction: LayoutDirection = .leftToRight) {
        let control = style.pageControl
        let height = control.isShown ? control.height : 0
        let reserved = GridLayout(style, itemCount: itemCount, frame: frame, direction: direction, bandHeight: height)
        let collapses = control.singlePage == .collapse && reserved.pageCount <= 1
        self =
            collapses
            ? GridLayout(style, itemCount: itemCount, frame: frame, direction: direction, bandHeight: 0) : reserved
    }

    private init(
        _ style: GridStyle, itemCount: Int, frame: Rect, direction: LayoutDirection, bandHeight: Double
    ) {
        let frame = frame.usable
        let bandHeight = min(bandHeight.usableLength, frame.height)
        let page = Size(width: frame.width, height: frame.height - bandHeight)
        let item = Size(width: style.itemSize.width.usableLength, height: style.itemSize.height.usableLength)
        let horizontal = GridTracks(
            axis: .horizontal, extent: page.width, item: item.width, count: style.columns,
            spacing: style.horizontalSpacing, overflow: style.overflow)
        let vertical = GridTracks(
            axis: .vertical, extent: page.height, item: item.height, count: style.rows,
            spacing: style.verticalSpacing, overflow: style.overflow)
        let scale = min(horizontal.scaleToFit, vertical.scaleToFit)
        self.frame = frame
        self.pageSize = page
        self.itemCount = min(max(itemCount, 0), Self.largestItemCount)
        self.itemSize = Size(width: item.width * scale, height: item.height * scale)
        self.columns = horizontal.count
        self.rows = min(vertical.count, max(Self.largestPage / horizontal.count, 1))
        self.horizontalSpacing = horizontal.spacing(scaledBy: scale)
        self.verticalSpacing = vertical.spacing(scaledBy: scale)
        self.order = style.order
        self.direction = direction
        self.scale = scale
        self.findings = Self.findings(of: style.itemSize, in: page) + horizontal.findings + vertical.findings
        let band = Rect(x: frame.minX, y: frame.maxY - bandHeight, width: frame.width, height: bandHeight)
        let pageCount = Self.pageCount(of: self.itemCount, by: columns * rows)
        self.pageControl =
            bandHeight > 0 && pageCount > 1
            ? PageControlLayout(style: style.pageControl, pageCount: pageCount, frame: band, direction: direction)
            : nil
    }

    /// So many that the pages' numbers are exact as floating-point numbers.
    private static let largestItemCount = 1 << 50
    /// The most items that a page may have.
    private static let largestPage = 1_000_000

    private static func findings(of item: Size, in page: Size) -> [GridFinding] {
        let isUsable = [item.width, item.height].allSatisfy { $0 > 0 && $0.isFinite }
        let isLarger = isUsable && (item.width > page.width || item.height > page.height)
        return (isUsable ? [] : [.unusableItemSize(item)])
            + (isLarger ? [.itemLargerThanPage(item: item, page: page)] : [])
    }
}

extension GridLayout {
    /// How many items a full page has.
    public var itemsPerPage: Int { columns * rows }

    /// GP-10: 0 for no items.
    public var pageCount: Int { Self.pageCount(of: itemCount, by: itemsPerPage) }

    private static func pageCount(of items: Int, by itemsPerPage: Int) -> Int {
        let (full, rest) = items.quotientAndRemainder(dividingBy: itemsPerPage)
        return rest == 0 ? full : full + 1
    }
}

extension Double {
    /// Itself where it is a length: finite and positive; else 0.
    fileprivate var usableLength: Double { isFinite ? Swift.max(self, 0) : 0 }
}

extension Rect {
    fileprivate var usable: Rect {
        Rect(
            x: x.isFinite ? x : 0, y: y.isFinite ? y : 0, width: width.usableLength, height: height.usableLength)
    }
}

extension GridLayout {
    /// The frame less the page control's band: what shows of the pages (GP-6).
    public var pageArea: Rect { Rect(origin: frame.origin, size: pageSize) }

    /// GP-10, in points.
    public var contentWidth: Double { Double(pageCount) * pageSize.width }

    /// The offsets at which a grid can rest: those of the first and of the last page (GP-14).
    public var scrollRange: ClosedRange<Double> { 0...offset(ofPage: max(pageCount - 1, 0)) }

    /// The offset at which a page fills the page area; offsets count from the first page in reading order.
    public func offset(ofPage page: Int) -> Double { Double(page) * pageSize.width }

    /// The page that an offset shows most of: clamp(round(offset / W), 0, pages − 1) (GP-15); 0 without pages.
    public func page(atOffset offset: Double) -> Int {
        Int(pagePosition(atOffset: offset).rounded())
    }

    /// The place of an offset among the pages: clamp(offset / W, 0, pages − 1), fractional between two of them.
    public func pagePosition(atOffset offset: Double) -> Double {
        guard pageSize.width > 0, pageCount > 0, !offset.isNaN else { return 0 }
        return min(max(offset / pageSize.width, 0), Double(pageCount - 1))
    }

    /// The left edge of a page on the canvas, where the content stands at an offset; the second page is to the right
    /// of the first, or from right to left to its left (GP-18).
    public func pageX(_ page: Int, atOffset offset: Double) -> Double {
        let distance = Double(page) * pageSize.width - offset
        return frame.minX + (direction == .leftToRight ? distance : -distance)
    }

    /// The pages of which something shows at an offset, more than rounding makes of a page that only touches the page
    /// area (SL-10); none of a grid without items or without width (GP-19).
    public func visiblePages(atOffset offset: Double) -> Range<Int> {
        guard pageSize.width > Rect.tolerance, offset.isFinite else { return 0..<0 }
        let start = (offset + Rect.tolerance) / pageSize.width
        let end = (offset - Rect.tolerance) / pageSize.width
        let last = Double(pageCount - 1)
        guard end > -1, start < last + 1 else { return 0..<0 }
        let first = Int(max(start.rounded(.down), 0))
        return first..<(Int(min(end.rounded(.up), last)) + 1)
    }

    /// The items of a page, fewer on the last; none of a page that is not there.
    public func items(ofPage page: Int) -> Range<Int> {
        guard 0..<pageCount ~= page else { return 0..<0 }
        let start = page * itemsPerPage
        return start..<(start + min(itemsPerPage, itemCount - start))
    }
}
