import Timelines

extension LiveSession {
    /// Lets the session's time pass up to now, and gathers what happens.
    func passTime() {
        guard clock.isRunning else { return }
        let now = ContinuousClock.now
        letGoOfWheel(now)
        play.advance(to: min(clock.time(at: now), Timeline.longestDuration))
        viewer.add(play.takeEvents())
        guard play.isAtRest, play.fingersDown.isEmpty else {
            restSince = nil
            if play.shownTime > Timeline.longestDuration - Self.timeMargin { makeRoom() }
            return
        }
        let start = restSince ?? now
        restSince = start
        if now - start > .seconds(Self.restPause) { clock.pause(at: now) }
    }

    func letGoOfWheel(_ now: ContinuousClock.Instant) {
        guard let lastWheel, now - lastWheel > .seconds(Self.wheelPause) else { return }
        self.lastWheel = nil
        act(.touchUp(finger: Self.wheelFinger), at: clock.time(at: lastWheel + .seconds(Self.wheelPause)))
    }

    /// Does something at a time of the clock, or as soon as the session can.
    func act(_ action: TimelineStep.Action, at time: Double) {
        makeRoom()
        try? play.perform(TimelineStep(action, at: max(time, play.shownTime, play.time)))
    }

    /// Has the page told of what has changed.
    func wake() {
        restSince = nil
        if viewer.isWatching, !isPaused { clock.run() }
        viewer.wake()
    }
}
