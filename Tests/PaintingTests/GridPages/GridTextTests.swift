import Contents
import DisplayLists
import Geometry
import Interaction
import Painting
import Styles
import Testing

/// Labels, badges and page controls.
@Suite struct GridTextTests {
    /// The lines that an item's label of 30 points shows, each character 6 wide.
    private static func lines(_ name: String, _ maximum: Int, padding: Double = 0) -> [String] {
        let grid = PaintedGrid.item(ContentItem(name: name)) {
            $0.theme.grid.itemSize.height = 79
            $0.theme.grid.cell.labelHeight = 49
            $0.theme.grid.cell.labelLines = maximum
            $0.theme.grid.cell.labelPadding = padding
        }
        return grid.dump(of: "grid/item/0/label").dropFirst().compactMap {
            $0.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first.map(String.init)
        }
    }

    @Test(
        "GP-12: a name is broken into lines, the last one ends in …",
        arguments: [
            ("Ann", 1, ["Ann"]), ("Abcdef", 1, ["Abcd…"]), ("one two", 1, ["one…"]), ("one two", 2, ["one", "two"]),
            ("one two six", 2, ["one", "two…"]), ("one two six", 3, ["one", "two", "six"]),
            ("a b c d", 2, ["a b c", "d"]), ("abcdefgh", 2, ["abcde", "fgh"]), ("abcdefghijkl", 2, ["abcde", "fghi…"]),
            ("up-to-date", 3, ["up-", "to-", "date"]), ("a\nb", 2, ["a", "b"]), ("a\nb", 1, ["a b"]),
            ("a\n\nb", 3, ["a", "b"]), ("a\nb\nc", 2, ["a", "b c"]), ("五個漢字列", 2, ["五個漢字列"]),
            ("超過五個漢字", 2, ["超過五個漢", "字"]), ("四個字了。又", 2, ["四個字了。", "又"]), ("五個字啊啊。", 2, ["五個字啊", "啊。"]),
            ("一二三四（五", 2, ["一二三四", "（五"]), ("ab 漢字cd", 2, ["ab 漢字", "cd"]), ("   ", 2, []), ("", 2, []),
            ("a    b", 2, ["a", "b"]), ("abcde fg", 2, ["abcde", "fg"]),
        ])
    func lines(name: String, maximum: Int, expected: [String]) {
        #expect(Self.lines(name, maximum) == expected)
    }

    @Test("GP-12: a label without room for a letter shows an ellipsis, and without room none")
    func narrowLabels() {
        #expect(Self.lines("Abc", 2, padding: 12) == ["A", "…"])
        #expect(Self.lines("Abc", 2, padding: 15) == [])
    }

    @Test("of a name of a million characters only what lines can hold is measured")
    func longNames() {
        let measurer = EvenMeasurer()
        let grid = PaintedGrid.item(ContentItem(name: String(repeating: "n", count: 1_000_000))) {
            $0.theme.grid.cell.labelLines = 3
        }
        #expect(grid.scene(measurer: measurer).nodes.count == 4)
        #expect(measurer.longestText == 2000)
    }

