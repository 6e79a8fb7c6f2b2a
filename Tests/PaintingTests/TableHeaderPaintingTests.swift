import Geometry
import Styles
import Testing

/// A search bar of 100 × 40 above a list, its field at 10 … 90 × 8 … 32 in a font of 10: the glyph's side is 8.5.
@Suite struct TableHeaderPaintingTests {
    private static func screen(_ change: (inout PaintedScreen) -> Void = { _ in }) -> PaintedScreen {
        PaintedScreen.list {
            $0.theme.list.tableHeader.kind = .searchBar
            $0.theme.list.tableHeader.height = 40
            $0.theme.list.tableHeader.fieldInsets = Insets(top: 8, leading: 10, bottom: 8, trailing: 10)
            $0.theme.list.tableHeader.fieldPadding = 5
            $0.theme.list.tableHeader.placeholder = "Find"
            $0.theme.list.tableHeader.placeholderFont = FontStyle(size: 10)
            change(&$0)
        }
    }

    @Test(
        "SL-1: the field, the glyph and the placeholder",
        arguments: [
            // 5 to the glyph, 8.5 of it, 4 to the text.
            (TableHeaderStyle.Alignment.leading, LayoutDirection.leftToRight, 15.0, "27.5"),
            // From 85: the glyph to 76.5, the text's 24 points to 72.5.
            (.leading, .rightToLeft, 76.5, "48.5"),
            // 8.5 + 4 + 24 = 36.5 in the middle of 80.
            (.center, .leftToRight, 31.75, "44.25"),
            (.center, .rightToLeft, 59.75, "31.75"),
        ])
    func paintsASearchBar(
        alignment: TableHeaderStyle.Alignment, direction: LayoutDirection, glyphX: Double, textX: String
    ) throws {
        let screen = Self.screen {
            $0.direction = direction
            $0.theme.list.tableHeader.alignment = alignment
            $0.theme.list.tableHeader.background = .color(Color(hex: 0xEEEEEE))
            $0.theme.list.tableHeader.fieldFill = .color(.white)
            $0.theme.list.tableHeader.fieldRounding = .capsule
        }
        let lines = screen.dump(of: "table-header")
        #expect(
            lines.prefix(4) == [
                "group table-header \"table header\"",
                "  fill rect(0 0 100 40) #EEEEEE",
                "  group table-header/search-field \"search field Find\"",
                "    fill rounded-rect(10 8 80 24, radius 12) #FFFFFF",
            ])
        #expect(lines[4].hasPrefix("    stroke path(") && lines[4].hasSuffix(" width 0.935 #68686C"))
        #expect(lines[5].hasPrefix("    stroke path(") && lines[5].hasSuffix(" width 1.122 #68686C"))
        #expect(lines[6] == "    text \"Find\" at \(textX) 23.5 #68686C 10/400")
        #expect(lines.count == 7)
        // The ring is 0.68 of the glyph's side wide, in the upper left of its square.
        let ring = try #require(lines[4].split(separator: " ").dropFirst(2).first.flatMap { Double($0) })
        #expect(abs(ring - (glyphX + 0.467_5 + 2.89)) < 0.001)
    }

    @Test("ST-4: nodes of the table header")
    func namesNodes() {
        let screen = Self.screen { $0.state.offset = 15 }
        #expect(screen.scene().nodes.prefix(2).map(\.id) == ["table-header", "table-header/search-field"])
        #expect(screen.node("table-header")?.frame == Rect(x: 0, y: -15, width: 100, height: 40))
        #expect(screen.node("table-header/search-field")?.frame == Rect(x: 10, y: -7, width: 80, height: 24))
        #expect(screen.node("table-header/search-field")?.text == "Find")
        let gone = Self.screen { $0.state.offset = 40 }
        #expect(gone.node("table-header") == nil)
    }

    @Test("SL-1: a long placeholder ends in an ellipsis; without room there is no field")
    func survivesLittleRoom() {
        let long = Self.screen { $0.theme.list.tableHeader.placeholder = "Find a name" }
        // From 27.5 to 90 there is room for 10 characters.
        #expect(long.dump(of: "table-header").last == "    text \"Find a na…\" at 27.5 23.5 #68686C 10/400")
        let none = Self.screen { $0.theme.list.tableHeader.fieldInsets.leading = 90 }
        #expect(none.node("table-header/search-field") == nil)
        #expect(none.node("table-header") != nil)
    }
}
