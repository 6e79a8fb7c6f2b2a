import Geometry
import Interaction
import Layouts
import Styles
import Testing

@Suite("The index bar by itself")
struct IndexBarEngineTests {
    private static let atTop = SectionListStatus(section: 0, landing: 0, motion: .resting)

    private func engine(_ screen: TestScreen = TestScreen()) -> IndexBarEngine {
        IndexBarEngine(
            layout: screen.layout, style: screen.theme.indexBar, bubble: screen.theme.bubble, list: Self.atTop)
    }

    @Test("IB-19: a selection asks for a scroll, and the search glyph for the resting top")
    func scrollRequests() {
        var bar = engine(.searchable)
        let down = bar.handle(.touchDown(Point(x: 305, y: 180)), at: 0.5)
        #expect(
            down == [
                .event(TimedEvent(.select(index: 3, title: .text("C"), section: 2), at: 0.5)),
                .event(TimedEvent(.highlightChanged(index: 3), at: 0.5)),
                .event(TimedEvent(.bubbleShown(index: 3), at: 0.5)),
                .scroll(to: .section(2), at: 0.5),
            ])
        let moved = bar.handle(.touchMove(to: Point(x: 305, y: 125), over: 0), at: 1)
        #expect(
            moved == [
                .event(TimedEvent(.select(index: 0, title: .search, section: nil), at: 1)),
                .event(TimedEvent(.highlightChanged(index: 0), at: 1)),
                .scroll(to: .restingTop, at: 1),
            ])
    }

    @Test("every input is legal without a finger, and changes nothing that a finger would")
    func idle() {
        var bar = engine()
        let before = bar
        for input in [IndexBarInput.touchMove(to: Point(x: 305, y: 300), over: 1), .touchUp, .touchCancel] {
            #expect(bar.handle(input, at: 0).isEmpty)
            #expect(bar == before)
        }
    }

    @Test("both states answer cancel, and end idle")
    func cancel() {
        var bar = engine()
        _ = bar.handle(.touchCancel, at: 0)
        #expect(bar.touch == .idle)
        _ = bar.handle(.touchDown(Point(x: 305, y: 180)), at: 0)
        _ = bar.handle(.touchMove(to: Point(x: 305, y: 300), over: 1), at: 0)
        #expect(bar.touch != .idle)
        _ = bar.handle(.touchCancel, at: 0.5)
        #expect(bar.touch == .idle)
        #expect(bar.advance(to: 1).isEmpty)
    }

    @Test("times do not run back, and one that is no number does not pass")
    func times() {
        var bar = engine()
        _ = bar.handle(.touchDown(Point(x: 305, y: 140)), at: 5)
        _ = bar.handle(.touchUp, at: 3)
        #expect(bar.time == 5)
        #expect(bar.bubble.hideTime == 6)
        #expect(bar.advance(to: .nan).isEmpty)
        #expect(bar.time == 5)
        #expect(bar.nextChange == 5.5)
    }

    @Test("a point that is no number selects nothing it should not")
    func notANumber() {
        var bar = engine()
        _ = bar.handle(.touchDown(Point(x: 305, y: 180)), at: 0)
        _ = bar.handle(.touchMove(to: Point(x: Double.nan, y: .nan), over: 1), at: 1)
        _ = bar.handle(.touchMove(to: Point(x: 305, y: Double.infinity), over: 0), at: 2)
        _ = bar.handle(.touchMove(to: Point(x: 305, y: -Double.infinity), over: 0), at: 3)
        #expect(bar.highlight == 0)
    }

    @Test("a title between two drawn ones of a condensed bar is reached at its exact time (IB-16)")
    func condensed() {
        let screen = TestScreen { screen in
            screen.titles = (0..<100).map { "T\($0)" }
            screen.theme.indexBar.slotHeight = 20
        }
        var bar = engine(screen)
        let slots = screen.layout.bar?.slotsFrame ?? .zero
        #expect(slots.height == 500)
        _ = bar.handle(.touchDown(Point(x: 305, y: slots.minY + 1)), at: 0)
        let events = bar.handle(.touchMove(to: Point(x: 305, y: slots.minY + 101), over: 1), at: 1)
        #expect(events.isEmpty)
        let selected = bar.advance(to: 2).compactMap { output -> (Double, Int)? in
            if case .event(let event) = output, case .select(let index, _, _) = event.event {
                return (event.time, index)
            }
            return nil
        }
        #expect(selected.map(\.1) == Array(1...20))
        #expect(selected.enumerated().allSatisfy { abs($1.0 - (1 + (5 * Double($0 + 1) - 1) / 100)) < 1e-12 })
    }

    @Test("IB-22: the wave's crest is where the finger was last on the slots")
    func wave() {
        var bar = engine(TestScreen { $0.theme.bubble.shape = .wave })
        _ = bar.handle(.touchDown(Point(x: 305, y: 175)), at: 0)
        #expect(bar.bubbleState(at: 0) == BubbleState(title: 2, opacity: 0, fingerY: 175))
        _ = bar.handle(.touchMove(to: Point(x: 305, y: 187), over: 0.5), at: 1)
        #expect(bar.bubbleState(at: 1.25) == BubbleState(title: 2, opacity: 1, fingerY: 181))
        _ = bar.handle(.touchMove(to: Point(x: 285, y: 187), over: 0.2), at: 2)
        _ = bar.handle(.touchMove(to: Point(x: 285, y: 300), over: 0.2), at: 3)
        #expect(bar.bubbleState(at: 3.1) == BubbleState(title: 2, opacity: 1, fingerY: 187))
        _ = bar.handle(.touchMove(to: Point(x: 305, y: 480), over: 0), at: 4)
        _ = bar.handle(.touchUp, at: 4)
        #expect(bar.bubbleState(at: 4.5) == BubbleState(title: 11, opacity: 1, fingerY: 370))
    }
}
