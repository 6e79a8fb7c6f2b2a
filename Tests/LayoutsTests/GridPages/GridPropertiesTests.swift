import Geometry
import Layouts
import RandomNumbers
import Styles
import Testing

/// What holds for any grid; a failure prints the seed that repeats it.
@Suite("Random grids")
struct GridPropertiesTests {
    private static func grid(seed: UInt64) -> GridCase {
        var numbers = SeededNumbers(seed: seed)
        return GridCase { grid in
            grid.page = Size(width: numbers.quarters(1...900), height: numbers.quarters(1...1200))
            grid.item = Size(width: numbers.quarters(1...400), height: numbers.quarters(1...400))
            grid.columns = [nil, nil, 1, 2, 3, 5, 8].randomElement(using: &numbers) ?? nil
            grid.rows = [nil, nil, 1, 2, 3, 5, 8].randomElement(using: &numbers) ?? nil
            grid.horizontalSpacing = Bool.random(using: &numbers) ? nil : numbers.quarters(0...60)
            grid.verticalSpacing = Bool.random(using: &numbers) ? nil : numbers.quarters(0...60)
            grid.order = Bool.random(using: &numbers) ? .rowMajor : .columnMajor
            grid.overflow = Bool.random(using: &numbers) ? .clamp : .scale
            grid.direction = Bool.random(using: &numbers) ? .leftToRight : .rightToLeft
            grid.itemCount = Int.random(in: 0...60, using: &numbers)
            grid.origin = Point(x: numbers.quarters(-50...50), y: numbers.quarters(-50...50))
        }
    }

    /// The layouts of a thousand seeds.
    private static func forEach(_ body: (GridCase, GridLayout, UInt64) -> Void) {
        for seed in 0..<UInt64(1000) {
            let grid = grid(seed: seed)
            body(grid, grid.layout, seed)
        }
    }

    @Test("items of a page never overlap")
    func apart() {
        Self.forEach { grid, layout, seed in
            let page = layout.items(ofPage: 0)
            for first in page {
                for second in page where second > first {
                    let overlap = layout.frameInPage(ofItem: first).inset(dx: 1e-9, dy: 1e-9)
                        .intersects(layout.frameInPage(ofItem: second).inset(dx: 1e-9, dy: 1e-9))
                    #expect(!overlap, "seed \(seed): \(first) and \(second) of \(grid)")
                }
            }
        }
    }

    @Test("GP-11: items lie inside their page unless a finding says more")
    func inside() {
        Self.forEach { grid, layout, seed in
            let area = Rect(origin: .zero, size: layout.pageSize).inset(dx: -1e-6, dy: -1e-6)
            let leaves = (0..<layout.itemCount).contains { index in
                let frame = layout.frameInPage(ofItem: index)
                return area.union(frame) != area
            }
            if leaves { #expect(!layout.findings.isEmpty, "seed \(seed): \(grid)") }
            if leaves { #expect(grid.overflow == .clamp, "seed \(seed): \(grid)") }
            if leaves { #expect(min(layout.columns, layout.rows) == 1, "seed \(seed): \(grid)") }
        }
    }

    @Test("GP-9, GP-18: in reading order items go on within a row or column, then to the next, then to the next page")
    func order() {
        Self.forEach { grid, layout, seed in
            func place(_ index: Int) -> [Double] {
                let frame = layout.frameInPage(ofItem: index)
                let x = grid.direction == .leftToRight ? frame.minX : -frame.maxX
                let page = Double(index / layout.itemsPerPage)
                return grid.order == .rowMajor ? [page, frame.minY, x] : [page, x, frame.minY]
            }
            for index in 0..<max(layout.itemCount - 1, 0) {
                #expect(
                    place(index).lexicographicallyPrecedes(place(index + 1)), "seed \(seed): \(index) of \(grid)")
            }
        }
    }

    @Test("GP-8: automatic spacing leaves equal margins on both sides, also between the items")
    func margins() {
        Self.forEach { grid, layout, seed in
            guard grid.horizontalSpacing == nil, layout.itemCount >= layout.itemsPerPage else { return }
            let frames = layout.items(ofPage: 0).map { layout.frameInPage(ofItem: $0) }
            let left = frames.map(\.minX).min() ?? 0
            let right = layout.pageSize.width - (frames.map(\.maxX).max() ?? 0)
            #expect(abs(left - right) < 1e-9, "seed \(seed): \(grid)")
            #expect(abs(left - layout.horizontalSpacing) < 1e-9, "seed \(seed): \(grid)")
        }
    }

    @Test("a point is in the item that has it")
    func hits() {
        Self.forEach { grid, layout, seed in
            for index in 0..<layout.itemCount {
                let offset = layout.offset(ofPage: index / layout.itemsPerPage)
                let center = layout.frame(ofItem: index, atOffset: offset).center
                guard layout.pageArea.contains(center) else { continue }
                #expect(layout.item(at: center, offset: offset) == index, "seed \(seed): \(index) of \(grid)")
            }
        }
    }

    @Test("every item is on the page that lists it")
    func pages() {
        Self.forEach { grid, layout, seed in
            let all = (0..<layout.pageCount).flatMap { Array(layout.items(ofPage: $0)) }
            #expect(all == Array(0..<layout.itemCount), "seed \(seed): \(grid)")
            #expect(layout.items(ofPage: layout.pageCount).isEmpty)
            #expect(layout.items(ofPage: -1).isEmpty)
        }
    }
}
