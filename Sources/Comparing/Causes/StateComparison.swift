import Geometry

/// What differs between two records of a state, node by node.
struct StateComparison {
    /// The canvas's first, then in the order of the candidate's nodes, each node's by rank; what disappeared comes
    /// after.
    let changes: [NodeChange]
    /// The candidate's ids of what both sides have.
    let common: Set<String>
    /// Sections, rows, titles and items that came, went or changed their places.
    let edits: [ContentEdit]

    init(baseline: StateRecord, candidate: StateRecord) {
        let old = Dictionary(baseline.nodes.map { ($0.id, $0) }) { first, _ in first }
        let new = Dictionary(candidate.nodes.map { ($0.id, $0) }) { first, _ in first }
        let content = ContentAlignment(
            baseline: baseline.nodes, candidate: candidate.nodes,
            canvas: Sides(baseline, candidate).map { Rect(origin: .zero, size: $0.size) })
        var (told, claimed, common): (Set<String>, Set<String>, Set<String>) = ([], [], [])
        var changes = Self.groundChanges(from: baseline, to: candidate)
        let tellsPaints = baseline.ground != nil && candidate.ground != nil
        for node in candidate.nodes where told.insert(node.id).inserted {
            if let before = content.baselineID(of: node.id).flatMap({ old[$0] }), claimed.insert(before.id).inserted {
                changes += Self.changes(from: before, to: node, tellsPaints: tellsPaints)
                common.insert(node.id)
            } else {
                let unit = UnitPlace(node.id[...]).flatMap { new[$0.id] }
                let counterpart = unit.flatMap { content.baselineID(of: $0.id) }.flatMap { old[$0] }
                if Self.isCutOff(node, of: unit, counterpart, by: baseline.size) { continue }
                changes.append(NodeChange(id: node.id, change: .appeared, frames: [node.extent]))
            }
        }
        for node in baseline.nodes where claimed.insert(node.id).inserted {
            let unit = UnitPlace(node.id[...]).flatMap { old[$0.id] }
            let counterpart = unit.flatMap { content.candidateID(of: $0.id) }.flatMap { new[$0] }
            if Self.isCutOff(node, of: unit, counterpart, by: candidate.size) { continue }
            changes.append(NodeChange(id: node.id, change: .disappeared, frames: [node.extent]))
        }
        self.changes = changes
        self.common = common
        edits = content.edits
    }

    /// Whether a part of a row or an item that is on both sides lies beyond the other side's canvas, to which the row or the
    /// item moved.
    private static func isCutOff(
        _ part: NodeRecord, of unit: NodeRecord?, _ counterpart: NodeRecord?, by canvas: Size
    ) -> Bool {
        guard let unit, let counterpart, part.id != unit.id else { return false }
        let (start, end) = (unit.frame.origin, counterpart.frame.origin)
        let expected = part.frame.offset(dx: end.x - start.x, dy: end.y - start.y)
        return !expected.intersects(Rect(origin: .zero, size: canvas))
    }

    /// A canvas's colours show wherever nothing lies over it.
    private static func groundChanges(from old: StateRecord, to new: StateRecord) -> [NodeChange] {
        guard let before = old.ground, let after = new.ground else { return [] }
        var found: [Change] = []
        if before.background != after.background {
            found.append(.color(from: before.background, to: after.background))
        }
        found += changes(from: before.paints, to: after.paints)
        let frames = [old.size, new.size].map { Rect(origin: .zero, size: $0) }
        return found.map { NodeChange(id: "canvas", change: $0, frames: frames) }
    }

