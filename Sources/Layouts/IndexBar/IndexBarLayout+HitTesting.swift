public import Geometry
public import Styles

/// What a finger at a point means to the bar.
public enum IndexBarTarget: Hashable, Sendable {
    case title(Int)
    /// The finger has left the bar sideways; the selection stays (IB-18).
    case frozen
    /// The finger is above or below the slots, and the style ignores it there (IB-17).
    case outOfRange
}

extension IndexBarLayout {
    /// Whether a touch that begins at the point belongs to the bar (IB-15).
    public func isHit(at point: Point) -> Bool {
        hitArea.contains(point)
    }

    /// What a finger that began on the bar and now is at `point`, in canvas points, selects (IB-17, IB-18).
    public func target(at point: Point, style: IndexBarStyle) -> IndexBarTarget {
        if style.outside == .freeze, hasLeftSideways(point) { return .frozen }
        let place = titlePlace(atY: point.y - slotsFrame.minY).rounded(.down)
        switch (place, style.outOfRange) {
        case (0..<Double(titleCount), _): return .title(Int(place))
        case (_, .ignore): return .outOfRange
        case (..<0, .clamp): return .title(0)
        default: return .title(titleCount - 1)
        }
    }

    /// The place among the titles of a distance below the first slot's top: y / slotHeight (IB-17), or
    /// y · n / innerHeight where the bar is condensed (IB-16).
    private func titlePlace(atY y: Double) -> Double {
        entries.count == titleCount ? y / slotHeight : y * Double(titleCount) / slotsFrame.height
    }

    /// x < 0 in bar coordinates; beyond the bar's other edge where it is at the left (IB-13). The padding
    /// belongs to the bar.
    private func hasLeftSideways(_ point: Point) -> Bool {
        switch side {
        case .right: point.x < hitArea.minX
        case .left: point.x > hitArea.maxX
        }
    }
}
