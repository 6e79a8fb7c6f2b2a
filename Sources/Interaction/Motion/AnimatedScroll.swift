import Styles

/// A scroll to an offset that eases in and out over 0.3 seconds (IB-19).
public struct AnimatedScroll: Hashable, Sendable {
    public let start: Double
    public let destination: Double

    public init(start: Double, destination: Double) {
        self.start = start
        self.destination = destination
    }

    public static let duration = 0.3

    /// The offset `time` seconds after the start.
    public func offset(at time: Double) -> Double {
        guard time < Self.duration else { return destination }
        return start + (destination - start) * Curve.easeInOut.progress(at: time / Self.duration)
    }
}
