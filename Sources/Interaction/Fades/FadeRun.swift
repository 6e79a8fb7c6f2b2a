public import Styles

/// An opacity on its way from one value to another.
public struct FadeRun: Hashable, Sendable {
    public let from: Double
    public let to: Double
    /// The time at which the opacity begins to change.
    public let start: Double
    /// Seconds; at 0 the opacity changes at once.
    public let duration: Double
    public let curve: Curve

    public init(from: Double, to: Double, start: Double, duration: Double, curve: Curve) {
        self.from = from
        self.to = to
        self.start = start
        self.duration = duration
        self.curve = curve
    }

    public var end: Double { start + max(duration, 0) }

    /// 0…1, also where the curve overshoots.
    public func opacity(at time: Double) -> Double {
        guard time < end else { return to }
        guard time > start else { return from }
        let progress = curve.progress(at: (time - start) / duration)
        return min(max(from + (to - from) * progress, 0), 1)
    }
}
