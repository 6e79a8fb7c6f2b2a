public import Styles

/// The bar's titles and where each leads.
struct SectionIndex {
    let titles: [IndexTitle]
    /// `nil` for the search glyph, and for all titles of a list without sections.
    let sectionOfTitle: [Int?]
    /// A section without a title of its own belongs to that of the section before it.
    let titleOfSection: [Int?]

    /// The style's explicit titles, or the content's or those of the sections after the leading ones (IB-1, CI-6).
    init(style: IndexBarStyle, titles: [String]?, sections: [SectionOutline]) {
        if !style.titles.isEmpty {
            self.init(explicit: style.titles, sections: sections)
        } else if let titles {
            let leading = titles.isEmpty ? [] : style.leadingTitles
            self.init(explicit: leading + titles.map(IndexTitle.text), sections: sections)
        } else {
            self.init(leading: style.leadingTitles, sections: sections)
        }
    }

    /// A section continues the title of the one before it where both have the same.
    private init(leading: [IndexTitle], sections: [SectionOutline]) {
        let own = sections.indices.filter { $0 == 0 || sections[$0].indexTitle != sections[$0 - 1].indexTitle }
        let shown = own.isEmpty ? [] : leading
        self.init(
            titles: shown + own.map { .text(sections[$0].indexTitle) },
            sectionOfTitle: shown.map { $0 == .search ? nil : own.first } + own, sections: sections)
    }

    /// A title leads to the section of its name, else where the next title that has one does, or to the last
    /// section (CI-6).
    private init(explicit titles: [IndexTitle], sections: [SectionOutline]) {
        let sectionNamed = Dictionary(
            sections.enumerated().map { ($1.indexTitle, $0) }, uniquingKeysWith: { first, _ in first })
        var next = sections.indices.last
        var targets: [Int?] = []
        for title in titles.reversed() {
            if case .text(let text) = title, let section = sectionNamed[text] { next = section }
            targets.append(title == .search ? nil : next)
        }
        self.init(titles: titles, sectionOfTitle: targets.reversed(), sections: sections)
    }

    private init(titles: [IndexTitle], sectionOfTitle: [Int?], sections: [SectionOutline]) {
        var leading = [Int?](repeating: nil, count: sections.count)
        for (title, section) in sectionOfTitle.enumerated() {
            guard let section else { continue }
            let isNamed = titles[title] == .text(sections[section].indexTitle)
            let isHeldByName = leading[section].map { titles[$0] == .text(sections[section].indexTitle) } ?? false
            if leading[section] == nil || isNamed && !isHeldByName { leading[section] = title }
        }
        for section in leading.indices.dropFirst() where leading[section] == nil {
            leading[section] = leading[section - 1]
        }
        self.titles = titles
        self.sectionOfTitle = sectionOfTitle
        self.titleOfSection = leading
    }
}

/// What of a section's content layout needs.
public struct SectionOutline: Hashable, Sendable {
    /// What the index bar shows for the section (CI-2).
    public let indexTitle: String
    /// How many rows it has, and whether it has a footer.
    public let metrics: SectionMetrics

    /// A section by what the layout needs of it.
    public init(indexTitle: String, metrics: SectionMetrics) {
        self.indexTitle = indexTitle
        self.metrics = metrics
    }
}

extension SectionOutline {
    /// Whether the list shows the section at all (SL-6).
    public func isShown(_ policy: SectionListStyle.EmptySections) -> Bool {
        policy == .keep || metrics.rowCount > 0
    }
}
