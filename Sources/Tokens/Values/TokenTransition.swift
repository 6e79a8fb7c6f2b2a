/// An animated change from one state to another (format module, section 9.5).
package struct TokenTransition: Hashable, Sendable {
    package let duration: TokenDuration
    package let delay: TokenDuration
    package let timingFunction: TokenCubicBezier

    package init(duration: TokenDuration, delay: TokenDuration, timingFunction: TokenCubicBezier) {
        self.duration = duration
        self.delay = delay
        self.timingFunction = timingFunction
    }
}
