public import Geometry

extension GridLayout {
    /// An item's frame on the canvas, where the content stands at an offset (GP-9, GP-18).
    public func frame(ofItem index: Int, atOffset offset: Double) -> Rect {
        let page = index / itemsPerPage
        return frameInPage(ofItem: index).offset(dx: pageX(page, atOffset: offset), dy: frame.minY)
    }

    /// An item's frame in content coordinates, in which page p begins at p · W, or from right to left at
    /// (pages − 1 − p) · W (GP-9, GP-18).
    public func itemFrame(at index: Int) -> Rect {
        let page = index / itemsPerPage
        let place = direction == .leftToRight ? page : pageCount - 1 - page
        return frameInPage(ofItem: index).offset(dx: Double(place) * pageSize.width)
    }

    /// An item's frame from the top left corner of its page.
    public func frameInPage(ofItem index: Int) -> Rect {
        precondition(0..<itemCount ~= index, "item \(index) of \(itemCount)")
        let cell = cell(atPlace: index % itemsPerPage)
        return frameInPage(column: cell.column, row: cell.row)
    }

    /// The column and the row of the item that is the page's `place`th (GP-9); columns count in reading order.
    private func cell(atPlace place: Int) -> (column: Int, row: Int) {
        switch order {
        case .rowMajor: (place % columns, place / columns)
        case .columnMajor: (place / rows, place % rows)
        }
    }

    private func frameInPage(column: Int, row: Int) -> Rect {
        let x = Double(column + 1) * horizontalSpacing + Double(column) * itemSize.width
        let y = Double(row + 1) * verticalSpacing + Double(row) * itemSize.height
        let frame = Rect(origin: Point(x: x, y: y), size: itemSize)
        return direction == .leftToRight ? frame : frame.mirrored(aboutX: pageSize.width / 2)
    }
}

extension GridLayout {
    /// What a finger at a point of the canvas meets.
    ///
    /// - Parameters:
    ///   - offset: where the content stands.
    ///   - page: what the page control shows.
    /// - Returns: `nil` beside the pages and the page control.
    public func target(at point: Point, offset: Double, page: Double) -> GridTarget? {
        if let pageControl, pageControl.frame.contains(point) {
            return .pageControl(pageControl.turn(at: point, page: page))
        }
        guard pageArea.contains(point) else { return nil }
        return item(at: point, offset: offset).map { .item($0) } ?? .page
    }

    /// The item at a point of the page area, the later one where two overlap.
    public func item(at point: Point, offset: Double) -> Int? {
        guard pageArea.contains(point) else { return nil }
        for page in visiblePages(atOffset: offset).reversed() {
            let x = point.x - pageX(page, atOffset: offset)
            guard 0..<pageSize.width ~= x else { continue }
            return item(at: Point(x: x, y: point.y - frame.minY), ofPage: page)
        }
        return nil
    }

    /// The item at a point of a page; rows and columns do not depend on each other.
    private func item(at point: Point, ofPage page: Int) -> Int? {
        let column = (0..<columns).last { column in
            let frame = frameInPage(column: column, row: 0)
            return point.x >= frame.minX && point.x < frame.maxX
        }
        let row = (0..<rows).last { row in
            let frame = frameInPage(column: 0, row: row)
            return point.y >= frame.minY && point.y < frame.maxY
        }
        guard let column, let row else { return nil }
        let place = order == .rowMajor ? row * columns + column : column * rows + row
        let items = items(ofPage: page)
        return place < items.count ? items.lowerBound + place : nil
    }
}

/// What of a grid is at a point.
public enum GridTarget: Hashable, Sendable {
    /// The item of a number from 0.
    case item(Int)
    /// Between the items.
    case page
    /// The page control, and where a tap there leads; nowhere on the current dot (GP-16).
    case pageControl(PageTurn?)
}

/// One page on, or back, in reading order.
public enum PageTurn: String, Hashable, Sendable, CaseIterable {
    /// The page before.
    case previous
    /// The page after.
    case next

    /// In pages.
    public var step: Int { self == .next ? 1 : -1 }
}
