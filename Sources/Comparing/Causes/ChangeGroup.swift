/// Nodes that changed alike.
struct ChangeGroup: Hashable, Sendable {
    let kind: Kind
    /// In the order in which they were found; what lies inside another of them is left out.
    var ids: [String]

    enum Kind: Hashable, Sendable {
        case alike(Change)
        /// In one direction, by different distances in thousandths of a point.
        case moved(Movement.Direction, least: Int, most: Int)
        /// Hit areas whose edges moved alike; `nil` where each did in its own way.
        case hitAreas(HitAreaGrowth?)

        var rank: Int {
            switch self {
            case .alike(let change): change.rank
            case .moved: 2
            case .hitAreas: 10
            }
        }
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
        return joiningHitAreas(merged(outer)).enumerated()
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

    /// Hit areas of siblings lie beside each other, so that no two changes are the same: where two or more grew or shrank
    /// alike, or three or more changed at all, one group says so.
    private static func joiningHitAreas(_ groups: [ChangeGroup]) -> [ChangeGroup] {
        let alike = joining(groups, at: 2) { group in
            group.changedHitArea.map { HitAreaKey(family: $0.family, growth: $0.growth) }
        }
        return joining(alike, at: 3) { group in
            group.changedHitArea.map { HitAreaKey(family: $0.family, growth: nil) }
        }
    }

    /// The groups with those of one key in the place of the first, where there are so many at least.
    private static func joining(
        _ groups: [ChangeGroup], at least: Int, key: (ChangeGroup) -> HitAreaKey?
    ) -> [ChangeGroup] {
        let keys = groups.map(key)
        let counts = Dictionary(keys.compactMap { $0 }.map { ($0, 1) }, uniquingKeysWith: +)
        var places: [HitAreaKey: Int] = [:]
        var result: [ChangeGroup] = []
        for (group, key) in zip(groups, keys) {
            guard let key, counts[key, default: 0] >= least else {
                result.append(group)
                continue
            }
            if let place = places[key] {
                result[place].ids += group.ids
            } else {
                places[key] = result.count
                result.append(ChangeGroup(kind: .hitAreas(key.growth), ids: group.ids))
            }
        }
        return result
    }

    /// What siblings whose hit areas changed share.
    private struct HitAreaKey: Hashable {
        let family: NodeFamily
        let growth: HitAreaGrowth?
    }

    /// The family of the one node whose hit area changed, and how.
    private var changedHitArea: (family: NodeFamily, growth: HitAreaGrowth?)? {
        guard ids.count == 1, let family = NodeFamily.member(ids[0])?.family,
            case .alike(.hitArea(let old?, let new?)) = kind
        else { return nil }
        return (family, HitAreaGrowth(from: old, to: new))
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
