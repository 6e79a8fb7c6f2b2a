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