    @Test("GP-12: name and subtitle stand centred, the block in the middle of the label")
    func labels() {
        let grid = PaintedGrid.item(ContentItem(name: "one two", subtitle: "$3")) {
            $0.theme.grid.itemSize.height = 80
            $0.theme.grid.cell.labelHeight = 50
            $0.theme.grid.cell.labelLines = 2
            $0.theme.grid.cell.subtitleColor = Color(hex: 0xFF0000)
        }
        // Three lines of 12 in 30 … 80, from 37 on; their capitals of 7 in the middle of each.
        #expect(
            grid.dump(of: "grid/item/0/label") == [
                "group grid/item/0/label \"grid label one two\"", "  text \"one\" at 41 46.5 #000000 10/400",
                "  text \"two\" at 41 58.5 #000000 10/400",
            ])
        #expect(
            grid.dump(of: "grid/item/0/subtitle") == [
                "group grid/item/0/subtitle \"grid subtitle $3\"", "  text \"$3\" at 44 70.5 #FF0000 10/400",
            ])
        #expect(grid.node("grid/item/0/label")?.frame == Rect(x: 35, y: 37, width: 30, height: 24))
    }

    @Test("GP-12: no label where it has no height, or nothing to say")
    func noLabels() {
        let flat = PaintedGrid.item(ContentItem(name: "A", subtitle: "b")) { $0.theme.grid.cell.labelHeight = 0 }
        #expect(flat.scene().nodes.map(\.id) == ["grid", "grid/item/0", "grid/item/0/picture"])
        let empty = PaintedGrid.item(ContentItem(name: "", subtitle: "", badge: ""))
        #expect(empty.scene().nodes.map(\.id) == ["grid", "grid/item/0", "grid/item/0/picture"])
    }

    @Test(
        "GP-12: a badge is at least as wide as high, grows toward the leading side, and is no wider than its item",
        arguments: [
            // The picture's corner is at 65, 20; a badge of 16 about 59, 26 ends at 67.
            ("9", LayoutDirection.leftToRight, 51.0, 16.0), ("99", .leftToRight, 45, 22), ("999", .leftToRight, 39, 28),
            ("99999", .leftToRight, 37, 30), ("9", .rightToLeft, 33, 16), ("999", .rightToLeft, 33, 28),
        ])
    func badges(text: String, direction: LayoutDirection, x: Double, width: Double) {
        let grid = PaintedGrid.item(ContentItem(name: "A", badge: text)) { $0.direction = direction }
        let frame = Rect(x: x, y: 18, width: width, height: 16)
        #expect(grid.node("grid/item/0/badge")?.frame == frame)
        #expect(
            grid.dump(of: "grid/item/0/badge")[1]
                == "  fill rounded-rect(\(Int(x)) 18 \(Int(width)) 16, radius 8) #C62828")
    }

    @Test("GP-12: a badge too long shrinks its text")
    func longBadges() {
        let lines = PaintedGrid.item(ContentItem(name: "A", badge: "99999")).dump(of: "grid/item/0/badge")
        // 20 of the 30 points that it would take.
        #expect(lines[2].hasPrefix("  text \"99999\" at 42 ") && lines[2].hasSuffix(" #FFFFFF 6.667/400"))
    }

    @Test("GP-14: between two pages the dots' colours pass into each other")
    func gradualDots() throws {
        let grid = PaintedGrid {
            $0.state = GridState(offset: 50, page: 0.5)
            $0.theme.grid.pageControl.color = .white
        }
        let middle = Color.white.mixed(with: .black, by: 0.5, in: .oklab)
        #expect(grid.node("page-control/dot/0")?.color == middle && grid.node("page-control/dot/1")?.color == middle)
        #expect(grid.node("page-control/dot/2")?.color == .white)
        #expect(grid.node("page-control/dot/0")?.state == nil)
    }

    @Test("GP-17: dots near an edge beyond which there are more shrink")
    func manyDots() {
        let grid = PaintedGrid {
            $0.theme.canvas.size.width = 120
            $0.items = (0..<40).map { ContentItem(name: "\($0)") }
            $0.state = GridState(offset: 1200, page: 10)
        }
        let dots = grid.scene().nodes.filter { $0.role == .pageDot }
        #expect(dots.map(\.id) == (7...12).map { "page-control/dot/\($0)" })
        let widths = dots.map { ($0.frame.width * 10).rounded() / 10 }
        #expect(widths == [3.5, 4.9, 7, 7, 4.9, 3.5])
        #expect(dots.allSatisfy { $0.frame.midY == 90 })
    }

    @Test("GP-17: numbers in place of dots")
    func numbers() {
        let grid = PaintedGrid {
            $0.theme.grid.pageControl.kind = .numbers
            $0.theme.grid.pageControl.currentColor = Color(hex: 0x333333)
            $0.state = GridState(offset: 200, page: 2)
        }
        #expect(
            grid.dump(of: "page-control") == [
                "group page-control \"page control 3 / 3\"", "  text \"3 / 3\" at 35 93.5 #333333 10/400",
            ])
        #expect(grid.node("page-control")?.text == "3 / 3")
    }

    @Test("GP-4: a single page has no indicator; a hidden one leaves its band to the page")
    func noControl() {
        #expect(PaintedGrid.item("A").node("page-control") == nil)
        let hidden = PaintedGrid { $0.theme.grid.pageControl.isShown = false }
        #expect(hidden.node("page-control") == nil)
        #expect(hidden.node("grid/item/0")?.frame.minY == 30)
    }
}
