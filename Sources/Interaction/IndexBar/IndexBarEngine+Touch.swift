import Geometry
import Layouts

extension IndexBarEngine {
    /// IB-19. A finger on a bar that is absent or hidden is nothing to it.
    mutating func touchDown(at point: Point) {
        guard touch == .idle, let bar = layout.bar, self.bar.isPresent else { return }
        let tracking = Tracking(path: FingerPath(at: point, time: time), zone: bar.zone(at: point))
        touch = .tracking(tracking)
        // IB-20: a finger stops the delay and turns the fade round.
        self.bar.show(at: time)
        if case .title(let title) = tracking.zone.target(in: bar, style: style) {
            choose(title, in: tracking.zone, isTouchDown: true)
        }
        leadList()
    }

    mutating func touchMove(to point: Point, over duration: Double) {
        guard case .tracking(var tracking) = touch, let bar = layout.bar else { return }
        tracking.path.move(to: point, at: time, over: duration)
        touch = .tracking(tracking)
        if duration > 0 {
            awaitNextZone()
        } else {
            enter(bar.zone(at: point))
        }
        leadList()
    }

    /// The finger has come to another part of the bar, or left it.
    mutating func enter(_ zone: FingerZone) {
        guard case .tracking(var tracking) = touch, let bar = layout.bar else { return }
        fingerY = fingerY(at: time)
        let former = tracking.zone
        tracking.zone = zone
        touch = .tracking(tracking)
        let target = zone.target(in: bar, style: style)
        let isOther = target != former.target(in: bar, style: style) || bar.track != nil && zone.row != former.row
        if case .title(let title) = target, isOther { choose(title, in: zone, isTouchDown: false) }
        if zone.isOutside != former.isOutside { leadList(isLeaving: true) }
        awaitNextZone()
    }

    private mutating func awaitNextZone() {
        guard case .tracking(var tracking) = touch, let bar = layout.bar else { return }
        tracking.nextZone = bar.nextChange(of: tracking.zone, on: tracking.path, after: time).map {
            ZoneChange(time: $0.time, zone: $0.zone)
        }
        touch = .tracking(tracking)
    }

    /// IB-19: the highlight, one `select`, the bubble and the scroll; the same title again fires nothing.
    private mutating func choose(_ title: Int, in zone: FingerZone, isTouchDown: Bool) {
        let section = layout.bar?.section(ofRow: zone.row)
        let isOtherTitle = title != highlight
        let isNew = isOtherTitle || section != nil && section != (touchedSection ?? list.section)
        touchedSection = section
        highlight = title
        if isNew {
            emit(.select(index: title, title: layout.titles[title], section: section ?? layout.sectionOfTitle[title]))
        }
        if isOtherTitle { emit(.highlightChanged(index: title)) }
        showBubble(for: title)
        if isNew || isTouchDown && style.reselection == .scroll { scroll(to: title) }
    }

    /// IB-19, IB-21; the search glyph has none.
    private mutating func showBubble(for title: Int) {
        guard bubbleShape != .none, case .tracking(var tracking) = touch else { return }
        guard layout.titles[title] != .search else { return bubble.hide(at: time, delay: 0) }
        let isShownAgain = !bubble.isPresent
        (bubbleTitle, bubbleSection) = (title, touchedSection)
        bubble.show(at: time)
        if !tracking.hasShownBubble || isShownAgain { emit(.bubbleShown(index: title)) }
        tracking.hasShownBubble = true
        touch = .tracking(tracking)
    }

    private mutating func scroll(to title: Int) {
        guard style.scrolling != .continuous || layout.bar?.track == nil else { return }
        if let section = touchedSection ?? layout.sectionOfTitle[title] {
            outputs.append(.scroll(to: .section(section), at: time))
        } else if layout.titles[title] == .search {
            outputs.append(.scroll(to: .restingTop, at: time))
        }
    }

    /// LK-4: the list goes with the finger for the rest of its move, unless the finger has left and the bar freezes.
    ///
    /// - Parameter isLeaving: whether the finger has just left or come back, so that a list that goes with it stops.
    private mutating func leadList(isLeaving: Bool = false) {
        guard style.scrolling == .continuous, case .tracking(let tracking) = touch, let track = layout.bar?.track else {
            return
        }
        let start = track.share(atY: tracking.path.point(at: time).y)
        let isFrozen = style.outside == .freeze && tracking.zone.isOutside
        if isFrozen, !isLeaving { return }
        let isMoving = !isFrozen && tracking.path.endTime > time
        outputs.append(
            .lead(
                IndexBarLead(
                    start: start, end: isMoving ? track.share(atY: tracking.path.end.y) : start,
                    duration: isMoving ? tracking.path.endTime - time : 0), at: time))
    }

    /// IB-24, IB-28: the finger lifts or is cancelled.
    mutating func touchEnd() {
        guard case .tracking = touch else { return }
        fingerY = fingerY(at: time)
        touch = .idle
        touchedSection = nil
        bubble.hide(at: time)
        moveHighlight(toLine: list.motion == .led ? list.landing : list.section)
        hideBarAtRest()
    }

    /// Where the finger is on the slots, held where it left them; the crest of a `wave` (IB-22).
    func fingerY(at time: Double) -> Double? {
        guard case .tracking(let tracking) = touch, let bar = layout.bar,
            case .title = tracking.zone.target(in: bar, style: style)
        else { return fingerY }
        let y = tracking.path.point(at: time).y
        if let track = bar.track { return track.y(atShare: track.share(atY: y)) }
        return min(max(y, bar.slotsFrame.minY), bar.slotsFrame.maxY)
    }
}
