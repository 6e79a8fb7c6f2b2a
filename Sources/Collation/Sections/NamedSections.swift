internal import Contents

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
