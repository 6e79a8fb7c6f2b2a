import Geometry

/// Which nodes of two states are the same, and what came, went or changed its place between them: sections, rows, titles
/// and items are known by their texts, since their numbers change with each one that comes before them.
struct ContentAlignment: Sendable {
    /// What became of units that are not where the order of the others would have them.
    private(set) var edits: [ContentEdit] = []
    /// The units of both sides, by the ids that the candidate and the baseline have for them.
    private var baselineIDs: [String: String] = [:]
    private var candidateIDs: [String: String] = [:]
    /// The ids of units that only one side has.
    private var lone: Sides<Set<String>> = Sides([], [])
    /// The baseline's number of each of the candidate's sections.
    private var sections: [Int: Int] = [:]

    /// - Parameters:
    ///   - baseline: the nodes of the one state.
    ///   - candidate: the nodes of the other.
    ///   - canvas: both states' canvases: what lies outside is in neither list.
    init(baseline: [NodeRecord], candidate: [NodeRecord], canvas: Sides<Rect>) {
        let families: [Set<ContentUnit.Kind>] = [[.section, .row], [.title], [.item]]
        for kinds in families {
            let sequences = Sides(ContentSequence(baseline, of: kinds), ContentSequence(candidate, of: kinds))
            guard let match = ContentMatch(sequences.map(\.units), canvas: canvas) else { continue }
            edits += match.edits
            for (old, new) in match.pairs {
                baselineIDs[new.id] = old.id
                candidateIDs[old.id] = new.id
                if kinds.contains(.row), sections[new.section] == nil || new.kind == .section {
                    sections[new.section] = old.section
                }
            }
            lone = Sides(
                lone.baseline.union(match.lone.baseline.map(\.id)),
                lone.candidate.union(match.lone.candidate.map(\.id)))
        }
    }

    /// The id of a candidate's node in the baseline, if it is there; `nil` for one that belongs to a unit which the
    /// baseline has not.
    func baselineID(of id: String) -> String? {
        guard let place = UnitPlace(id[...]) else { return baselineIDOfSectionPart(id) ?? id }
        if let own = baselineIDs[place.id] { return own + place.rest }
        return lone.candidate.contains(place.id) ? nil : id
    }

    /// The candidate's id of a unit of the baseline that both have.
    func candidateID(of id: String) -> String? { candidateIDs[id] }

    /// Of a footer, which goes with its section.
    private func baselineIDOfSectionPart(_ id: String) -> String? {
        let parts = id.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0] == "section", let number = Int(parts[1]), let section = sections[number] else {
            return nil
        }
        return "section/\(section)/\(parts[2])"
    }
}

/// What became of a unit.
struct ContentEdit: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case inserted
        case removed
        /// Only its neighbours say what it is: it came from beyond the canvas.
        case cameIntoView
        case leftView
        /// It is there, or is not, and nothing tells why.
        case appeared
        case disappeared
        /// It stands after another one, or first.
        case reordered(after: String?)
        /// At the edge of the canvas a new text is a new name, or another unit.
        case replaced(by: ContentUnit)
    }

    let kind: Kind
    let unit: ContentUnit
}

/// Finds the units that two sequences share.
struct ContentMatch {
    private(set) var pairs: [(baseline: ContentUnit, candidate: ContentUnit)] = []
    private(set) var edits: [ContentEdit] = []
    private(set) var lone: Sides<[ContentUnit]> = Sides([], [])

    private let old: [ContentUnit]
    private let new: [ContentUnit]
    private let canvas: Sides<Rect>
    /// The places that are matched in order, and by those of the other side.
    private var newPlaces: [Int: Int] = [:]
    private var oldPlaces: [Int: Int] = [:]

    /// More than a canvas shows; only a hostile file has as many, and is not worth the time.
    private static let unitLimit = 10_000
    private static let editLimit = 2000

    /// `nil` where the sequences share nothing, so that numbers are the best there is.
    init?(_ units: Sides<[ContentUnit]>, canvas: Sides<Rect>) {
        (old, new) = (units.baseline, units.candidate)
        self.canvas = canvas
        guard max(old.count, new.count) <= Self.unitLimit,
            let common = CommonSubsequence.pairs(old, new, matching: { $0.isCalled(as: $1) }), !common.isEmpty,
            old.count + new.count - 2 * common.count <= Self.editLimit
        else { return nil }
        for (before, after) in common {
            newPlaces[before] = after
            oldPlaces[after] = before
            pairs.append((old[before], new[after]))
        }
        var missing = old.indices.filter { newPlaces[$0] == nil }
        var added = new.indices.filter { oldPlaces[$0] == nil }
        pairReordered(&missing, &added)
        pairRenamed(&missing, &added)
        for place in missing { edits.append(ContentEdit(kind: fateOfMissing(place), unit: old[place])) }
        for place in added { edits.append(ContentEdit(kind: originOfAdded(place), unit: new[place])) }
        lone = Sides(lone.baseline + missing.map { old[$0] }, lone.candidate + added.map { new[$0] })
    }
}

