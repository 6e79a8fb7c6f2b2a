import Contents
import Geometry
import Interaction
import Styles
import Testing

/// Beside a bar at 75 … 95 × 20 … 80, at its second slot around y = 50.
@Suite struct BubblePaintingTests {
    private static func screen(_ shape: BubbleStyle.Shape, _ change: (inout PaintedScreen) -> Void = { _ in })
        -> PaintedScreen
    {
        PaintedScreen {
            $0.theme.bubble.shape = shape
            $0.theme.bubble.radius = 20
            $0.theme.bubble.titleFont = FontStyle(size: 20)
            $0.state.bubble = BubbleState(title: 1)
            change(&$0)
        }
    }

    @Test(
        "IB-21, IB-22: shape and title",
        arguments: [
            // 40 × 40 at 35; the title's ink 6 and half its cap height 7 from its origin.
            (BubbleStyle.Shape.circle, ["fill ellipse(35 30 40 40) #6C6C70"], "49 57"),
            (.roundedRect(8), ["fill rounded-rect(35 30 40 40, radius 8) #6C6C70"], "49 57"),
            (.image("/b.png"), ["picture \"/b.png\" (35 30 40 40) stretch"], "49 57"),
            // IB-22: in the middle of the canvas.
            (.toast(10), ["fill rounded-rect(0 0 120 120, radius 10) #6C6C70"], "54 67"),
        ])
    func paintsBubbles(shape: BubbleStyle.Shape, outline: [String], title: String) {
        let expected =
            ["group bubble \"bubble\""] + outline.map { "  " + $0 } + [
                "  group bubble/title \"bubble title B\"", "    text \"B\" at \(title) #FFFFFF 20/400",
            ]
        #expect(Self.screen(shape).dump(of: "bubble") == expected)
    }

    @Test("IB-22: tailed shapes, with rim and shadow; the rim lies inside the edge")
    func paintsTails() {
        let screen = Self.screen(.pin) {
            $0.theme.bubble.border = Border(width: 1, color: Color(hex: 0x373737))
            $0.theme.bubble.shadow = Shadow(color: .black, x: 0, y: 2, blur: 4)
        }
        // 80 / 26 · 20 = 61.538 wide and 40 high; the tip 77 / 80 of the way, 75 − 2.308.
        let lines = screen.dump(of: "bubble").map { String($0.dropFirst(2)) }
        #expect(lines[1].hasPrefix("shadow path(M 72.692 50 L ") && lines[1].hasSuffix(" #000000 offset 0 2 blur 4"))
        #expect(lines[2].hasPrefix("fill path(M 72.692 50 L ") && lines[2].hasSuffix(" Z) #6C6C70"))
        #expect(lines[3].hasPrefix("group clip path(M 72.692 50 L "))
        #expect(lines[4].hasPrefix("  stroke path(M 72.692 50 L ") && lines[4].hasSuffix(" Z) width 2 #373737"))
        #expect(lines[6] == "  text \"B\" at 38.231 57 #FFFFFF 20/400")
        #expect(Self.screen(.teardrop).dump(of: "bubble")[1].hasPrefix("  fill path(M 75 50 L "))
    }

    @Test(
        "IB-13: beside a bar at the left",
        arguments: [
            (BubbleStyle.Shape.circle, "  fill ellipse(25 30 40 40) #6C6C70"), (.teardrop, "  fill path(M 25 50 L "),
        ])
    func mirrors(shape: BubbleStyle.Shape, outline: String) {
        let screen = Self.screen(shape) { $0.direction = .rightToLeft }
        #expect(screen.dump(of: "bubble")[1].hasPrefix(outline))
    }

    @Test(
        "IB-22: a title wider than three quarters of the shape shrinks to fit",
        arguments: [
            // 30 points of 40: four characters of 20 are 48 wide, so 12.5 points; two are 24.
            ("Long", "text \"Long\" at 40 54.375 #FFFFFF 12.5/400"), ("Lo", "text \"Lo\" at 43 57 #FFFFFF 20/400"),
        ])
    func shrinksWideTitles(title: String, expected: String) {
        let screen = Self.screen(.circle) { $0.sections[1].indexTitle = title }
        #expect(screen.dump(of: "bubble/title")[1] == "  " + expected)
        #expect(screen.node("bubble/title")?.text == title)
    }

    @Test("ST-4: nodes of the bubble")
    func namesNodes() throws {
        let screen = Self.screen(.teardrop) { $0.state.bubble?.opacity = 0.5 }
        #expect(screen.scene().nodes.suffix(2).map(\.id) == ["bubble", "bubble/title"])
        let bubble = try #require(screen.node("bubble"))
        // (1 + √2) · 20 = 48.284 wide.
        #expect(abs(bubble.frame.x - 26.716) < 0.001 && abs(bubble.frame.maxX - 75) < 1e-9)
        #expect((bubble.frame.y, bubble.frame.height) == (30, 40))
        #expect((bubble.opacity, bubble.color?.hexadecimal) == (0.5, "#6C6C70"))
        let title = try #require(screen.node("bubble/title"))
        // Three quarters of the circle, around its centre.
        #expect(abs(title.frame.midX - 46.716) < 0.001 && title.frame.width == 30)
        #expect((title.text, title.opacity, title.color) == ("B", 0.5, .white))
        #expect(screen.dump(of: "bubble")[0] == "group bubble \"bubble\" opacity 0.5")
    }

    @Test(
        "IB-22, IB-24: no bubble",
        arguments: [
            (BubbleStyle.Shape.none, BubbleState(title: 1)), (.circle, nil),
            (.circle, BubbleState(title: 1, opacity: 0)),
            (.circle, BubbleState(title: 3)), (.circle, BubbleState(title: -1)),
        ] as [(BubbleStyle.Shape, BubbleState?)])
    func hasNone(shape: BubbleStyle.Shape, state: BubbleState?) {
        let screen = Self.screen(shape) { $0.state.bubble = state }
        #expect(screen.node("bubble") == nil)
        #expect(screen.dump(of: "bubble") == [])
    }

    @Test("IB-22: a star in the bubble")
    func paintsSymbols() {
        let screen = Self.screen(.circle) { $0.theme.indexBar.titles = [.text("A"), .star, .text("C")] }
        // 0.9 of 20 around (55, 50): its point is 9 above.
        #expect(screen.dump(of: "bubble/title")[1].hasPrefix("  fill path(M 55 41 L "))
    }
}
