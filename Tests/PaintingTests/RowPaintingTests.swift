import Contents
import DisplayLists
import Geometry
import Interaction
import Styles
import Testing

@Suite struct RowPaintingTests {
    @Test("SL-12: rows and their separators end 8 points before a bar that is always there")
    func endsBeforeTheBar() throws {
        func screen(_ change: (inout PaintedScreen) -> Void) -> PaintedScreen {
            PaintedScreen {
                $0.theme.list.row.trailingInset = nil
                $0.sections[0].items = ["Ann", "Bob"]
                change(&$0)
            }
        }
        // The bar is at 75 … 95; from right to left at 5 … 25.
        let plain = screen { _ in }
        #expect(plain.node("section/0/row/0/title")?.frame == Rect(x: 8, y: 20, width: 59, height: 30))
        #expect(plain.dump(of: "section/0/row/0")[1] == "  hairline (8 49 59 1) #C6C6C8")
        let mirrored = screen { $0.direction = .rightToLeft }
        #expect(mirrored.node("section/0/row/0/title")?.frame == Rect(x: 33, y: 20, width: 59, height: 30))
        // A bar that comes and goes, one at the other side, and a theme that says where.
        for change: (inout Theme) -> Void in [
            { $0.indexBar.showStyle = .onScroll },
            { $0.indexBar.placement = .edge(.leading, margin: 5, alignment: .center) },
            { $0.indexBar.minimumCount = 4 }, { $0.list.row.trailingInset = 16 },
        ] {
            let other = screen { change(&$0.theme) }
            #expect(other.node("section/0/row/0/title")?.frame.maxX == 84)
        }
        let set = screen { $0.theme.list.row.separator.trailingInset = 3 }
        #expect(set.dump(of: "section/0/row/0")[1] == "  hairline (8 49 89 1) #C6C6C8")
    }

    @Test("SL-1: a separator of automatic inset begins where the title does, whatever stands before it")
    func beginsAtTheTitle() {
        func lines(_ change: (inout PaintedScreen) -> Void = { _ in }) -> [String] {
            let screen = PaintedScreen.list {
                $0.theme.list.row.separator.leadingInset = nil
                $0.theme.list.header.separator = SeparatorStyle(leadingInset: nil)
                $0.sections[0].items = ["Ann", "Bob"]
                change(&$0)
            }
            return ["section/0/row/0", "section/0/header"].flatMap { id in
                screen.dump(of: id).filter { $0.contains("hairline") }
            }
        }
        #expect(lines() == ["  hairline (8 49 92 1) #C6C6C8", "  hairline (8 19 92 1) #C6C6C8"])
        let beside: (inout PaintedScreen) -> Void = {
            $0.theme.list.row.picture.shape = .circle
            $0.theme.list.row.picture.size = 20
            $0.theme.list.row.picture.gap = 5
        }
        #expect(lines(beside) == ["  hairline (33 49 67 1) #C6C6C8", "  hairline (8 19 92 1) #C6C6C8"])
        let mirrored = lines {
            beside(&$0)
            $0.direction = .rightToLeft
        }
        #expect(mirrored == ["  hairline (0 49 67 1) #C6C6C8", "  hairline (0 19 92 1) #C6C6C8"])
    }

    private static func row(_ item: ContentItem, _ change: (inout PaintedScreen) -> Void = { _ in }) -> PaintedScreen {
        PaintedScreen.list {
            $0.sections = [ContentSection(title: "A", items: [item])]
            change(&$0)
        }
    }

