/// An animated change from one state to another (format module, section 9.5).
package struct TokenTransition: Hashable, Sendable {
    /// How long the change lasts.
    package let duration: TokenDuration
    /// How long after its cause it begins.
    package let delay: TokenDuration
    /// How progress depends on time.
    package let timingFunction: TokenCubicBezier

    /// A transition from its parts.
    package init(duration: TokenDuration, delay: TokenDuration, timingFunction: TokenCubicBezier) {
        self.duration = duration
        self.delay = delay
        self.timingFunction = timingFunction
    }
}
