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
            choose(title, isTouchDown: true)
        }
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
    }

    /// The finger has come to another part of the bar, or left it.
    mutating func enter(_ zone: FingerZone) {
        guard case .tracking(var tracking) = touch, let bar = layout.bar else { return }
        fingerY = fingerY(at: time)
        let former = tracking.zone.target(in: bar, style: style)
        tracking.zone = zone
        touch = .tracking(tracking)
        let target = zone.target(in: bar, style: style)
        if case .title(let title) = target, target != former { choose(title, isTouchDown: false) }
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
    private mutating func choose(_ title: Int, isTouchDown: Bool) {
        let isNew = title != highlight
        if isNew {
            highlight = title
            emit(.select(index: title, title: layout.titles[title], section: layout.sectionOfTitle[title]))
            emit(.highlightChanged(index: title))
        }
        showBubble(for: title)
        if isNew || isTouchDown && style.reselection == .scroll { scroll(to: title) }
    }

    /// IB-19, IB-21; the search glyph has none.
    private mutating func showBubble(for title: Int) {
        guard bubbleShape != .none, case .tracking(var tracking) = touch else { return }
        guard layout.titles[title] != .search else { return bubble.hide(at: time, delay: 0) }
        let isShownAgain = !bubble.isPresent
        bubbleTitle = title
        bubble.show(at: time)
        if !tracking.hasShownBubble || isShownAgain { emit(.bubbleShown(index: title)) }
        tracking.hasShownBubble = true
        touch = .tracking(tracking)
    }

    private mutating func scroll(to title: Int) {
        if let section = layout.sectionOfTitle[title] {
            outputs.append(.scroll(to: .section(section), at: time))
        } else if layout.titles[title] == .search {
            outputs.append(.scroll(to: .restingTop, at: time))
        }
    }

    /// IB-24, IB-28: the finger lifts or is cancelled.
    mutating func touchEnd() {
        guard case .tracking = touch else { return }
        fingerY = fingerY(at: time)
        touch = .idle
        bubble.hide(at: time)
        moveHighlight(toLine: list.motion == .led ? list.landing : list.section)
        hideBarAtRest()
    }

    /// Where the finger is on the slots, held where it left them; the crest of a `wave` (IB-22).
    func fingerY(at time: Double) -> Double? {
        guard case .tracking(let tracking) = touch, let bar = layout.bar,
            case .title = tracking.zone.target(in: bar, style: style)
        else { return fingerY }
        return min(max(tracking.path.point(at: time).y, bar.slotsFrame.minY), bar.slotsFrame.maxY)
    }
}
