public import Geometry

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

    /// The pages of which something shows at an offset; none of a grid without items or without width (GP-19).
    public func visiblePages(atOffset offset: Double) -> Range<Int> {
        guard pageSize.width > 0, offset.isFinite else { return 0..<0 }
        let position = offset / pageSize.width
        let last = Double(pageCount - 1)
        guard position > -1, position < last + 1 else { return 0..<0 }
        let first = Int(max(position.rounded(.down), 0))
        return first..<(Int(min(position.rounded(.up), last)) + 1)
    }

    /// The items of a page, fewer on the last; none of a page that is not there.
    public func items(ofPage page: Int) -> Range<Int> {
        guard 0..<pageCount ~= page else { return 0..<0 }
        let start = page * itemsPerPage
        return start..<(start + min(itemsPerPage, itemCount - start))
    }
}
