/// A change of opacity: it begins `delay` seconds after its cause and lasts `duration` seconds.
public struct Fade: Hashable, Sendable {
    public var delay: Double
    public var duration: Double
    public var curve: Curve

    public init(delay: Double = 0, duration: Double, curve: Curve = .easeInOut) {
        self.delay = delay
        self.duration = duration
        self.curve = curve
    }
}
