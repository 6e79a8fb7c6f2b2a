import Contents
import DisplayLists
import Geometry
import Interaction
import Layouts
import Styles
import Testing

@Suite struct ListPaintingTests {
    @Test(
        "SL-11: the strip above the pin line hides what scrolls under it",
        arguments: [
            (0.0, ["fill rect(0 0 100 12) #FFFFFF"]),
            // The first header is pinned at 12.
            (20.0, ["fill rect(0 0 100 12) #FFFFFF", "fill rect(0 0 100 12) #F7F7F7"]),
        ])
    func coversTheStrip(offset: Double, covers: [String]) {
        let screen = PaintedScreen.list {
            $0.theme.canvas.safeArea.top = 12
            $0.theme.list.tableHeader.kind = .searchBar
            $0.theme.list.tableHeader.height = 10
            $0.state.offset = offset - 12
        }
        let lines = screen.dump.split(separator: "\n").filter { $0.contains("(0 0 100 12)") }
        #expect(lines.map(String.init) == covers)
        // It lies over all headers.
        #expect(screen.dump.split(separator: "\n").last?.hasPrefix("fill rect(0 0 100 12)") == true)
        var open = screen
        open.theme.list.strip = .content
        #expect(!open.dump.contains("(0 0 100 12)"))
    }

    @Test("AX-3: what was there lies over what is there, as far as it still shows, and has no nodes")
    func fadesFromOneOffsetToAnother() {
        let still = PaintedScreen.list { $0.state.offset = 50 }
        let fading = PaintedScreen.list { screen in
            screen.state.offset = 50
            screen.state.leaving = LeavingContent(offset: 0, opacity: 0.25)
        }
        #expect(fading.scene().nodes == still.scene().nodes)
        let commands = fading.scene().displayList.commands
        #expect(Array(commands.dropLast()) == still.scene().displayList.commands)
        guard case .group(let group)? = commands.last else {
            Issue.record("nothing fades")
            return
        }
        #expect(group.opacity == 0.25 && group.id == nil)
        #expect(group.commands == PaintedScreen.list().scene().displayList.commands)
    }

    @Test("SL-11: grounds reach under what the device covers at the sides, contents do not")
    func reachesUnderTheNotch() {
        let screen = PaintedScreen.list {
            $0.theme.canvas.safeArea.leading = 10
            $0.theme.list.row.background = .color(.black)
        }
        #expect(screen.dump(of: "section/0/header")[1] == "  fill rect(0 0 100 20) #F7F7F7")
        #expect(screen.dump(of: "section/0/row/0")[1] == "  fill rect(0 20 100 30) #000000")
        #expect(screen.node("section/0/row/0/title")?.frame.minX == 18)
        #expect(screen.node("section/0/header")?.frame.minX == 10)
    }

