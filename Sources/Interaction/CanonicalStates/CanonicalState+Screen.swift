public import Geometry
public import Layouts
public import Styles

extension CanonicalState {
    /// The screen in this state; `nil` where the theme or its content cannot have it (ST-2).
    ///
    /// `layout` and `theme` are those of the state's stage.
    public func screen(of layout: IndexedListLayout, theme: Theme, direction: LayoutDirection) -> IndexedListState? {
        recording(on: layout, theme: theme, direction: direction)?.last.list
    }

    /// The grid in this state; `nil` where the theme or its content cannot have it (ST-2).
    ///
    /// `layout` and `theme` are those of the state's stage.
    public func screen(of layout: GridLayout, theme: Theme) -> GridState? {
        recording(on: layout, theme: theme)?.last.grid
    }

    /// How the state comes about; `nil` where the theme or its content cannot have it (ST-2).
    ///
    /// `layout` and `theme` are those of the state's stage.
    public func recording(
        on layout: IndexedListLayout, theme: Theme, direction: LayoutDirection
    ) -> TimelineRecording? {
        guard component != .grid, needs.allSatisfy({ $0.isMet(by: layout, theme: theme) }) else { return nil }
        return played(by: TimelinePlayer(layout: layout, theme: theme, direction: direction) { _ in layout })
    }

    /// How a grid's state comes about, likewise.
    public func recording(on layout: GridLayout, theme: Theme) -> TimelineRecording? {
        guard component == .grid, needs.allSatisfy({ $0.isMet(by: layout, theme: theme) }) else { return nil }
        return played(by: TimelinePlayer(grid: layout, theme: theme) { _ in layout })
    }

    private func played(by player: TimelinePlayer) -> TimelineRecording? {
        guard let recording = try? player.play(timeline), recording.missedTouches.isEmpty else { return nil }
        return recording
    }
}

extension CanonicalState.Need {
    fileprivate func isMet(by layout: IndexedListLayout, theme: Theme) -> Bool {
        let list = layout.list
        return switch self {
        case .bar: layout.bar != nil
        case .noBar: layout.bar == nil
        case .condensedBar: layout.bar?.isCondensed ?? false
        case .barOnScroll: theme.indexBar.showStyle == .onScroll
        case .freeze: theme.indexBar.outside == .freeze
        case .bubble: theme.bubble.shape != .none
        case .unreachableSection:
            list.sections.indices.last.map { list.finalSection(afterScrollTo: $0) != $0 } ?? false
        case .sections: !list.sections.isEmpty
        case .tableHeader: list.tableHeaderHeight > 0
        case .scrolling: list.scrollRange.lowerBound < list.scrollRange.upperBound
        case .items, .noItems, .pages, .pageBetween, .partLastPage, .moreDotsThanFit, .pressedLook, .selectedLook: false
        }
    }

    fileprivate func isMet(by layout: GridLayout, theme: Theme) -> Bool {
        switch self {
        case .items: layout.itemCount > 0
        case .noItems: layout.itemCount == 0
        case .pages: layout.pageCount > 1
        case .pageBetween: layout.pageCount > 2
        case .partLastPage: layout.itemCount % layout.itemsPerPage > 0
        case .moreDotsThanFit:
            layout.pageControl.map { $0.kind == .dots && $0.pageCount > $0.capacity } ?? false
        case .pressedLook: theme.grid.cell.pressed != .none
        case .selectedLook: theme.grid.cell.selected != .none
        case .bar, .noBar, .condensedBar, .barOnScroll, .freeze, .bubble, .unreachableSection, .sections,
            .tableHeader, .scrolling:
            false
        }
    }
}
