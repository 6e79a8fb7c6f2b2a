import Geometry
import Layouts
import Styles
import Testing

@Suite("Grid pages")
struct GridPagesTests {
    @Test(
        "GP-15: the current page is the nearest, held inside",
        arguments: [
            (-1000.0, 0), (0, 0), (187.25, 0), (187.5, 1), (375, 1), (562.25, 1), (562.5, 2), (1125, 3), (5000, 3),
        ])
    func currentPage(offset: Double, page: Int) {
        #expect(GridCase().layout.page(atOffset: offset) == page)
    }

    @Test("GP-14: between two pages the place is a fraction, past the ends it is held")
    func position() {
        let layout = GridCase().layout
        #expect(layout.pagePosition(atOffset: 93.75) == 0.25)
        #expect(layout.pagePosition(atOffset: -93.75) == 0)
        #expect(layout.pagePosition(atOffset: 1200) == 3)
        #expect(layout.scrollRange == 0...1125)
    }

    @Test(
        "GP-19: the pages of which something shows",
        arguments: [
            (0, 0..<1), (0.25, 0..<2), (374.75, 0..<2), (375, 1..<2), (1125, 3..<4), (1200, 3..<4), (-50, 0..<1),
            (-375, 0..<0), (1500, 0..<0), (-.infinity, 0..<0), (.nan, 0..<0),
            // Within a millionth of a point a page only touches the page area (SL-10).
            (374.9999999, 1..<2), (375.0000001, 1..<2), (374.99999, 0..<2), (375.00001, 1..<3), (-374.9999999, 0..<0),
        ] as [(Double, Range<Int>)])
    func visible(offset: Double, pages: Range<Int>) {
        #expect(GridCase().layout.visiblePages(atOffset: offset) == pages)
    }

    @Test("GP-10, GP-19: as many items as there can be", arguments: [1_000_000, 1 << 50])
    func many(count: Int) {
        let layout = GridCase { $0.itemCount = count }.layout
        #expect(layout.pageCount == count / 12 + (count % 12 == 0 ? 0 : 1))
        let middle = layout.pageCount / 2
        let offset = layout.offset(ofPage: middle)
        #expect(layout.visiblePages(atOffset: offset).contains(middle))
        #expect(layout.items(ofPage: middle).count == 12)
        #expect(layout.items(ofPage: layout.pageCount - 1).upperBound == count)
        #expect((layout.pageControl?.dots(atPage: Double(middle)) ?? []).count == 22)
    }

    @Test("GP-19: more items than numbers tell apart are as many as they do, one a page")
    func tooMany() {
        let layout = GridCase {
            $0.itemCount = .max
            ($0.columns, $0.rows) = (1, 1)
        }.layout
        #expect(layout.itemCount == 1 << 50)
        #expect(layout.page(atOffset: .infinity) == (1 << 50) - 1)
        #expect(layout.visiblePages(atOffset: layout.scrollRange.upperBound) == ((1 << 50) - 1)..<(1 << 50))
        #expect(layout.pageControl?.nearest(to: .infinity) == (1 << 50) - 1)
    }

    @Test("GP-9: the last page has what is left")
    func lastPage() {
        let layout = GridCase().layout
        #expect(layout.items(ofPage: 2) == 24..<36)
        #expect(layout.items(ofPage: 3) == 36..<40)
    }

    static let hitPoints: [(Point, GridTarget?)] = [
        (Point(x: 27.75, y: 24), .item(0)), (Point(x: 115.5, y: 143.75), .item(0)),
        (Point(x: 115.75, y: 24), .page), (Point(x: 27.75, y: 144), .page),
        (Point(x: 143.5, y: 168), .item(4)), (Point(x: 0, y: 0), .page),
        (Point(x: 20, y: 620), .pageControl(.previous)), (Point(x: 360, y: 600), .pageControl(.next)),
        (Point(x: 375, y: 10), nil), (Point(x: -0.25, y: 10), nil), (Point(x: 10, y: 637), nil),
    ]

