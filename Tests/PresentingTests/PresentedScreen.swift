import Contents
import DisplayLists
import Geometry
import Interaction
import Layouts
import Painting
import Styles

/// Screens to present: a list of 375 × 400 points with a bar and a bubble, and a grid.
enum PresentedScreen {
    static func theme(_ change: (inout Theme) -> Void = { _ in }) -> Theme {
        var theme = Theme()
        theme.canvas.size = Size(width: 375, height: 400)
        theme.indexBar.minimumCount = 3
        theme.indexBar.highlight.shape = .circle
        theme.list.row.picture.shape = .rounded(6)
        theme.list.row.picture.monogramColors = [Color(hex: 0x336699)]
        change(&theme)
        return theme
    }

    static func list(
        _ state: IndexedListState = IndexedListState(
            offset: 12, highlight: 1, bubble: BubbleState(title: 1, opacity: 1)),
        direction: LayoutDirection = .leftToRight,
        locale: String = "en", _ change: (inout Theme) -> Void = { _ in }
    ) -> Scene {
        let sections = ["A", "B", "C", "D", "E"].map { title in
            ContentSection(title: title, items: (1...3).map { ContentItem(name: "\(title) name \($0)") })
        }
        return paint(
            layout(
                theme(change), ListContent(locale: locale, sections: sections), direction: direction,
                measurer: EvenMeasurer()), state)
    }

    static func grid(_ change: (inout Theme) -> Void = { _ in }) -> Scene {
        let items = (0..<20).map { ContentItem(name: "Item \($0)") }
        return paint(
            layout(theme(change), GridContent(items: items), measurer: EvenMeasurer()), GridState(offset: 0, page: 0))
    }
}

/// A font whose every character takes 0.6 of the size, and has ink as wide, 0.7 high on the baseline.
final class EvenMeasurer: TextMeasuring {
    func metrics(of run: TextRun) -> TextMetrics {
        let size = run.font.size
        return TextMetrics(
            advance: 0.6 * size * Double(run.text.count), ascent: 0.9 * size, descent: 0.3 * size, capHeight: 0.7 * size
        )
    }

    func ink(of run: TextRun) -> Rect {
        let size = run.font.size
        return Rect(x: 0, y: -0.7 * size, width: 0.6 * size * Double(run.text.count), height: 0.7 * size)
    }
}
