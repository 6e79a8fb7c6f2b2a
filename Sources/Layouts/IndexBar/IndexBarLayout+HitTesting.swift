public import Geometry
public import Styles

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
        isCondensed ? y * Double(titleCount) / slotsFrame.height : y / slotHeight
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
