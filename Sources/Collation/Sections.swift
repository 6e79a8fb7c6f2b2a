internal import Contents

/// The sections of a locale, and which stretch of the order of sort keys belongs to which (CI-1, CI-3).
struct SectionTable: Sendable {
    /// Where every name goes that no label takes; the last section.
    static let otherTitle = "#"

    /// The labels of the alphabetic index in its order, then `#`.
    let titles: [String]
    /// From each key on, names are in the section beside it; names before the first are in `#`.
    private let starts: [(key: [UInt8], section: Int)]

    init(_ collation: AlphabeticIndex) {
        let labels = collation.labels
        titles = labels.compactMap { $0 } + [Self.otherTitle]
        let other = titles.count - 1
        var section = 0
        let sectionOfBucket = labels.map { label in
            guard label != nil else { return other }
            defer { section += 1 }
            return section
        }
        starts = collation.boundaries.map { ($0.key, sectionOfBucket[$0.bucket]) }
    }
}

extension SectionTable {
    var otherSection: Int { titles.count - 1 }

    func section(ofKey key: ArraySlice<UInt8>) -> Int {
        let end = starts.partitionPoint { !key.lexicographicallyPrecedes($0.key) }
        return end == 0 ? otherSection : starts[end - 1].section
    }

    /// Divides sorted keys into the stretches of one section each; a section may have several.
    func stretches(of keys: SortKeys, in order: [UInt32]) -> [(section: Int, range: Range<Int>)] {
        var stretches: [(section: Int, range: Range<Int>)] = []
        var from = 0
        var section = otherSection
        for start in starts {
            let rest = order[from...]
            let to = rest.partitionPoint { keys[Int($0)].lexicographicallyPrecedes(start.key) }
            if to > from { stretches.append((section, from..<to)) }
            (from, section) = (to, start.section)
        }
        if from < order.count { stretches.append((section, from..<order.count)) }
        return stretches
    }
}

/// The sections that rows ask for by title, beside those of the locale.
struct NamedSections {
    /// The titles of the locale, then those that only rows name.
    let titles: [String]
    /// The positions in `titles` in the order in which sections are shown: those that only rows name come first.
    let order: [Int]
    private let rows: TextColumn
    private let sections: [String: Int]

    init(titles own: [String], rows: TextColumn) {
        var titles = own
        var sections: [String: Int] = [:]
        for (section, title) in own.enumerated() { sections[title] = section }
        for row in 0..<rows.count where !rows.range(of: row).isEmpty {
            let title = rows[row]
            guard sections[title] == nil else { continue }
            sections[title] = titles.count
            titles.append(title)
        }
        self.titles = titles
        self.rows = rows
        self.sections = sections
        order = Array(own.count..<titles.count) + Array(own.indices)
    }

    /// The section that a row asks for, `nil` where it asks for none.
    func section(ofRow row: Int) -> Int? {
        rows.range(of: row).isEmpty ? nil : sections[rows[row]]
    }
}

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

/// A title of the index bar and where it leads.
public struct SectionIndexTitle: Hashable, Sendable {
    /// What the index bar shows.
    public let title: String
    /// A position in the list's sections; `nil` where the list has none.
    public let section: Int?

    /// A title and where it leads.
    public init(title: String, section: Int?) {
        self.title = title
        self.section = section
    }
}

/// Which titles the index bar has (CI-6).
public enum IndexTitleChoice: String, Hashable, Sendable, CaseIterable {
    /// Those of sections that have names.
    case nonEmpty
    /// Those of every section that the locale has; one without names leads to the next that has some, or the last.
    case all
}
