/// A change of opacity: it begins `delay` seconds after its cause and lasts `duration` seconds.
public struct Fade: Hashable, Sendable {
    /// Seconds between the cause and the first change.
    public var delay: Double
    /// Seconds from the first change to the last.
    public var duration: Double
    /// How opacity depends on time in between.
    public var curve: Curve

    /// A fade that begins at once unless a delay is given.
    public init(delay: Double = 0, duration: Double, curve: Curve = .easeInOut) {
        self.delay = delay
        self.duration = duration
        self.curve = curve
    }
}
