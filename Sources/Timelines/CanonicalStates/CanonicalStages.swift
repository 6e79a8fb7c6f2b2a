package import Contents
package import Layouts
import Styles

/// A change of the content or the canvas that brings a canonical state about (ST-2).
package protocol CanonicalStage: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == String {
    /// What is changed.
    associatedtype Content: LayoutContent

    /// Nothing is changed.
    static var asThemed: Self { get }

    /// The layout as the stage changes it; the same where it has nothing to change.
    func staged(_ layout: Layout<Content>) -> Layout<Content>
}

/// What the states of a list and its bar are played on.
package enum ListStage: String, CanonicalStage {
    /// The theme with its content.
    case asThemed = "as-themed"
    /// One section fewer than the bar's minimum count (IB-2).
    case tooFewTitles = "too-few-titles"
    /// A canvas with room for three fifths of the bar (IB-16).
    case shortCanvas = "short-canvas"
    /// The section in the middle has lost its rows, and the list keeps it (SL-6).
    case emptySection = "empty-section"

    package func staged(_ layout: Layout<ListContent>) -> Layout<ListContent> {
        var setting = ListSetting(theme: layout.theme, content: layout.content)
        switch self {
        case .asThemed: return layout
        case .tooFewTitles: setting.dropTitles()
        case .shortCanvas: setting.shortenCanvas(titleCount: layout.geometry.titles.count)
        case .emptySection: setting.emptyMiddleSection()
        }
        return layout.with(theme: setting.theme, content: setting.content)
    }
}

/// What the states of a grid are played on.
package enum GridStage: String, CanonicalStage {
    /// The theme with its content.
    case asThemed = "as-themed"
    /// As many items as make one page.
    case singlePage = "single-page"
    /// More pages than dots fit side by side (GP-17).
    case manyPages = "many-pages"
    /// A last page that is not full.
    case partLastPage = "part-last-page"
    /// An item's picture cannot be found (GP-13).
    case missingPicture = "missing-picture"
    /// Nothing to show.
    case noItems = "no-items"

    package func staged(_ layout: Layout<GridContent>) -> Layout<GridContent> {
        switch self {
        case .asThemed: layout
        case .missingPicture:
            layout.content.count > 0
                ? layout.with(
                    content: layout.content.removingPicture(ofItem: layout.geometry.items(ofPage: 0).count / 2))
                : layout
        case .singlePage, .manyPages, .partLastPage, .noItems:
            layout.with(content: layout.content.repeated(toCount: itemCount(on: layout)))
        }
    }

    /// How many items the grid shows on this stage: more than the content has where it must be repeated, but at most
    /// 100,000; its own number where the stage does not change it.
    private func itemCount(on layout: Layout<GridContent>) -> Int {
        let grid = layout.geometry
        let (count, page) = (grid.itemCount, grid.itemsPerPage)
        switch self {
        case .singlePage: return min(count, page)
        case .noItems: return 0
        case .partLastPage:
            return count % page == 0 && count > page ? count - page / 2 : count
        case .manyPages:
            guard count > 0 else { return 0 }
            let control = PageControlLayout(
                style: layout.theme.grid.pageControl, pageCount: 2, frame: grid.frame, direction: grid.direction)
            let (wanted, isTooMuch) = page.multipliedReportingOverflow(by: control.capacity + 6)
            return max(count, isTooMuch ? Self.largestCount : min(wanted, Self.largestCount))
        case .asThemed, .missingPicture: return count
        }
    }

    private static let largestCount = 100_000
}

/// What a list is laid out from, while a stage changes it.
private struct ListSetting {
    var theme: Theme
    var content: ListContent

    /// Leaves one title fewer than the bar's minimum count (IB-2).
    mutating func dropTitles() {
        let wanted = max(theme.indexBar.minimumCount - 1, 0)
        theme.indexBar.titles = Array(theme.indexBar.titles.prefix(wanted))
        let others = theme.indexBar.titles.isEmpty ? theme.indexBar.leadingTitles.count : 0
        content.sections = Array(shownSections.prefix(max(wanted - others, 0)))
        content.indexTitles = content.indexTitles.map { Array($0.prefix(max(wanted - others, 0))) }
    }

    /// Leaves room for three fifths of the bar's slots (IB-16), in whole points; a canvas with less room stays.
    mutating func shortenCanvas(titleCount: Int) {
        let (canvas, list, bar) = (theme.canvas, theme.list, theme.indexBar)
        let covered = theme.chrome.isShown ? theme.chromeLayout().insets : canvas.safeArea
        let slots = (0.6 * Double(titleCount) * bar.slotHeight).rounded()
        let insets =
            covered.top + covered.bottom + list.topInset + list.bottomInset
            + bar.contentInsets.top + bar.contentInsets.bottom
        theme.canvas.size.height = min(canvas.size.height, max(slots + insets, 1))
    }

    /// Takes the rows of the section in the middle, and has the list keep it (SL-6).
    mutating func emptyMiddleSection() {
        content.sections = shownSections
        (theme.list.emptySections, content.keepsEmptySections) = (.keep, nil)
        guard !content.sections.isEmpty else { return }
        content.sections[content.sections.count / 2].items = []
    }

    private var shownSections: [ContentSection] { content.shown(by: theme).sections }
}