    @Test(
        "SL-1: a title over a subtitle, the pair in the middle",
        arguments: [
            // Lines of 12 and a gap of 2: 26 of the row's 30, at 20 … 50; baselines 6 + 3.5 into their lines.
            (2.0, "31.5", "45.5", 22.0, 36.0), (0, "32.5", "44.5", 23, 35), (6, "29.5", "47.5", 20, 38),
        ])
    func paintsSubtitles(gap: Double, title: String, subtitle: String, titleY: Double, subtitleY: Double) {
        let screen = Self.row(ContentItem(name: "Ann", subtitle: "Home")) { $0.theme.list.row.subtitleGap = gap }
        #expect(
            screen.dump(of: "section/0/row/0") == [
                "group section/0/row/0 \"row Ann\"",
                "  group section/0/row/0/title \"row title Ann\"",
                "    text \"Ann\" at 8 \(title) #000000 10/400",
                "  group section/0/row/0/subtitle \"row subtitle Home\"",
                "    text \"Home\" at 8 \(subtitle) #68686C 10/400",
            ])
        #expect(screen.node("section/0/row/0/title")?.frame == Rect(x: 8, y: titleY, width: 86, height: 12))
        #expect(screen.node("section/0/row/0/subtitle")?.frame == Rect(x: 8, y: subtitleY, width: 86, height: 12))
    }

    @Test("SL-1: an empty subtitle takes no place")
    func ignoresEmptySubtitles() {
        let screen = Self.row(ContentItem(name: "Ann", subtitle: ""))
        #expect(screen.dump(of: "section/0/row/0/title")[1] == "  text \"Ann\" at 8 38.5 #000000 10/400")
        #expect(screen.node("section/0/row/0/subtitle") == nil)
    }

    @Test(
        "SL-1, IB-13: pictures in their shapes, at the leading end",
        arguments: [
            (RowPictureStyle.Shape.square, LayoutDirection.leftToRight, "rect(8 25 20 20)", "32"),
            (.circle, .leftToRight, "ellipse(8 25 20 20)", "32"),
            (.rounded(4), .leftToRight, "rounded-rect(8 25 20 20, radius 4)", "32"),
            (.rounded(99), .leftToRight, "rounded-rect(8 25 20 20, radius 10)", "32"),
            // From right to left at 72 … 92; three characters of 6 end 4 before it.
            (.circle, .rightToLeft, "ellipse(72 25 20 20)", "50"),
        ])
    func paintsPictures(
        shape: RowPictureStyle.Shape, direction: LayoutDirection, outline: String, textX: String
    ) throws {
        let screen = Self.row(ContentItem(name: "Ann", picture: "/a.png")) {
            $0.direction = direction
            $0.theme.list.row.picture.shape = shape
            $0.theme.list.row.picture.size = 20
            $0.theme.list.row.picture.gap = 4
            $0.theme.list.row.picture.border = Border(width: 2, color: .black)
        }
        let frame = direction == .leftToRight ? "8 25 20 20" : "72 25 20 20"
        let lines = screen.dump(of: "section/0/row/0/picture")
        #expect(lines[0] == "group section/0/row/0/picture \"row picture\"")
        #expect(lines[1] == "  picture \"/a.png\" (\(frame)) fill clip \(outline)")
        // What stands for a file that shows no picture has the tile's colour (GP-13, TX-4).
        #expect(lines[2] == "    fill \(outline) #6C6C70")
        #expect(lines[3].hasPrefix("    fill path(") && lines[4].hasPrefix("    fill ellipse("))
        #expect(lines[5].hasPrefix("  stroke ") && lines[5].hasSuffix(" width 2 #000000"))
        #expect(screen.dump(of: "section/0/row/0/title")[1] == "  text \"Ann\" at \(textX) 38.5 #000000 10/400")
        let node = try #require(screen.node("section/0/row/0/picture"))
        #expect(node.frame == Rect(x: direction == .leftToRight ? 8 : 72, y: 25, width: 20, height: 20))
        #expect(node.color == nil)
    }

    @Test(
        "SL-1: a tile with the first character stands for a missing picture",
        arguments: [
            // FNV-1a of the names modulo 3 is 2, 1, 0.
            ("Ann", "#0000FF", "A", "15"), ("zoë", "#00FF00", "Z", "15"), (" éa", "#FF0000", "É", "15"),
        ])
    func paintsMonograms(name: String, color: String, letter: String, x: String) {
        let screen = Self.row(ContentItem(name: name)) { $0.theme.list.row.picture = Self.tiles }
        #expect(
            screen.dump(of: "section/0/row/0/picture") == [
                "group section/0/row/0/picture \"row picture\"",
                "  fill rounded-rect(8 25 20 20, radius 5) \(color)",
                "  text \"\(letter)\" at \(x) 38.5 #FFFFFF 10/600",
            ])
        #expect(screen.node("section/0/row/0/picture")?.color?.hexadecimal == color)
    }

    @Test("SL-1: tiles without a character, and no tiles")
    func paintsEmptyTiles() {
        let empty = Self.row(ContentItem(name: "")) { $0.theme.list.row.picture = Self.tiles }
        #expect(empty.dump(of: "section/0/row/0/picture").count == 2)
        let none = Self.row(ContentItem(name: "Ann")) {
            $0.theme.list.row.picture = Self.tiles
            $0.theme.list.row.picture.monogramColors = []
        }
        // Texts stand where those of rows with pictures do.
        #expect(none.node("section/0/row/0/picture") == nil)
        #expect(none.dump(of: "section/0/row/0/title")[1] == "  text \"Ann\" at 32 38.5 #000000 10/400")
    }

    @Test(
        "SL-1: a long title ends in an ellipsis; its node tells all of it",
        arguments: [
            // 86 points hold 14 characters of 6.
            ("fourteen chars", "fourteen chars"),
            ("fifteen letters", "fifteen lette…"),
            // No space before the ellipsis.
            ("abcdefghijkl mnopq", "abcdefghijkl…"),
            ("two\nlines", "two lines"),
            ("a\ttab", "a tab"),
            ("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", "👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧…"),
        ])
    func truncates(name: String, shown: String) {
        let screen = Self.row(ContentItem(name: name))
        #expect(screen.dump(of: "section/0/row/0/title")[1] == "  text \"\(shown)\" at 8 38.5 #000000 10/400")
        #expect(screen.node("section/0/row/0/title")?.text == name)
    }

    @Test("SL-1: without room for anything the ellipsis is left, and without any, nothing")
    func truncatesToNothing() {
        let narrow = Self.row("Ann") { $0.theme.list.row.trailingInset = 88 }
        #expect(narrow.dump(of: "section/0/row/0/title")[1] == "  text \"…\" at 8 38.5 #000000 10/400")
        let none = Self.row("Ann") { $0.theme.list.row.trailingInset = 92 }
        #expect(none.node("section/0/row/0/title") == nil)
        #expect(none.dump(of: "section/0/row/0").count == 1)
    }

    @Test("SL-9: of a name of a million characters only what a line can hold is measured")
    func measuresOnlyALine() {
        let measurer = EvenMeasurer()
        let screen = Self.row(ContentItem(name: String(repeating: "n", count: 1_000_000)))
        _ = screen.scene(measurer: measurer)
        #expect(measurer.longestText == 2000)
    }

    @Test(
        "IB-13: a text runs in the direction of its own first letter",
        arguments: [
            ("Ann", "10/400"), ("12 אב", "10/400 rtl"), ("אב 12", "10/400 rtl"), ("(سلام)", "10/400 rtl"),
            ("A אב", "10/400"), ("中文", "10/400"), ("123", "10/400"), ("١٢٣", "10/400"),
        ])
    func followsItsFirstLetter(name: String, ending: String) {
        let lines = Self.row(ContentItem(name: name)).dump(of: "section/0/row/0/title")
        #expect(lines[1].hasSuffix(" " + ending))
    }

    @Test("TX-3: without a letter, numbers and signs keep their order", arguments: ["123", "−20 %", "+1 (2)"])
    func keepsTheOrderOfNumbers(name: String) {
        let screen = Self.row(ContentItem(name: name)) { $0.direction = .rightToLeft }
        let x = 92 - 6 * name.count
        #expect(
            screen.dump(of: "section/0/row/0/title")[1] == "  text \"\(name)\" at \(x) 38.5 #000000 10/400")
    }

    @Test(
        "TX-7: one letter or two, centred by their ink",
        arguments: [
            ("Ann Berg", 1, "A", "15 38.5"), ("Ann Berg", 2, "A\u{200C}B", "12 38.5"),
            ("  ann de  berg ", 2, "A\u{200C}B", "12 38.5"), ("Ann", 2, "A", "15 38.5"), ("李 明", 1, "李", "15 38.5"),
        ])
    func monograms(name: String, letters: Int, text: String, place: String) {
        let screen = Self.row(ContentItem(name: name)) {
            $0.theme.list.row.picture = Self.tiles
            $0.theme.list.row.picture.monogramLetters = letters
        }
        let lines = screen.dump(of: "section/0/row/0/picture")
        #expect(lines.last?.contains("\"\(text)\" at \(place) ") == true, "\(lines)")
    }

    @Test(
        "TX-7: letters in large text stay within their circle",
        arguments: [
            // Of a circle of 20 ink is 12 high at the most; of letters 0.7 of the size, of Han characters 0.9.
            (.large, "Ann", 10), (.extraExtraExtraLarge, "Ann", 10 * 23.0 / 17),
            (.accessibility3, "Ann", 12 / 0.7), (.accessibility5, "李", 12 / 0.9),
        ] as [(TextSize, String, Double)])
    func largeMonograms(textSize: TextSize, name: String, size: Double) throws {
        let screen = Self.row(ContentItem(name: name)) {
            $0.theme.list.row.picture = Self.tiles
            $0.theme = $0.theme.applying(PlatformSettings(textSize: textSize))
        }
        let line = try #require(screen.dump(of: "section/0/row/0/picture").last)
        let shown = try #require(line.split(separator: " ").last?.split(separator: "/").first.flatMap { Double($0) })
        #expect(abs(shown - size) < 0.01, "\(line)")
    }

    private static let tiles: RowPictureStyle = {
        var style = RowPictureStyle()
        style.shape = .rounded(5)
        style.size = 20
        style.gap = 4
        style.monogramColors = [Color(hex: 0xFF0000), Color(hex: 0x00FF00), Color(hex: 0x0000FF)]
        style.monogramFont = FontStyle(size: 10, weight: 600)
        return style
    }()
}
