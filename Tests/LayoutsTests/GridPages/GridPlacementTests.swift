import Geometry
import Layouts
import Styles
import Testing

@Suite("Grid placement")
struct GridPlacementTests {
    static let items = [
        Size(width: 88, height: 120), Size(width: 60, height: 60), Size(width: 50, height: 80.5),
        Size(width: 320, height: 300),
    ]
    static let spacings: [(Double?, Double?)] = [(nil, nil), (24, nil), (nil, 8), (10, 12), (0, 0), (40.25, 3.75)]

    /// Of pages, counts and numbers of items, with every second combination from right to left, and so on.
    static func combinations(item: Size, spacing: (Double?, Double?)) -> [GridCase] {
        let pages = [375.0, 320, 414, 768, 100].flatMap { width in
            [600.0, 200, 120].map { Size(width: width, height: $0) }
        }
        let counts: [(Int?, Int?)] = [(nil, nil), (3, nil), (nil, 2), (4, 5), (1, 1)]
        let itemCounts = [40, 1, 9, 0, 37, 80, 11]
        let pairs = pages.flatMap { page in counts.map { (page, $0) } }
        return pairs.enumerated().map { number, pair in
            GridCase { grid in
                grid.page = pair.0
                grid.item = item
                (grid.columns, grid.rows) = pair.1
                (grid.horizontalSpacing, grid.verticalSpacing) = spacing
                grid.order = number % 3 == 1 ? .columnMajor : .rowMajor
                grid.direction = number % 2 == 1 ? .rightToLeft : .leftToRight
                grid.hasPageControl = number % 5 != 2
                grid.itemCount = itemCounts[number % itemCounts.count]
            }
        }
    }

    @Test("GP-7 … GP-10, GP-18: 1800 grids lie as counting and walking has them", arguments: items, 0..<6)
    func oracle(item: Size, spacing: Int) {
        let grids = Self.combinations(item: item, spacing: Self.spacings[spacing])
        #expect(grids.count == 75)
        for grid in grids {
            let layout = grid.layout
            let oracle = GridOracle(grid)
            #expect(layout.columns == oracle.columns, "\(grid)")
            #expect(layout.rows == oracle.rows, "\(grid)")
            #expect(abs(layout.horizontalSpacing - oracle.horizontalSpacing) < 1e-9, "\(grid)")
            #expect(abs(layout.verticalSpacing - oracle.verticalSpacing) < 1e-9, "\(grid)")
            #expect(layout.pageCount == oracle.pageCount, "\(grid)")
            #expect(layout.contentWidth == Double(oracle.pageCount) * grid.page.width, "\(grid)")
            for (index, frame) in oracle.frames.enumerated() {
                #expect(layout.itemFrame(at: index).isNear(frame), "item \(index) of \(grid)")
            }
        }
    }

    struct Numbers: Sendable {
        var grid: GridCase
        var counts: [Int]
        var spacing: [Double]
        init(_ counts: [Int], _ spacing: [Double], _ change: (inout GridCase) -> Void) {
            self.grid = GridCase(change)
            self.counts = counts
            self.spacing = spacing
        }
    }

    static let handmade = [
        // floor(375 / (36 + 88)) = 3, floor(600 / (8 + 120)) = 4; (375 - 264) / 4, (600 - 480) / 5.
        Numbers([3, 4, 4], [27.75, 24]) { _ in },
        // One set, the other automatic.
        Numbers([2, 4, 5], [199.0 / 3, 24]) { $0.columns = 2 },
        Numbers([3, 2, 7], [27.75, 120]) { $0.rows = 2 },
        // 24 set is 24, and not what is left; it still makes three columns.
        Numbers([3, 4, 4], [24, 24]) { $0.horizontalSpacing = 24 },
        // floor(375 / (1.5 · 10 + 88)) = 3, floor(600 / (80 + 120)) = 3.
        Numbers([3, 3, 5], [10, 80]) {
            $0.horizontalSpacing = 10
            $0.verticalSpacing = 80
        },
        // Exactly two strides: floor(248 / 124).
        Numbers([2, 4, 5], [24, 24]) { $0.page.width = 248 },
        Numbers([1, 4, 10], [79.875, 24]) { $0.page.width = 247.75 },
    ]

    @Test("GP-7, GP-8, GP-10: numbers worked out by hand", arguments: handmade)
    func numbers(numbers: Numbers) {
        let layout = numbers.grid.layout
        #expect([layout.columns, layout.rows, layout.pageCount] == numbers.counts)
        #expect(abs(layout.horizontalSpacing - numbers.spacing[0]) < 1e-12)
        #expect(abs(layout.verticalSpacing - numbers.spacing[1]) < 1e-12)
        #expect(layout.findings == [])
    }

