import Comparing
import Geometry
import Rasters
import Testing

/// Colours that belong to no text: a canvas's, a header's ground, a separator's.
@Suite struct PaintChangeTests {
    static let header = NodeRecord("section/0/header").with { $0.properties = [.init("fill", "#F7F7F7")] }

    static func causes(_ old: StateRecord, _ new: StateRecord, _ regions: [PixelRect] = []) -> [String] {
        CauseSearch(states: Sides(old, new)).causes(of: DifferingPixels(regions)).brief
    }

    static func state(_ background: String?, fill: String? = nil, _ nodes: [NodeRecord] = []) -> StateRecord {
        var state = StateRecord(nodes)
        let paints: [NodeRecord.Property] = fill.map { [.init("fill", $0)] } ?? []
        state.ground = background.map { StateRecord.Ground(background: $0, paints: paints) }
        return state
    }

    @Test func theCanvasIsTold() {
        #expect(
            Self.causes(Self.state("#FFFFFF"), Self.state("#FFFF00"), [PixelRect(x: 0, y: 0, width: 750, height: 9)])
                == ["canvas colour #FFFFFF → #FFFF00"])
        #expect(
            Self.causes(Self.state("#FFFFFF", fill: "#EEEEEE"), Self.state("#FFFFFF"))
                == ["canvas fill #EEEEEE → none"])
    }

    @Test(arguments: [
        ("fill", "#F7F7F7", "#00FF00", "fill #F7F7F7 → #00FF00"),
        (
            "line", "#C6C6C8", "#FF00FF",
            "line #C6C6C8 → #FF00FF"
        ),
        ("textColor", "#000000", "#111111", "text colour #000000 → #111111"),
        ("lineInsets", "68 0", "72 0", "line insets 68 0 → 72 0"),
        ("radius", "8", "10", "corner radius 8 → 10"),
        ("shape", "ellipse", "rectangle", "shape ellipse → rectangle"),
        ("outline", "190.2", "191.4", "outline 190.2 → 191.4"),
    ])
    func aNodesColorsAreTold(name: String, old: String, new: String, words: String) {
        func state(_ value: String) -> StateRecord {
            Self.state("#FFFFFF", [Self.header.with { $0.properties = [.init(name, value)] }])
        }
        #expect(Self.causes(state(old), state(new)) == ["section/0/header \(words)"])
    }

    /// A device around a screen belongs to no node (SC-2).
    @Test func whatElseIsDrawnOnACanvasIsTold() {
        func state(_ border: String?) -> StateRecord {
            var state = Self.state("#FFFFFF")
            state.ground?.paints = [.init("fill", "#EEEEEE")] + (border.map { [.init("border", $0)] } ?? [])
            return state
        }
        #expect(Self.causes(state("1 #000000"), state("1 #111111")) == ["canvas border 1 #000000 → 1 #111111"])
        #expect(Self.causes(state(nil), state("1 #111111")) == ["canvas border none → 1 #111111"])
        #expect(Self.causes(state("1 #111111"), state("1 #111111")) == [])
    }

    /// A file of before colours were told says nothing of them.
    @Test func whereOneSideTellsNoColorsNoneHasChanged() {
        let bare = NodeRecord("section/0/header")
        #expect(Self.causes(Self.state(nil, [bare]), Self.state("#FFFFFF", [Self.header])) == [])
        #expect(Self.causes(Self.state("#FFFFFF", [Self.header]), Self.state(nil, [bare])) == [])
        let properties = bare.with { $0.properties = [.init("state", "pinned")] }
        #expect(
            Self.causes(Self.state(nil, [bare]), Self.state("#FFFFFF", [properties]))
                == ["section/0/header state none → pinned"])
    }

    /// A bubble that moved does not explain the rest of a region that it lies in.
    @Test func eachOfSeveralChangesIsTold() {
        let old = Self.state("#FFFFFF", [NodeRecord("bubble", 100, 100)])
        let new = Self.state("#FFFFFF", [NodeRecord("bubble", 97, 100)])
        #expect(
            Self.causes(old, new, [PixelRect(x: 193, y: 200, width: 97, height: 40)]) == [
                "bubble moved 3 pt left",
                "49 × 40 px at 241, 200, outside all nodes, changed without a change in geometry, colour or text",
            ])
        let yellow = Self.state("#FFFF00", [NodeRecord("bubble", 97, 100)])
        #expect(
            Self.causes(old, yellow, [PixelRect(x: 193, y: 200, width: 97, height: 40)])
                == ["bubble moved 3 pt left", "canvas colour #FFFFFF → #FFFF00"])
    }

    /// A header's inset moves its title, not its frame.
    @Test func aTextMayMoveInItsNode() {
        func state(_ x: Double, _ change: (inout NodeRecord) -> Void = { _ in }) -> StateRecord {
            let nodes = (0..<3).map { number in
                NodeRecord("section/\(number)/header").with {
                    $0.text = "A"
                    $0.textOrigin = Point(x: x, y: 14)
                    change(&$0)
                }
            }
            return Self.state("#FFFFFF", nodes + [NodeRecord("bubble")])
        }
        #expect(Self.causes(state(8), state(12)) == ["section/0…2/header text moved 4 pt right"])
        #expect(Self.causes(state(8), state(8.0001)) == [])
        // A wider text in the middle of its node begins further left: that is no news.
        #expect(Self.causes(state(8), state(4) { $0.text = "AB" }) == ["section/0…2/header text \"A\" → \"AB\""])
    }
}
