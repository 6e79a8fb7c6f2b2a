public import Layouts
public import Styles

extension CanonicalState {
    /// The screen in this state; `nil` where the theme or its content cannot have it (ST-2).
    ///
    /// `layout` is that of the state's stage.
    public func screen(of layout: ScreenLayout, style: IndexBarStyle) -> ScreenState? {
        guard isPossible(in: layout), let offset = offset(in: layout) else { return nil }
        var screen = ScreenState(offset: offset)
        screen.highlight = layout.title(atOffset: offset)
        if case .touch(let place) = moment {
            let title = layout.touchableTitle(at: place)
            screen.highlight = title
            screen.bubble = title.map { BubbleState(title: $0) }
        } else if style.showStyle == .onScroll, moment == .rest {
            screen.barOpacity = 0
        }
        return screen
    }

    private func isPossible(in layout: ScreenLayout) -> Bool {
        switch (component, moment) {
        case (.indexBar, _) where stage == .tooFewTitles: layout.bar == nil
        case (.indexBar, _): layout.bar != nil
        case (.sectionList, .rest): layout.list.tableHeaderHeight > 0
        case (.sectionList, _): true
        }
    }

    private func offset(in layout: ScreenLayout) -> Double? {
        let list = layout.list
        let middle = list.sections.count / 2
        let line = -list.area.topInset
        guard !list.sections.isEmpty else { return moment == .rest ? line : nil }
        return switch moment {
        case .rest: line
        case .scrolled: list.clamped(offset: list.rowY(section: middle, row: 0) + line + list.rowHeight / 2)
        case .touch(let place):
            layout.touchableTitle(at: place).map { title in
                layout.sectionOfTitle[title].map { list.targetOffset(ofSection: $0) } ?? line
            }
        case .tableHeaderLeaving: list.clamped(offset: line + list.tableHeaderHeight / 2)
        case .pushed(let share):
            list.endY(ofSection: middle) - list.headerHeight * (1 - share) + line
        case .arrived: list.targetOffset(ofSection: middle)
        }
    }
}

extension ScreenLayout {
    /// The title at a place from 0, the first that leads to a section, to 1, the last.
    fileprivate func touchableTitle(at place: Double) -> Int? {
        let touchable = titles.indices.filter { sectionOfTitle[$0] != nil }
        guard !touchable.isEmpty else { return nil }
        return touchable[Int((place * Double(touchable.count - 1)).rounded(.down))]
    }
}
