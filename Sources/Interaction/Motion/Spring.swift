/// The critically damped spring, of mass 1 and stiffness 100, that brings a list back to an end of its range (SL-8).
///
/// The displacement from the end is x(t) = (a + bt)e^(−ωt), ω = √100, b = v₀ + ωa. It ends when half a point is left,
/// or a hundredth of the farthest displacement if that is less; what is left is spread over the whole way as (t / T)²,
/// so that the list comes to rest exactly at the end, without a step. A start that is thrown fast enough towards the
/// end runs through it, and the spring ends there with the velocity that it has.
public struct Spring: Hashable, Sendable {
    /// The offset that it pulls to.
    public let end: Double
    /// The displacement a, in points, and the velocity, in points per second, at time 0.
    public let displacement: Double
    public let velocity: Double
    /// Seconds until it rests, or runs through its end.
    public let duration: Double
    /// The time at which the displacement turns back; 0 where it shrinks from the start.
    public let turn: Double
    /// Points per second when it ends: 0 unless it runs through its end.
    public let exitVelocity: Double
    private let remainder: Double

    static let frequency = 10.0

    /// A start without displacement and velocity is at rest.
    public init(end: Double, displacement: Double, velocity: Double) {
        let decay = Decay(displacement: displacement, velocity: velocity)
        self.end = end
        self.displacement = displacement
        self.velocity = velocity
        if let passage = decay.passage {
            self.duration = passage
            self.exitVelocity = decay.velocity(at: passage)
            self.remainder = 0
            self.turn = 0
        } else {
            self.duration = decay.rest
            self.exitVelocity = 0
            self.remainder = decay.value(at: decay.rest)
            self.turn = decay.turn(remainder: remainder, duration: duration)
        }
    }

    /// The offset `time` seconds after the start.
    public func offset(at time: Double) -> Double {
        guard time < duration else { return end }
        guard time > 0 else { return end + displacement }
        let share = time / duration
        return end + Decay(displacement: displacement, velocity: velocity).value(at: time) - remainder * share * share
    }
}

/// x(t) = (a + bt)e^(−ωt).
private struct Decay {
    let displacement: Double
    /// b.
    let growth: Double

    init(displacement: Double, velocity: Double) {
        self.displacement = displacement
        self.growth = velocity + Spring.frequency * displacement
    }

    func value(at time: Double) -> Double {
        (displacement + growth * time) * Exponential.exp(-Spring.frequency * time)
    }

    func velocity(at time: Double) -> Double {
        (growth - Spring.frequency * (displacement + growth * time)) * Exponential.exp(-Spring.frequency * time)
    }

    /// When a displacement other than 0 becomes 0; `nil` where it only approaches it.
    var passage: Double? {
        guard displacement != 0, growth != 0 else { return nil }
        let time = -displacement / growth
        return time > 0 ? time : nil
    }

    /// Where the velocity is 0, not before 0.
    private var turn: Double {
        growth == 0 ? 0 : max(1 / Spring.frequency - displacement / growth, 0)
    }

    /// When so little of the displacement is left that the motion ends.
    var rest: Double {
        let peak = abs(value(at: turn))
        guard peak > 0 else { return 0 }
        let threshold = min(0.5, peak / 100)
        // Thirty time constants after its turn the displacement is far under a hundredth of the peak.
        let latest = turn + 30 / Spring.frequency
        return FirstTime.search(in: turn...latest) { abs(value(at: $0)) <= threshold } ?? latest
    }

    /// The turn once −remainder · (t / duration)² is added, whose slope brings it a little forward.
    func turn(remainder: Double, duration: Double) -> Double {
        guard turn > 0, duration > 0 else { return 0 }
        let sign = remainder < 0 ? -1.0 : 1
        return FirstTime.search(in: 0...turn) { time in
            sign * (velocity(at: time) - 2 * remainder * time / (duration * duration)) <= 0
        } ?? turn
    }
}
