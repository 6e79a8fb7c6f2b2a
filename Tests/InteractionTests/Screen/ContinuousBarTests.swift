import Geometry
import Interaction
import Layouts
import Styles
import Testing

@Suite("A list that goes with a finger on its bar (LK-3, LK-4)") struct ContinuousBarTests {
    /// Three years of two months of five rows of 40 under headers of 20, in 200 × 400: 1320 points, of which 920 scroll;
    /// the bar is 400 long.
    private static func engine(_ change: (inout Theme) -> Void = { _ in }) -> IndexedListEngine {
        var theme = Theme()
        theme.canvas.size = Size(width: 200, height: 400)
        theme.list.header.height = 20
        theme.list.row.height = 40
        theme.indexBar.minimumCount = 2
        theme.indexBar.slots = .proportional
        theme.indexBar.placement = .edge(.trailing, margin: 0, alignment: .center)
        theme.indexBar.scrolling = .continuous
        theme.indexBar.outside = .follow
        change(&theme)
        let sections = ["2025", "2025", "2024", "2024", "2023", "2023"].map { year in
            SectionOutline(indexTitle: year, metrics: SectionMetrics(rowCount: 5))
        }
        let layout = IndexedListLayout(
            theme: theme, sections: sections, language: "en", direction: .leftToRight, measurer: EvenMeasurer())
        return IndexedListEngine(layout: layout, bar: theme.indexBar, bubble: theme.bubble)
    }

    private static func point(_ y: Double, x: Double = 190) -> Point { Point(x: x, y: y) }

    @Test("LK-4: the list is as far in its range as the finger is along the bar, at every time of its move")
    func following() {
        var engine = Self.engine()
        _ = engine.handle(.touchDown(finger: 1, at: Self.point(100)), at: 0)
        #expect(engine.state(at: 0).offset == 230)
        _ = engine.handle(.touchMove(finger: 1, to: Self.point(300), over: 2), at: 0)
        for time in stride(from: 0.0, through: 2, by: 0.25) {
            let offset = engine.state(at: time).offset
            #expect(abs(offset - (100 + 100 * time) / 400 * 920) < 1e-9)
        }
        #expect(engine.state(at: 2).bubble?.fingerY == 300)
    }

    @Test("LK-4: beyond the ends it stays at its ends, and comes back when the finger does")
    func ends() {
        var engine = Self.engine()
        _ = engine.handle(.touchDown(finger: 1, at: Self.point(300)), at: 0)
        _ = engine.handle(.touchMove(finger: 1, to: Self.point(500), over: 2), at: 0)
        #expect(abs(engine.state(at: 0.5).offset - 350 / 400 * 920) < 1e-9)
        #expect(engine.state(at: 1).offset == 920 && engine.state(at: 2).offset == 920)
        _ = engine.handle(.touchMove(finger: 1, to: Self.point(200), over: 1), at: 2)
        #expect(abs(engine.state(at: 3).offset - 460) < 1e-9)
    }

    @Test("LK-3: each section is told as the finger comes to it, the highlight where the title changes")
    func selections() {
        var engine = Self.engine()
        var events = engine.handle(.touchDown(finger: 1, at: Self.point(10)), at: 0)
        events += engine.handle(.touchMove(finger: 1, to: Self.point(210), over: 2), at: 0)
        events += engine.advance(to: 2)
        // A month is 66.7 points of the bar, and the finger makes 100 a second.
        let selections = events.compactMap { event -> [Double]? in
            guard case .select(let index, _, let section) = event.event else { return nil }
            return [(event.time * 1000).rounded(), Double(index), Double(section ?? -1)]
        }
        #expect(selections == [[567, 0, 1], [1233, 1, 2], [1900, 1, 3]])
        let highlights = events.compactMap { event -> Int? in
            if case .highlightChanged(let index) = event.event { index } else { nil }
        }
        #expect(highlights == [1])
        #expect(engine.state(at: 2).bubble?.section == 3)
    }

    @Test("IB-18: where the bar freezes, the list stays while the finger is beside it")
    func frozen() {
        var engine = Self.engine { $0.indexBar.outside = .freeze }
        _ = engine.handle(.touchDown(finger: 1, at: Self.point(100)), at: 0)
        _ = engine.handle(.touchMove(finger: 1, to: Self.point(100, x: 50), over: 1), at: 0)
        _ = engine.handle(.touchMove(finger: 1, to: Self.point(300, x: 50), over: 1), at: 1)
        #expect(engine.state(at: 2).offset == 230)
        _ = engine.handle(.touchMove(finger: 1, to: Self.point(300), over: 1), at: 2)
        #expect(abs(engine.state(at: 3).offset - 690) < 1e-9)
    }

    @Test("IB-28: after the finger has lifted, what is highlighted is what the list's line is over")
    func lifting() {
        var engine = Self.engine()
        _ = engine.handle(.touchDown(finger: 1, at: Self.point(399)), at: 0)
        #expect(engine.state(at: 0).highlight == 2)
        _ = engine.handle(.touchUp(finger: 1, velocity: nil), at: 1)
        let state = engine.state(at: 1)
        let offset: Double = 399 / 400 * 920
        #expect(state.offset == offset)
        // 917.7 points are in the fifth month of 220.
        #expect(state.highlight == 2)
    }
}
