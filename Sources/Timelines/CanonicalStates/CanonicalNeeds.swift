package import Contents
package import Layouts

/// What a theme and its content must have for a canonical state (ST-2).
package protocol CanonicalNeed: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == String {
    /// What must have it.
    associatedtype Content: LayoutContent

    /// Whether a layout has it; the layout is that of the state's stage.
    func isMet(by layout: Layout<Content>) -> Bool

    /// What a state lacks that needs it, and the key or the content that would give it (TX-6): a part of a sentence.
    func lack(on layout: Layout<Content>) -> String
}

/// What a list and its bar must have for a state.
package enum ListNeed: String, CanonicalNeed {
    /// A bar, shown or not.
    case bar
    /// No bar, as the content has too few sections.
    case noBar = "no-bar"
    /// A bar that leaves titles out (IB-16).
    case condensedBar = "condensed-bar"
    /// A bar that shows while the list moves (IB-3).
    case barOnScroll = "bar-on-scroll"
    /// A finger that has left the bar sideways freezes the selection (IB-18).
    case freeze
    /// A bubble of any shape (IB-22).
    case bubble
    /// The last section cannot reach the top (IB-28).
    case unreachableSection = "unreachable-section"
    /// At least one section.
    case sections
    /// Headers that stay at the top (LK-7).
    case stickyHeaders = "sticky-headers"
    /// A table header (SL-1).
    case tableHeader = "table-header"
    /// Content longer than its frame.
    case scrolling

    package func isMet(by layout: Layout<ListContent>) -> Bool {
        let (theme, bar, list) = (layout.theme, layout.geometry.bar, layout.geometry.list)
        return switch self {
        case .bar: bar != nil
        case .noBar: bar == nil
        case .condensedBar: bar?.isCondensed ?? false
        case .barOnScroll: theme.indexBar.showStyle == .onScroll
        case .freeze: theme.indexBar.outside == .freeze
        case .bubble: theme.bubble.shape != .none
        case .unreachableSection:
            list.sections.indices.last.map { list.finalSection(afterScrollTo: $0) != $0 } ?? false
        case .sections: !list.sections.isEmpty
        case .stickyHeaders: list.hasStickyHeaders
        case .tableHeader: list.tableHeaderHeight > 0
        case .scrolling: list.scrollRange.lowerBound < list.scrollRange.upperBound
        }
    }

    package func lack(on layout: Layout<ListContent>) -> String {
        let (count, least) = (layout.geometry.titles.count, layout.theme.indexBar.minimumCount)
        let titles = "\(count) title\(count == 1 ? " is" : "s are")"
        return switch self {
        case .bar: "there is no index bar: \(titles) fewer than indexBar.minimumCount \(max(least, 1))"
        case .noBar: "there is an index bar even with a single title, as indexBar.minimumCount is \(least)"
        case .condensedBar: "the bar has room for all of its titles, or indexBar.overflow is not condense"
        case .barOnScroll: "the bar does not come and go, as indexBar.showStyle is permanent"
        case .freeze: "the selection does not freeze, as indexBar.outside is follow"
        case .bubble: "there is no bubble, as bubble.shape is none"
        case .unreachableSection:
            "the last section can reach the top; with fewer rows in it, or a taller canvas, it could not"
        case .sections: "the content has no sections"
        case .stickyHeaders: "headers do not stay at the top, as list.header.sticks is false"
        case .tableHeader: "there is no table header, as list.tableHeader.kind is none"
        case .scrolling: "the content fits the canvas and does not scroll"
        }
    }
}

/// What a grid must have for a state.
package enum GridNeed: String, CanonicalNeed {
    /// At least one item.
    case items
    /// No item.
    case noItems = "no-items"
    /// More than one page.
    case pages
    /// A page that is neither the first nor the last.
    case pageBetween = "page-between"
    /// A last page that is not full.
    case partLastPage = "part-last-page"
    /// More pages than dots fit side by side (GP-17).
    case moreDotsThanFit = "more-dots-than-fit"
    /// Items look different under a finger (GP-16).
    case pressedLook = "pressed-look"
    /// The item that was tapped last looks different (GP-12).
    case selectedLook = "selected-look"

    package func isMet(by layout: Layout<GridContent>) -> Bool {
        let (cell, grid) = (layout.theme.grid.cell, layout.geometry)
        return switch self {
        case .items: grid.itemCount > 0
        case .noItems: grid.itemCount == 0
        case .pages: grid.pageCount > 1
        case .pageBetween: grid.pageCount > 2
        case .partLastPage: grid.itemCount % grid.itemsPerPage > 0
        case .moreDotsThanFit: grid.pageControl.map { $0.kind == .dots && $0.pageCount > $0.capacity } ?? false
        case .pressedLook: cell.pressed != .none
        case .selectedLook: cell.selected != .none
        }
    }

    package func lack(on layout: Layout<GridContent>) -> String {
        switch self {
        case .items: "the content has no items"
        case .noItems: "the content has items"
        case .pages: "all items are on one page"
        case .pageBetween: "the grid has fewer than three pages"
        case .partLastPage: "the last page is full"
        case .moreDotsThanFit: "the dots of all pages fit, or grid.pageControl has none"
        case .pressedLook: "a pressed item looks as any other, as grid.cell.pressed is none"
        case .selectedLook: "a selected item looks as any other, as grid.cell.selected is none"
        }
    }
}
