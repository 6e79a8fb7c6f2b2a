import Geometry
import Layouts
import Styles
import Testing

@Suite("Headers beside rows, and those that do not stick (LK-6, LK-7)") struct GutterHeaderTests {
    /// Sections of 2, 0 and 3 rows of 40 in a frame of 100.
    private static func list(_ change: (inout SectionListStyle) -> Void) -> SectionListLayout {
        var style = SectionListStyle()
        style.header.height = 20
        style.row.height = 40
        change(&style)
        return SectionListLayout(
            sections: [2, 0, 3].map { SectionMetrics(rowCount: $0) }, style: style,
            area: ListArea(frame: Rect(x: 0, y: 0, width: 200, height: 100)))
    }

    @Test("LK-6: a header in the gutter is as high as a row and takes no room, but where there is no row")
    func gutter() {
        let list = Self.list { $0.header.place = .gutter }
        #expect(list.contentHeight == 80 + 40 + 120)
        #expect((0..<3).map { list.headerY(ofSection: $0) } == [0, 80, 120])
        #expect([list.rowY(section: 0, row: 0), list.rowY(section: 2, row: 1)] == [0, 160])
        // Beside the second row it is pinned, and then pushed by the end of its section.
        #expect(list.headerY(ofSection: 0, atOffset: 30) == 30)
        #expect(list.headerState(ofSection: 0, atOffset: 30) == .pinned)
        #expect(list.headerY(ofSection: 0, atOffset: 60) == 40)
        #expect(list.headerState(ofSection: 0, atOffset: 60) == .pushed(0.5))
    }

    @Test("LK-7: a header that does not stick stays where its section begins, whatever the offset")
    func staying() {
        let list = Self.list { $0.header.sticks = false }
        for offset in stride(from: -20.0, through: 160, by: 10) {
            for section in 0..<3 {
                #expect(list.headerY(ofSection: section, atOffset: offset) == list.headerY(ofSection: section))
                #expect(list.headerState(ofSection: section, atOffset: offset) == .resting)
            }
        }
    }
}
