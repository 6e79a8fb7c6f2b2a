import Geometry
import Layouts
import RandomNumbers
import Styles
import Testing

@Suite struct VisibleListTests {
    @Test("SL-1, SL-2: what shows of four sections, in canvas coordinates")
    func listsWhatShows() throws {
        let layout = ListCase.usual.with { $0.topInset = 50 }.layout
        // The frame shows 165 … 565 of the content; the line is at 215, A ends at 220.
        let visible = layout.visible(atOffset: 165)
        #expect(visible.tableHeader == nil)
        #expect(visible.sections.map(\.index) == [0, 1, 2, 3])
        let headers = try visible.sections.map { try #require($0.header) }
        #expect(headers.map(\.frame.y) == [35, 55, 195, 215])
        #expect(headers.map(\.state) == [.pushed(0.75), .arriving(0.75), .resting, .resting])
        #expect(headers.allSatisfy { $0.frame.width == 300 && $0.frame.height == 20 })
        // Row 3 of A is at 140 … 180 of the content.
        #expect(visible.sections.map { $0.rows.map(\.index) } == [[3, 4], [0, 1, 2], [], [0, 1, 2, 3, 4]])
        #expect(visible.sections[0].rows[0].frame == Rect(x: 0, y: -25, width: 300, height: 40))
        #expect(visible.sections[3].rows[4].frame == Rect(x: 0, y: 395, width: 300, height: 40))
    }

    @Test("SL-1: the list's frame may lie anywhere on the canvas")
    func followsItsFrame() throws {
        let list = ListCase(2).tableHeader(50)
        let layout = SectionListLayout(
            sections: [SectionMetrics(rowCount: 2)], style: list.style,
            area: ListArea(frame: Rect(x: 30, y: 70, width: 200, height: 100)))
        let visible = layout.visible(atOffset: 10)
        #expect(visible.tableHeader == Rect(x: 30, y: 60, width: 200, height: 50))
        #expect(visible.sections[0].header?.frame == Rect(x: 30, y: 110, width: 200, height: 20))
        #expect(visible.sections[0].rows.map(\.frame.y) == [130])
    }

    @Test("SL-9: exactly what intersects the frame, for any list", arguments: 1...80 as ClosedRange<UInt64>)
    func listsExactlyWhatIntersectsTheFrame(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        let list = ListCase.random(using: &numbers)
        let layout = list.layout
        for _ in 0..<60 {
            let offset = numbers.quarters(-500...1800)
            let visible = layout.visible(atOffset: offset)
            let walked = layout.walked(atOffset: offset)
            #expect(visible.tableHeader == walked.tableHeader, "seed \(seed), offset \(offset)")
            #expect(visible.sections.map(Strips.init) == walked.sections, "seed \(seed), offset \(offset)")
        }
    }

    @Test("SL-1: nothing without height shows")
    func leavesOutWhatHasNoHeight() {
        let flat = ListCase.usual.with {
            $0.style.header.height = 0
            $0.style.row.height = 0
        }
        #expect(flat.layout.visible(atOffset: 0).sections.isEmpty)
        #expect(ListCase(rowCounts: []).tableHeader(50).layout.visible(atOffset: 0).sections.isEmpty)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
    func survivesAnyOffset(offset: Double) {
        #expect(ListCase.usual.tableHeader(50).layout.visible(atOffset: offset).sections.isEmpty)
    }

    @Test(
        "SL-9: of 100,000 rows only the visible ones are made",
        arguments: [
            [100_000], Array(repeating: 5, count: 20_000), Array(repeating: 0, count: 50_000) + [50_000, 50_000],
        ])
    func makesOnlyVisibleRows(rowCounts: [Int]) throws {
        let layout = ListCase(rowCounts: rowCounts).layout
        for share in [0.0, 0.123, 0.5, 0.999, 1] {
            let offset = (layout.scrollRange.upperBound * share).rounded(.down)
            let visible = layout.visible(atOffset: offset)
            // 400 points show at most 11 rows of 40 or 21 headers of 20, or parts of them, and one pushed header.
            #expect(visible.sections.count <= 22)
            #expect(visible.sections.reduce(0) { $0 + $1.rows.count } <= 11)
            let first = try #require(visible.sections.first)
            #expect(layout.headerY(ofSection: first.index) <= offset)
            #expect(layout.endY(ofSection: first.index) > offset)
            if let row = first.rows.first {
                #expect(row.index == max(Int((offset - layout.rowY(section: first.index, row: 0)) / 40), 0))
            }
        }
    }
}

/// The frames of a visible section.
private struct Strips: Equatable {
    let index: Int
    let header: Rect?
    let rows: [Int: Rect]
    let footer: Rect?
}

extension Strips {
    init(_ section: VisibleList.Section) {
        self.init(
            index: section.index, header: section.header?.frame,
            rows: Dictionary(uniqueKeysWithValues: section.rows.map { ($0.index, $0.frame) }),
            footer: section.footer)
    }
}

extension SectionListLayout {
    /// What shows, found by walking through everything.
    fileprivate func walked(atOffset offset: Double) -> (tableHeader: Rect?, sections: [Strips]) {
        func shown(_ y: Double, _ height: Double) -> Rect? {
            let isShown = height > 0 && y < offset + area.frame.height && y + height > offset
            return isShown ? Rect(x: 0, y: y - offset, width: 300, height: height) : nil
        }
        let strips = sections.indices.map { section in
            var rows: [Int: Rect] = [:]
            for row in 0..<sections[section].rowCount {
                rows[row] = shown(rowY(section: section, row: row), rowHeight)
            }
            let footer = shown(footerY(ofSection: section, atOffset: offset), footerHeight)
            return Strips(
                index: section, header: shown(headerY(ofSection: section, atOffset: offset), headerHeight),
                rows: rows, footer: sections[section].hasFooter ? footer : nil)
        }
        return (
            shown(0, tableHeaderHeight),
            strips.filter { $0.header != nil || !$0.rows.isEmpty || $0.footer != nil }
        )
    }
}