    private static func changes(
        from old: NodeRecord, to new: NodeRecord, tellsPaints: Bool
    ) -> [NodeChange] {
        guard old != new else { return [] }
        var found: [Change] = geometry(from: old.frame, to: new.frame)
        if tellsPaints, let movement = textMovement(from: old, to: new) { found.append(.textMoved(movement)) }
        if old.text != new.text { found.append(.text(from: old.text, to: new.text)) }
        if old.font != new.font { found.append(.font(from: old.font, to: new.font)) }
        if old.color != new.color { found.append(.color(from: old.color, to: new.color)) }
        if old.opacity != new.opacity { found.append(.opacity(from: old.opacity, to: new.opacity)) }
        found += properties(from: old, to: new, tellsPaints: tellsPaints)
        if !isHitAreaExplained(old, new) { found.append(.hitArea(from: old.hit, to: new.hit)) }
        return found.map { NodeChange(id: new.id, change: $0, frames: [old.extent, new.extent]) }
    }

    /// Of a text that begins elsewhere in its node, and for no other reason that is told.
    private static func textMovement(from old: NodeRecord, to new: NodeRecord) -> Movement? {
        guard let start = old.textOrigin, let end = new.textOrigin, old.text == new.text, old.font == new.font,
            Movement(
                from: Point(x: old.frame.width, y: old.frame.height), to: Point(x: new.frame.width, y: new.frame.height)
            ) == nil
        else { return nil }
        return Movement(from: start, to: end)
    }

    /// A frame that grows about its centre, or away from a corner that stays, was resized and not moved.
    private static func geometry(from old: Rect, to new: Rect) -> [Change] {
        guard isResized(from: old, to: new) else {
            return Movement(from: old.origin, to: new.origin).map { [.moved($0)] } ?? []
        }
        let resized = Change.resized(from: old.size, to: new.size)
        guard
            !staysAlong(old.minX, old.maxX, new.minX, new.maxX) || !staysAlong(old.minY, old.maxY, new.minY, new.maxY),
            let movement = Movement(from: old.center, to: new.center)
        else { return [resized] }
        return [.moved(movement), resized]
    }

    private static func isResized(from old: Rect, to new: Rect) -> Bool {
        Movement(from: Point(x: old.width, y: old.height), to: Point(x: new.width, y: new.height)) != nil
    }

    /// Whether an edge or the middle stays where it was.
    private static func staysAlong(_ oldLow: Double, _ oldHigh: Double, _ newLow: Double, _ newHigh: Double) -> Bool {
        [newLow - oldLow, newHigh - oldHigh, (newLow + newHigh - oldLow - oldHigh) / 2].contains { abs($0) < 0.0005 }
    }

    /// A JSON of before colours were told would make each of them a change. The outline of a node of another size is
    /// another, too.
    private static func properties(from old: NodeRecord, to new: NodeRecord, tellsPaints: Bool) -> [Change] {
        let passedOver = tellsPaints ? [] : NodeRecord.paintNames
        return changes(
            from: old.properties, to: new.properties,
            except: isResized(from: old.frame, to: new.frame) ? passedOver.union(["outline"]) : passedOver)
    }

    private static func changes(
        from old: [NodeRecord.Property], to new: [NodeRecord.Property], except names: Set<String> = []
    ) -> [Change] {
        var names = names
        return (new + old).map(\.name).filter { names.insert($0).inserted }.compactMap { name in
            let before = old.first { $0.name == name }?.value
            let after = new.first { $0.name == name }?.value
            return before == after ? nil : .property(name: name, from: before, to: after)
        }
    }

    /// A hit area that changes with its frame is not told apart.
    private static func isHitAreaExplained(_ old: NodeRecord, _ new: NodeRecord) -> Bool {
        guard let before = old.hit, let after = new.hit else { return old.hit == new.hit }
        func isSame(_ edge: (Rect) -> Double) -> Bool {
            abs(edge(after) - edge(before)) < 0.0005
                || abs((edge(after) - edge(new.frame)) - (edge(before) - edge(old.frame))) < 0.0005
        }
        return isSame(\.minX) && isSame(\.minY) && isSame(\.maxX) && isSame(\.maxY)
    }
}

/// A change of one node, and where it shows.
struct NodeChange: Hashable, Sendable {
    let id: String
    let change: Change
    /// Where the node shows before and after, in points.
    let frames: [Rect]
}
