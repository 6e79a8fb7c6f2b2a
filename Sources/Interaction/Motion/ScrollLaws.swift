/// The resistance of a list that is pulled past the ends of its scroll range (SL-8).
public struct RubberBand: Hashable, Sendable {
    /// The offsets at which the list can rest.
    public let range: ClosedRange<Double>
    /// The height of the list's frame in points.
    public let extent: Double

    /// The resistance at the ends of a range, in a frame so high.
    public init(range: ClosedRange<Double>, extent: Double) {
        self.range = range
        self.extent = extent
    }

    private static let stiffness = 0.55

    /// Where the content shows when a finger has pulled it to `pulled`: b(x) = (1 − 1 / (0.55 · x / d + 1)) · d for
    /// x points past an end.
    public func shown(forPulled pulled: Double) -> Double {
        let excess = pulled - nearest(to: pulled)
        guard excess != 0, extent > 0 else { return nearest(to: pulled) }
        let share = 1 - 1 / (Self.stiffness * abs(excess) / extent + 1)
        return nearest(to: pulled) + (excess < 0 ? -share : share) * extent
    }

    /// How far a finger would have pulled content that shows at `shown`: the inverse of `shown(forPulled:)`.
    ///
    /// Content is never shown a whole frame past an end; a thousandth less is taken in its place.
    public func pulled(forShown shown: Double) -> Double {
        let excess = shown - nearest(to: shown)
        guard excess != 0, extent > 0 else { return nearest(to: shown) }
        let share = min(abs(excess) / extent, 0.999)
        let pull = (1 / (1 - share) - 1) * extent / Self.stiffness
        return nearest(to: shown) + (excess < 0 ? -pull : pull)
    }

    /// Points that the content moves for a point of the finger: 1 inside the range, b′(x) = 0.55 / (0.55 · x / d + 1)²
    /// past an end.
    public func slope(atPulled pulled: Double) -> Double {
        let excess = abs(pulled - nearest(to: pulled))
        guard excess != 0 else { return 1 }
        guard extent > 0 else { return 0 }
        let denominator = Self.stiffness * excess / extent + 1
        return Self.stiffness / (denominator * denominator)
    }

    private func nearest(to offset: Double) -> Double {
        min(max(offset, range.lowerBound), range.upperBound)
    }
}

/// The way of a list that is let go with a velocity, inside its scroll range (SL-8).
///
/// The velocity decays by 0.998 per millisecond: x(t) = x₀ + (v₀ / k)(1 − e^(−kt)), k = −1000 · ln 0.998. It ends when
/// half a point is left; that half is spread over the whole way as ½(t / T)², so that the list comes to rest exactly
/// at its destination, without a step.
public struct Deceleration: Hashable, Sendable {
    /// The offset at time 0, in points.
    public let start: Double
    /// Points per second at time 0.
    public let velocity: Double
    /// Seconds; 0 where less than half a point is to be travelled.
    public let duration: Double

    /// A list let go at an offset, with a velocity in points per second.
    public init(start: Double, velocity: Double) {
        let travel = abs(velocity) / Self.rate
        self.start = start
        self.velocity = velocity
        self.duration = travel > Self.remainder ? Exponential.log(travel / Self.remainder) / Self.rate : 0
    }

    static let rate = -1000 * Exponential.log(0.998)
    /// Points left to travel at which the motion ends.
    static let remainder = 0.5

    /// Where it comes to rest.
    public var destination: Double { duration > 0 ? start + velocity / Self.rate : start }

    /// The offset `time` seconds after the start.
    public func offset(at time: Double) -> Double {
        guard time > 0, duration > 0 else { return start }
        guard time < duration else { return destination }
        let share = time / duration
        return start + velocity / Self.rate * (1 - Exponential.exp(-Self.rate * time)) + signedRemainder * share * share
    }

    /// Points per second `time` seconds after the start; 0 at the end.
    public func velocity(at time: Double) -> Double {
        guard time < duration else { return 0 }
        return velocity * Exponential.exp(-Self.rate * time) + 2 * signedRemainder * time / (duration * duration)
    }

    private var signedRemainder: Double { velocity < 0 ? -Self.remainder : Self.remainder }
}

/// The critically damped spring, of mass 1 and stiffness 100, that brings a list back to an end of its range (SL-8).
///
/// The displacement from the end is x(t) = (a + bt)e^(−ωt), ω = √100, b = v₀ + ωa. It ends when half a point is left,
/// or a hundredth of the farthest displacement if that is less; what is left is spread over the whole way as (t / T)²,
/// so that the list comes to rest exactly at the end, without a step. A start that is thrown fast enough towards the
/// end to travel half a point beyond runs through it, and the spring ends there with the velocity that it has.
public struct Spring: Hashable, Sendable {
    /// The offset that it pulls to.
    public let end: Double
    /// The displacement a at time 0, in points.
    public let displacement: Double
    /// The velocity v₀ at time 0, in points per second.
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

    /// When a displacement other than 0 becomes 0, with a velocity that leads further than a list comes to rest (SL-8);
    /// `nil` where it only approaches it.
    var passage: Double? {
        guard displacement != 0, growth != 0 else { return nil }
        let time = -displacement / growth
        let least = Deceleration.rate * Deceleration.remainder
        return time > 0 && abs(velocity(at: time)) > least ? time : nil
    }

    /// Where the velocity is 0, not before 0; what approaches its end from the start does not turn.
    private var turn: Double {
        guard growth != 0, displacement / growth >= 0 else { return 0 }
        return max(1 / Spring.frequency - displacement / growth, 0)
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
