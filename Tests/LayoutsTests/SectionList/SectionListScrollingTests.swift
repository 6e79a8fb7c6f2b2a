import Layouts
import RandomNumbers
import Styles
import Testing

@Suite struct SectionListScrollingTests {
    @Test("SL-1: where sections, rows and footers are")
    func placesSections() {
        let list = ListCase(2, 0, 1) { $0.hasFooters = true }.tableHeader(50).layout
        // 50 of table header; 20 + 80 + 30, then 20 + 30, then 20 + 40 + 30.
        #expect((0..<3).map(list.headerY(ofSection:)) == [50, 180, 230])
        #expect((0..<3).map(list.endY(ofSection:)) == [180, 230, 320])
        #expect((0..<3).map(list.footerY(ofSection:)) == [150, 200, 290])
        #expect(list.rowY(section: 0, row: 1) == 110)
        #expect(list.contentHeight == 320)
    }

    @Test(
        "SL-8: the offsets at which the list can rest",
        arguments: [
            // 800 of content in 400.
            (ListCase.usual, 0.0...400.0),
            (ListCase.usual.with { $0.topInset = 50 }, -50...400),
            (
                ListCase.usual.with {
                    $0.topInset = 50
                    $0.bottomInset = 30
                }, -50...430
            ),
            (ListCase.usual.tableHeader(56), 0...456),
            // 100 of content: nowhere to go.
            (ListCase(2), 0...0),
            (
                ListCase(2) {
                    $0.topInset = 50
                    $0.bottomInset = 30
                }, -50 ... -50
            ),
            // 380 of content under an inset of 50: the last 30 are hidden at rest.
            (ListCase(9) { $0.topInset = 50 }, -50 ... -20),
            (ListCase(rowCounts: []), 0...0),
        ])
    func hasAScrollRange(list: ListCase, range: ClosedRange<Double>) {
        let layout = list.layout
        #expect(layout.scrollRange == range)
        #expect(layout.clamped(offset: -1000) == range.lowerBound)
        #expect(layout.clamped(offset: 1000) == range.upperBound)
        let middle = (range.lowerBound + range.upperBound) / 2
        #expect(layout.clamped(offset: middle) == middle)
    }

    @Test(
        "IB-19, IB-28: the offset that brings a section to the top, and what is there then",
        arguments: [
            // Headers at 0, 220, 360 and 380; the list ends at offset 400.
            (ListCase.usual, [0.0, 220, 360, 380], [0, 1, 2, 3]),
            (ListCase.usual.with { $0.topInset = 50 }, [-50, 170, 310, 330], [0, 1, 2, 3]),
            (ListCase.usual.tableHeader(56), [56, 276, 416, 436], [0, 1, 2, 3]),
            // 560 of content, headers at 0, 420, 480 and 520: the last offset is 160, in the first section.
            (ListCase(10, 1, 0, 1), [0, 160, 160, 160], [0, 0, 0, 0]),
            // 860 of content, headers at 0, 420, 460 and 800.
            (ListCase(10, 0, 7, 1), [0, 400, 400, 400], [0, 0, 0, 0]),
            // All fits: the table header stays, and the section under it counts.
            (ListCase(1, 1).tableHeader(56), [0, 0], [0, 0]),
        ])
    func targetsSections(list: ListCase, offsets: [Double], sections: [Int]) {
        let layout = list.layout
        #expect(list.rowCounts.indices.map(layout.targetOffset(ofSection:)) == offsets)
        #expect(list.rowCounts.indices.map(layout.finalSection(afterScrollTo:)) == sections)
    }

    @Test(
        "IB-26: the section at the pin line",
        arguments: [
            (ListCase.usual, 0.0, 0), (ListCase.usual, 219.75, 0), (ListCase.usual, 220, 1),
            (ListCase.usual, 359.75, 1),
            (ListCase.usual, 360, 2), (ListCase.usual, 379.75, 2), (ListCase.usual, 380, 3),
            // Bouncing: the first and the last.
            (ListCase.usual, -1, 0), (ListCase.usual, -300, 0), (ListCase.usual, 900, 3), (ListCase.usual, 1e9, 3),
            // The line is lower by the top inset.
            (ListCase.usual.with { $0.topInset = 50 }, 169.75, 0), (ListCase.usual.with { $0.topInset = 50 }, 170, 1),
            // Over the table header: none.
            (ListCase.usual.tableHeader(56), -10, nil), (ListCase.usual.tableHeader(56), 55.75, nil),
            (ListCase.usual.tableHeader(56), 56, 0), (ListCase.usual.tableHeader(56), 275.75, 0),
            (ListCase.usual.tableHeader(56).with { $0.topInset = 50 }, 5.75, nil),
            (ListCase.usual.tableHeader(56).with { $0.topInset = 50 }, 6, 0),
            (ListCase(rowCounts: []), 0, nil),
        ] as [(ListCase, Double, Int?)])
    func findsTheCurrentSection(list: ListCase, offset: Double, expected: Int?) {
        #expect(list.layout.currentSection(atOffset: offset) == expected)
    }

    @Test("IB-26: by walking, for any list", arguments: 1...60 as ClosedRange<UInt64>)
    func findsTheCurrentSectionOfAnyList(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        let list = ListCase.random(using: &numbers)
        let layout = list.layout
        for _ in 0..<100 {
            let offset = numbers.quarters(-400...1600)
            let line = offset + layout.area.topInset
            let walked = list.rowCounts.indices.last { layout.headerY(ofSection: $0) <= line } ?? 0
            let isOverTableHeader = layout.tableHeaderHeight > 0 && line < layout.tableHeaderHeight
            let found = layout.currentSection(atOffset: offset)
            #expect(found == (isOverTableHeader ? nil : walked), "seed \(seed), offset \(offset)")
        }
    }
}
