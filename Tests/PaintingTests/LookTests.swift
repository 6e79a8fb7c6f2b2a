import Contents
import DisplayLists
import Geometry
import Interaction
import Layouts
import Painting
import Styles
import Testing

@Suite("Looks beyond the first (LK)") struct LookTests {
    private static func grid(
        direction: LayoutDirection = .leftToRight, page: Double = 0, _ change: (inout Theme) -> Void
    ) -> Scene {
        var theme = Theme()
        theme.canvas.size = Size(width: 200, height: 200)
        change(&theme)
        let items = (0..<30).map { ContentItem(name: "Item \($0)", badge: "new") }
        return paint(
            layout(theme, GridContent(items: items), direction: direction, measurer: WideMeasurer()),
            GridState(offset: 0, page: page))
    }

    private static func fill(of id: String, in scene: Scene) -> Shape? {
        func find(_ commands: [DrawingCommand]) -> Shape? {
            for case .group(let group) in commands {
                if group.id == id, case .fill(let shape, _) = group.commands.first { return shape }
                if let found = find(group.commands) { return found }
            }
            return nil
        }
        return find(scene.displayList.commands)
    }

    @Test(
        "a badge may have a square corner, which is on the other side from right to left",
        arguments: LayoutDirection.allCases)
    func badgeCorners(direction: LayoutDirection) throws {
        let scene = Self.grid(direction: direction) {
            $0.grid.cell.badge.rounding = .corners(CornerRadii(topLeading: 8, topTrailing: 8, bottomTrailing: 8))
        }
        guard case .path(let path) = try #require(Self.fill(of: "grid/item/0/badge", in: scene)) else {
            throw Missing()
        }
        let frame = try #require(scene.nodes.first { $0.id == "grid/item/0/badge" }?.frame)
        let square = Point(x: direction == .leftToRight ? frame.minX : frame.maxX, y: frame.maxY)
        let corners = [frame.minX, frame.maxX].flatMap { x in [Point(x: x, y: frame.minY), Point(x: x, y: frame.maxY)] }
        let points = path.elements.compactMap { element in
            switch element {
            case .move(let point), .line(let point), .curve(let point, _, _): point
            case .close: nil
            }
        }
        #expect(corners.filter(points.contains) == [square])
    }

    private struct Missing: Error {}

    @Test("radii that do not fit on a side are all smaller by one factor")
    func clampedCorners() {
        let path = Path.roundedRect(Rect(x: 0, y: 0, width: 20, height: 10), radii: [10, 30, 0, 0])
        guard case .move(let start) = path.elements[0] else { return }
        #expect(start.x == 0 && abs(start.y - 10.0 / 3) < 1e-12)
    }

    @Test(
        "a page control may be a pill in a track, as far along as the page is among all",
        arguments: [(0.0, 84.0), (1, 92), (2, 100), (0.5, 88)])
    func capsule(page: Double, x: Double) throws {
        func pill(_ direction: LayoutDirection) -> SceneNode? {
            Self.grid(direction: direction, page: page) {
                ($0.grid.pageControl.kind, $0.grid.pageControl.dotSpacing, $0.grid.pageControl.dotDiameter) =
                    (.capsule, 16, 4)
                ($0.grid.columns, $0.grid.rows) = (.fixed(5), .fixed(2))
                $0.grid.itemSize = Size(width: 36, height: 80)
            }.nodes.first { $0.role == .pageDot }
        }
        let node = try #require(pill(.leftToRight))
        #expect(node.frame.x == x && node.frame.size == Size(width: 16, height: 4))
        #expect(node.id == "page-control/dot/\(Int(page.rounded()))")
        #expect(node.state == (page == page.rounded() ? "current" : nil))
        #expect(pill(.rightToLeft)?.frame.maxX == 200 - x)
    }

    @Test("the tip of a bubble may be round: it ends before the sharp one, and stays on its sides")
    func tip() throws {
        func tip(_ radius: Double) -> Double {
            let path = Path.circleWithTail(
                center: .zero, radius: 20, tip: Point(x: 28.284_271_247_461_902, y: 0), halfAngle: nil,
                tipRadius: radius)
            return path.elements.compactMap { element in
                switch element {
                case .move(let point), .line(let point), .curve(let point, _, _): point.x
                case .close: nil
                }
            }.max() ?? 0
        }
        #expect(abs(tip(0) - 28.284) < 0.001)
        // The sides meet at a right angle: the circle's centre lies √2 radii before the tip.
        #expect(tip(4) < tip(0) - 4 * (2.0.squareRoot() - 1) + 1e-9)
        #expect(tip(4) > 20 && tip(1000) > 19)
    }

    @Test("tiles of monograms may be gradients, and names keep theirs")
    func monograms() {
        var theme = Theme()
        theme.list.row.picture.shape = .circle
        let stops = [GradientStop(offset: 0, color: .white), GradientStop(offset: 1, color: .black)]
        theme.list.row.picture.monogramColors = []
        theme.list.row.picture.monogramFills = [.linear(LinearGradient(stops: stops))]
        let content = ListContent(sections: [ContentSection(title: "A", items: ["Abel"])])
        let scene = paint(layout(theme, content, measurer: WideMeasurer()), IndexedListState(offset: 0))
        #expect(scene.displayList.dump.contains("linear("))
        #expect(scene.nodes.contains { $0.role == .rowPicture && $0.color == .white })
    }

    @Test("bars of chrome may be glass over what scrolls, and tell its tint")
    func glass() throws {
        var theme = Theme()
        theme.chrome.adopt(.ios)
        theme.chrome.background = .material(Material(tint: Color(hex: 0x111111, alpha: 0.6)))
        let content = ListContent(sections: [ContentSection(title: "A", items: ["Abel"])])
        let scene = paint(layout(theme, content, measurer: WideMeasurer()), IndexedListState(offset: 0))
        #expect(scene.displayList.hasMaterials)
        let bar = try #require(scene.nodes.first { $0.id == "navigation-bar" })
        #expect(bar.color == Color(hex: 0x111111, alpha: 0.6))
        #expect(scene.nodes.first { $0.id == "status-bar/time" }?.color == .white)
    }
}

/// Every character takes 0.6 of the size.
private final class WideMeasurer: TextMeasuring {
    func metrics(of run: TextRun) -> TextMetrics {
        let size = run.font.size
        return TextMetrics(
            advance: 0.6 * size * Double(run.text.count), ascent: 0.9 * size, descent: 0.3 * size, capHeight: 0.7 * size
        )
    }

    func ink(of run: TextRun) -> Rect {
        Rect(x: 0, y: -run.font.size, width: 0.6 * run.font.size * Double(run.text.count), height: run.font.size)
    }
}