extension ContentMatch {
    /// Units whose text only one of each side's others has stand elsewhere.
    private mutating func pairReordered(_ missing: inout [Int], _ added: inout [Int]) {
        var counts: [ContentUnit.Name: (old: [Int], new: [Int])] = [:]
        for place in missing { counts[old[place].name, default: ([], [])].old.append(place) }
        for place in added { counts[new[place].name, default: ([], [])].new.append(place) }
        for place in added {
            guard let same = counts[new[place].name], same.old.count == 1, same.new.count == 1 else { continue }
            pairs.append((old[same.old[0]], new[place]))
            let before = new[..<place].last { $0.kind == new[place].kind }
            edits.append(ContentEdit(kind: .reordered(after: before?.text), unit: new[place]))
            missing.removeAll { $0 == same.old[0] }
            added.removeAll { $0 == place }
        }
    }

    /// Between two units that are on both sides, as many that are called otherwise were renamed.
    private mutating func pairRenamed(_ missing: inout [Int], _ added: inout [Int]) {
        for (gapOfOld, gapOfNew) in gaps(missing, added) {
            for kind in ContentUnit.Kind.allCases {
                let before = gapOfOld.filter { old[$0].kind == kind }
                let after = gapOfNew.filter { new[$0].kind == kind }
                for (first, second) in renamed(before, after) {
                    missing.removeAll { $0 == first }
                    added.removeAll { $0 == second }
                    if isAtEdge(first, second) {
                        edits.append(ContentEdit(kind: .replaced(by: new[second]), unit: old[first]))
                        lone = Sides(lone.baseline + [old[first]], lone.candidate + [new[second]])
                    } else {
                        pairs.append((old[first], new[second]))
                    }
                }
            }
        }
    }

    /// Pairs of one place each: in lists in their order, elsewhere by their numbers, since not all need be on the canvas.
    private func renamed(_ before: [Int], _ after: [Int]) -> [(Int, Int)] {
        guard let first = before.first, !after.isEmpty else { return [] }
        if old[first].isInList { return before.count == after.count ? Array(zip(before, after)) : [] }
        return before.compactMap { place in
            let shifts = shifts(atOld: place)
            return after.first { new[$0].index - old[place].index == shifts.before }.map { (place, $0) }
                ?? after.first { new[$0].index - old[place].index == shifts.after }.map { (place, $0) }
        }
    }

    /// The places that are matched to nothing, between the same neighbours that are matched.
    private func gaps(_ missing: [Int], _ added: [Int]) -> [([Int], [Int])] {
        var gaps: [Int: ([Int], [Int])] = [:]
        // By the last matched place before, as the baseline numbers it.
        for place in missing { gaps[matchBefore(old: place) ?? -1, default: ([], [])].0.append(place) }
        for place in added {
            let before = matchBefore(new: place).flatMap { oldPlaces[$0] }
            gaps[before ?? -1, default: ([], [])].1.append(place)
        }
        return gaps.sorted { $0.key < $1.key }.map(\.value)
    }

    private func matchBefore(old place: Int) -> Int? { (0..<place).last { newPlaces[$0] != nil } }
    private func matchBefore(new place: Int) -> Int? { (0..<place).last { oldPlaces[$0] != nil } }

    /// Whether two units lie where others may have come onto the canvas or left it.
    private func isAtEdge(_ first: Int, _ second: Int) -> Bool {
        guard old[first].isInList else {
            return !(first + 1..<old.count).contains { newPlaces[$0] != nil }
        }
        let isLast = !(first + 1..<old.count).contains { newPlaces[$0] != nil && old[$0].kind == .row }
        let isFirst = !(0..<first).contains { newPlaces[$0] != nil && old[$0].kind == .row }
        let lowest = max(old.map(\.node.frame.maxY).max() ?? 0, new.map(\.node.frame.maxY).max() ?? 0)
        let highest = min(old.map(\.node.frame.minY).min() ?? 0, new.map(\.node.frame.minY).min() ?? 0)
        return isLast && lowest >= canvas.baseline.maxY || isFirst && highest <= canvas.baseline.minY
    }
}

