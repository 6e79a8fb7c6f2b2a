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

    @Test func aPushThatHasNotBegunIsNone() {
        #expect(Self.list.headerState(ofSection: 0, atOffset: 200 + 1e-9) == .pinned)
        #expect(Self.list.headerState(ofSection: 1, atOffset: 200 + 1e-9) == .resting)
        #expect(Self.list.headerState(ofSection: 0, atOffset: 205) == .pushed(0.25))
        #expect(Self.list.headerState(ofSection: 1, atOffset: 205) == .arriving(0.25))
    }
}
