import Geometry
import Layouts
import Styles
import Testing

/// GP-11: what does not fit, and what is drawn of it.
@Suite("Grids that do not fit")
struct GridOverflowTests {
    @Test("GP-11: an item larger than its page is drawn alone, its middle in the page's")
    func larger() {
        let grid = GridCase { $0.item = Size(width: 400, height: 700) }
        let layout = grid.layout
        #expect(layout.findings == [.itemLargerThanPage(item: grid.item, page: grid.page)])
        #expect([layout.columns, layout.rows, layout.pageCount] == [1, 1, 40])
        #expect(layout.frameInPage(ofItem: 0) == Rect(x: -12.5, y: -50, width: 400, height: 700))
        #expect(layout.scale == 1)
    }

    @Test("GP-11: by policy it shrinks to the page, its shape kept")
    func scaledLarger() {
        let layout = GridCase {
            $0.item = Size(width: 750, height: 600)
            $0.overflow = .scale
        }.layout
        #expect(layout.scale == 0.5)
        #expect(layout.frameInPage(ofItem: 0) == Rect(x: 0, y: 150, width: 375, height: 300))
        #expect(layout.findings.count == 1)
    }

    @Test("GP-11: columns that leave negative spacing become as many as fit")
    func clampedColumns() {
        let layout = GridCase { $0.columns = 5 }.layout
        let spacing: Double = (375 - 440) / 6
        #expect(layout.findings == [.negativeSpacing(axis: .horizontal, spacing: spacing, count: 5)])
        #expect(layout.columns == 4)
        #expect(abs(layout.horizontalSpacing - 4.6) < 1e-12)
    }

    @Test("GP-11: by policy they shrink until they touch")
    func scaledColumns() {
        let layout = GridCase {
            $0.columns = 5
            $0.overflow = .scale
        }.layout
        #expect(layout.columns == 5)
        #expect(layout.scale == 375.0 / 440)
        #expect(layout.horizontalSpacing == 0)
        #expect(abs(layout.itemSize.height - 120 * 375 / 440) < 1e-12)
        #expect(abs(layout.frameInPage(ofItem: 4).maxX - 375) < 1e-9)
    }

    @Test("GP-11: set spacing that takes the last item out of the page")
    func leavingPage() {
        // 4 · (10 + 88) = 392.
        let grid = GridCase {
            $0.columns = 4
            $0.horizontalSpacing = 10
        }
        #expect(grid.layout.findings == [.itemsLeavePage(axis: .horizontal, by: 17, count: 4)])
        #expect(grid.layout.columns == 3)
        var scaled = grid
        scaled.overflow = .scale
        #expect(scaled.layout.scale == 375.0 / 392)
        #expect(abs(scaled.layout.horizontalSpacing - 3750.0 / 392) < 1e-12)
        #expect(abs(scaled.layout.frameInPage(ofItem: 3).maxX - 375) < 1e-9)
    }

    @Test(
        "GP-11: set spacing that just fits is no finding, and nothing shrinks", arguments: GridStyle.Overflow.allCases)
    func justFits(overflow: GridStyle.Overflow) {
        let layout = GridCase {
            $0.columns = 3
            $0.horizontalSpacing = 37
            $0.overflow = overflow
        }.layout
        #expect(layout.findings == [])
        #expect(layout.scale == 1)
        #expect(layout.frameInPage(ofItem: 2).maxX == 375)
    }

    @Test("GP-11: one row whose spacing pushes it out stays where it is set")
    func singleRowOut() {
        let layout = GridCase { $0.verticalSpacing = 500 }.layout
        #expect(layout.findings == [.itemsLeavePage(axis: .vertical, by: 20, count: 1)])
        #expect(layout.frameInPage(ofItem: 0).minY == 500)
    }

    @Test("GP-11: both axes are told of")
    func bothAxes() {
        let layout = GridCase {
            $0.columns = 5
            $0.rows = 6
            $0.verticalSpacing = 0
        }.layout
        let spacing: Double = (375 - 440) / 6
        #expect(
            layout.findings == [
                .negativeSpacing(axis: .horizontal, spacing: spacing, count: 5),
                .itemsLeavePage(axis: .vertical, by: 120, count: 6),
            ])
        #expect([layout.columns, layout.rows] == [4, 5])
    }

    @Test("GP-11: negative spacing is drawn as set, and told of")
    func negativeSet() {
        let layout = GridCase { $0.horizontalSpacing = -8 }.layout
        #expect(layout.findings == [.negativeSpacing(axis: .horizontal, spacing: -8, count: layout.columns)])
        #expect(layout.horizontalSpacing == -8)
        // The later item is on top.
        let overlap = layout.frameInPage(ofItem: 1).origin.offset(dx: 1, dy: 1)
        #expect(layout.frameInPage(ofItem: 0).contains(overlap))
        #expect(layout.item(at: overlap, offset: 0) == 1)
    }

    static let lengths = [0, -1, .nan, .infinity, -.infinity, 1e-300, 1e300, 88]

    @Test("GP-11: whatever the sizes are, there is a layout, and its numbers are finite", arguments: lengths, lengths)
    func degenerate(width: Double, height: Double) {
        for (pageWidth, pageHeight) in [(375.0, 600.0), (0, 600), (375, 0), (-5, -5), (.nan, 600), (.infinity, 1e300)] {
            for spacing in [nil, 0, -20, .nan, .infinity, 1e300] {
                for overflow in GridStyle.Overflow.allCases {
                    let layout = GridCase {
                        $0.item = Size(width: width, height: height)
                        $0.page = Size(width: pageWidth, height: pageHeight)
                        $0.horizontalSpacing = spacing
                        $0.overflow = overflow
                    }.layout
                    let isUsable = [width, height].allSatisfy { $0 > 0 && $0.isFinite }
                    let unusable = layout.findings.filter { if case .unusableItemSize = $0 { true } else { false } }
                    #expect(unusable.isEmpty == isUsable)
                    for index in layout.items(ofPage: 0).prefix(3) {
                        let frame = layout.frame(ofItem: index, atOffset: 0)
                        #expect([frame.minX, frame.minY, frame.width, frame.height].allSatisfy { $0.isFinite })
                        #expect(frame.width >= 0 && frame.height >= 0)
                    }
                    #expect(layout.pageCount > 0)
                    _ = layout.target(at: Point(x: 100, y: 100), offset: 0, page: 0)
                    _ = layout.visiblePages(atOffset: 1e300)
                    _ = layout.page(atOffset: .infinity)
                    #expect(layout.page(atOffset: .nan) == 0)
                }
            }
        }
    }

    @Test("GP-11: huge and impossible counts", arguments: [Int.max, Int.min, 0, -1, 1_000_000])
    func counts(count: Int) {
        for spacing in [nil, 0.0, 8] {
            for overflow in GridStyle.Overflow.allCases {
                let layout = GridCase {
                    $0.columns = count
                    $0.rows = count
                    $0.horizontalSpacing = spacing
                    $0.overflow = overflow
                }.layout
                #expect(layout.columns >= 1 && layout.columns <= 10_000)
                #expect(layout.itemsPerPage <= 1_000_000)
                #expect(layout.findings.isEmpty == (count <= 1))
            }
        }
    }
}