    @Test("hit testing of the second page", arguments: hitPoints.indices)
    func hits(number: Int) {
        let (point, target) = Self.hitPoints[number]
        let layout = GridCase().layout
        let onSecond: GridTarget? = if case .item(let index) = target { .item(index + 12) } else { target }
        #expect(layout.target(at: point, offset: 375, page: 1) == onSecond)
        let moved = GridCase { $0.origin = Point(x: 1000, y: 100) }.layout
        #expect(moved.target(at: point.offset(dx: 1000, dy: 100), offset: 375, page: 1) == onSecond)
    }

    @Test("hit testing between two pages, and past the ends")
    func swipedHits() {
        let layout = GridCase().layout
        // The second page begins at x = 275.
        #expect(layout.item(at: Point(x: 310, y: 30), offset: 100) == 12)
        #expect(layout.item(at: Point(x: 274, y: 30), offset: 100) == nil)
        #expect(layout.item(at: Point(x: 240, y: 30), offset: 100) == 2)
        #expect(layout.target(at: Point(x: 10, y: 30), offset: -50, page: 0) == .page)
        #expect(layout.item(at: Point(x: 80, y: 30), offset: -50) == 0)
    }

    @Test("items that are not there are not hit")
    func missingItems() {
        let layout = GridCase().layout
        let place = layout.frameInPage(ofItem: 4).center
        #expect(layout.item(at: place, offset: 1125) == nil)
        #expect(layout.target(at: place, offset: 1125, page: 3) == .page)
    }

    @Test("GP-18: hit testing from right to left")
    func mirroredHits() {
        let layout = GridCase { $0.direction = .rightToLeft }.layout
        #expect(layout.item(at: Point(x: 300, y: 30), offset: 0) == 0)
        #expect(layout.item(at: Point(x: 300, y: 30), offset: 375) == 12)
        // A quarter of the second page shows at the left.
        #expect(layout.item(at: Point(x: 30, y: 30), offset: 93.75) == 12)
        #expect(layout.target(at: Point(x: 20, y: 620), offset: 375, page: 1) == .pageControl(.next))
        #expect(layout.target(at: Point(x: 360, y: 620), offset: 375, page: 1) == .pageControl(.previous))
    }
}

@Suite("Grid cells")
struct GridCellTests {
    @Test("GP-12: the picture is a square on top, the label below it")
    func parts() {
        let cell = GridCellLayout(style: GridCellStyle(), frame: Rect(x: 10, y: 20, width: 88, height: 120))
        #expect(cell.picture == Rect(x: 10, y: 20, width: 88, height: 88))
        #expect(cell.label == Rect(x: 10, y: 108, width: 88, height: 32))
        #expect(cell.shownPicture == cell.picture)
    }

    @Test("GP-12: an item that is less high clips both")
    func clipped() {
        let shallow = GridCellLayout(style: GridCellStyle(), frame: Rect(x: 0, y: 0, width: 88, height: 100))
        #expect(shallow.label == Rect(x: 0, y: 88, width: 88, height: 12))
        let flat = GridCellLayout(style: GridCellStyle(), frame: Rect(x: 0, y: 0, width: 88, height: 60))
        #expect(flat.label == nil)
        #expect(flat.picture.height == 88)
        #expect(flat.shownPicture == Rect(x: 0, y: 0, width: 88, height: 60))
    }

    @Test("no label, and the label of an item that shrinks")
    func labels() {
        var style = GridCellStyle()
        let half = GridCellLayout(style: style, frame: Rect(x: 0, y: 0, width: 44, height: 60), scale: 0.5)
        #expect(half.label == Rect(x: 0, y: 44, width: 44, height: 16))
        style.labelHeight = 0
        #expect(GridCellLayout(style: style, frame: Rect(x: 0, y: 0, width: 88, height: 120)).label == nil)
        #expect(GridCellLayout(style: style, frame: .zero).shownPicture?.isEmpty ?? true)
    }
}
