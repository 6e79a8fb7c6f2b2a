/// The rows of a list in the order in which they are shown, cut into sections.
package struct SectionedNames: Hashable, Sendable {
    /// A section by its title, and its part of `rows`.
    package struct Section: Hashable, Sendable {
        /// What the section is called.
        package let title: String
        /// The places of its names among the sorted ones.
        package let range: Range<Int>
    }

    /// Positions in the list that was given.
    package let rows: [UInt32]
    /// Every section that a row may fall into, in order, empty ones included.
    package let allSections: [Section]

    /// - Parameters:
    ///   - rows: the rows of each section, in the order of `titles`.
    ///   - order: the positions in `titles` in the order in which sections are shown.
    init(titles: [String], rows: [[UInt32]], order: [Int]) {
        var all: [UInt32] = []
        all.reserveCapacity(rows.reduce(0) { $0 + $1.count })
        allSections = order.map { section in
            let start = all.count
            all += rows[section]
            return Section(title: titles[section], range: start..<all.count)
        }
        self.rows = all
    }
}

extension SectionedNames {
    /// The sections that have rows (SL-6).
    package var sections: [Section] { allSections.filter { !$0.range.isEmpty } }

    /// The titles of the index bar, and where among `sections` they lead (CI-6).
    package func indexTitles(_ choice: IndexTitleChoice) -> [SectionIndexTitle] {
        let last = sections.isEmpty ? nil : sections.count - 1
        var next = 0
        var titles: [SectionIndexTitle] = []
        for section in allSections {
            if !section.range.isEmpty || choice == .all {
                titles.append(SectionIndexTitle(title: section.title, section: last.map { min(next, $0) }))
            }
            if !section.range.isEmpty { next += 1 }
        }
        return titles
    }
}