    @Test("GP-7: tenths of points lose no column to rounding")
    func roundedStrides() {
        // 5 · (38.1 + 36) is 370.5, and divided again less than 5.
        let grid = GridCase {
            $0.page.width = 370.5
            $0.item.width = 38.1
        }
        #expect(grid.layout.columns == 5)
        #expect(
            GridCase {
                $0.page.width = 0.3; $0.item.width = 0.1; $0.columns = 3
            }.layout.columns == 3)
        #expect(
            GridCase {
                $0.page.width = 0.3; $0.item.width = 0.1; $0.columns = 3
            }.layout.findings == [])
    }

    @Test("GP-9: the first page of the reference grid, item by item")
    func firstPage() {
        let layout = GridCase { $0.origin = Point(x: 10, y: 44) }.layout
        #expect(layout.frame(ofItem: 0, atOffset: 0) == Rect(x: 37.75, y: 68, width: 88, height: 120))
        #expect(layout.frame(ofItem: 1, atOffset: 0) == Rect(x: 153.5, y: 68, width: 88, height: 120))
        #expect(layout.frame(ofItem: 3, atOffset: 0) == Rect(x: 37.75, y: 212, width: 88, height: 120))
        #expect(layout.frame(ofItem: 12, atOffset: 0) == Rect(x: 412.75, y: 68, width: 88, height: 120))
        #expect(layout.frame(ofItem: 12, atOffset: 375) == Rect(x: 37.75, y: 68, width: 88, height: 120))
        #expect(layout.frame(ofItem: 0, atOffset: -30) == Rect(x: 67.75, y: 68, width: 88, height: 120))
    }

    @Test("GP-9: column by column")
    func columnMajor() {
        let layout = GridCase { $0.order = .columnMajor }.layout
        #expect(layout.frameInPage(ofItem: 1) == Rect(x: 27.75, y: 168, width: 88, height: 120))
        #expect(layout.frameInPage(ofItem: 4) == Rect(x: 143.5, y: 24, width: 88, height: 120))
        #expect(layout.frameInPage(ofItem: 12) == layout.frameInPage(ofItem: 0))
    }

    @Test("GP-18: from right to left the first item is at the right, and the second page to the left of the first")
    func rightToLeft() {
        let layout = GridCase { $0.direction = .rightToLeft }.layout
        #expect(layout.frame(ofItem: 0, atOffset: 0) == Rect(x: 259.25, y: 24, width: 88, height: 120))
        #expect(layout.frame(ofItem: 1, atOffset: 0) == Rect(x: 143.5, y: 24, width: 88, height: 120))
        #expect(layout.frame(ofItem: 12, atOffset: 0) == Rect(x: -115.75, y: 24, width: 88, height: 120))
        #expect(layout.frame(ofItem: 12, atOffset: 375) == Rect(x: 259.25, y: 24, width: 88, height: 120))
        #expect(layout.itemFrame(at: 36).minX == 259.25)
        #expect(layout.itemFrame(at: 0).minX == 3 * 375 + 259.25)
    }

    @Test("GP-6: the band is the page area's lower end, and stays where there is no indicator to show")
    func pageArea() {
        let layout = GridCase { $0.origin = Point(x: 5, y: 7) }.layout
        #expect(layout.frame == Rect(x: 5, y: 7, width: 375, height: 637))
        #expect(layout.pageArea == Rect(x: 5, y: 7, width: 375, height: 600))
        #expect(layout.pageControl?.frame == Rect(x: 5, y: 607, width: 375, height: 37))
        let none = GridCase { $0.hasPageControl = false }.layout
        #expect(none.pageArea == none.frame)
        #expect(none.pageControl == nil)
    }

    @Test("GP-4: a single page hides the indicator; its band stays, or is given back by policy")
    func singlePage() {
        let reserved = GridCase { $0.itemCount = 12 }.layout
        #expect(reserved.pageControl == nil)
        #expect(reserved.pageSize.height == 600)
        let collapsed = GridCase {
            $0.itemCount = 12
            $0.singlePage = .collapse
        }.layout
        #expect(collapsed.pageControl == nil)
        #expect(collapsed.pageSize.height == 637)
        #expect(collapsed.verticalSpacing == 31.4)
        let two = GridCase {
            $0.itemCount = 13
            $0.singlePage = .collapse
        }.layout
        #expect(two.pageSize.height == 600)
        #expect(two.pageControl?.pageCount == 2)
    }

    @Test("GP-10: no items have no pages", arguments: [0, -3])
    func empty(count: Int) {
        let layout = GridCase { $0.itemCount = count }.layout
        #expect(layout.itemCount == 0)
        #expect(layout.pageCount == 0)
        #expect(layout.contentWidth == 0)
        #expect(layout.scrollRange == 0...0)
        #expect(layout.visiblePages(atOffset: 0).isEmpty)
        #expect(layout.page(atOffset: 100) == 0)
        #expect(layout.pageControl == nil)
    }
}
