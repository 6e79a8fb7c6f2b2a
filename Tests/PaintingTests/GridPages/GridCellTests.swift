import Contents
import DisplayLists
import Geometry
import Interaction
import Painting
import Styles
import Testing

/// Single items: their ground, their pictures, and what pressing and tapping make of them.
@Suite struct GridCellTests {
    private static let picture = ContentItem(name: "A", picture: "/p.png")

    @Test("GP-12: shadow, background, picture, label, border, ring and badge, in this order")
    func layers() {
        let grid = PaintedGrid.item(ContentItem(name: "A", picture: "/p.png", badge: "9")) {
            $0.theme.grid.cell.rounding = .continuous(4)
            $0.theme.grid.cell.background = .color(.white)
            $0.theme.grid.cell.border = Border(width: 1, color: .black)
            $0.theme.grid.cell.shadow = Shadow(color: .black, y: 1, blur: 2)
            $0.theme.grid.cell.selected = .ring(Border(width: 2, color: Color(hex: 0x07C160)))
            $0.state.selected = 0
        }
        let lines = grid.dump(of: "grid/item/0").filter { $0.prefix { $0 == " " }.count == 2 }
        #expect(
            lines == [
                "  shadow continuous-rect(35 20 30 40, radius 4) #000000 offset 0 1 blur 2",
                "  fill continuous-rect(35 20 30 40, radius 4) #FFFFFF",
                "  group grid/item/0/picture \"grid picture\" clip continuous-rect(35 20 30 40, radius 4)",
                "  group grid/item/0/label \"grid label A\" clip rect(35 50 30 10)",
                "  stroke continuous-rect(35.5 20.5 29 39, radius 3.5) width 1 #000000",
                "  stroke continuous-rect(36 21 28 38, radius 3) width 2 #07C160",
                "  group grid/item/0/badge \"grid badge 9\"",
            ])
        #expect(grid.node("grid/item/0")?.state == "selected")
    }

    @Test("GP-12: without a background the shadow is the picture's")
    func pictureShadow() {
        let grid = PaintedGrid.item(Self.picture) {
            $0.theme.grid.cell.pictureRounding = .continuous(6)
            $0.theme.grid.cell.shadow = Shadow(color: .black, blur: 4)
        }
        #expect(
            grid.dump(of: "grid/item/0")[1]
                == "  shadow continuous-rect(35 20 30 30, radius 6) #000000 offset 0 0 blur 4")
    }

    @Test("GP-12: a symbol on a coloured ground in the place of a picture, in an ink that is seen on it")
    func symbols() {
        var item = ContentItem(name: "A")
        (item.symbol, item.color) = ("★", Color(hex: 0x07C160))
        let lines = PaintedGrid.item(item).dump(of: "grid/item/0/picture")
        #expect(lines.contains("  fill rect(35 20 30 30) #07C160"))
        #expect(lines.last?.hasPrefix("  text \"★\" at ") == true && lines.last?.hasSuffix("#000000 12.6/600") == true)
        item.color = nil
        #expect(PaintedGrid.item(item).dump(of: "grid/item/0/picture").count == 3)
        (item.symbol, item.color) = (nil, .black)
        #expect(PaintedGrid.item(item).dump(of: "grid/item/0/picture").contains { $0.hasSuffix("#FFFFFF") })
    }

    @Test(
        "GP-12: fits, corners and insets of pictures",
        arguments: [
            ("stretch", CornerRounding.none, Insets.zero, "(35 20 30 30) stretch"),
            ("fit", .none, .zero, "(35 20 30 30) fit"),
            ("fill", .none, .zero, "(35 20 30 30) fill"),
            ("fill", .radius(5), .zero, "(35 20 30 30) fill clip rounded-rect(35 20 30 30, radius 5)"),
            ("fit", .continuous(99), .zero, "(35 20 30 30) fit clip continuous-rect(35 20 30 30, radius 15)"),
            (
                "fill", .capsule, Insets(top: 5, leading: 3, bottom: 5, trailing: 7),
                "(38 25 20 20) fill clip rounded-rect(38 25 20 20, radius 10)"
            ),
        ])
    func pictures(fit: String, rounding: CornerRounding, insets: Insets, expected: String) throws {
        let fit = try #require(GridCellStyle.PictureFit(rawValue: fit))
        let grid = PaintedGrid.item(Self.picture) {
            $0.theme.grid.cell.pictureFit = fit
            $0.theme.grid.cell.pictureRounding = rounding
            $0.theme.grid.cell.pictureInsets = insets
        }
        #expect(grid.dump(of: "grid/item/0/picture")[1] == "  picture \"/p.png\" " + expected)
    }

    @Test("GP-12: an item less high than its picture cuts it, and has no label")
    func lowItem() {
        let grid = PaintedGrid.item(Self.picture) { $0.theme.grid.itemSize.height = 20 }
        #expect(grid.dump(of: "grid/item/0/picture")[0].hasSuffix("clip rect(35 30 30 20)"))
        #expect(grid.dump(of: "grid/item/0/picture")[1] == "  picture \"/p.png\" (35 30 30 30) fill")
        #expect(grid.node("grid/item/0/picture")?.frame == Rect(x: 35, y: 30, width: 30, height: 20))
        #expect(grid.node("grid/item/0/label") == nil)
        let insets = PaintedGrid.item(Self.picture) { $0.theme.grid.cell.pictureInsets = Insets(top: 15, bottom: 15) }
        #expect(insets.node("grid/item/0/picture") == nil)
    }

    @Test("GP-13: what stands for a picture has the picture's shape")
    func placeholder() {
        func change(_ grid: inout PaintedGrid) {
            grid.theme.grid.cell.pictureRounding = .radius(5)
            grid.theme.grid.cell.placeholderFill = .color(.black)
            grid.theme.grid.cell.placeholderColor = .white
        }
        let missing = PaintedGrid.item("A", change).dump(of: "grid/item/0/picture")
        #expect(missing.count == 4)
        #expect(missing[1] == "  fill rounded-rect(35 20 30 30, radius 5) #000000")
        #expect(missing[3] == "  fill ellipse(51.8 30.8 2.4 2.4) #FFFFFF")
        // The same in case the file is broken, which only drawing finds out.
        let broken = PaintedGrid.item(Self.picture, change).dump(of: "grid/item/0/picture")
        #expect(broken.dropFirst(2).map { $0.dropFirst(2) } == missing.dropFirst().map { $0[...] })
    }

    @Test(
        "GP-16: pressed looks come in by their amount",
        arguments: [
            (GridCellStyle.Pressed.none, 1.0, 1.0), (.dim(0.6), 1, 0.6), (.dim(0.6), 0.5, 0.8), (.dim(0.6), 0, 1),
            (.scale(0.5), 1, 1), (.overlay(.black), 1, 1),
        ])
    func dim(look: GridCellStyle.Pressed, amount: Double, opacity: Double) throws {
        let grid = PaintedGrid.item(Self.picture) {
            $0.theme.grid.cell.pressed = look
            $0.state = GridState(offset: 0, page: 0, pressed: GridPress(item: 0, amount: amount))
        }
        let node = try #require(grid.node("grid/item/0"))
        #expect(node.opacity == opacity && grid.node("grid/item/0/label")?.opacity == opacity)
        #expect(node.state == (amount > 0 ? "pressed" : nil))
        #expect(grid.dump(of: "grid/item/0")[0].contains("opacity") == (opacity < 1))
    }

    @Test("GP-16: a pressed item shrinks about its centre with all that it holds; a finger reaches as far as before")
    func scale() throws {
        let grid = PaintedGrid.item(ContentItem(name: "A", picture: "/p.png", badge: "1")) {
            $0.theme.grid.cell.pressed = .scale(0.5)
            $0.theme.grid.cell.pictureRounding = .radius(8)
            $0.theme.grid.cell.border = Border(width: 2, color: .black)
            $0.state = GridState(offset: 0, page: 0, pressed: GridPress(item: 0, amount: 1))
        }
        let node = try #require(grid.node("grid/item/0"))
        #expect(node.frame == Rect(x: 42.5, y: 30, width: 15, height: 20))
        #expect(node.hit == Rect(x: 35, y: 20, width: 30, height: 40))
        #expect(
            grid.dump(of: "grid/item/0/picture")[1]
                == "  picture \"/p.png\" (42.5 30 15 15) fill clip rounded-rect(42.5 30 15 15, radius 4)")
        #expect(grid.node("grid/item/0/label")?.font?.size == 5)
        #expect(grid.node("grid/item/0/badge")?.frame == Rect(x: 50.5, y: 29, width: 8, height: 8))
        #expect(grid.dump(of: "grid/item/0").contains("  stroke rect(43 30.5 14 19) width 1 #000000"))
    }

    @Test(
        "GP-12, GP-16: overlays and rings cover the item or its picture",
        arguments: [
            (GridCellStyle.Emphasis.item, "rounded-rect(35 20 30 40, radius 4)", "rounded-rect(36 21 28 38, radius 3)"),
            (.picture, "rounded-rect(35 20 30 30, radius 6)", "rounded-rect(36 21 28 28, radius 5)"),
        ])
    func emphasis(emphasis: GridCellStyle.Emphasis, covered: String, ringed: String) {
        func grid(_ change: @escaping (inout PaintedGrid) -> Void) -> [String] {
            PaintedGrid.item(Self.picture) {
                $0.theme.grid.cell.rounding = .radius(4)
                $0.theme.grid.cell.pictureRounding = .radius(6)
                $0.theme.grid.cell.emphasis = emphasis
                change(&$0)
            }.dump(of: "grid/item/0")
        }
        let pressed = grid {
            $0.theme.grid.cell.pressed = .overlay(Color(hex: 0, alpha: 0.4))
            $0.state = GridState(offset: 0, page: 0, pressed: GridPress(item: 0, amount: 0.5))
        }
        #expect(pressed.last == "  fill \(covered) #00000033")
        let overlaid = grid {
            $0.theme.grid.cell.selected = .overlay(Color(hex: 0x0000FF))
            $0.state.selected = 0
        }
        #expect(overlaid.last == "  fill \(covered) #0000FF")
        let ring = grid {
            $0.theme.grid.cell.selected = .ring(Border(width: 2, color: .black))
            $0.state.selected = 0
        }
        #expect(ring.last == "  stroke \(ringed) width 2 #000000")
    }

    @Test("GP-12: only the selected item has the look, and a pressed one tells that it is")
    func otherItems() {
        let grid = PaintedGrid {
            $0.theme.grid.cell.selected = .overlay(.black)
            $0.state = GridState(offset: 0, page: 0, pressed: GridPress(item: 1), selected: 1)
        }
        #expect(grid.node("grid/item/1")?.state == "pressed")
        #expect(grid.node("grid/item/0")?.state == nil && grid.node("grid/item/0")?.opacity == 1)
        #expect(grid.dump(of: "grid/item/1").contains("  fill rect(56.667 20 30 40) #000000"))
        #expect(!grid.dump(of: "grid/item/0").contains { $0.contains("#000000") && $0.contains("fill") })
    }
}
