import Contents
import DisplayLists
import Geometry
import Interaction
import Layouts
import Painting
import Styles

/// A screen of 100 × 100 points in fonts of 10: headers 20 high, rows 30, a bar of three slots at 75 … 95 × 20 … 80.
struct PaintedScreen {
    var theme = Theme()
    var sections = ["A", "B", "C"].map { ContentSection(title: $0, items: [ContentItem(name: $0 + "1")]) }
    var direction = LayoutDirection.leftToRight
    var state = IndexedListState(offset: 0)

    init(_ change: (inout PaintedScreen) -> Void = { _ in }) {
        theme.canvas.size = Size(width: 100, height: 100)
        theme.list.header.height = 20
        theme.list.header.font = FontStyle(size: 10, weight: 600)
        theme.list.header.leadingInset = 8
        theme.list.header.trailingInset = 6
        theme.list.row.height = 30
        theme.list.row.titleFont = FontStyle(size: 10)
        theme.list.row.subtitleFont = FontStyle(size: 10)
        theme.list.row.leadingInset = 8
        theme.list.row.trailingInset = 6
        theme.list.row.separator.leadingInset = 8
        theme.list.footer.font = FontStyle(size: 10)
        theme.indexBar.minimumCount = 3
        theme.indexBar.titleFont = FontStyle(size: 10)
        theme.indexBar.highlight.font = FontStyle(size: 10)
        change(&self)
    }

    /// Without a bar: the list alone.
    static func list(_ change: (inout PaintedScreen) -> Void = { _ in }) -> PaintedScreen {
        PaintedScreen {
            $0.theme.indexBar.minimumCount = 1000
            change(&$0)
        }
    }

    func scene(measurer: EvenMeasurer = EvenMeasurer()) -> Scene {
        paint(
            layout(theme, ListContent(sections: sections), direction: direction, measurer: measurer), state)
    }

    /// The dump of the whole picture.
    var dump: String { scene().displayList.dump }

    /// The lines of a node's group, that of the node first, the outer indentation taken away; empty without the node.
    func dump(of id: String) -> [String] {
        let lines = dump.split(separator: "\n").map(String.init)
        guard let start = lines.firstIndex(where: { $0.words.prefix(2) == ["group", id[...]] }) else { return [] }
        let depth = lines[start].prefix { $0 == " " }.count
        let inner = lines[(start + 1)...].prefix { $0.prefix { $0 == " " }.count > depth }
        return ([lines[start]] + inner).map { String($0.dropFirst(depth)) }
    }

    func node(_ id: String) -> SceneNode? {
        scene().nodes.first { $0.id == id }
    }
}

extension String {
    fileprivate var words: [Substring] { split(separator: " ") }
}
