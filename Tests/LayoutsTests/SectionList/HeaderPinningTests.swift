import Layouts
import RandomNumbers
import Styles
import Testing

@Suite struct HeaderPinningTests {
    typealias Header = (y: Double, state: HeaderState)

    private func expectHeaders(
        of list: ListCase, at offset: Double, _ expected: [(Double, HeaderState)]
    ) {
        let layout = list.layout
        for (section, wanted) in expected.enumerated() {
            let y = layout.headerY(ofSection: section, atOffset: offset)
            let state = layout.headerState(ofSection: section, atOffset: offset)
            #expect(y == wanted.0, "section \(section) at offset \(offset)")
            #expect(state == wanted.1, "section \(section) at offset \(offset)")
        }
    }

    @Test(
        "SL-2, SL-3: headers at 0, 220, 360 and 380",
        arguments: [
            // At rest the first header is at the line.
            (0, [(0, .pinned), (220, .resting), (360, .resting)]),
            (100, [(100, .pinned), (220, .resting), (360, .resting)]),
            // Section A ends at 220: its header goes no lower than 200.
            (200, [(200, .pinned), (220, .resting), (360, .resting)]),
            (205, [(200, .pushed(0.25)), (220, .arriving(0.25)), (360, .resting)]),
            (210, [(200, .pushed(0.5)), (220, .arriving(0.5)), (360, .resting)]),
            (215, [(200, .pushed(0.75)), (220, .arriving(0.75)), (360, .resting)]),
            (220, [(200, .pushed(1)), (220, .pinned), (360, .resting)]),
            (355, [(200, .pushed(1)), (340, .pushed(0.75)), (360, .arriving(0.75)), (380, .resting)]),
            // SL-6: a section without rows is pinned at one offset, and pushed from there.
            (360, [(200, .pushed(1)), (340, .pushed(1)), (360, .pinned), (380, .resting)]),
            (365, [(200, .pushed(1)), (340, .pushed(1)), (360, .pushed(0.25)), (380, .arriving(0.25))]),
            (380, [(200, .pushed(1)), (340, .pushed(1)), (360, .pushed(1)), (380, .pinned)]),
            // The last section is pushed by the end of the content.
            (795, [(200, .pushed(1)), (340, .pushed(1)), (360, .pushed(1)), (780, .pushed(0.75))]),
            // A bounce at the top leaves all headers at their places.
            (-30, [(0, .resting), (220, .resting), (360, .resting), (380, .resting)]),
        ] as [(Double, [(Double, HeaderState)])])
    func pinsAndPushes(offset: Double, expected: [(Double, HeaderState)]) {
        expectHeaders(of: .usual, at: offset, expected)
        // The line is lower by the top inset, so the same happens that much earlier.
        expectHeaders(of: ListCase.usual.with { $0.topInset = 50 }, at: offset - 50, expected)
    }

    @Test(
        "SL-5: no header is pinned while the table header shows",
        arguments: [
            // Headers at 56 and 276.
            (0, [(56, .resting), (276, .resting)]),
            (40, [(56, .resting), (276, .resting)]),
            (55.75, [(56, .resting), (276, .resting)]),
            (56, [(56, .pinned), (276, .resting)]),
            (100, [(100, .pinned), (276, .resting)]),
            (261, [(256, .pushed(0.25)), (276, .arriving(0.25))]),
        ] as [(Double, [(Double, HeaderState)])])
    func waitsForTheTableHeader(offset: Double, expected: [(Double, HeaderState)]) {
        expectHeaders(of: ListCase.usual.tableHeader(56), at: offset, expected)
    }

    @Test("SL-2, SL-7: a footer belongs to its section")
    func pushesAfterTheFooter() {
        // 20 + 200 + 30: the section ends at 250, its header goes no lower than 230.
        let list = ListCase.usual.with { $0.hasFooters = true }
        expectHeaders(of: list, at: 225, [(225, .pinned), (250, .resting)])
        expectHeaders(of: list, at: 235, [(230, .pushed(0.25)), (250, .arriving(0.25))])
    }

    @Test("SL-1: headers without height are pinned and never pushed")
    func survivesNoHeight() {
        let list = ListCase.usual.with { $0.style.header.height = 0 }
        // Sections of 200 and 120.
        expectHeaders(of: list, at: 150, [(150, .pinned), (200, .resting)])
        expectHeaders(of: list, at: 250, [(200, .pinned), (250, .pinned)])
    }

    @Test("SL-2, SL-3: by the formulas, at any offset of any list", arguments: 1...60 as ClosedRange<UInt64>)
    func agreesWithTheFormulas(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        let list = ListCase.random(using: &numbers)
        let layout = list.layout
        let height = layout.headerHeight
        for _ in 0..<200 {
            let offset = numbers.quarters(-200...1500)
            let line = offset + list.topInset
            // How far each header has gone, once it has reached the line.
            var gone: [Double?] = []
            for section in list.rowCounts.indices {
                let own = layout.headerY(ofSection: section)
                let y = min(max(offset + list.topInset, own), layout.endY(ofSection: section) - height)
                gone.append(line >= own ? (line - y) / height : nil)
                #expect(layout.headerY(ofSection: section, atOffset: offset) == y, "seed \(seed), offset \(offset)")
            }
            for section in list.rowCounts.indices {
                let expected: HeaderState
                switch (gone[section], section > 0 ? gone[section - 1] : nil) {
                case (0, _): expected = .pinned
                case (let share?, _): expected = .pushed(min(share, 1))
                case (nil, let share?) where share > 0: expected = .arriving(share)
                case (nil, _): expected = .resting
                }
                let state = layout.headerState(ofSection: section, atOffset: offset)
                #expect(state == expected, "seed \(seed), offset \(offset), section \(section)")
            }
        }
    }
}
