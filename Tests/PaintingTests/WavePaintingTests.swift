import Contents
import Geometry
import Interaction
import Styles
import Testing

/// IB-22: a title d slots from the finger is pushed by 75 · cos²(πd / 8) and scaled by 1 + 0.5 · cos²(πd / 8).
///
/// Ten slots of 10 in a canvas of 100 × 100, the bar at 75 … 95: slot i is around 10·i + 5. The titles are of 10
/// points, their ink's middle 0.3 and half their cap height 0.35 of the size from their origins.
@Suite struct WavePaintingTests {
    private static func screen(_ change: (inout PaintedScreen) -> Void = { _ in }) -> PaintedScreen {
        PaintedScreen {
            $0.sections = "ABCDEFGHIJ".map { ContentSection(title: String($0), items: ["1"]) }
            $0.theme.indexBar.slotHeight = 10
            $0.theme.bubble.shape = .wave
            $0.state.bubble = BubbleState(title: 4)
            change(&$0)
        }
    }

    @Test(
        "IB-22: by the formula",
        arguments: [
            // cos² of 0, 22.5°, 45°, 67.5° and 90°: 1, 0.853553, 0.5, 0.146447, 0.
            (4, 10.0, 1.5), (5, 20.983_5, 1.426_777), (3, 20.983_5, 1.426_777), (6, 47.5, 1.25),
            (7, 74.016_5, 1.073_223),
            (1, 74.016_5, 1.073_223), (0, 85, 1), (8, 85, 1), (9, 85, 1),
        ])
    func displacesTitles(index: Int, middle: Double, scale: Double) throws {
        for direction in LayoutDirection.allCases {
            let screen = Self.screen { $0.direction = direction }
            let node = try #require(screen.node("index-bar/title/\(index)"))
            let x = direction == .leftToRight ? middle : 100 - middle
            #expect(abs(node.frame.midX - x) < 0.001)
            #expect(abs(node.frame.midY - Double(index) * 10 - 5) < 1e-9)
            #expect(abs(node.frame.width - 20 * scale) < 0.001 && abs(node.frame.height - 10 * scale) < 0.001)
            #expect(abs((node.font?.size ?? 0) - 10 * scale) < 0.001)
            // Touch goes on where the slots are.
            #expect(node.hit?.y == Double(index) * 10)
        }
    }

    @Test("IB-22: the titles are drawn where they are said to be")
    func drawsDisplacedTitles() {
        #expect(Self.screen().dump(of: "index-bar/title/4")[1] == "  text \"E\" at 5.5 50.25 #000000 15/400")
        #expect(Self.screen().dump(of: "index-bar/title/6")[1] == "  text \"G\" at 43.75 69.375 #000000 12.5/400")
        #expect(Self.screen().dump(of: "index-bar/title/8")[1] == "  text \"I\" at 82 88.5 #000000 10/400")
    }

    @Test("IB-22: a wave has no bubble")
    func hasNoBubble() {
        #expect(Self.screen().node("bubble") == nil)
    }

    @Test("IB-22: its size, reach and growth can be set")
    func followsItsStyle() {
        let screen = Self.screen {
            $0.theme.bubble.wave.amplitude = 40
            $0.theme.bubble.wave.reach = 2
            $0.theme.bubble.wave.growth = 1
        }
        // One slot of two: cos² of 45°.
        #expect(screen.node("index-bar/title/4")?.frame.midX == 45)
        #expect(abs((screen.node("index-bar/title/5")?.frame.midX ?? 0) - 65) < 1e-9)
        #expect(screen.node("index-bar/title/6")?.frame == Rect(x: 75, y: 60, width: 20, height: 10))
    }

    @Test("IB-22: the crest is where the finger is, and goes down as the bubble fades")
    func followsTheFinger() {
        let between = Self.screen { $0.state.bubble = BubbleState(title: 4, fingerY: 55) }
        #expect(abs((between.node("index-bar/title/5")?.frame.midX ?? 0) - 10) < 1e-9)
        let fading = Self.screen { $0.state.bubble = BubbleState(title: 4, opacity: 0.4) }
        #expect(abs((fading.node("index-bar/title/4")?.frame.midX ?? 0) - 55) < 1e-9)
        let gone = Self.screen { $0.state.bubble = BubbleState(title: 4, opacity: 0) }
        #expect(gone.node("index-bar/title/4")?.frame.midX == 85)
    }

    @Test("IB-7, IB-22: the highlight goes with its title")
    func movesTheHighlight() {
        let screen = Self.screen {
            $0.theme.indexBar.highlight.shape = .circle
            $0.theme.indexBar.highlight.fill = .color(Color(hex: 0x07C160))
            $0.state.highlight = 4
        }
        #expect(screen.node("index-bar/highlight")?.frame.center == Point(x: 10, y: 45))
        #expect(screen.dump(of: "index-bar/title/4")[1] == "  text \"E\" at 5.5 50.25 #000000 15/400")
    }

    @Test(
        "LK-2: the highlight's shape keeps off the letters above and below, wherever the finger is", arguments: 30..<60)
    func highlightKeepsOff(fingerY: Int) throws {
        let screen = Self.screen {
            $0.theme.indexBar.highlight.shape = .circle
            $0.theme.indexBar.highlight.fill = .color(Color(hex: 0x07C160))
            $0.state.bubble = BubbleState(title: 4, fingerY: Double(fingerY))
            $0.state.highlight = 4
        }
        let shape = try #require(screen.node("index-bar/highlight")?.frame)
        for (index, side) in [(3, -1.0), (5, 1)] {
            let title = try #require(screen.node("index-bar/title/\(index)"))
            let reach = shape.height / 2 + 0.35 * (title.font?.size ?? 0)
            #expect(side * (title.frame.midY - shape.midY) >= reach - 1e-9)
        }
        #expect(shape.height > 9)
    }

    @Test("IB-8, IB-22: wide titles are clipped or shrunk in their slots, which grow with them")
    func fitsWideTitles() {
        var screen = Self.screen {
            $0.sections[4].indexTitle = "Long"
            $0.theme.indexBar.wideTitles = .clip
        }
        #expect(screen.dump(of: "index-bar/title/4")[0].hasSuffix(" clip rect(-5 37.5 30 15)"))
        screen.theme.indexBar.wideTitles = .shrink
        #expect(screen.dump(of: "index-bar/title/4")[1] == "  text \"Long\" at -5 49.375 #000000 12.5/400")
    }

    @Test("IB-16, IB-22: the bullets of a condensed bar go along")
    func movesBullets() {
        let screen = Self.screen {
            $0.theme.indexBar.slotHeight = 20
            $0.state.bubble = BubbleState(title: 4, fingerY: 30)
        }
        // The bullet is at 30, the title above it at 10 a slot from the finger.
        #expect(screen.node("index-bar/separator/0")?.frame.midX == 10)
        #expect(abs((screen.node("index-bar/title/0")?.frame.midX ?? 0) - 20.983_5) < 0.001)
    }
}
