import Layouts
import Styles
import Testing

/// Positions are the same within a millionth of a point (SL-10).
@Suite struct PositionToleranceTests {
    /// Sections at 0, 220, 360 and 380.
    private static let list = ListCase.usual.layout

    @Test(arguments: [-1e-7, -1e-13, 0, 1e-13, 1e-7])
    func aHeaderAtItsLineIsPinned(miss: Double) {
        let offset = 220 + miss
        #expect(Self.list.headerState(ofSection: 1, atOffset: offset) == .pinned)
        #expect(Self.list.headerState(ofSection: 0, atOffset: offset) == .pushed(1))
        // Its own header, and not the one that has gone; rows that end at the edge are not on it.
        let visible = Self.list.visible(atOffset: offset)
        #expect(visible.sections.map(\.index).first == 1)
        #expect(visible.sections[0].rows.map(\.index) == [0, 1, 2])
    }

    /// The title that is highlighted is that of the section whose header is drawn at the line (IB-26).
    @Test(arguments: [-1e-7, -1e-13, 0, 1e-13, 1e-7])
    func aSectionAtItsLineIsTheCurrentOne(miss: Double) {
        #expect(Self.list.currentSection(atOffset: 220 + miss) == 1)
        #expect(Self.list.currentSection(atOffset: 220 - 1e-5) == 0)
        let below = ListCase.usual.tableHeader(50).layout
        #expect(below.currentSection(atOffset: 50 + miss) == 0)
        #expect(below.currentSection(atOffset: 50 - 1e-5) == nil)
    }

    /// Lengths that no binary fraction is: whichever way the offset of a section's header is summed up, the header is
    /// pinned there and its section is the current one.
    @Test func sumsOfFractionsReachTheirSections() {
        let list = ListCase(3, 1, 4, 1, 5, 9, 2, 6) {
            $0.style.header.height = 23.1
            $0.style.row.height = 48.7
        }.layout
        var offset = 0.0
        for (section, rows) in [3, 1, 4, 1, 5, 9, 2, 6].enumerated() {
            for sum in [offset, offset + 0.1 - 0.1, list.headerY(ofSection: section)] {
                #expect(list.currentSection(atOffset: sum) == section)
                #expect(list.headerState(ofSection: section, atOffset: sum) == .pinned)
                #expect(list.visible(atOffset: sum).sections.first?.index == section)
            }
            offset += 23.1
            for _ in 0..<rows { offset += 48.7 }
        }
    }

    @Test func aPushThatHasNotBegunIsNone() {
        #expect(Self.list.headerState(ofSection: 0, atOffset: 200 + 1e-9) == .pinned)
        #expect(Self.list.headerState(ofSection: 1, atOffset: 200 + 1e-9) == .resting)
        #expect(Self.list.headerState(ofSection: 0, atOffset: 205) == .pushed(0.25))
        #expect(Self.list.headerState(ofSection: 1, atOffset: 205) == .arriving(0.25))
    }
}
