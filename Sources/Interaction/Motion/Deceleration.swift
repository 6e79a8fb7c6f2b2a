/// The way of a list that is let go with a velocity, inside its scroll range (SL-8).
///
/// The velocity decays by 0.998 per millisecond: x(t) = x₀ + (v₀ / k)(1 − e^(−kt)), k = −1000 · ln 0.998. It ends when
/// half a point is left; that half is spread over the whole way as ½(t / T)², so that the list comes to rest exactly
/// at its destination, without a step.
public struct Deceleration: Hashable, Sendable {
    /// Points and points per second at time 0.
    public let start: Double
    public let velocity: Double
    /// Seconds; 0 where less than half a point is to be travelled.
    public let duration: Double

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
