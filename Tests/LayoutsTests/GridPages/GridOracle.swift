import Geometry
import Layouts
import Styles

/// What of a style decides where a grid's items are, in whole quarters of points, which sums keep exact.
struct GridCase: Hashable, Sendable {
    var page = Size(width: 375, height: 600)
    var item = Size(width: 88, height: 120)
    var columns: Int?
    var rows: Int?
    var horizontalSpacing: Double?
    var verticalSpacing: Double?
    var order = GridStyle.Order.rowMajor
    var overflow = GridStyle.Overflow.clamp
    var direction = LayoutDirection.leftToRight
    var hasPageControl = true
    var singlePage = PageControlStyle.SinglePage.reserve
    var itemCount = 40
    var origin = Point.zero

    init(_ change: (inout GridCase) -> Void = { _ in }) {
        change(&self)
    }

    var style: GridStyle {
        var style = GridStyle()
        style.itemSize = item
        style.columns = columns.map { .fixed($0) } ?? .automatic
        style.rows = rows.map { .fixed($0) } ?? .automatic
        style.horizontalSpacing = horizontalSpacing.map { .fixed($0) } ?? .automatic
        style.verticalSpacing = verticalSpacing.map { .fixed($0) } ?? .automatic
        style.order = order
        style.overflow = overflow
        style.pageControl.isShown = hasPageControl
        style.pageControl.singlePage = singlePage
        return style
    }

    /// With a frame whose page area has the page's size, where the band stays reserved.
    var layout: GridLayout {
        let frame = Rect(
            origin: origin, size: Size(width: page.width, height: page.height + (hasPageControl ? 37 : 0)))
        return GridLayout(style: style, itemCount: itemCount, frame: frame, direction: direction)
    }
}

/// Where a grid's items are, found by counting and walking (GP-7 … GP-10).
struct GridOracle {
    let columns: Int
    let rows: Int
    let horizontalSpacing: Double
    let verticalSpacing: Double
    let pageCount: Int
    /// In content coordinates.
    let frames: [Rect]

    init(_ grid: GridCase) {
        columns = Self.count(
            grid.columns, extent: grid.page.width, item: grid.item.width, spacing: grid.horizontalSpacing,
            assumed: 1.5 * (grid.horizontalSpacing ?? 24))
        rows = Self.count(
            grid.rows, extent: grid.page.height, item: grid.item.height, spacing: grid.verticalSpacing,
            assumed: grid.verticalSpacing ?? 8)
        let left = Size(
            width: grid.page.width - Double(columns) * grid.item.width,
            height: grid.page.height - Double(rows) * grid.item.height)
        horizontalSpacing = grid.horizontalSpacing ?? left.width / Double(columns + 1)
        verticalSpacing = grid.verticalSpacing ?? left.height / Double(rows + 1)
        var pages = 0
        while pages * rows * columns < grid.itemCount { pages += 1 }
        pageCount = pages
        frames = Self.walk(
            grid, columns: columns, rows: rows, spacing: Size(width: horizontalSpacing, height: verticalSpacing),
            pageCount: pages)
    }

    /// One more as long as there is room, then fewer as long as there is not (GP-11).
    private static func count(
        _ set: Int?, extent: Double, item: Double, spacing: Double?, assumed: Double
    ) -> Int {
        var count = set ?? 0
        if set == nil {
            while Double(count + 1) * (item + assumed) <= extent { count += 1 }
        }
        while count > 1, Double(count) * (item + (spacing ?? 0)) > extent { count -= 1 }
        return max(count, 1)
    }

    /// Puts one item after the other, as one reads or column by column, and begins a page when one is full.
    private static func walk(
        _ grid: GridCase, columns: Int, rows: Int, spacing: Size, pageCount: Int
    ) -> [Rect] {
        var frames: [Rect] = []
        for page in 0..<pageCount {
            let cells =
                grid.order == .rowMajor
                ? (0..<rows).flatMap { row in (0..<columns).map { ($0, row) } }
                : (0..<columns).flatMap { column in (0..<rows).map { (column, $0) } }
            for (column, row) in cells where frames.count < grid.itemCount {
                var x = spacing.width
                for _ in 0..<column { x += grid.item.width + spacing.width }
                var y = spacing.height
                for _ in 0..<row { y += grid.item.height + spacing.height }
                if grid.direction == .rightToLeft { x = grid.page.width - x - grid.item.width }
                let pagesToTheLeft = grid.direction == .leftToRight ? page : pageCount - 1 - page
                for _ in 0..<pagesToTheLeft { x += grid.page.width }
                frames.append(Rect(origin: Point(x: x, y: y), size: grid.item))
            }
        }
        return frames
    }
}

extension Rect {
    /// Whether no edge is farther from the other's than sums of lengths may be off.
    func isNear(_ other: Rect) -> Bool {
        [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY].allSatisfy { abs($0) < 1e-6 }
    }
}
