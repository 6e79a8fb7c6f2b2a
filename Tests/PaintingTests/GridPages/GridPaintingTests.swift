import Contents
import DisplayLists
import Geometry
import Interaction
import Painting
import Styles
import Testing

/// Pages as a whole: what is painted, in which order, and where its nodes are.
@Suite struct GridPaintingTests {
    @Test("AX-3: a page fades into another, and its items alone are nodes")
    func fadesFromOnePageToAnother() {
        let still = PaintedGrid { $0.state = GridState(offset: 100, page: 1) }
        let fading = PaintedGrid {
            $0.state = GridState(offset: 100, page: 1)
            $0.state.leaving = LeavingContent(offset: 0, opacity: 0.25)
        }
        #expect(fading.scene().nodes == still.scene().nodes)
        let groups = fading.dump(of: "grid").filter { $0.hasPrefix("  group ") }.map { $0.split(separator: " ")[1...2] }
        #expect(
            groups.map { $0.joined(separator: " ") }.filter { $0.contains("opacity") } == [
                "opacity 0.25", "opacity 0.75",
            ])
    }

    @Test("an item that another state has painted looks as if it were painted alone")
    func itemsOfOtherStates() {
        var grid = PaintedGrid {
            $0.theme.grid.cell.selected = .overlay(Color(hex: 0x0000FF, alpha: 0.5))
            $0.theme.grid.cell.pressed = .scale(0.9)
        }
        var states = [GridState(offset: 0, page: 0), GridState(offset: 0, page: 1), GridState(offset: 40, page: 0)]
        states.append(GridState(offset: 0, page: 0, pressed: GridPress(item: 1)))
        states.append(GridState(offset: 0, page: 0, pressed: GridPress(item: 1, amount: 0.5)))
        states.append(GridState(offset: 0, page: 0, selected: 0))
        states.append(GridState(offset: 100, page: 1, selected: 2))
        states[1].leaving = LeavingContent(offset: 100, opacity: 0.25)
        let (layout, cells) = (grid.layout(), PaintedCells())
        for state in states + states.reversed() {
            grid.state = state
            #expect(paint(layout, state, reusing: cells) == grid.scene(), "\(state)")
        }
        // More places than are remembered.
        for step in 0..<300 {
            grid.state = GridState(offset: Double(step) / 3, page: 0)
            #expect(paint(layout, grid.state, reusing: cells) == grid.scene(), "\(step)")
        }
    }

    @Test("GP-4, GP-5, GP-9, GP-12: a page, its items' pictures and labels, the dots under it")
    func page() {
        #expect(
            PaintedGrid().dump == """
                canvas 100 100 #FFFFFF
                group grid "grid"
                  group grid/item/0 "grid item A"
                    group grid/item/0/picture "grid picture"
                      picture "/a.png" (13.333 20 30 30) fill
                        fill rect(13.333 20 30 30) #EFEFF0
                        fill path(M 22.333 39.2 L 26.653 32.6 L 29.533 36.44 L 30.973 34.76 L 34.333 39.2 Z) #BEBEBE
                        fill ellipse(30.133 30.8 2.4 2.4) #BEBEBE
                    group grid/item/0/label "grid label A" clip rect(13.333 50 30 10)
                      text "A" at 25.333 58.5 #000000 10/400
                  group grid/item/1 "grid item B"
                    group grid/item/1/picture "grid picture"
                      fill rect(56.667 20 30 30) #EFEFF0
                      fill path(M 65.667 39.2 L 69.987 32.6 L 72.867 36.44 L 74.307 34.76 L 77.667 39.2 Z) #BEBEBE
                      fill ellipse(73.467 30.8 2.4 2.4) #BEBEBE
                    group grid/item/1/label "grid label B" clip rect(56.667 50 30 10)
                      text "B" at 68.667 58.5 #000000 10/400
                  group page-control "page control"
                    group page-control/dot/0 "page dot"
                      fill ellipse(30.5 86.5 7 7) #000000
                    group page-control/dot/1 "page dot"
                      fill ellipse(46.5 86.5 7 7) #BEBEBE
                    group page-control/dot/2 "page dot"
                      fill ellipse(62.5 86.5 7 7) #BEBEBE

                """)
    }

    @Test("ST-4: nodes in drawing order, items counted across pages")
    func nodes() {
        let ids = PaintedGrid {
            $0.state.offset = 150
            $0.items[3].badge = "1"
            $0.items[3].subtitle = "$2"
        }.scene().nodes.map(\.id)
        #expect(
            ids == [
                // Item 2 and half of page 1 have gone past the left edge.
                "grid", "grid/item/3", "grid/item/3/picture", "grid/item/3/label", "grid/item/3/subtitle",
                "grid/item/3/badge", "grid/item/4", "grid/item/4/picture", "grid/item/4/label", "page-control",
                "page-control/dot/0", "page-control/dot/1", "page-control/dot/2",
            ])
    }

    @Test("ST-4: roles, frames, texts and colours")
    func nodeValues() throws {
        let grid = PaintedGrid {
            $0.items[0].badge = "7"
            $0.items[0].subtitle = "$2"
            $0.theme.grid.background = .color(.black)
            $0.theme.grid.cell.labelColor = .white
        }
        let whole = try #require(grid.node("grid"))
        #expect(whole.frame == Rect(x: 0, y: 0, width: 100, height: 100) && whole.color == .black)
        let item = try #require(grid.node("grid/item/0"))
        #expect(item.role == .gridItem && item.text == "A" && item.hit == nil && item.state == nil)
        let x = item.frame.minX
        #expect(abs(x - 40.0 / 3) < 1e-9)
        #expect(item.frame == Rect(x: x, y: 20, width: 30, height: 40))
        #expect(grid.node("grid/item/0/picture")?.frame == Rect(x: x, y: 20, width: 30, height: 30))
        #expect(grid.node("grid/item/0/picture")?.color == nil)
        #expect(grid.node("grid/item/1/picture")?.color == Color(hex: 0xEFEFF0))
        let label = try #require(grid.node("grid/item/0/label"))
        #expect(label.role == .gridLabel && label.text == "A" && label.color == .white && label.font?.size == 10)
        // Two lines of 12 about the middle of the label's 10.
        #expect(label.frame == Rect(x: x, y: 43, width: 30, height: 12))
        #expect(grid.node("grid/item/0/subtitle")?.frame == Rect(x: x, y: 55, width: 30, height: 12))
        #expect(grid.node("grid/item/0/badge")?.text == "7")
        #expect(grid.node("page-control")?.frame == Rect(x: 0, y: 80, width: 100, height: 20))
        #expect(grid.node("page-control/dot/0")?.state == "current")
        #expect(grid.node("page-control/dot/1")?.state == nil)
    }

    @Test("GP-18: from right to left columns and pages come from the right, badges stand at the left")
    func rightToLeft() {
        let grid = PaintedGrid {
            $0.direction = .rightToLeft
            $0.items[0].badge = "7"
            $0.state.offset = 25
        }
        #expect(grid.node("grid/item/0")?.frame.minX.rounded() == 82)
        #expect(grid.node("grid/item/1")?.frame.minX.rounded() == 38)
        // The first of page 1, 75 to the left of page 0's first.
        #expect(grid.node("grid/item/2")?.frame.minX.rounded() == -18)
        #expect(grid.node("grid/item/3") == nil)
        #expect(grid.node("page-control/dot/0")?.frame == Rect(x: 62.5, y: 86.5, width: 7, height: 7))
        let badge = grid.node("grid/item/0/badge")?.frame
        #expect(badge?.midX.rounded() == (81.67 + 6).rounded() && badge?.midY == 26)
    }

    @Test("GP-19: a page of 1,000,000 items is painted by itself")
    func manyItems() {
        func painted(_ count: Int, page: Int) -> Scene {
            PaintedGrid {
                $0.items = (0..<count).map { ContentItem(name: "\($0 % 2)") }
                $0.state = GridState(offset: Double(page) * 100, page: Double(page))
                $0.theme.grid.pageControl.isShown = false
            }.scene()
        }
        let large = painted(1_000_000, page: 499_999)
        #expect(
            large.nodes.map(\.id).filter { $0.split(separator: "/").count == 3 } == [
                "grid/item/999998", "grid/item/999999",
            ])
        #expect(large.displayList.dump.replacing("99999", with: "") == painted(10, page: 4).displayList.dump)
    }

    @Test(
        "no items, a page between two, and beyond both ends",
        arguments: [
            (0, 0.0, []), (5, 0, [0, 1]), (5, 200, [4]), (5, 50, [1, 2]), (5, -60, [0]), (5, 230, [4]), (5, .nan, []),
            (5, 1e300, []), (5, -.infinity, []),
        ] as [(Int, Double, [Int])])
    func visibleItems(count: Int, offset: Double, expected: [Int]) {
        let grid = PaintedGrid {
            $0.items = Array($0.items.prefix(count))
            $0.state.offset = offset
        }
        let ids = grid.scene().nodes.filter { $0.role == .gridItem }.map(\.id)
        #expect(ids == expected.map { "grid/item/\($0)" })
    }

    @Test("the grid lies in the safe area, inside its insets, and is cut there; its background fills the canvas")
    func frame() {
        let grid = PaintedGrid {
            $0.theme.canvas.safeArea = Insets(top: 10, leading: 1, bottom: 20, trailing: 2)
            $0.theme.grid.insets = Insets(top: 5, leading: 3, bottom: 1, trailing: 4)
            $0.theme.grid.background = .color(.black)
        }
        #expect(
            grid.dump.split(separator: "\n").prefix(3) == [
                "canvas 100 100 #FFFFFF", "fill rect(0 0 100 100) #000000",
                "group grid \"grid\" clip rect(4 15 90 64)",
            ])
        #expect(
            PaintedGrid {
                $0.direction = .rightToLeft; $0.theme.grid.insets = Insets(leading: 9)
            }.node("grid")?
            .frame == Rect(x: 0, y: 0, width: 91, height: 100))
        let none = PaintedGrid { $0.theme.grid.insets = Insets(top: 60, bottom: 60) }
        #expect(none.scene().nodes.isEmpty)
    }

    @Test("GP-11: items that the page cannot hold are drawn smaller as a whole")
    func scaled() {
        let grid = PaintedGrid.item(ContentItem(name: "A", badge: "1")) {
            $0.theme.grid.itemSize = Size(width: 60, height: 160)
            $0.theme.grid.cell.labelHeight = 100
            $0.theme.grid.overflow = .scale
            $0.theme.grid.cell.pictureRounding = .radius(8)
        }
        // Half of everything: 80 of 160 points.
        #expect(grid.node("grid/item/0")?.frame == Rect(x: 35, y: 0, width: 30, height: 80))
        #expect(grid.dump(of: "grid/item/0/picture")[1] == "  fill rounded-rect(35 0 30 30, radius 4) #EFEFF0")
        #expect(grid.node("grid/item/0/label")?.font?.size == 5)
        #expect(grid.node("grid/item/0/badge")?.frame == Rect(x: 58, y: -1, width: 8, height: 8))
        let clamped = PaintedGrid.item("A") { $0.theme.grid.itemSize = Size(width: 300, height: 400) }
        #expect(clamped.node("grid/item/0")?.frame == Rect(x: -100, y: -160, width: 300, height: 400))
    }

    /// Rounding puts a neighbouring page's items a hair inside the canvas, where nothing of them shows (SL-10).
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft], [-1e-12, 0, 1e-12])
    func itemsWithoutAreaAreNotListed(direction: LayoutDirection, miss: Double) {
        let grid = PaintedGrid {
            $0.direction = direction
            $0.theme.grid.itemSize = Size(width: 100, height: 40)
            $0.theme.grid.columns = .fixed(1)
            $0.state = GridState(offset: 100 + miss, page: 1)
        }
        let items = grid.scene().nodes.map(\.id).filter {
            $0.hasPrefix("grid/item/") && $0.split(separator: "/").count == 3
        }
        #expect(items == ["grid/item/1"])
    }

    /// Widths and insets that no number of bits holds exactly: pages that touch the canvas's edge show nothing (SL-10).
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func pagesAtRestListTheirOwnItems(direction: LayoutDirection) {
        for number in 1...60 {
            let width = 300 + Double(number) / 7
            var grid = PaintedGrid {
                $0.direction = direction
                $0.items = (0..<23).map { ContentItem(name: "\($0)") }
                $0.theme.canvas.size = Size(width: width, height: 100)
                $0.theme.grid.itemSize = Size(width: width / 3, height: 40)
                $0.theme.grid.columns = .fixed(3)
            }
            for page in 0..<8 {
                grid.state = GridState(offset: Double(page) * width, page: Double(page))
                let items = grid.scene().nodes.map(\.id).filter {
                    $0.hasPrefix("grid/item/") && $0.split(separator: "/").count == 3
                }
                #expect(items == (3 * page..<min(3 * page + 3, 23)).map { "grid/item/\($0)" }, "\(width), \(page)")
            }
        }
    }
}