/// Whether a unit that one side lacks was there beyond the canvas.
extension ContentMatch {
    private func fateOfMissing(_ place: Int) -> ContentEdit.Kind {
        switch old[place].isInList ? listFate(old, place, newPlaces, new, canvas.candidate) : numberFate(place) {
        case true?: .removed
        case false?: .leftView
        case nil: .disappeared
        }
    }

    private func originOfAdded(_ place: Int) -> ContentEdit.Kind {
        let isNew =
            new[place].isInList
            ? listFate(new, place, oldPlaces, old, canvas.baseline) : numberOrigin(place)
        return switch isNew {
        case true?: .inserted
        case false?: .cameIntoView
        case nil: .appeared
        }
    }

    /// Whether a unit of a list would be on the other side's canvas, where its neighbours are, had it been there.
    ///
    /// Rows stand one below the other without gaps: what has rows of both sides above and below it would be seen.
    private func listFate(
        _ own: [ContentUnit], _ place: Int, _ matches: [Int: Int], _ others: [ContentUnit], _ canvas: Rect
    ) -> Bool? {
        let before = (0..<place).last { own[$0].kind == .row && matches[$0] != nil }
        let after = (place + 1..<own.count).first { own[$0].kind == .row && matches[$0] != nil }
        if before != nil, after != nil { return true }
        guard let neighbour = before ?? after, let match = matches[neighbour] else { return nil }
        let (here, there, unit) = (own[neighbour], others[match], own[place])
        if after != nil, isImpossible(unit, here, there) { return true }
        let shift = there.node.frame.minY - here.node.frame.minY
        let expected = unit.node.frame.offset(dy: shift)
        // Halves of thousandths are no distance.
        let isOutside = expected.minY >= canvas.maxY - 0.0005 || expected.maxY <= canvas.minY + 0.0005
        if unit.kind == .section, isOutside || after != nil, hasKnownRow(own, unit.section, matches) { return false }
        return !isOutside
    }

    /// Whether the number that a unit would have on the other side is below zero.
    private func isImpossible(_ unit: ContentUnit, _ here: ContentUnit, _ there: ContentUnit) -> Bool {
        unit.kind == .section || unit.section != here.section
            ? unit.section + there.section - here.section < 0
            : unit.index + there.index - here.index < 0
    }

    /// Whether a row of a section is on both sides: then the header only came into view, or left it.
    private func hasKnownRow(_ own: [ContentUnit], _ section: Int, _ matches: [Int: Int]) -> Bool {
        own.indices.contains { own[$0].kind == .row && own[$0].section == section && matches[$0] != nil }
    }
}

/// The same of bars and grids, where a number has its place whatever stands there.
extension ContentMatch {
    /// By how much numbers grow before and after one of the baseline's places.
    private func shifts(atOld place: Int) -> (before: Int, after: Int) {
        let before = matchBefore(old: place).map { shift($0) } ?? 0
        let after = (place + 1..<old.count).first { newPlaces[$0] != nil }.map { shift($0) } ?? before
        return (before, after)
    }

    private func shifts(atNew place: Int) -> (before: Int, after: Int) {
        let before = matchBefore(new: place).flatMap { oldPlaces[$0] }.map { shift($0) } ?? 0
        let after =
            (place + 1..<new.count).first { oldPlaces[$0] != nil }.flatMap { oldPlaces[$0] }.map { shift($0) } ?? before
        return (before, after)
    }

    private func shift(_ place: Int) -> Int { newPlaces[place].map { new[$0].index - old[place].index } ?? 0 }

    private func isSeen(_ number: Int) -> Bool {
        number < 0 || old.contains { $0.index == number } || new.contains { $0.index == number }
    }

    private func numberFate(_ place: Int) -> Bool? {
        let shifts = shifts(atOld: place)
        let (first, second) = (isSeen(old[place].index + shifts.before), isSeen(old[place].index + shifts.after))
        return first == second ? first : nil
    }

    private func numberOrigin(_ place: Int) -> Bool? {
        let shifts = shifts(atNew: place)
        let (first, second) = (isSeen(new[place].index - shifts.before), isSeen(new[place].index - shifts.after))
        return first == second ? first : nil
    }
}

extension ContentUnit {
    /// What a person knows a unit by.
    struct Name: Hashable {
        let kind: Kind
        let text: String
    }

    var name: Name { Name(kind: kind, text: text) }

    var isInList: Bool { kind == .section || kind == .row }
}
