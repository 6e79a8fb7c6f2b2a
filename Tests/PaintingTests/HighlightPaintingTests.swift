import Geometry
import Interaction
import Styles
import Testing

/// The highlighted title's slot is at 75 … 95 × 40 … 60.
@Suite struct HighlightPaintingTests {
    @Test(
        "IB-7: highlight shapes, filled or as a ring",
        arguments: [
            (IndexHighlightStyle.Shape.circle, Fill.color(.black), Border.none, ["fill ellipse(75 40 20 20) #000000"]),
            (.capsule, .color(.black), .none, ["fill rounded-rect(75 40 20 20, radius 10) #000000"]),
            (.roundedRect(4), .color(.black), .none, ["fill rounded-rect(75 40 20 20, radius 4) #000000"]),
            (.roundedRect(99), .color(.black), .none, ["fill rounded-rect(75 40 20 20, radius 10) #000000"]),
            // The ring lies inside the shape.
            (.circle, .none, Border(width: 2), ["stroke ellipse(76 41 18 18) width 2 #000000"]),
            (
                .circle, .color(.white), Border(width: 2),
                ["fill ellipse(75 40 20 20) #FFFFFF", "stroke ellipse(76 41 18 18) width 2 #000000"]
            ),
            (.none, .color(.black), Border(width: 2), []),
        ])
    func paintsHighlights(shape: IndexHighlightStyle.Shape, fill: Fill, ring: Border, expected: [String]) {
        let screen = PaintedScreen {
            $0.theme.indexBar.highlight.shape = shape
            $0.theme.indexBar.highlight.fill = fill
            $0.theme.indexBar.highlight.ring = ring
            $0.state.highlight = 1
        }
        #expect(screen.dump(of: "index-bar/highlight").dropFirst().map { String($0.dropFirst(2)) } == expected)
    }

    @Test(
        "IB-7: a circle's diameter is the shorter side of the slot",
        arguments: [
            // 20 wide: slots of 12 and 24 around y = 50.
            (12.0, "ellipse(79 44 12 12)", Rect(x: 79, y: 44, width: 12, height: 12)),
            (24.0, "ellipse(75 40 20 20)", Rect(x: 75, y: 40, width: 20, height: 20)),
        ])
    func fitsCirclesIntoSlots(slotHeight: Double, outline: String, frame: Rect) {
        let screen = PaintedScreen {
            $0.theme.indexBar.slotHeight = slotHeight
            $0.theme.indexBar.highlight.shape = .circle
            $0.theme.indexBar.highlight.fill = .color(.black)
            $0.state.highlight = 1
        }
        #expect(screen.dump(of: "index-bar/highlight")[1] == "  fill \(outline) #000000")
        #expect(screen.node("index-bar/highlight")?.frame == frame)
    }

    @Test(
        "ST-4: the highlight's colour is that of what shows it",
        arguments: [
            (IndexHighlightStyle.Shape.none, Fill.none, "#FF0000"), (.circle, .color(.white), "#FFFFFF"),
            (.circle, .none, "#0000FF"),
        ])
    func tellsTheColorOfTheHighlight(shape: IndexHighlightStyle.Shape, fill: Fill, expected: String) {
        let screen = PaintedScreen {
            $0.theme.indexBar.highlight.color = Color(hex: 0xFF0000)
            $0.theme.indexBar.highlight.shape = shape
            $0.theme.indexBar.highlight.fill = fill
            $0.theme.indexBar.highlight.ring = Border(width: 1, color: Color(hex: 0x0000FF))
            $0.state.highlight = 1
        }
        #expect(screen.node("index-bar/highlight")?.color?.hexadecimal == expected)
    }

    @Test("IB-6: a larger highlight font leaves the slots as they are")
    func keepsSlots() {
        let screen = PaintedScreen {
            $0.theme.indexBar.highlight.font.size = 20
            $0.state.highlight = 1
        }
        // Ink's middle 6, half the cap height 7.
        #expect(screen.dump(of: "index-bar/title/1")[1] == "  text \"B\" at 79 57 #000000 20/400")
        #expect(screen.node("index-bar/title/1")?.frame == Rect(x: 75, y: 40, width: 20, height: 20))
    }
}
