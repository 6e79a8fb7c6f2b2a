/// The time of a session: it passes with the machine's while it runs, slower or not at all.
struct SessionClock: Sendable {
    /// Seconds of the session for one of the machine's.
    private(set) var speed = 1.0
    private var base = 0.0
    private var start: ContinuousClock.Instant?

    /// Speeds that a page offers, and any between them.
    static let speeds = 0.01...1.0

    /// Whether it runs.
    var isRunning: Bool { start != nil }

    /// Seconds since the session began, in whole microseconds, so that a timeline holds them with six decimals.
    func time(at instant: ContinuousClock.Instant = .now) -> Double {
        guard let start else { return base }
        return ((base + speed * ((instant - start) / .seconds(1))) * 1e6).rounded() / 1e6
    }

    /// Lets it run from an instant on.
    mutating func run(from instant: ContinuousClock.Instant = .now) {
        if start == nil { start = instant }
    }

    /// Stops it.
    mutating func pause(at instant: ContinuousClock.Instant = .now) {
        (base, start) = (time(at: instant), nil)
    }

    /// Sets it to a time in seconds, running or not as it was.
    mutating func set(_ time: Double) {
        base = time
        if start != nil { start = .now }
    }

    /// Makes it slower or faster from now on.
    mutating func setSpeed(_ speed: Double) {
        let wasRunning = isRunning
        pause()
        self.speed = min(max(speed, Self.speeds.lowerBound), Self.speeds.upperBound)
        if wasRunning { run() }
    }
}
