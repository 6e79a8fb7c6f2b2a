/// Nodes that changed alike.
struct ChangeGroup: Hashable, Sendable {
    let kind: Kind
    /// In the order in which they were found; what lies inside another of them is left out.
    var ids: [String]

    enum Kind: Hashable, Sendable {
        case alike(Change)
        /// In one direction, by different distances in thousandths of a point.
        case moved(Movement.Direction, least: Int, most: Int)

        var rank: Int { if case .alike(let change) = self { change.rank } else { 2 } }
    }
}

extension ChangeGroup {
    /// Gathers changes, the most telling first.
    static func gather(_ changes: [NodeChange]) -> [ChangeGroup] {
        var places: [Change: Int] = [:]
        var groups: [ChangeGroup] = []
        for change in changes {
            if let place = places[change.change] {
                groups[place].ids.append(change.id)
            } else {
                places[change.change] = groups.count
                groups.append(ChangeGroup(kind: .alike(change.change), ids: [change.id]))
            }
        }
        let outer = groups.map { ChangeGroup(kind: $0.kind, ids: $0.ids.withoutInner) }
        return merged(outer).enumerated()
            .sorted { ($0.element.kind.rank, $0.offset) < ($1.element.kind.rank, $1.offset) }.map(\.element)
    }

    /// Where three or more siblings moved in one direction by different distances, one group says so.
    private static func merged(_ groups: [ChangeGroup]) -> [ChangeGroup] {
        let keys = groups.map(\.siblingMovement)
        let counts = Dictionary(keys.compactMap { $0 }.map { ($0, 1) }, uniquingKeysWith: +)
        var places: [SiblingMovement: Int] = [:]
        var result: [ChangeGroup] = []
        for (group, key) in zip(groups, keys) {
            guard let key, counts[key, default: 0] >= 3, case .alike(.moved(let movement)) = group.kind,
                let distance = movement.straight?.distance
            else {
                result.append(group)
                continue
            }
            if let place = places[key], case .moved(let direction, let least, let most) = result[place].kind {
                result[place] = ChangeGroup(
                    kind: .moved(direction, least: min(least, distance), most: max(most, distance)),
                    ids: result[place].ids + group.ids)
            } else {
                places[key] = result.count
                result.append(
                    ChangeGroup(kind: .moved(key.direction, least: distance, most: distance), ids: group.ids))
            }
        }
        return result
    }

    /// What siblings that moved by different distances share.
    private struct SiblingMovement: Hashable {
        let family: NodeFamily
        let direction: Movement.Direction
    }

    private var siblingMovement: SiblingMovement? {
        guard ids.count == 1, let family = NodeFamily.member(ids[0])?.family, case .alike(.moved(let movement)) = kind,
            let direction = movement.straight?.direction
        else { return nil }
        return SiblingMovement(family: family, direction: direction)
    }
}

extension [String] {
    /// Without ids whose parent, as the path says it, is among them too.
    var withoutInner: [String] {
        let all = Set(self)
        return filter { id in
            var parent = id[...]
            while let slash = parent.lastIndex(of: "/") {
                parent = parent[..<slash]
                if all.contains(String(parent)) { return false }
            }
            return true
        }
    }
}
