import Contents
import Documents
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
        checkAims(of: layout.geometry, bar, on: Rect(origin: .zero, size: layout.theme.canvas.size))
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

    /// Titles that a bar which runs off its area has where no finger gets (IB-16), and those that lead to no section.
    private mutating func checkAims(of list: IndexedListLayout, _ bar: IndexBarLayout, on canvas: Rect) {
        let lost = list.titles.indices.filter { !canvas.holds(bar.slotFrame(ofTitle: $0).center) }
        if !lost.isEmpty {
            add(
                lost.map { list.titles[$0] }, "indexBar.overflow", "off the canvas, where no finger gets", verb: "stand"
            )
        }
        guard list.sectionOfTitle.contains(where: { $0 != nil }) else { return }
        let aimless = list.titles.indices.filter { list.titles[$0] != .search && list.sectionOfTitle[$0] == nil }
        if !aimless.isEmpty { add(aimless.map { list.titles[$0] }, "indexBar.titles", "to no section", verb: "lead") }
    }

    private mutating func add(_ titles: [IndexTitle], _ key: String, _ words: String, verb: String) {
        let names = titles.map { "'\($0.name)'" }.joined(separator: ", ")
        observations.append(
            Observation(
                rule: .unreachableTitle, key: key,
                message: "\(names.excerpt) \(verb)\(titles.count == 1 ? "s" : "") \(words)",
                measured: Double(titles.count), required: 0, badness: Double(titles.count)))
    }
}
