import Geometry
import Interaction
import Styles
import Testing

@Suite("A tap on the status bar scrolls to the top (SC-1)") struct StatusBarTests {
    /// A status bar of 20 points, a list scrolled to 300.
    private static func engine(hasChrome: Bool = true) -> IndexedListEngine {
        let screen = TestScreen { $0.theme.chrome.statusBar.isShown = hasChrome }
        var engine = screen.engine
        _ = engine.handle(.scroll(to: .offset(300)), at: 0)
        return engine
    }

    private static func rest(after inputs: [(Double, IndexedListEngine.Input)], hasChrome: Bool = true) -> Double {
        var engine = engine(hasChrome: hasChrome)
        for (time, input) in inputs { _ = engine.handle(input, at: time) }
        _ = engine.advance(to: 10)
        return engine.state(at: 10).offset
    }

    private static let clock = Point(x: 40, y: 10)

    @Test("the list goes there as a program scrolls it, at exact offsets, and says so")
    func tap() {
        var engine = Self.engine()
        let top = engine.layout.list.scrollRange.lowerBound
        _ = engine.handle(.touchDown(at: Self.clock), at: 1)
        #expect(engine.state(at: 1.1).offset == 300)
        let begun = engine.handle(.touchUp(), at: 1.1).map(\.event)
        #expect(begun == [.scrollBegan])
        let half = engine.state(at: 1.1 + AnimatedScroll.duration / 2).offset
        #expect(abs(half - (300 + top) / 2) < 1e-6)
        let ended = engine.advance(to: 2)
        #expect(ended.contains { $0.event == .scrollEnded(offset: top, section: 0) })
        #expect(engine.isAtRest)
    }

    @Test("a finger that leaves the bar, is taken away, or is a second one scrolls nothing")
    func others() {
        let down = (1.0, IndexedListEngine.Input.touchDown(at: Self.clock))
        #expect(
            Self.rest(after: [down, (1.1, .touchMove(to: Point(x: 40, y: 60), over: 0.1)), (1.3, .touchUp())]) == 300)
        #expect(Self.rest(after: [down, (1.1, .touchCancel())]) == 300)
        let onBar = (1.0, IndexedListEngine.Input.touchDown(finger: 1, at: Point(x: 160, y: 400)))
        #expect(
            Self.rest(after: [onBar, down, (1.2, .touchUp()), (1.3, .touchUp(finger: 1, velocity: 0))]) == 300)
    }

    @Test("without a status bar there is nothing to tap")
    func noBar() {
        #expect(Self.rest(after: [(1, .touchDown(at: Self.clock)), (1.1, .touchUp())], hasChrome: false) == 300)
    }
}
