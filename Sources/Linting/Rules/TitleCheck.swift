import Contents
import Geometry
import Layouts
import Styles
import Theming

/// LN `condensed`, `unreachable-title`: what becomes of the bar's titles on the theme's own canvas.
struct TitleCheck {
    private(set) var observations: [Observation] = []

    init(_ layout: Layout<ListContent>) {
        guard let bar = layout.geometry.bar else { return }
        checkRoom(of: bar)
        checkAims(of: layout.geometry)
    }

    private mutating func checkRoom(of bar: IndexBarLayout) {
        guard case .condensed(let drawn, let count) = bar.overflow else { return }
        let height = (bar.slotsFrame.height / Double(count)).words
        observations.append(
            Observation(
                rule: .condensed, key: "indexBar.slotHeight",
                message: "the bar has room for \(drawn) of its \(count) titles", measured: Double(drawn),
                required: Double(count), badness: Double(count - drawn),
                hints: ["slots of \(height) points would hold them all"]))
    }

    /// Titles that lead to no section, but for the magnifying glass, which leads to the top (IB-19).
    private mutating func checkAims(of list: IndexedListLayout) {
        guard list.sectionOfTitle.contains(where: { $0 != nil }) else { return }
        let lost = zip(list.titles, list.sectionOfTitle).filter { $0 != .search && $1 == nil }.map(\.0)
        guard !lost.isEmpty else { return }
        let names = lost.map { "'\($0.name)'" }.joined(separator: ", ")
        observations.append(
            Observation(
                rule: .unreachableTitle, key: "indexBar.titles",
                message: "\(names) \(lost.count == 1 ? "leads" : "lead") to no section", measured: Double(lost.count),
                required: 0, badness: Double(lost.count)))
    }
}
