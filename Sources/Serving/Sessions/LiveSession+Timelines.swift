import Documents
import Geometry
import Interaction
import Layouts
import Timelines

extension LiveSession {
    /// What was done, done again on another screen up to a time; `nil` where it cannot be.
    func replayed(on screen: SessionScreen, upTo time: Double) -> OpenTimeline? {
        var again = screen.layout.opened
        for step in play.steps where (step.time ?? 0) <= time {
            guard (try? again.perform(step)) != nil else { return nil }
        }
        again.advance(to: time)
        _ = again.takeEvents()
        return again
    }

    /// A timeline on a screen that shows what shows now as far as it can (LV-2): what was done done again, where that
    /// leads to the same; else the offset, and the finger where it is.
    func reopened(on screen: SessionScreen, at time: Double) -> OpenTimeline {
        if time >= play.shownTime, let again = replayed(on: screen, upTo: time), resembles(again, on: screen) {
            return again
        }
        var fresh = screen.layout.opened
        let offset: Double =
            switch play.state {
            case .list(let state): state.offset
            case .grid(let state): state.offset
            }
        try? fresh.perform(TimelineStep(.scroll(to: .offset(offset)), at: time))
        if let place = fingerPlace, play.fingersDown.contains(0) {
            try? fresh.perform(TimelineStep(.touchDown(touchPlace(place, on: screen)), at: time))
        }
        fresh.advance(to: time)
        _ = fresh.takeEvents()
        return fresh
    }

    func resembles(_ other: OpenTimeline, on screen: SessionScreen) -> Bool {
        guard other.fingersDown == play.fingersDown else { return false }
        switch (play.state, other.state) {
        case (.list(let here), .list(let there)):
            let title = here.highlight.map { self.screen.layout.titles[$0] }
            return abs(here.offset - there.offset) < 0.5 && title == there.highlight.map { screen.layout.titles[$0] }
        case (.grid(let here), .grid(let there)): return abs(here.offset - there.offset) < 0.5
        default: return false
        }
    }

    /// Begins a new timeline before the present one is longer than a file may be.
    func makeRoom() {
        guard play.steps.count > Self.stepLimit || play.time > Timeline.longestDuration - Self.timeMargin else {
            return
        }
        play = reopened(on: screen, at: 0)
        clock.set(play.shownTime)
    }

    /// A point of the canvas as timelines name it: from right to left they count from the right (IB-13).
    func touchPlace(_ point: Point, on screen: SessionScreen) -> TouchPlace {
        let x = screen.direction == .rightToLeft ? screen.layout.canvas.width - point.x : point.x
        return TouchPlace(.point(x: x.inHundredths, y: point.y.inHundredths))
    }
}

extension Double {
    /// As a timeline of a live session writes points.
    var inHundredths: Double { (self * 100).rounded() / 100 }
}
