import Contents
import DisplayLists
import Geometry
import Interaction
import Layouts
import Painting
import Styles

/// A grid of 100 × 100 points: pages of 100 × 80 with two columns of items of 30 × 40, whose labels are 10 high, in a
/// font of 10; the first items of a page are at 13.33 and 56.67, 20 from the top.
struct PaintedGrid {
    var theme = Theme(components: [.grid])
    var items: [ContentItem] = [
        ContentItem(name: "A", picture: "/a.png"), ContentItem(name: "B"), "C", "D", "E",
    ]
    var direction = LayoutDirection.leftToRight
    var state = GridState(offset: 0, page: 0)

    init(_ change: (inout PaintedGrid) -> Void = { _ in }) {
        theme.canvas.size = Size(width: 100, height: 100)
        theme.grid.itemSize = Size(width: 30, height: 40)
        theme.grid.columns = .fixed(2)
        theme.grid.rows = .fixed(1)
        theme.grid.pageControl.height = 20
        theme.grid.pageControl.numberFont = FontStyle(size: 10)
        theme.grid.cell.labelHeight = 10
        theme.grid.cell.labelFont = FontStyle(size: 10)
        theme.grid.cell.subtitleFont = FontStyle(size: 10)
        theme.grid.cell.badge.font = FontStyle(size: 10)
        change(&self)
    }

    /// One item at 35 … 65 × 20 … 60, with a page control's band that shows nothing.
    static func item(_ item: ContentItem, _ change: (inout PaintedGrid) -> Void = { _ in }) -> PaintedGrid {
        PaintedGrid {
            $0.items = [item]
            $0.theme.grid.columns = .fixed(1)
            change(&$0)
        }
    }

    func scene(measurer: EvenMeasurer = EvenMeasurer()) -> Scene { paint(layout(measurer: measurer), state) }

    func layout(measurer: EvenMeasurer = EvenMeasurer()) -> Layout<GridContent> {
        Layouts.layout(theme, GridContent(items: items), direction: direction, measurer: measurer)
    }

    /// The dump of the whole picture.
    var dump: String { scene().displayList.dump }

    /// The lines of a node's group, that of the node first, the outer indentation taken away; empty without the node.
    func dump(of id: String) -> [String] {
        let lines = dump.split(separator: "\n").map(String.init)
        guard let start = lines.firstIndex(where: { $0.split(separator: " ").prefix(2) == ["group", id[...]] })
        else { return [] }
        let depth = lines[start].prefix { $0 == " " }.count
        let inner = lines[(start + 1)...].prefix { $0.prefix { $0 == " " }.count > depth }
        return ([lines[start]] + inner).map { String($0.dropFirst(depth)) }
    }

    func node(_ id: String) -> SceneNode? {
        scene().nodes.first { $0.id == id }
    }
}
