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
        switch (component, stage, moment) {
        case (.indexBar, .tooFewTitles, _): layout.bar == nil
        case (.indexBar, .shortCanvas, _): layout.bar?.isCondensed ?? false
        case (.indexBar, _, _): layout.bar != nil
        case (.sectionList, _, .rest): layout.list.tableHeaderHeight > 0
        case (.sectionList, _, _): !layout.list.sections.isEmpty
        }
    }

    private func offset(in layout: ScreenLayout) -> Double? {
        let list = layout.list
        let top = list.scrollRange.lowerBound
        return switch moment {
        case .rest: top
        case .scrolled: list.restingOffset { list.lineOverRows(ofSection: $0) }
        case .touch(let place):
            layout.touchableTitle(at: place).flatMap { layout.sectionOfTitle[$0] }
                .map { list.targetOffset(ofSection: $0) }
        case .tableHeaderLeaving: list.clamped(offset: top + list.tableHeaderHeight / 2)
        case .pushed(let share): list.restingOffset { list.line(pushingSection: $0, by: share) }
        case .arrived: list.targetOffset(ofSection: list.sections.count / 2)
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

extension SectionListLayout {
    /// The pin line half a row into a section's rows, or as near as leaves its header pinned; `nil` without rows.
    fileprivate func lineOverRows(ofSection section: Int) -> Double? {
        guard sections[section].rowCount > 0 else { return nil }
        return min(rowY(section: section, row: 0) + rowHeight / 2, endY(ofSection: section) - headerHeight)
    }

    /// The pin line at which the next section has pushed a header out by a share; `nil` for the last section.
    fileprivate func line(pushingSection section: Int, by share: Double) -> Double? {
        guard section < sections.count - 1 else { return nil }
        return endY(ofSection: section) - headerHeight * (1 - share)
    }

    /// The offset that brings a section's `line` to the pin line, for the section nearest to the middle with which
    /// the list can rest there (SL-8).
    fileprivate func restingOffset(line: (Int) -> Double?) -> Double? {
        let middle = sections.count / 2
        for distance in sections.indices {
            for section in [middle + distance, middle - 1 - distance] where sections.indices.contains(section) {
                let offset = line(section).map { $0 - area.topInset }
                if let offset, scrollRange.contains(offset) { return offset }
            }
        }
        return nil
    }
}
