import Contents
import DisplayLists
import Geometry
import Interaction
import Styles
import Testing

/// The bar is at 75 … 95 × 20 … 80, its slots 20 high; characters are 6 wide with their ink's middle at 3.
@Suite struct IndexBarPaintingTests {
    @Test("IB-4, IB-5: the bar, its titles in the middle of their slots, the current one in its own colour")
    func paintsABar() {
        let screen = PaintedScreen {
            $0.theme.indexBar.titleColor = Color(hex: 0x555555)
            $0.theme.indexBar.highlight.color = Color(hex: 0x07C160)
            $0.theme.indexBar.highlight.font.weight = 700
            $0.state.highlight = 1
        }
        #expect(
            screen.dump(of: "index-bar") == [
                "group index-bar \"index bar\"",
                "  group index-bar/title/0 \"index title A\"",
                "    text \"A\" at 82 33.5 #555555 10/400",
                "  group index-bar/title/2 \"index title C\"",
                "    text \"C\" at 82 73.5 #555555 10/400",
                "  group index-bar/highlight \"highlight B\"",
                "  group index-bar/title/1 \"index title B\"",
                "    text \"B\" at 82 53.5 #07C160 10/700",
            ])
    }

    @Test("IB-13: from right to left the bar is at the left")
    func paintsABarFromRightToLeft() {
        let screen = PaintedScreen { $0.direction = .rightToLeft }
        // 5 … 25: the middle is at 15.
        #expect(screen.dump(of: "index-bar/title/0")[1] == "  text \"A\" at 12 33.5 #000000 10/400")
        #expect(screen.node("index-bar")?.frame == Rect(x: 5, y: 20, width: 20, height: 60))
        #expect(screen.node("index-bar")?.hit == Rect(x: 0, y: 20, width: 25, height: 60))
    }

    @Test("ST-4: nodes with their frames and hit areas")
    func namesNodes() throws {
        let screen = PaintedScreen {
            $0.theme.indexBar.touchPadding = 7
            $0.theme.indexBar.contentInsets = Insets(top: 4, leading: 1, bottom: 6, trailing: 2)
            $0.theme.indexBar.background = .color(.white)
            $0.state.highlight = 0
        }
        // 70 high around 50: 15 … 85; slots from 19.
        let nodes = screen.scene().nodes.drop { $0.id != "index-bar" }
        #expect(
            nodes.map(\.id) == [
                "index-bar", "index-bar/title/1", "index-bar/title/2", "index-bar/highlight", "index-bar/title/0",
            ])
        #expect(nodes.map(\.role) == [.indexBar, .indexTitle, .indexTitle, .highlight, .indexTitle])
        #expect(nodes.map(\.text) == [nil, "B", "C", "A", "A"])
        let bar = try #require(screen.node("index-bar"))
        #expect(bar.frame == Rect(x: 75, y: 15, width: 20, height: 70))
        #expect(bar.hit == Rect(x: 68, y: 15, width: 32, height: 70))
        #expect(bar.color == .white)
        let title = try #require(screen.node("index-bar/title/1"))
        #expect(title.frame == Rect(x: 76, y: 39, width: 17, height: 20))
        #expect(title.hit == Rect(x: 68, y: 39, width: 32, height: 20))
        #expect(title.font == FontStyle(size: 10))
        #expect(screen.node("index-bar/highlight")?.frame == Rect(x: 76, y: 19, width: 17, height: 20))
    }

    @Test(
        "IB-8: wide titles are clipped or shrunk",
        arguments: [
            // 24 wide in a slot of 20: from 85 − 12, or in 10 · 20 / 24 from 75.
            (
                IndexBarStyle.WideTitles.clip, "Long",
                ["group index-bar/title/1 \"index title Long\" clip rect(75 40 20 20)", "text \"Long\" at 73 53.5"]
            ),
            (
                .shrink, "Long",
                ["group index-bar/title/1 \"index title Long\"", "text \"Long\" at 75 52.917 #000000 8.333/400"]
            ),
            (.clip, "Low", ["group index-bar/title/1 \"index title Low\"", "text \"Low\" at 76 53.5"]),
            (.shrink, "Low", ["group index-bar/title/1 \"index title Low\"", "text \"Low\" at 76 53.5"]),
        ])
    func fitsWideTitles(policy: IndexBarStyle.WideTitles, title: String, expected: [String]) {
        for highlight in [0, 1] {
            let screen = PaintedScreen {
                $0.sections[1].indexTitle = title
                $0.theme.indexBar.wideTitles = policy
                $0.state.highlight = highlight
            }
            let lines = screen.dump(of: "index-bar/title/1")
            #expect(lines[0] == expected[0])
            #expect(lines[1].hasPrefix("  " + expected[1]))
        }
    }

    @Test(
        "IB-4: titles stand in the middle by cap height, or by ink",
        arguments: [
            // Letters and digits by half the cap height, 3.5 under the middle of 50.
            ("B", "82 53.5"), ("b", "82 53.5"), ("g", "82 53.5"), ("7", "82 53.5"), ("É", "82 53.5"), ("Ж", "82 53.5"),
            // All else by the middle of its ink: 3.5 above the baseline of ASCII, 3.5 of 8 … −1 too, as it happens.
            ("#", "82 53.5"), ("中", "82 53.5"),
            // Two characters: the middle of the advance.
            ("AB", "79 53.5"),
        ])
    func centersTitles(title: String, place: String) {
        let screen = PaintedScreen { $0.sections[1].indexTitle = title }
        #expect(screen.dump(of: "index-bar/title/1")[1].hasPrefix("  text \"\(title)\" at \(place) "))
    }

    @Test(
        "IB-3, IB-20: a hidden bar is not there, a fading one is a group of its opacity",
        arguments: [
            (0.0, nil), (0.25, "group index-bar \"index bar\" opacity 0.25"), (1, "group index-bar \"index bar\""),
        ] as [(Double, String?)])
    func fades(opacity: Double, expected: String?) {
        let screen = PaintedScreen {
            $0.state.barOpacity = opacity
            $0.state.bubble = BubbleState(title: 0)
        }
        #expect(screen.dump(of: "index-bar").first == expected)
        #expect(screen.node("index-bar")?.opacity == (expected == nil ? nil : opacity))
        #expect(screen.node("index-bar/title/1")?.opacity == (expected == nil ? nil : opacity))
        #expect((screen.node("bubble") == nil) == (expected == nil))
    }

    @Test("IB-2: below the minimum only the list is painted")
    func leavesOutAShortBar() {
        let screen = PaintedScreen { $0.theme.indexBar.minimumCount = 4 }
        #expect(screen.scene().nodes.allSatisfy { !$0.id.hasPrefix("index-bar") })
        #expect(!screen.scene().nodes.isEmpty)
    }

    @Test("IB-1, IB-19: symbols and pictures in slots")
    func paintsSymbols() {
        let screen = PaintedScreen { $0.theme.indexBar.titles = [.search, .star, .image("/a.png")] }
        // Squares around the middles of the slots: the search glyph's has 0.8 of the font's size, the star's 0.9. The
        // glyph's line is 0.11 of its side, its ring 0.68; the handle begins on the ring and ends in the corner.
        let search = screen.dump(of: "index-bar/title/0")
        #expect(search[0] == "group index-bar/title/0 \"index title search\"")
        #expect(search[1].hasPrefix("  stroke path(M 84.16 26.44 L ") && search[1].hasSuffix(" Z) width 0.88 #000000"))
        #expect(search[2] == "  stroke path(M 86.083 31.083 L 88.56 33.56) width 1.056 #000000")
        #expect(screen.dump(of: "index-bar/title/1")[1].hasPrefix("  fill path(M 85 45.5 L "))
        #expect(screen.dump(of: "index-bar/title/2")[1] == "  picture \"/a.png\" (80 65 10 10) fit")
        #expect((0..<3).map { screen.node("index-bar/title/\($0)")?.text } == ["search", "star", "image"])
    }

    @Test("IB-16: a condensed bar: bullets between titles, the highlighted one between those that it does not touch")
    func paintsCondensedBars() {
        var screen = PaintedScreen {
            $0.sections = "ABCDEFGHIJ".map { ContentSection(title: String($0), items: ["1"]) }
            $0.theme.indexBar.slotHeight = 20
        }
        // 5 slots: A, F (round 4.5 is 5) and J; without a highlight all are there.
        let all = [
            "index-bar", "index-bar/title/0", "index-bar/separator/0", "index-bar/title/5", "index-bar/separator/1",
            "index-bar/title/9",
        ]
        #expect(screen.scene().nodes.map(\.id).filter { $0.hasPrefix("index-bar") } == all)
        #expect(screen.dump(of: "index-bar/separator/0")[0] == "group index-bar/separator/0 \"index separator •\"")
        // • has ink from 8 above to 1 below: its middle, 3.5 above the baseline, is at 30.
        #expect(screen.dump(of: "index-bar/separator/0")[1] == "  text \"•\" at 82 33.5 #000000 10/400")
        // D is at (3 + ½) · 100 / 10 = 35, within 15 of the bullet at 30.
        screen.state.highlight = 3
        let highlighted = [
            "index-bar", "index-bar/title/0", "index-bar/title/5", "index-bar/separator/1", "index-bar/title/9",
            "index-bar/highlight", "index-bar/title/3",
        ]
        #expect(screen.scene().nodes.map(\.id).filter { $0.hasPrefix("index-bar") } == highlighted)
        #expect(screen.dump(of: "index-bar/title/3")[1] == "  text \"D\" at 82 38.5 #000000 10/400")
        #expect(screen.node("index-bar/title/3")?.hit == Rect(x: 75, y: 30, width: 25, height: 10))
        // F stands in its own place.
        screen.state.highlight = 5
        #expect(Set(screen.scene().nodes.map(\.id).filter { $0.hasPrefix("index-bar/title") }).count == 3)
        #expect(screen.scene().nodes.filter { $0.id == "index-bar/title/5" }.count == 1)
    }

    @Test("IB-16: of a clipped bar only what is on the canvas is there")
    func paintsClippedBars() {
        let screen = PaintedScreen {
            $0.sections = "ABCDEFGHIJ".map { ContentSection(title: String($0), items: ["1"]) }
            $0.theme.indexBar.overflow = .clip
        }
        // 200 high around 50: from −50; C is at −10 … 10, H at 90 … 110.
        let titles = screen.scene().nodes.filter { $0.role == .indexTitle }
        #expect(titles.compactMap(\.text).joined() == "CDEFGH")
        #expect(titles.first?.frame == Rect(x: 75, y: -10, width: 20, height: 20))
    }
}
