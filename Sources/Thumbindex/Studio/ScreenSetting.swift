package import Contents
package import Interaction
package import Styles

/// What a screen is made of before time and gestures come in: a theme, and what its list shows.
package struct ScreenSetting: Hashable, Sendable {
    package var theme: Theme
    package var content: ListContent

    package init(theme: Theme, content: ListContent) {
        self.theme = theme
        self.content = content
    }
}

extension ScreenSetting {
    /// The setting as a list's stage changes it (ST-2); `titleCount` is the number of the bar's titles in this one.
    package func staged(for stage: CanonicalState.Stage, titleCount: Int) -> ScreenSetting {
        var staged = self
        switch stage {
        case .asThemed: break
        case .tooFewTitles: staged.dropTitles()
        case .shortCanvas: staged.shortenCanvas(titleCount: titleCount)
        case .emptySection: staged.emptyMiddleSection()
        case .singlePage, .manyPages, .partLastPage, .missingPicture, .noItems: break
        }
        return staged
    }

    /// Leaves one title fewer than the bar's minimum count (IB-2).
    private mutating func dropTitles() {
        let wanted = max(theme.indexBar.minimumCount - 1, 0)
        theme.indexBar.titles = Array(theme.indexBar.titles.prefix(wanted))
        let others = theme.indexBar.titles.isEmpty ? theme.indexBar.leadingTitles.count : 0
        content.sections = Array(shownSections.prefix(max(wanted - others, 0)))
    }

    /// Leaves room for three fifths of the bar's slots (IB-16), in whole points; a canvas with less room stays.
    private mutating func shortenCanvas(titleCount: Int) {
        let (canvas, list, bar) = (theme.canvas, theme.list, theme.indexBar)
        let slots = (0.6 * Double(titleCount) * bar.slotHeight).rounded()
        let insets =
            canvas.safeArea.top + canvas.safeArea.bottom + list.topInset + list.bottomInset
            + bar.contentInsets.top + bar.contentInsets.bottom
        theme.canvas.size.height = min(canvas.size.height, max(slots + insets, 1))
    }

    /// Takes the rows of the section in the middle, and has the list keep it (SL-6).
    private mutating func emptyMiddleSection() {
        content.sections = shownSections
        theme.list.emptySections = .keep
        guard !content.sections.isEmpty else { return }
        content.sections[content.sections.count / 2].items = []
    }

    private var shownSections: [ContentSection] {
        content.sections.filter { theme.list.emptySections == .keep || !$0.items.isEmpty }
    }
}
