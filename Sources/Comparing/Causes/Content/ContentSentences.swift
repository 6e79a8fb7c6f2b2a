/// Says what became of sections, rows, titles and items, and how the others made room: `row 'Abelia' inserted, 27 rows
/// moved 56 pt down`.
struct ContentSentences {
    /// The most telling first.
    private(set) var sentences: [String] = []
    /// The changes that the sentences say nothing of.
    private(set) var rest: [NodeChange]

    /// - Parameter changes: of all nodes; those of units that came or went, and the movements of those that made room,
    ///   are told by the sentences.
    init(edits: [ContentEdit], _ changes: [NodeChange]) {
        rest = changes
        guard !edits.isEmpty else { return }
        let families: [[ContentUnit.Kind]] = [[.section, .row], [.title], [.item]]
        for kinds in families {
            let ofFamily = edits.filter { kinds.contains($0.unit.kind) }
            var causes = [ContentEdit.Kind.inserted, .removed].compactMap { kind in
                Self.listing(ofFamily.filter { $0.kind == kind }, kinds).map { "\($0) \(kind.words)" }
            }
            causes += Self.reorderings(ofFamily)
            if !causes.isEmpty {
                let reordered = Set(ofFamily.filter(\.kind.isReordering).map(\.unit.id))
                sentences.append((causes + makingRoom(kinds, without: reordered)).joined(separator: ", "))
            }
            sentences += ofFamily.compactMap(\.replacement)
            for kind in [ContentEdit.Kind.appeared, .disappeared, .cameIntoView, .leftView] {
                let units = ofFamily.filter { $0.kind == kind }
                if let names = Self.listing(units, kinds) { sentences.append("\(names) \(kind.words)") }
            }
        }
        let replacements = Set(edits.compactMap(\.replacementID))
        let ids = Set(edits.filter { !$0.kind.isReordering }.map(\.unit.id))
        rest.removeAll { change in
            guard [.appeared, .disappeared].contains(change.change) else { return false }
            guard let place = UnitPlace(change.id[...]) else { return false }
            return ids.contains(place.id) || replacements.contains(place.id)
        }
    }
}

extension ContentSentences {
    /// `section 'A' and rows 'Abel', 'Abelia' and 'Ada'`; `nil` for none.
    private static func listing(_ edits: [ContentEdit], _ kinds: [ContentUnit.Kind]) -> String? {
        let phrases = kinds.compactMap { kind -> String? in
            let names = edits.filter { $0.unit.kind == kind }.map { "'\($0.unit.text.visible)'" }
            guard !names.isEmpty else { return nil }
            let shown = names.count > 4 ? names.prefix(3) + ["\(names.count - 3) more"] : names
            return kind.noun(names.count) + " " + shown.joinedWithAnd
        }
        return phrases.isEmpty ? nil : phrases.joinedWithAnd
    }

    /// `row 'C' reordered to after 'F'`, of many how many more there are.
    private static func reorderings(_ edits: [ContentEdit]) -> [String] {
        let reordered = edits.filter(\.kind.isReordering)
        let told = reordered.prefix(3).compactMap { edit -> String? in
            guard case .reordered(let neighbour) = edit.kind else { return nil }
            let place = neighbour.map { "after '\($0.visible)'" } ?? "the front"
            return "\(edit.unit.kind.rawValue) '\(edit.unit.text.visible)' reordered to \(place)"
        }
        return told + (reordered.count > 3 ? ["\(reordered.count - 3) more reordered"] : [])
    }

