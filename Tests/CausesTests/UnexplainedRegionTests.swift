import Causes
import Geometry
import Rasters
import Testing

/// Changed pixels that the states' JSON does not explain are called so.
@Suite struct UnexplainedRegionTests {
    static let row = NodeRecord(id: "row", frame: Rect(x: 0, y: 100, width: 375, height: 44))
    static let title = NodeRecord(id: "row/title", frame: Rect(x: 16, y: 110, width: 200, height: 20))

    static func causes(_ old: [NodeRecord], _ new: [NodeRecord], _ regions: [PixelRect]) -> [String] {
        CauseSearch(states: (StateRecord(old), StateRecord(new))).causes(of: regions, width: 750)
    }

    @Test func aRegionInAnUnchangedNodeIsNamed() {
        #expect(
            Self.causes(
                [Self.row, Self.title], [Self.row, Self.title], [PixelRect(x: 40, y: 230, width: 20, height: 14)])
                == ["20 × 14 px at 40, 230, in row/title, changed without a change in geometry, colour or text"])
    }

    @Test func aRegionBesideAllNodesIsNamedToo() {
        #expect(
            Self.causes([Self.row], [Self.row], [PixelRect(x: 0, y: 600, width: 4, height: 5)])
                == ["4 × 5 px at 0, 600, outside all nodes, changed without a change in geometry, colour or text"])
    }

    @Test(arguments: [
        (PixelRect(x: 40, y: 230, width: 20, height: 14), true), (PixelRect(x: 432, y: 230, width: 1, height: 1), true),
        (PixelRect(x: 434, y: 230, width: 9, height: 9), false), (PixelRect(x: 0, y: 280, width: 9, height: 9), false),
    ])
    func aChangedNodeExplainsItsFrameAndAPixelAround(region: PixelRect, isExplained: Bool) {
        let told = Self.causes([Self.row, Self.title], [Self.row, Self.title.with { $0.color = "#000000" }], [region])
        #expect(told.first == "row/title colour none → #000000")
        #expect(told.count == (isExplained ? 1 : 2))
    }

    @Test func aMovedNodeExplainsWhereItWas() {
        let moved = Self.title.with { $0.frame = $0.frame.offset(dy: 400) }
        let regions = [
            PixelRect(x: 40, y: 230, width: 20, height: 14), PixelRect(x: 40, y: 1030, width: 20, height: 14),
        ]
        #expect(Self.causes([Self.title], [moved], regions) == ["row/title moved 400 pt down"])
    }

    @Test func aHitAreaExplainsNothing() {
        let touched = Self.title.with { $0.hit = Rect(x: 0, y: 0, width: 375, height: 812) }
        #expect(Self.causes([Self.title], [touched], [PixelRect(x: 40, y: 230, width: 20, height: 14)]).count == 2)
    }

    @Test func theFourthAndLaterAreCounted() {
        let regions = (0..<5).map { PixelRect(x: 0, y: $0 * 20, width: 2, height: 2) }
        let told = Self.causes([], [], regions)
        #expect(told.count == 4)
        #expect(told.last == "2 more regions changed without a change in geometry, colour or text")
        #expect(
            Self.causes([], [], Array(regions[..<4])).last
                == "1 more region changed without a change in geometry, colour or text")
    }

    @Test func withoutStatesNothingIsCalledUnexplained() {
        #expect(CauseSearch().causes(of: [PixelRect(x: 0, y: 0, width: 1, height: 1)], width: 10) == [])
    }
}
