import Contents
import Geometry
import Layouts
import Styles

/// A list of round numbers: 320 × 500 points with a section A … L of two rows, 100 points high with its header, so that
/// it scrolls from 0 to 700; and a bar whose slots are 20 high, that of A from y = 130 to 150, its middle at x = 305.
struct TestList: Sendable {
    var theme = Theme()
    var titles = "ABCDEFGHIJKL".map { String($0) }
    /// Those of the sections, from the first one again where there are more sections.
    var rowCounts = [2]
    var direction = LayoutDirection.leftToRight

    init(_ change: (inout TestList) -> Void = { _ in }) {
        theme.canvas.size = Size(width: 320, height: 500)
        theme.list.header.height = 20
        theme.list.row.height = 40
        change(&self)
    }

    var content: ListContent {
        let sections = titles.enumerated().map { index, title in
            ContentSection(
                title: title, items: Array(repeating: "a", count: rowCounts[index % rowCounts.count]))
        }
        return ListContent(sections: sections)
    }

    var layout: Layout<ListContent> {
        Layouts.layout(theme, content, direction: direction, measurer: SquareMeasurer())
    }
}

extension TestList {
    /// Sections A, B, C … of so many rows; those without rows are kept.
    static func rows(_ rowCounts: [Int]) -> TestList {
        TestList { list in
            list.titles = rowCounts.indices.map { String(UnicodeScalar(UInt8(65 + $0))) }
            list.rowCounts = rowCounts
            list.theme.list.emptySections = .keep
        }
    }

    /// The look of the bar that shows while the list moves (IB-20).
    static let onScroll = TestList { $0.theme.indexBar.showStyle = .onScroll }

    /// A table header of 60 points above all, and the search glyph in the bar.
    static let searchable = TestList {
        $0.theme.list.tableHeader.kind = .searchBar
        $0.theme.list.tableHeader.height = 60
        $0.theme.indexBar.leadingTitles = [.search]
    }
}

/// A grid of round numbers: pages of 300 × 400 points with three columns and three rows of items of 80 × 100; thirty
/// items, so that there are four pages, at offsets 0, 300, 600 and 900, and three items on the last.
struct TestGrid: Sendable {
    var theme = Theme()
    var itemCount = 30
    var direction = LayoutDirection.leftToRight

    init(_ change: (inout TestGrid) -> Void = { _ in }) {
        theme.canvas.size = Size(width: 300, height: 437)
        theme.canvas.safeArea = .zero
        theme.grid.itemSize = Size(width: 80, height: 100)
        theme.grid.columns = .fixed(3)
        theme.grid.rows = .fixed(3)
        change(&self)
    }

    /// Presses come and go at once.
    static func abrupt(_ change: (inout TestGrid) -> Void = { _ in }) -> TestGrid {
        TestGrid { grid in
            grid.theme.grid.cell.pressIn = Fade(duration: 0)
            grid.theme.grid.cell.pressOut = Fade(duration: 0)
            change(&grid)
        }
    }

    var layout: Layout<GridContent> {
        let items = Array(repeating: ContentItem(name: "a", picture: "/a.png"), count: itemCount)
        return Layouts.layout(theme, GridContent(items: items), direction: direction, measurer: SquareMeasurer())
    }
}

/// Every character is a square of the font's size.
final class SquareMeasurer: TextMeasuring {
    func metrics(of run: TextRun) -> TextMetrics {
        let width = Double(run.text.count) * run.font.size
        return TextMetrics(
            advance: width, ascent: run.font.size, descent: 0, capHeight: run.font.size)
    }

    func ink(of run: TextRun) -> Rect {
        Rect(x: 0, y: -run.font.size, width: metrics(of: run).advance, height: run.font.size)
    }
}

/// At most three decimals.
func number(_ value: Double) -> String {
    let thousandths = Int((value * 1000).rounded())
    let digits = String(abs(thousandths) % 1000 + 1000).dropFirst()
    let fraction = digits.reversed().drop { $0 == "0" }.reversed()
    let whole = "\(thousandths < 0 ? "-" : "")\(abs(thousandths) / 1000)"
    return fraction.isEmpty ? whole : "\(whole).\(String(fraction))"
}