    /// How the units that are on both sides moved, which the rest says no more of.
    private mutating func makingRoom(_ kinds: [ContentUnit.Kind], without reordered: Set<String>) -> [String] {
        var movements: [String: Movement] = [:]
        var moved: [(kind: ContentUnit.Kind, id: String, movement: Movement)] = []
        for change in rest {
            guard case .moved(let movement) = change.change, let place = UnitPlace(change.id[...]), place.rest.isEmpty,
                kinds.contains(place.kind), !reordered.contains(place.id)
            else { continue }
            moved.append((place.kind, place.id, movement))
        }
        // A section's header goes with its rows, where it moves as they do.
        let main = moved.contains { $0.kind == kinds.last } ? kinds[kinds.count - 1] : kinds[0]
        let groups = RoomMade.groups(moved.filter { $0.kind == main }.map(\.movement))
        var phrases: [String] = []
        if groups.count > 3 {
            phrases = ["\(Self.counted(moved.count { $0.kind == main }, main)) moved"]
            for unit in moved where unit.kind == main { movements[unit.id] = unit.movement }
        } else {
            for group in groups {
                let ofGroup = moved.filter { group.contains($0.movement) }
                for unit in ofGroup { movements[unit.id] = unit.movement }
                let headers = main == .row ? ofGroup.count { $0.kind == .section } : 0
                let company = headers == 0 ? "" : headers == 1 ? " with 1 header" : " with \(headers) headers"
                phrases.append(
                    "\(Self.counted(ofGroup.count { $0.kind == main }, main)) moved \(group.words)\(company)")
            }
        }
        rest.removeAll { change in
            guard case .moved(let movement) = change.change, let place = UnitPlace(change.id[...]) else { return false }
            return movements[place.id] == movement
        }
        return phrases
    }

    private static func counted(_ count: Int, _ kind: ContentUnit.Kind) -> String { "\(count) \(kind.noun(count))" }
}

/// Movements that are told as one: those in a direction along an axis, or equal ones.
private struct RoomMade {
    var kind: ChangeGroup.Kind

    static func groups(_ movements: [Movement]) -> [RoomMade] {
        var groups: [RoomMade] = []
        for movement in movements {
            if let place = groups.firstIndex(where: { $0.takes(movement) }) {
                groups[place].add(movement)
            } else {
                let straight = movement.straight
                groups.append(
                    RoomMade(
                        kind: straight.map { .moved($0.direction, least: $0.distance, most: $0.distance) }
                            ?? .alike(.moved(movement))))
            }
        }
        return groups
    }

    private func takes(_ movement: Movement) -> Bool {
        switch kind {
        case .moved(let direction, _, _): movement.straight?.direction == direction
        case .alike(let change): change == .moved(movement)
        case .hitAreas: false
        }
    }

    private mutating func add(_ movement: Movement) {
        guard case .moved(let direction, let least, let most) = kind, let distance = movement.straight?.distance else {
            return
        }
        kind = .moved(direction, least: min(least, distance), most: max(most, distance))
    }

    func contains(_ movement: Movement) -> Bool {
        guard case .moved(let direction, let least, let most) = kind else { return takes(movement) }
        return movement.straight.map { $0.direction == direction && (least...most).contains($0.distance) } ?? false
    }

    /// `56 pt down`, `8 to 16 pt up`, `2 pt left and 3 pt up`.
    var words: String {
        switch kind {
        case .moved(let direction, let least, let most) where least == most:
            "\(ChangeGroup.Kind.distance(least)) pt \(direction.rawValue)"
        case .moved, .alike, .hitAreas: String(kind.words.dropFirst("moved ".count))
        }
    }
}

extension ContentEdit {
    /// `row 'Zoe' replaced by 'Zora'`.
    fileprivate var replacement: String? {
        guard case .replaced(let other) = kind else { return nil }
        return "\(unit.kind.rawValue) '\(unit.text.visible)' replaced by '\(other.text.visible)'"
    }

    fileprivate var replacementID: String? { if case .replaced(let other) = kind { other.id } else { nil } }
}

extension ContentEdit.Kind {
    fileprivate var isReordering: Bool { if case .reordered = self { true } else { false } }

    fileprivate var words: String {
        switch self {
        case .inserted: "inserted"
        case .removed: "removed"
        case .cameIntoView: "came onto the canvas"
        case .leftView: "left the canvas"
        case .appeared: "appeared"
        case .disappeared: "disappeared"
        case .reordered: "reordered"
        case .replaced: "replaced"
        }
    }
}

extension ContentUnit.Kind {
    fileprivate func noun(_ count: Int) -> String { count == 1 ? rawValue : rawValue + "s" }
}

extension [String] {
    /// `a, b and c`.
    fileprivate var joinedWithAnd: String {
        guard count > 1, let last else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " and " + last
    }
}
