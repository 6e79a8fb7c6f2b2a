import Geometry
import Interaction
import Styles
import Testing

/// A motion of pages that something interrupts goes on from where it is.
@Suite("Interrupted pages")
struct GridContinuityTests {
    struct Running: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let inputs: [(Double, GridEngine.Input)]
        let start: Double
        let duration: Double
    }

    private static let middle = Point(x: 150, y: 200)

    static let running = [
        Running(
            testDescription: "a turn of the page", inputs: [(0, .scroll(to: .page(1), isAnimated: true))], start: 0,
            duration: 0.3),
        Running(
            testDescription: "a swipe", inputs: [(0, .grab()), (0, .touchMove(to: Point(x: -100, y: 200), over: 1))],
            start: 0, duration: 1),
        Running(
            testDescription: "a swipe past the end",
            inputs: [
                (0, .scroll(to: .page(3))), (0, .grab()), (0, .touchMove(to: Point(x: -100, y: 200), over: 1)),
            ], start: 0, duration: 1),
        Running(
            testDescription: "a snap", inputs: [(0, .grab()), (0, .touchUp(velocity: -800))], start: 0, duration: 0.8),
        Running(
            testDescription: "a snap that overshoots",
            inputs: [
                (0, .grab()), (0, .touchMove(to: Point(x: -120, y: 200), over: 0.2)), (0.2, .touchUp(velocity: -2000)),
            ], start: 0.2, duration: 0.7),
        Running(
            testDescription: "a bounce", inputs: [(0, .grab()), (0, .touchUp(velocity: 2000))], start: 0,
            duration: 0.7),
        Running(
            testDescription: "a press that fades in", inputs: [(0, .touchDown(at: middle))], start: 0, duration: 0.1),
        Running(
            testDescription: "a press that fades out", inputs: [(0, .touchDown(at: middle)), (1, .touchUp())],
            start: 1, duration: 0.25),
    ]

    static let interruptions: [(String, [GridEngine.Input])] = [
        ("lift", [.touchUp()]), ("cancel", [.touchCancel()]), ("touch", [.touchDown(at: middle)]),
        ("touch elsewhere", [.touchUp(), .touchDown(at: Point(x: 55, y: 75))]), ("catch", [.grab()]),
        ("scroll", [.scroll(to: .page(2), isAnimated: true)]), ("lift and catch", [.touchUp(), .grab()]),
        ("tap beside the dots", [.touchUp(), .touchDown(at: Point(x: 290, y: 420)), .touchUp()]),
    ]

    private static var engine: GridEngine {
        TestGrid { grid in
            grid.style.cell.pressIn = Fade(duration: 0.1)
            grid.style.cell.pressOut = Fade(duration: 0.25)
            grid.style.pageControl.update = .gradual
        }.engine
    }

    @Test("interrupted at ten points, no animated value jumps", arguments: running)
    func noJump(running: Running) {
        for tenth in 0...9 {
            let time = running.start + running.duration * (Double(tenth) + 0.5) / 10
            for (name, inputs) in Self.interruptions {
                var engine = Self.engine
                for (time, input) in running.inputs { _ = engine.handle(input, at: time) }
                let before = engine.state(at: time)
                for input in inputs { _ = engine.handle(input, at: time) }
                let after = engine.state(at: time)
                #expect(after.offset == before.offset, "\(name) at \(time)")
                #expect(after.page == before.page, "\(name) at \(time)")
                #expect(after.pressAmount(ofItem: 4) == before.pressAmount(ofItem: 4), "\(name) at \(time)")
                let soon = engine.state(at: time + 1e-6)
                #expect(abs(soon.offset - before.offset) < 0.01, "\(name) at \(time)")
                #expect(abs(soon.pressAmount(ofItem: 4) - before.pressAmount(ofItem: 4)) < 1e-4, "\(name) at \(time)")
            }
        }
    }

    @Test("uninterrupted, each animated value is continuous through to its end", arguments: running)
    func continuous(running: Running) {
        var engine = Self.engine
        for (time, input) in running.inputs { _ = engine.handle(input, at: time) }
        var last = engine.state(at: running.start)
        for step in 1...3000 {
            let state = engine.state(at: running.start + Double(step) / 1000)
            #expect(abs(state.offset - last.offset) < 2.5)
            #expect(abs(state.page - last.page) < 0.01)
            #expect(abs(state.pressAmount(ofItem: 4) - last.pressAmount(ofItem: 4)) < 0.02)
            last = state
        }
    }

    @Test(
        "SL-8: thrown on from where a finger has pulled them, pages stay within a page's width of the end",
        arguments: [0.0, -300, -2000, -9000])
    func thrownOutward(velocity: Double) {
        var engine = Self.engine
        let inputs: [(Double, GridEngine.Input)] = [
            (0, .scroll(to: .page(3))), (0, .grab()), (0, .touchMove(to: Point(x: -1500, y: 200), over: 0.5)),
            (0.5, .touchUp(velocity: velocity)),
        ]
        for (time, input) in inputs { _ = engine.handle(input, at: time) }
        let offsets = (0...200).map { engine.state(at: 0.5 + Double($0) * 0.01).offset }
        #expect(offsets[0] > 1100)
        #expect(offsets.allSatisfy { $0 < 1200 })
        #expect(engine.state(at: 30).offset == 900)
    }
}
