public import Geometry
public import Layouts
public import Styles

extension CanonicalState {
    /// The screen in this state; `nil` where the theme or its content cannot have it (ST-2).
    ///
    /// `layout` and `theme` are those of the state's stage.
    public func screen(of layout: ScreenLayout, theme: Theme, direction: LayoutDirection) -> ScreenState? {
        guard needs.allSatisfy({ $0.isMet(by: layout, theme: theme) }) else { return nil }
        let player = TimelinePlayer(layout: layout, theme: theme, direction: direction) { _ in layout }
        guard let recording = try? player.play(timeline), recording.missedTouches.isEmpty else { return nil }
        return recording.last
    }
}

extension CanonicalState.Need {
    fileprivate func isMet(by layout: ScreenLayout, theme: Theme) -> Bool {
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
        }
    }
}
