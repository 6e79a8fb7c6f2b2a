import Comparing
import Geometry
import Testing

/// A single node's changes, to the letter.
@Suite struct ChangeSentenceTests {
    static let node = NodeRecord(
        id: "bubble", frame: Rect(x: 100, y: 200, width: 50, height: 50), text: "C",
        font: FontRecord(families: ["Inter"], size: 13), color: "#FF0000")

    struct Case: CustomTestStringConvertible, Sendable {
        var sentence: [String]
        var change: @Sendable (inout NodeRecord) -> Void
        var testDescription: String { sentence.joined(separator: "; ") }

        init(_ sentence: String..., change: @escaping @Sendable (inout NodeRecord) -> Void) {
            self.sentence = sentence
            self.change = change
        }
    }

    static let cases = [
        Case("bubble moved 3 pt up") { $0.frame = $0.frame.offset(dy: -3) },
        Case("bubble moved 0.5 pt down") { $0.frame = $0.frame.offset(dy: 0.5) },
        Case("bubble moved 2 pt left and 3.25 pt down") { $0.frame = $0.frame.offset(dx: -2, dy: 3.25) },
        Case("bubble moved 0.333 pt right") { $0.frame = $0.frame.offset(dx: 1.0 / 3) },
        Case() { $0.frame = $0.frame.offset(dx: 0.0004) },
        Case("bubble resized 50 × 50 → 60 × 40.5 pt") { $0.frame.size = Size(width: 60, height: 40.5) },
        Case("bubble resized 50 × 50 → 60 × 50 pt") { $0.frame = Rect(x: 95, y: 200, width: 60, height: 50) },
        Case("bubble resized 50 × 50 → 60 × 50 pt") { $0.frame = Rect(x: 90, y: 200, width: 60, height: 50) },
        Case("bubble moved 10 pt right", "bubble resized 50 × 50 → 40 × 50 pt") {
            $0.frame = Rect(x: 115, y: 200, width: 40, height: 50)
        },
        Case("bubble colour #FF0000 → #EE0000") { $0.color = "#EE0000" },
        Case("bubble colour #FF0000 → none") { $0.color = nil },
        Case("bubble text \"C\" → \"D\"") { $0.text = "D" },
        Case("bubble text \"C\" → none") { $0.text = nil },
        Case("bubble text \"C\" → \"aU+000AbU+202E\"") { $0.text = "a\nb\u{202E}" },
        Case("bubble text \"C\" → \"\(String(repeating: "x", count: 60))…\"") {
            $0.text = String(repeating: "x", count: 100_000)
        },
        Case("bubble opacity 1 → 0.25") { $0.opacity = 0.25 },
        Case("bubble font Inter 13 → 12") { $0.font?.size = 12 },
        Case("bubble font Inter 13 weight 400 → 700") { $0.font?.weight = 700 },
        Case("bubble font Inter 13 → Arial 13") { $0.font?.families = ["Arial"] },
        Case("bubble font Inter 13 → Arial 12 weight 700") {
            $0.font = FontRecord(families: ["Arial"], size: 12, weight: 700)
        },
        Case("bubble font families Inter → Inter, Noto Sans") { $0.font?.families = ["Inter", "Noto Sans"] },
        Case("bubble font Inter 13 → none") { $0.font = nil },
        Case("bubble state pinned → none") { $0.properties = [] },
        Case("bubble state pinned → pushed(0.25)") { $0.properties = [.init("state", "pushed(0.25)")] },
        Case("bubble badge none → 3") { $0.properties.append(.init("badge", "3")) },
        Case("bubble hit area none → 50 × 50 at 1, 2 pt") { $0.hit = Rect(x: 1, y: 2, width: 50, height: 50) },
        Case("bubble text \"C\" → \"D\"", "bubble colour #FF0000 → #EE0000", "bubble opacity 1 → 0") {
            $0.opacity = 0
            $0.color = "#EE0000"
            $0.text = "D"
        },
    ]

    @Test(arguments: cases) func aChangeIsASentence(_ example: Case) {
        let pinned = Self.node.with { $0.properties = [.init("state", "pinned")] }
        #expect(causes([pinned], [pinned.with(example.change)]) == example.sentence)
    }

    @Test func aHitAreaThatFollowsItsFrameIsNotToldApart() {
        let node = Self.node.with { $0.hit = $0.frame.inset(dx: -10, dy: 0) }
        let moved = node.with {
            $0.frame = $0.frame.offset(dy: 7)
            $0.hit = $0.hit?.offset(dy: 7)
        }
        #expect(causes([node], [moved]) == ["bubble moved 7 pt down"])
    }

    /// A bar's hit area reaches to the canvas edge, which stays where it is (IB-15).
    @Test func aHitAreaMayKeepAnEdge() {
        let node = NodeRecord("bar", 300, 0).with { $0.hit = Rect(x: 300, y: 0, width: 75, height: 20) }
        let moved = node.with {
            $0.frame = $0.frame.offset(dx: -10)
            $0.hit = Rect(x: 290, y: 0, width: 85, height: 20)
        }
        #expect(causes([node], [moved]) == ["bar moved 10 pt left"])
    }

    @Test func theCanvasComesFirst() {
        let search = CauseSearch(states: Sides(StateRecord([Self.node]), StateRecord([], width: 390)))
        #expect(
            search.causes().brief == ["canvas resized 375 × 812 → 390 × 812 pt", "bubble disappeared"])
    }

    @Test func numbersThatNoCanvasHasAreNoTrap() {
        let far = Self.node.with { $0.frame = Rect(x: 1e300, y: -1e300, width: 1e308, height: 0) }
        #expect(causes([Self.node], [far]) == [])
        #expect(causes([far], [far.with { $0.opacity = 1e300 }]).count == 1)
    }
}
