public import Geometry
public import Styles

/// The list and the bar over it, laid out together: what stands still while time passes.
public struct IndexedListLayout: Hashable, Sendable {
    /// Where the sections and rows are.
    public let list: SectionListLayout
    /// `nil` below the minimum count (IB-2).
    public let bar: IndexBarLayout?
    /// The bar's titles, from top to bottom.
    public let titles: [IndexTitle]
    /// Where a tap scrolls the list to its top (SC-1); `nil` without chrome.
    public let statusBar: Rect?
    /// The section that each title leads to (CI-6); `nil` for the search glyph, which leads to the resting top
    /// (IB-19), and for all titles of a list without sections.
    public let sectionOfTitle: [Int?]
    /// The title that stands for each section.
    let titleOfSection: [Int?]

    /// - Parameters:
    ///   - sections: the list's sections in order; SL-6 has been applied (`SectionOutline.isShown(_:)`).
    ///   - titles: those of the bar, unless the theme has its own; `nil` for those of the sections.
    ///   - language: a BCP 47 tag in which titles are shaped.
    public init(
        theme: Theme, sections: [SectionOutline], titles: [String]? = nil, language: String,
        direction: LayoutDirection, measurer: any TextMeasuring
    ) {
        let canvas = theme.coveredCanvas(in: direction)
        let area = ListArea(canvas: canvas, list: theme.list, direction: direction)
        // The bar stands still, and so stays clear of what has not yet gone into the bars above (SC-1).
        let chrome = theme.chromeLayout(in: direction)
        let collapsibleHeight = chrome.collapsibleHeight
        statusBar = theme.chrome.isShown ? chrome.statusBar : nil
        var restingCanvas = canvas
        restingCanvas.safeArea.top += collapsibleHeight
        let barArea = ListArea(canvas: restingCanvas, list: theme.list, direction: direction)
        let index = SectionIndex(style: theme.indexBar, titles: titles, sections: sections)
        self.titles = index.titles
        self.sectionOfTitle = index.sectionOfTitle
        self.titleOfSection = index.titleOfSection
        self.list = SectionListLayout(
            sections: sections.map(\.metrics), style: theme.list, area: area,
            collapsibleHeight: collapsibleHeight)
        self.bar = IndexBarLayout(
            style: theme.indexBar,
            titleWidths: index.titles.map { title in
                theme.indexBar.width(
                    of: title.shown(in: theme.platform.pseudo), language: language, measurer: measurer)
            },
            area: barArea, direction: direction,
            sections: IndexedSections(list: list, titleOfSection: index.titleOfSection))
    }

    /// The title that stands for a section: the one of its name, else the first that leads to it, else that of the
    /// section before it; `nil` where no title leads to it or to one before it.
    public func title(ofSection section: Int) -> Int? { titleOfSection[section] }

    /// The title that the list's offset highlights (IB-26): the current section's, or over the table header the
    /// search glyph if there is one, else the first.
    public func title(atOffset offset: Double) -> Int? {
        guard !titles.isEmpty else { return nil }
        if let section = list.currentSection(atOffset: offset) { return title(ofSection: section) }
        return titles.firstIndex(of: .search) ?? 0
    }
}

extension IndexBarStyle {
    /// The width in points that a title wants in its slot.
    fileprivate func width(of title: IndexTitle, language: String, measurer: any TextMeasuring) -> Double {
        switch title {
        case .text(let text): measurer.metrics(of: TextRun(text: text, font: titleFont, language: language)).advance
        case .search, .star, .image: titleFont.size
        }
    }
}
