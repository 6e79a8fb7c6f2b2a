import Geometry
import Interaction
import Styles
import Testing

/// An animation that something interrupts goes on from where it is.
@Suite("Interruptions")
struct ContinuityTests {
    /// What runs, and how to bring it about within so many seconds.
    struct Running: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let inputs: [(Double, IndexedListEngine.Input)]
        let start: Double
        let duration: Double
        var screen = TestScreen()
    }

    private static let onC = Point(x: 305, y: 180)

    static let running = [
        Running(
            testDescription: "the bubble's fade-in, and the animated scroll", inputs: [(0, .touchDown(at: onC))],
            start: 0, duration: 0.3),
        Running(
            testDescription: "the bubble's fade-out", inputs: [(0, .touchDown(at: onC)), (1, .touchUp())], start: 2,
            duration: 0.5),
        Running(
            testDescription: "the bar's fade-in", inputs: [(0, .scroll(to: .offset(300), isAnimated: true))], start: 0,
            duration: 0.5, screen: .onScroll),
        Running(
            testDescription: "the bar's fade-out", inputs: [(0, .scroll(to: .offset(300)))], start: 1, duration: 1,
            screen: .onScroll),
        Running(
            testDescription: "a deceleration", inputs: [(0, .grab()), (0, .touchUp(velocity: -800))], start: 0,
            duration: 3),
        Running(
            testDescription: "a deceleration that becomes a bounce",
            inputs: [(0, .scroll(to: .offset(600))), (0, .grab()), (0, .touchUp(velocity: -2000))], start: 0,
            duration: 0.8),
        Running(
            testDescription: "a drag past the top",
            inputs: [(0, .grab()), (0, .touchMove(to: Point(x: 160, y: 600), over: 1))], start: 0, duration: 1),
        Running(
            testDescription: "a spring from past the top",
            inputs: [(0, .grab()), (0, .touchMove(to: Point(x: 160, y: 600), over: 0)), (0.5, .touchUp())], start: 0.5,
            duration: 0.6),
    ]

    static let interruptions: [(String, [IndexedListEngine.Input])] = [
        ("lift", [.touchUp()]), ("cancel", [.touchCancel()]), ("touch", [.touchDown(at: onC)]),
        ("catch", [.grab()]), ("scroll", [.scroll(to: .section(1), isAnimated: true)]),
        ("lift and touch", [.touchUp(), .touchDown(at: Point(x: 305, y: 300))]),
        ("lift and catch", [.touchUp(), .grab()]),
    ]

    @Test("interrupted at ten points, no animated value jumps", arguments: running)
    func noJump(running: Running) {
        for tenth in 0...9 {
            let time = running.start + running.duration * (Double(tenth) + 0.5) / 10
            for (name, inputs) in Self.interruptions {
                var engine = running.screen.engine
                for (time, input) in running.inputs { _ = engine.handle(input, at: time) }
                let before = engine.state(at: time)
                for input in inputs { _ = engine.handle(input, at: time) }
                let after = engine.state(at: time)
                #expect(after.offset == before.offset, "\(name) at \(time)")
                #expect(after.barOpacity == before.barOpacity, "\(name) at \(time)")
                #expect(after.bubble?.opacity ?? 0 == before.bubble?.opacity ?? 0, "\(name) at \(time)")
                let soon = engine.state(at: time + 1e-6)
                #expect(abs(soon.offset - before.offset) < 0.01, "\(name) at \(time)")
                #expect(abs(soon.barOpacity - before.barOpacity) < 1e-4, "\(name) at \(time)")
            }
        }
    }

    @Test("uninterrupted, each animated value is continuous through to its end", arguments: running)
    func continuous(running: Running) {
        var engine = running.screen.engine
        for (time, input) in running.inputs { _ = engine.handle(input, at: time) }
        var last = engine.state(at: running.start)
        for step in 1...5000 {
            let screen = engine.state(at: running.start + Double(step) / 1000)
            // The fastest of them moves 2000 points per second, and an ease-out begins at 1.72 times its mean.
            #expect(abs(screen.offset - last.offset) < 2.5)
            #expect(abs(screen.barOpacity - last.barOpacity) < 0.005)
            #expect(abs((screen.bubble?.opacity ?? 0) - (last.bubble?.opacity ?? 0)) < 0.005)
            last = screen
        }
    }
}
