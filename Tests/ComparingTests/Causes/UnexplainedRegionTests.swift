import Comparing
import Geometry
import Rasters
import Testing

/// Changed pixels that the states' JSON does not explain are called so.
@Suite struct UnexplainedRegionTests {
    static let row = NodeRecord(id: "row", frame: Rect(x: 0, y: 100, width: 375, height: 44))
    static let title = NodeRecord(id: "row/title", frame: Rect(x: 16, y: 110, width: 200, height: 20))

    static func causes(_ old: [NodeRecord], _ new: [NodeRecord], _ regions: [PixelRect]) -> [String] {
        CauseSearch(states: Sides(StateRecord(old), StateRecord(new))).causes(of: DifferingPixels(regions)).brief
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
        #expect(CauseSearch().causes(of: DifferingPixels([PixelRect(x: 0, y: 0, width: 1, height: 1)])).isEmpty)
    }

    /// A region may touch a changed node and hold much else.
    @Test func ofARegionOnlyWhatLiesOutsideIsUnexplained() {
        let moved = Self.title.with { $0.color = "#000000" }
        #expect(
            Self.causes([Self.row, Self.title], [Self.row, moved], [PixelRect(x: 40, y: 230, width: 600, height: 14)])
                == [
                    "row/title colour none → #000000",
                    "207 × 14 px at 433, 230, in row, changed without a change in geometry, colour or text",
                ])
    }

    @Test func aRegionInNoNodeNamesThoseThatItTouches() {
        let rows = (0..<9).map {
            NodeRecord(id: "row/\($0)", frame: Rect(x: 0, y: Double($0) * 44, width: 375, height: 44))
        }
        let inner = rows.map { NodeRecord(id: $0.id + "/title", frame: $0.frame) }
        #expect(
            Self.causes(rows + inner, rows + inner, [PixelRect(x: 10, y: 100, width: 9, height: 300)])
                == ["9 × 300 px at 10, 100, across row/1…4, changed without a change in geometry, colour or text"])
    }

    /// The shadow ends three standard deviations, one and a half times the blur, beyond the frame.
    @Test(arguments: [(1, true), (23, true), (24, false), (40, false)])
    func aShadowBelongsToItsNode(distance: Int, isExplained: Bool) {
        let shadow = NodeRecord.Property("shadow", "#00000040 0 2 6")
        let old = Self.title.with { $0.properties = [shadow] }
        let new = old.with { $0.color = "#000000" }
        // The frame ends at 130 points, the shadow at 141; a pixel more is an edge's.
        let region = PixelRect(x: 40, y: 260 + distance - 1, width: 4, height: 1)
        #expect(Self.causes([old], [new], [region]).count == (isExplained ? 1 : 2))
    }

    @Test func lettersReachBeyondTheirFrame() {
        let old = Self.title.with { $0.font = FontRecord(families: ["Inter"], size: 16) }
        let new = old.with { $0.color = "#000000" }
        #expect(Self.causes([old], [new], [PixelRect(x: 40, y: 262, width: 4, height: 5)]).count == 1)
    }

    @Test func whatIsIgnoredIsNotToldOf() {
        let nodes = [NodeRecord("bubble"), NodeRecord("bubble/title"), NodeRecord("bubbles")]
        let moved = nodes.map { node in node.with { $0.frame = $0.frame.offset(dx: 4) } }
        let states = Sides(StateRecord(nodes), StateRecord(moved))
        #expect(CauseSearch(states: states, ignoredNodes: ["bubble"]).causes().brief == ["bubbles moved 4 pt right"])
        #expect(CauseSearch(states: states, ignoredNodes: ["bubble", "bubbles"]).causes().isEmpty)
    }

    /// Thousands of nodes that all changed are no more work than pixels.
    @Test func manyNodesAreLeftOutAtOnce() {
        let nodes = (0..<5000).map {
            NodeRecord(id: "n\($0)", frame: Rect(x: Double($0 % 300), y: 0, width: 2, height: 2))
        }
        let changed = nodes.map { node in node.with { $0.color = "#000000" } }
        var rectCount = 0
        let pixels = DifferingPixels(size: PixelSize(width: 375, height: 812)) { outside in
            rectCount = outside.count
            return []
        }
        _ = CauseSearch(states: Sides(StateRecord(nodes), StateRecord(changed))).causes(of: pixels)
        #expect(rectCount == 300)
    }

    /// The largest numbers, in sizes, frames and shadows: sums of them are no numbers.
    @Test(arguments: [1e308, -1e308, 1e-300], [375, 1e-300, 1e308])
    func noNumberIsATrap(size: Double, canvas: Double) {
        let far = NodeRecord(id: "far", frame: Rect(x: -size, y: size, width: size, height: size)).with {
            $0.font = FontRecord(families: [], size: size)
            $0.properties = [.init("shadow", "#000000 \(size) \(-size) \(size), #FFFFFF nan inf 3")]
        }
        func state(_ node: NodeRecord) -> StateRecord {
            StateRecord(size: Size(width: canvas, height: canvas), ground: .init(background: "#FFFFFF"), nodes: [node])
        }
        let search = CauseSearch(states: Sides(state(far), state(far.with { $0.text = "x" })))
        let told = search.causes(of: DifferingPixels([PixelRect(x: 9, y: 9, width: 1, height: 1)])).full
        #expect(told.contains("far text none → \"x\""))
    }

    @Test(arguments: [1e300, -1e300, 1e-300, 0])
    func framesThatNoCanvasHasAreNoTrap(size: Double) {
        let far = NodeRecord(id: "far", frame: Rect(x: size, y: -size, width: size, height: size))
        let told = CauseSearch(states: Sides(StateRecord([far]), StateRecord([far.with { $0.text = "x" }])))
            .causes(of: DifferingPixels([PixelRect(x: 9, y: 9, width: 1, height: 1)])).brief
        #expect(told.first == "far text none → \"x\"")
    }
}
