import Geometry
import Interaction
import Layouts
import Styles

/// A screen of round numbers: a list of 320 × 500 points with a section A … L of two rows, 100 points high with its
/// header, so that it scrolls from 0 to 700; and a bar whose slots are 20 high, that of A from y = 130 to 150, its middle at
/// x = 305.
struct TestScreen {
    var theme = Theme()
    var titles = "ABCDEFGHIJKL".map { String($0) }
    var rowCounts: [Int]?
    var direction = LayoutDirection.leftToRight

    init(_ change: (inout TestScreen) -> Void = { _ in }) {
        theme.canvas.size = Size(width: 320, height: 500)
        theme.list.header.height = 20
        theme.list.row.height = 40
        change(&self)
    }

    var layout: IndexedListLayout {
        let sections = titles.enumerated().map { index, title in
            SectionOutline(
                indexTitle: title, metrics: SectionMetrics(rowCount: rowCounts.map { $0[index % $0.count] } ?? 2))
        }
        return IndexedListLayout(
            theme: theme, sections: sections, language: "en", direction: direction, measurer: EvenMeasurer())
    }

    var engine: IndexedListEngine { IndexedListEngine(layout: layout, bar: theme.indexBar, bubble: theme.bubble) }
}

extension TestScreen {
    /// The look of the bar that shows while the list moves (IB-20).
    static let onScroll = TestScreen { $0.theme.indexBar.showStyle = .onScroll }

    /// The WeChat look's touch: nothing beyond the slots, titles by y alone, the list at once.
    static let direct = TestScreen {
        $0.theme.indexBar.outOfRange = .ignore
        $0.theme.indexBar.outside = .follow
        $0.theme.indexBar.scrolling = .immediate
    }

    /// A table header of 60 points above all, and the search glyph in the bar.
    static let searchable = TestScreen {
        $0.theme.list.tableHeader.kind = .searchBar
        $0.theme.list.tableHeader.height = 60
        $0.theme.indexBar.leadingTitles = [.search]
    }
}
