import Interaction
import Styles
import Testing

@Suite("Visibility")
struct VisibilityTests {
    static let hidden = Visibility(
        isShown: false, fadeIn: Fade(duration: 0.5), fadeOut: Fade(delay: 1, duration: 1))

    /// Lets time pass as an engine does.
    private func advance(_ visibility: inout Visibility, to time: Double) {
        while let next = visibility.nextChange, next <= time { visibility.advance(to: next) }
    }

    @Test("a fade is checked at its start, middle and end", arguments: [Curve.linear, .easeOut, .easeInOut])
    func fade(curve: Curve) {
        let fade = FadeRun(from: 0.2, to: 1, start: 3, duration: 2, curve: curve)
        #expect(fade.opacity(at: 2) == 0.2)
        #expect(fade.opacity(at: 3) == 0.2)
        #expect(fade.opacity(at: 4) == 0.2 + 0.8 * curve.progress(at: 0.5))
        #expect(fade.opacity(at: 5) == 1)
        #expect(fade.opacity(at: 6) == 1)
    }

    @Test("opacity stays in 0…1 where the curve leaves it")
    func overshoot() {
        let curve = Curve(x1: 0.5, y1: -0.5, x2: 0.5, y2: 1.5)
        let fade = FadeRun(from: 0, to: 1, start: 0, duration: 1, curve: curve)
        #expect(fade.opacity(at: 0.1) == 0)
        #expect(fade.opacity(at: 0.9) == 1)
    }

    @Test("a fade without duration is over at once")
    func noDuration() {
        let fade = FadeRun(from: 0, to: 1, start: 3, duration: 0, curve: .easeInOut)
        #expect(fade.opacity(at: 3) == 1)
        #expect(fade.opacity(at: 2.999) == 0)
    }

    @Test("it appears, stays, waits and disappears")
    func states() {
        var visibility = Self.hidden
        #expect(visibility.nextChange == nil)
        visibility.show(at: 10)
        #expect(visibility.nextChange == 10.5)
        #expect(visibility.opacity(at: 10.25) == 0.5)
        advance(&visibility, to: 10.5)
        #expect(visibility.state == .shown)
        #expect(visibility.nextChange == nil)
        visibility.hide(at: 11)
        #expect(visibility.hideTime == 12)
        advance(&visibility, to: 12)
        #expect(visibility.opacity(at: 12.5) == 0.5)
        advance(&visibility, to: 13)
        #expect(visibility.state == .hidden)
        #expect(visibility.opacity(at: 13) == 0)
    }

    @Test("a delay may end before the fade-in does")
    func shortDelay() {
        var visibility = Self.hidden
        visibility.show(at: 0)
        visibility.hide(at: 0.1, delay: 0.15)
        advance(&visibility, to: 0.25)
        #expect(visibility.opacity(at: 0.25) == 0.5)
        #expect(visibility.opacity(at: 0.75) == 0.25)
        advance(&visibility, to: 1.25)
        #expect(!visibility.isPresent)
    }

    @Test("what is hidden or disappearing is not hidden again")
    func hideTwice() {
        var visibility = Self.hidden
        visibility.hide(at: 0)
        #expect(visibility.nextChange == nil)
        visibility.show(at: 0)
        visibility.hide(at: 1, delay: 0)
        advance(&visibility, to: 1.5)
        visibility.hide(at: 1.5, delay: 0)
        #expect(visibility.hideTime == nil)
        #expect(visibility.nextChange == 2)
    }

    @Test("turned round at ten points, fading in or out, the opacity goes on from where it was")
    func turnedRound() {
        for tenth in 1...10 {
            let share = Double(tenth) / 11
            var appearing = Self.hidden
            appearing.show(at: 0)
            let whileAppearing = appearing.opacity(at: 0.5 * share)
            appearing.hide(at: 0.5 * share, delay: 0)
            advance(&appearing, to: 0.5 * share)
            #expect(appearing.opacity(at: 0.5 * share) == whileAppearing)
            #expect(abs(appearing.opacity(at: 0.5 * share + 0.001) - whileAppearing) < 0.001)

            var disappearing = Visibility(
                isShown: true, fadeIn: Fade(duration: 0.5), fadeOut: Fade(delay: 1, duration: 1))
            disappearing.hide(at: 0)
            advance(&disappearing, to: 1 + share)
            let whileDisappearing = disappearing.opacity(at: 1 + share)
            disappearing.show(at: 1 + share)
            #expect(disappearing.opacity(at: 1 + share) == whileDisappearing)
            #expect(abs(disappearing.opacity(at: 1 + share + 0.001) - whileDisappearing) < 0.001)
            #expect(disappearing.nextChange == 1 + share + 0.5)
        }
    }

    @Test("a style's delay before the fade-in keeps it clear so long")
    func delayedFadeIn() {
        var visibility = Visibility(
            isShown: false, fadeIn: Fade(delay: 0.2, duration: 0.5), fadeOut: Fade(duration: 1))
        visibility.show(at: 0)
        #expect(visibility.opacity(at: 0.2) == 0)
        #expect(visibility.opacity(at: 0.45) == 0.5)
        #expect(visibility.nextChange == 0.7)
    }

    @Test("what vanishes is gone without a fade")
    func vanish() {
        var visibility = Visibility(isShown: true, fadeIn: Fade(duration: 1), fadeOut: Fade(duration: 1))
        visibility.hide(at: 0)
        visibility.vanish()
        #expect(visibility.opacity(at: 0) == 0)
        #expect(visibility.nextChange == nil)
    }
}