    @Test("SL-1: headers, rows and separators, left to right")
    func paintsAList() {
        let screen = PaintedScreen.list {
            $0.sections = [
                ContentSection(title: "A", items: ["Ann", "Bob"]), ContentSection(title: "B", items: ["Cy"]),
            ]
        }
        // Baselines are 3.5, half the cap height, under the middle. The first row ends at 50, its section at 80.
        #expect(
            screen.dump == """
                canvas 100 100 #FFFFFF
                group section/0/row/0 "row Ann"
                  hairline (8 49 92 1) #C6C6C8
                  group section/0/row/0/title "row title Ann"
                    text "Ann" at 8 38.5 #000000 10/400
                group section/0/row/1 "row Bob"
                  group section/0/row/1/title "row title Bob"
                    text "Bob" at 8 68.5 #000000 10/400
                group section/0/header "section header A"
                  fill rect(0 0 100 20) #F7F7F7
                  text "A" at 8 13.5 #000000 10/600
                group section/1/header "section header B"
                  fill rect(0 80 100 20) #F7F7F7
                  text "B" at 8 93.5 #68686C 10/600

                """)
    }

    @Test("a closed section shows its header alone, with a chevron that tells so (CI-8)")
    func paintsClosedSections() {
        let screen = PaintedScreen.list {
            $0.sections = [
                ContentSection(title: "A", items: ["Ann"], footer: "1", isCollapsed: true),
                ContentSection(title: "B", items: ["Bob"], isCollapsed: false),
                ContentSection(title: "C", items: ["Cy"]),
            ]
        }
        #expect(screen.node("section/0/header")?.state == "pinned collapsed")
        #expect(screen.node("section/0/row/0") == nil && screen.node("section/0/footer") == nil)
        #expect(screen.node("section/1/header")?.frame.minY == 20)
        #expect(
            screen.node("section/1/header")?.state == "arriving(0) expanded"
                || screen.node("section/1/header")?.state == "resting expanded")
        #expect(screen.node("section/2/header")?.state == "resting")
        // 7 points wide before the inset of 6, pointing to the right where closed and downward where open.
        #expect(
            screen.dump(of: "section/0/header").last
                == "  stroke path(M 88.96 7.2 L 92.04 10 L 88.96 12.8) width 1.12 #000000")
        #expect(screen.dump(of: "section/1/header").last?.contains("M 87.7 28.46 L 90.5 31.54 L 93.3 28.46") == true)
        #expect(screen.dump(of: "section/2/header").count == 3)
        var mirrored = screen
        mirrored.direction = .rightToLeft
        #expect(mirrored.dump(of: "section/0/header").last?.contains("M 11.04 7.2 L 7.96 10 L 11.04 12.8") == true)
    }

    @Test("SL-1, IB-13: right to left")
    func paintsAListFromRightToLeft() {
        let screen = PaintedScreen.list {
            $0.direction = .rightToLeft
            $0.theme.list.background = .color(Color(hex: 0xEEEEEE))
            $0.sections = [ContentSection(title: "A", items: ["Ann", "אב"])]
        }
        // The leading inset of 8 is at the right: three characters of 6 begin at 92 − 18.
        #expect(
            screen.dump == """
                canvas 100 100 #FFFFFF
                fill rect(0 0 100 100) #EEEEEE
                group section/0/row/0 "row Ann"
                  hairline (0 49 92 1) #C6C6C8
                  group section/0/row/0/title "row title Ann"
                    text "Ann" at 74 38.5 #000000 10/400
                group section/0/row/1 "row אב"
                  group section/0/row/1/title "row title אב"
                    text "אב" at 80 68.5 #000000 10/400 rtl
                group section/0/header "section header A"
                  fill rect(0 0 100 20) #F7F7F7
                  text "A" at 86 13.5 #000000 10/600

                """)
    }

    @Test(
        "SL-1: separators lie along the bottom edge, inside it",
        arguments: [
            (SeparatorStyle(color: .black), ["hairline (0 49 100 1) #000000"]),
            (
                SeparatorStyle(color: .black, thickness: .points(2), leadingInset: 5, trailingInset: 10),
                ["fill rect(5 48 85 2) #000000"]
            ),
            (SeparatorStyle.none, []),
            (SeparatorStyle(color: .clear), []),
            (SeparatorStyle(color: .black, leadingInset: 60, trailingInset: 40), []),
        ] as [(SeparatorStyle, [String])])
    func paintsSeparators(style: SeparatorStyle, expected: [String]) {
        let screen = PaintedScreen.list {
            $0.sections = [ContentSection(title: "A", items: ["", ""])]
            $0.theme.list.row.separator = style
        }
        #expect(screen.lines(of: "section/0/row/0") == expected)
        #expect(screen.lines(of: "section/0/row/1") == [])
        let after = PaintedScreen.list {
            $0.sections = [ContentSection(title: "A", items: [""])]
            $0.theme.list.row.separator = style
            $0.theme.list.row.separatorAfterLast = true
        }
        #expect(after.lines(of: "section/0/row/0") == expected)
    }

    @Test("SL-1: a header's separator, a row's background")
    func paintsBackgrounds() {
        let screen = PaintedScreen.list {
            $0.theme.list.header.separator = SeparatorStyle(color: .black, trailingInset: 9)
            $0.theme.list.row.background = .color(Color(hex: 0x222222))
        }
        #expect(screen.dump(of: "section/0/header")[2] == "  hairline (0 19 91 1) #000000")
        #expect(screen.dump(of: "section/0/row/0")[1] == "  fill rect(0 20 100 30) #222222")
    }

    @Test(
        "SL-4: a header's colour on its way, from black at rest to white when pinned",
        arguments: [
            // A ends at 50: its header is pushed from 30 on. In sRGB a quarter of the way back is 0.75.
            (0.0, ColorInterpolation.srgb, "pinned", "#FFFFFF", "resting", "#000000"),
            (30, .srgb, "pinned", "#FFFFFF", "resting", "#000000"),
            (35, .srgb, "pushed(0.25)", "#BFBFBF", "arriving(0.25)", "#404040"),
            (40, .srgb, "pushed(0.5)", "#808080", "arriving(0.5)", "#808080"),
            (45, .srgb, "pushed(0.75)", "#404040", "arriving(0.75)", "#BFBFBF"),
            // In Oklab greys are mixed by the cube root of light: 0.75³ = 0.421875 of it is #AE, 0.125 is #63.
            (35, .oklab, "pushed(0.25)", "#AEAEAE", "arriving(0.25)", "#222222"),
            (40, .oklab, "pushed(0.5)", "#636363", "arriving(0.5)", "#636363"),
            (-10, .srgb, "resting", "#000000", "resting", "#000000"),
        ])
    func colorsHeaders(
        offset: Double, space: ColorInterpolation, firstState: String, firstColor: String, nextState: String,
        nextColor: String
    ) throws {
        let screen = PaintedScreen.list {
            $0.state.offset = offset
            $0.theme.list.header.restingColor = .black
            $0.theme.list.header.pinnedColor = .white
            $0.theme.list.header.restingBackground = .color(.white)
            $0.theme.list.header.pinnedBackground = .color(.black)
            $0.theme.list.header.interpolation = space
        }
        for (section, state, color) in [(0, firstState, firstColor), (1, nextState, nextColor)] {
            let node = try #require(screen.node("section/\(section)/header"))
            #expect(node.state == state)
            #expect(node.color?.hexadecimal == color)
            let lines = screen.dump(of: "section/\(section)/header")
            #expect(lines[2].contains(" \(color) 10/600"))
        }
    }

    @Test(
        "SL-4: backgrounds go the same way; gradients change half-way",
        arguments: [
            (35.0, "#404040", "#1E1E1E"), (45.0, "#BFBFBF", "linear"),
        ])
    func mixesBackgrounds(offset: Double, mixed: String, gradient: String) {
        let screen = PaintedScreen.list {
            $0.state.offset = offset
            $0.theme.list.header.interpolation = .srgb
            $0.theme.list.header.restingBackground = .color(.white)
            $0.theme.list.header.pinnedBackground = .color(.black)
        }
        #expect(screen.dump(of: "section/0/header")[1].hasSuffix(" " + mixed))
        let stops = [GradientStop(offset: 0, color: .black), GradientStop(offset: 1, color: .white)]
        let other = PaintedScreen.list {
            $0.state.offset = offset
            $0.theme.list.header.restingBackground = .linear(LinearGradient(stops: stops))
            $0.theme.list.header.pinnedBackground = .color(Color(hex: 0x1E1E1E))
        }
        #expect(other.dump(of: "section/0/header")[1].contains(" " + gradient))
    }

    @Test("SL-7: footers in place and sticky")
    func paintsFooters() {
        let screen = PaintedScreen.list {
            $0.sections = [
                ContentSection(title: "A", items: ["Ann", "Bob", "Cy"], footer: "3 names"),
                ContentSection(title: "B", items: ["Dan"], footer: ""),
            ]
            $0.theme.list.footer.background = .color(Color(hex: 0xEEEEEE))
        }
        // 20 + 90: the footer's own place is below the canvas.
        #expect(screen.node("section/0/footer") == nil)
        var sticky = screen
        sticky.theme.list.footer.position = .sticky
        #expect(
            sticky.dump(of: "section/0/footer") == [
                "group section/0/footer \"section footer 3 names\"",
                "  fill rect(0 72 100 28) #EEEEEE",
                "  text \"3 names\" at 16 89.5 #68686C 10/400",
            ])
        #expect(sticky.node("section/0/footer")?.frame == Rect(x: 0, y: 72, width: 100, height: 28))
        // Headers lie over footers, footers over rows.
        let ids = sticky.scene().nodes.map(\.id)
        #expect(ids.firstIndex(of: "section/0/row/2/title").map { ids[$0 + 1] } == "section/0/footer")
        #expect(ids.last == "section/0/header")
    }

    @Test("SL-6: sections without rows are dropped, or kept")
    func dropsEmptySections() {
        var screen = PaintedScreen.list {
            $0.sections = [ContentSection(title: "A"), ContentSection(title: "B", items: ["Bob"])]
        }
        #expect(screen.scene().nodes.map(\.text) == ["Bob", "Bob", "B"])
        screen.theme.list.emptySections = .keep
        #expect(screen.scene().nodes.map(\.text) == ["Bob", "Bob", "A", "B"])
    }

    @Test("ST-4: only what is on the canvas, in drawing order, by the ids of the sections that are shown")
    func namesWhatIsOnTheCanvas() {
        let screen = PaintedScreen.list {
            $0.state.offset = 45
            $0.sections[1].items = ["B1", "B2", "B3"]
        }
        // 45 … 145 of A at 0 … 50, B at 50 … 160.
        #expect(
            screen.scene().nodes.map(\.id) == [
                "section/0/row/0", "section/0/row/0/title", "section/1/row/0", "section/1/row/0/title",
                "section/1/row/1", "section/1/row/1/title", "section/1/row/2", "section/1/row/2/title",
                "section/0/header", "section/1/header",
            ])
        #expect(screen.node("section/1/row/2")?.frame == Rect(x: 0, y: 85, width: 100, height: 30))
        #expect(screen.node("section/1/row/2")?.text == "B3")
    }
}

extension PaintedScreen {
    /// What a node's group draws itself, without the groups inside.
    fileprivate func lines(of id: String) -> [String] {
        dump(of: id).dropFirst().filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") && !$0.contains("group") }
            .map { String($0.dropFirst(2)) }
    }
}
