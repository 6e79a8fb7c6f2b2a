/// A node of which a list, a bar or a grid holds many, and that a person knows by its text: a section by its header, a
/// row, a title of an index bar, an item.
struct ContentUnit: Hashable, Sendable {
    let kind: Kind
    /// The section that a row or a header belongs to, by its number; 0 for the others.
    let section: Int
    /// Its number in its section, bar or grid; that of a section's header is the section's.
    let index: Int
    let node: NodeRecord
    /// What is written in it.
    let text: String

    /// What a unit is called in sentences.
    enum Kind: String, Hashable, Sendable, CaseIterable {
        case section, row, title, item
    }

    /// `nil` for nodes that are none, and for those without a text.
    init?(_ node: NodeRecord) {
        guard let text = node.text, !text.isEmpty, let place = UnitPlace(node.id[...]), place.rest.isEmpty else {
            return nil
        }
        kind = place.kind
        section = place.section
        index = place.index
        self.node = node
        self.text = text
    }

    var id: String { node.id }

    /// Whether two units may be one and the same.
    func isCalled(as other: ContentUnit) -> Bool { kind == other.kind && text == other.text }
}

/// Where an id says that a node stands: in which unit, and what follows the unit's own id.
struct UnitPlace: Hashable, Sendable {
    let kind: ContentUnit.Kind
    let section: Int
    let index: Int
    /// As `/title` of `section/0/row/3/title`.
    let rest: Substring

    /// `nil` for an id that belongs to no unit.
    init?(_ id: Substring) {
        let parts = id.split(separator: "/", maxSplits: 4, omittingEmptySubsequences: false)
        func number(_ place: Int) -> Int? {
            parts.indices.contains(place) ? Int(parts[place]).flatMap { Self.numbers ~= $0 ? $0 : nil } : nil
        }
        func rest(after count: Int) -> Substring {
            parts.count > count ? id[id.index(before: parts[count].startIndex)...] : ""
        }
        switch (parts[0], parts.count > 2 ? parts[2] : "") {
        case ("section", "header"):
            guard let section = number(1) else { return nil }
            (kind, self.section, index, self.rest) = (.section, section, section, rest(after: 3))
        case ("section", "row"):
            guard let section = number(1), let index = number(3) else { return nil }
            (kind, self.section, self.index, self.rest) = (.row, section, index, rest(after: 4))
        case ("index-bar", _) where parts.count > 2 && parts[1] == "title":
            guard let index = number(2) else { return nil }
            (kind, section, self.index, self.rest) = (.title, 0, index, rest(after: 3))
        case ("grid", _) where parts.count > 2 && parts[1] == "item":
            guard let index = number(2) else { return nil }
            (kind, section, self.index, self.rest) = (.item, 0, index, rest(after: 3))
        default: return nil
        }
    }

    /// So many that sums of a few are numbers, too.
    private static let numbers = 0...1 << 50

    /// The unit's own id.
    var id: String {
        switch kind {
        case .section: "section/\(section)/header"
        case .row: "section/\(section)/row/\(index)"
        case .title: "index-bar/title/\(index)"
        case .item: "grid/item/\(index)"
        }
    }
}

/// Units that stand one after the other: a list's sections and rows, a bar's titles, a grid's items.
struct ContentSequence: Sendable {
    let units: [ContentUnit]

    /// The units of some kinds in their content's order, each once.
    init(_ nodes: [NodeRecord], of kinds: Set<ContentUnit.Kind>) {
        var seen: Set<String> = []
        let found = nodes.compactMap(ContentUnit.init).filter { kinds.contains($0.kind) && seen.insert($0.id).inserted }
        units = found.sorted { ($0.section, $0.rank, $0.index) < ($1.section, $1.rank, $1.index) }
    }
}

extension ContentUnit {
    /// A section's header comes before its rows.
    fileprivate var rank: Int { kind == .section ? 0 : 1 }
}

/// The longest common subsequence of two sequences.
enum CommonSubsequence {
    /// Pairs of places whose elements match, ascending on both sides, as many as there can be; `nil` where the sequences
    /// are too long to be searched.
    static func pairs<Element>(
        _ first: [Element], _ second: [Element], matching: (Element, Element) -> Bool
    ) -> [(Int, Int)]? {
        let shorter = min(first.count, second.count)
        let start = (0..<shorter).first { !matching(first[$0], second[$0]) } ?? shorter
        let end = (0..<(shorter - start)).first {
            !matching(first[first.count - 1 - $0], second[second.count - 1 - $0])
        }
        let tail = end ?? (shorter - start)
        let rows = first.count - start - tail
        let columns = second.count - start - tail
        guard rows == 0 || columns == 0 || columns <= cellLimit / rows else { return nil }
        let middle = middlePairs(rows: rows, columns: columns) { matching(first[start + $0], second[start + $1]) }
        return (0..<start).map { ($0, $0) } + middle.map { (start + $0, start + $1) }
            + (0..<tail).map { (first.count - tail + $0, second.count - tail + $0) }
    }

    /// Four million cells take 16 MB.
    private static let cellLimit = 1 << 22

    private static func middlePairs(rows: Int, columns: Int, matches: (Int, Int) -> Bool) -> [(Int, Int)] {
        guard rows > 0, columns > 0 else { return [] }
        // The length of the longest one of what follows a pair of places.
        var lengths = [Int32](repeating: 0, count: (rows + 1) * (columns + 1))
        let width = columns + 1
        for row in (0..<rows).reversed() {
            for column in (0..<columns).reversed() {
                let place = row * width + column
                lengths[place] =
                    matches(row, column)
                    ? lengths[place + width + 1] + 1 : max(lengths[place + width], lengths[place + 1])
            }
        }
        var pairs: [(Int, Int)] = []
        var (row, column) = (0, 0)
        while row < rows, column < columns {
            let place = row * width + column
            if matches(row, column) {
                pairs.append((row, column))
                (row, column) = (row + 1, column + 1)
            } else if lengths[place + width] >= lengths[place + 1] {
                row += 1
            } else {
                column += 1
            }
        }
        return pairs
    }
}
