package import Contents
import Layouts
import Thumbindex
import Timelines

/// A list's rows, and where they stand.
package struct PlacedRows: Hashable, Sendable {
    /// The rows.
    package let list: ListContent
    /// `nil` where a state says it.
    let anchor: ScrollAnchor?
}

extension MatchSubject {
    /// The list's rows, and where they stand.
    package var rows: PlacedRows {
        get { PlacedRows(list: list, anchor: anchor) }
        set { (list, anchor) = (newValue.list, newValue.anchor) }
    }
}

/// What a list is scrolled to, by where one of its rows stands; all else is as in a state of another content.
struct ScrollAnchor: Hashable {
    /// The row's section, and its index in that.
    let section: Int, row: Int
    /// The row's upper edge on the canvas, in points.
    var y: Double
    /// By how many points the finger is farther down than the state has it, where a bubble goes with it.
    var fingerShift = 0.0
    /// What the state is played on: one that no other rows have to allow.
    let content: ListContent

    /// What shows of a state with the list scrolled to where the row is; `nil` where the theme cannot have the state, or
    /// there is no such row.
    func scrolling(_ studio: Studio, in state: CanonicalState) -> IndexedListState? {
        let layout = studio.listLayout.with(content: content)
        let played =
            switch state {
            case .indexBar(let state): state.play(on: layout)?.recording.last
            case .sectionList(let state): state.play(on: layout)?.recording.last
            case .grid: IndexedListState?.none
            }
        let (list, titles) = (studio.listLayout.geometry.list, studio.listLayout.geometry.titles)
        guard var shown = played, list.sections.indices.contains(section), row < list.sections[section].rowCount,
            [shown.highlight, shown.bubble?.title].allSatisfy({ $0 ?? 0 < max(titles.count, 1) })
        else { return nil }
        shown.offset = list.area.frame.minY + list.rowY(section: section, row: row) - y
        shown.bubble?.section = nil
        shown.bubble?.fingerY? += fingerShift
        return shown
    }
}
