import Geometry
import Layouts
import Styles

/// Where a finger is in relation to the bar's slots: what decides which title it selects (IB-17, IB-18).
struct FingerZone: Hashable, Sendable {
    /// Whether the finger has left the bar sideways.
    var isOutside: Bool
    /// The row of a title or, where slots are in proportion, of a section; −1 above all, the count below all.
    var row: Int

    func target(in layout: IndexBarLayout, style: IndexBarStyle) -> IndexBarTarget {
        if style.outside == .freeze, isOutside { return .frozen }
        if !layout.rows.contains(row), style.outOfRange == .ignore { return .outOfRange }
        return .title(layout.title(ofRow: row))
    }
}

extension IndexBarLayout {
    func zone(at point: Point) -> FingerZone {
        FingerZone(isOutside: hasLeft(point.x), row: row(atY: point.y))
    }

    private func hasLeft(_ x: Double) -> Bool {
        side == .right ? x < hitArea.minX : x > hitArea.maxX
    }

    /// When a finger next changes its zone on its present move, and to which; `nil` where it stays in it (ST-1).
    ///
    /// `zone` is the finger's at `time`. Slot edges and the bar's side are crossed at the same time where the finger
    /// goes through a corner.
    func nextChange(of zone: FingerZone, on path: FingerPath, after time: Double) -> (time: Double, zone: FingerZone)? {
        guard path.endTime > time else { return path.endTime == time ? lastChange(of: zone, on: path) : nil }
        let rowTime = timeOfRowChange(from: zone.row, on: path)
        let sideTime = timeOfSideChange(from: zone.isOutside, on: path)
        let due = min(rowTime?.time ?? .infinity, sideTime ?? .infinity)
        guard due < .infinity else { return lastChange(of: zone, on: path) }
        var next = zone
        if let rowTime, rowTime.time == due { next.row = rowTime.row }
        if sideTime == due { next.isOutside.toggle() }
        return (min(max(due, time), path.endTime), next)
    }

    /// The zone at the path's end, for what rounding has left undone.
    private func lastChange(of zone: FingerZone, on path: FingerPath) -> (time: Double, zone: FingerZone)? {
        let last = self.zone(at: path.end)
        return last == zone ? nil : (path.endTime, last)
    }

    private func timeOfRowChange(from row: Int, on path: FingerPath) -> (time: Double, row: Int)? {
        let isDown = path.end.y > path.start.y
        guard isDown ? row < rows.upperBound : row >= 0 else { return nil }
        let edge = edge(ofRow: isDown ? row + 1 : row)
        // A row holds its top edge, so that going up leaves it only beyond the edge.
        guard isDown ? path.end.y >= edge : path.end.y < edge else { return nil }
        return (path.time(at: (edge - path.start.y) / (path.end.y - path.start.y)), isDown ? row + 1 : row - 1)
    }

    private func timeOfSideChange(from isOutside: Bool, on path: FingerPath) -> Double? {
        guard hasLeft(path.end.x) != isOutside, path.end.x != path.start.x else { return nil }
        let edge = side == .right ? hitArea.minX : hitArea.maxX
        return path.time(at: (edge - path.start.x) / (path.end.x - path.start.x))
    }
}

extension FingerPath {
    /// The time at which a share of the present move is done.
    fileprivate func time(at share: Double) -> Double {
        startTime + min(max(share, 0), 1) * (endTime - startTime)
    }
}
