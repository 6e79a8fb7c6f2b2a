import Geometry
import Interaction
import Layouts
import Styles
import Testing
import Timelines

@Suite("Playing timelines on grids")
struct GridTimelineTests {
    private func play(
        _ actions: [TimelineStep.Action], on grid: TestGrid = .abrupt()
    ) throws -> TimelineRecording<GridState> {
        try Timelines.play(Timeline(steps: actions.map { TimelineStep($0) }), on: grid.layout)
    }

    private func causes(
        of actions: [TimelineStep.Action], on grid: TestGrid = .abrupt()
    ) -> [TimelineProblem.Cause] {
        do {
            _ = try play(actions, on: grid)
            return []
        } catch let problems as TimelineProblems {
            return problems.problems.map(\.cause)
        } catch {
            Issue.record("\(error)")
            return []
        }
    }

    @Test("ST-1, ST-3, ST-5: gestures in, events and shots out, each at its time")
    func example() throws {
        let recording = try play([
            .tap(TouchPlace(.item(4)), hold: 0.2), .shot("tapped"), .swipe(.init(.pages(0.6), over: 0.3)),
            .wait(.rest), .shot("second"), .tap(TouchPlace(.pageControl(.next))), .wait(.share(0.5, of: .scroll)),
            .shot("turning"), .wait(.rest),
        ])
        #expect(
            recording.events.map { "\(number($0.time)) \($0.event.name)" } == [
                "0.2 scrollBegan", "0.2 itemSelected", "1.198 scrollBegan", "1.198 scrollEnded", "1.198 pageChanged",
                "1.498 scrollEnded", "1.498 pageChanged",
            ])
        #expect(recording.shots.map(\.name) == ["tapped", "second", "turning"])
        #expect(recording.shots.map { number($0.state.offset) } == ["0", "300", "450"])
        #expect(recording.shots.map { $0.state.page } == [0, 1, 1])
        #expect(recording.shots.map { $0.state.selected } == [4, 4, 4])
        #expect(recording.last == GridState(offset: 600, page: 2, selected: 4))
        #expect(recording.missedTouches == [])
    }

    @Test("a swipe is a finger that comes down, moves, stays and lifts", arguments: LayoutDirection.allCases)
    func swipe(direction: LayoutDirection) throws {
        let grid = TestGrid.abrupt { $0.direction = direction }
        func last(_ swipe: TimelineStep.Swipe) throws -> Double {
            try play([.swipe(swipe), .wait(.rest)], on: grid).last.offset
        }
        #expect(try last(.init(.points(-149), over: 0.3)) == 300)
        #expect(try last(.init(.points(-149), over: 0.3, hold: 0.1)) == 0)
        #expect(try last(.init(.points(-151), over: 0.3, hold: 0.1)) == 300)
        #expect(try last(.init(.pages(0.1), velocity: -400)) == 300)
        #expect(try last(.init(.pages(0.9), velocity: 400)) == 0)
        #expect(try play([.swipe(.init(.pages(0.1), over: 0.3, hold: 0.2))]).duration == 0.5)
    }

    @Test("a finger comes down where it is said", arguments: LayoutDirection.allCases)
    func places(direction: LayoutDirection) throws {
        let grid = TestGrid.abrupt { $0.direction = direction }
        let places: [(TouchPlace, Int?)] = [
            (TouchPlace(.item(7)), 7), (TouchPlace(.share(0)), 0), (TouchPlace(.share(0.5)), 4),
            (TouchPlace(.share(1)), 8), (TouchPlace(.item(3), dx: 95), 4), (TouchPlace(.item(3), dy: 125), 6),
            (TouchPlace(.item(3), dx: -95), nil), (TouchPlace(.point(x: 20, y: 30)), 0), (TouchPlace(.grid), nil),
        ]
        for (place, item) in places {
            let pressed = try play([.touchDown(place)], on: grid).last.pressed?.item
            #expect(pressed == item, "\(place)")
        }
    }

    @Test("places are those of the page that shows")
    func shownPage() throws {
        let last = ScrollPlace.page(.last)
        #expect(try play([.scroll(to: last), .tap(TouchPlace(.share(1)))]).last.selected == 29)
        #expect(try play([.scroll(to: last), .tap(TouchPlace(.item(28)))]).last.selected == 28)
        // An item that is not there is beside the canvas.
        #expect(try play([.scroll(to: last), .tap(TouchPlace(.item(0)))]).last.selected == nil)
    }

    @Test("a finger moves by widths of a page, on from where it is", arguments: LayoutDirection.allCases)
    func pages(direction: LayoutDirection) throws {
        let grid = TestGrid.abrupt { $0.direction = direction }
        let recording = try play(
            [
                .touchDown(TouchPlace(.grid)), .move(TouchPlace(.pages(0.25)), over: 0.2), .shot("a"),
                .move(TouchPlace(.pages(0.5)), over: 0.2), .shot("b"), .move(TouchPlace(.pages(-0.25)), over: 0),
                .shot("c"),
            ], on: grid)
        #expect(recording.shots.map(\.state.offset) == [75, 225, 150])
    }

    @Test(
        "the pages are scrolled to a place",
        arguments: [
            (ScrollPlace.page(.first), 0.0), (.page(.middle), 600), (.page(.last), 900), (.page(.number(1)), 300),
            (.end, 900), (.offset(120), 120), (.offset(-3), 0), (.offset(5000), 900),
        ])
    func scroll(place: ScrollPlace, offset: Double) throws {
        #expect(try play([.scroll(to: place)]).last.offset == offset)
        let animated = try play([.scroll(to: place, isAnimated: true), .wait(.share(1, of: .scroll))])
        #expect(animated.last.offset == offset)
    }

    @Test("a wait can be a share of what the theme takes for a press")
    func phases() throws {
        let grid = TestGrid.abrupt {
            $0.theme.grid.cell.pressIn = Fade(delay: 0.1, duration: 0.3)
            $0.theme.grid.cell.pressOut = Fade(duration: 0.5)
        }
        #expect(try play([.wait(.share(0.5, of: .pressIn))], on: grid).duration == 0.2)
        #expect(try play([.wait(.share(1, of: .pressOut))], on: grid).duration == 0.5)
        let half = try play([.touchDown(TouchPlace(.item(4))), .wait(.share(1, of: .pressIn))], on: grid)
        #expect(half.last.pressed == GridPress(item: 4, amount: 1))
    }

    @Test("a reload shows some of the items from then on, and the moments say of which content they are")
    func reload() throws {
        let recording = try play([
            .scroll(to: .page(.last)), .shot("all"), .reload(.items(12)), .shot("some"), .reload(.all), .shot("again"),
        ])
        #expect(recording.shots.map(\.content) == [.all, .items(12), .all])
        #expect(recording.shots.map(\.state.offset) == [900, 300, 300])
        #expect(recording.moments(at: [0]).map(\.content) == [.all])
    }

    @Test("what cannot be done on a grid is told")
    func problems() {
        #expect(
            causes(of: [
                .tap(TouchPlace(.item(30))), .touchDown(TouchPlace(.title("C"))), .scroll(to: .page(.number(4))),
                .drag(.init(by: 3)), .scroll(to: .section(.middle)), .wait(.share(1, of: .barFadeIn)),
                .reload(.sections(["A"])),
            ]) == [
                .noSuchNumber(30, count: 30), .wrongSubject(.list), .noSuchNumber(4, count: 4), .wrongSubject(.list),
                .wrongSubject(.list), .wrongSubject(.list), .wrongSubject(.list),
            ])
        let empty = TestGrid.abrupt { $0.itemCount = 0 }
        #expect(
            causes(
                of: [
                    .tap(TouchPlace(.share(0))), .scroll(to: .page(.middle)), .tap(TouchPlace(.pageControl(.next))),
                    .tap(TouchPlace(.item(0))), .swipe(.init(.pages(1))), .scroll(to: .end),
                ], on: empty) == [.noPages, .noPages, .noPageControl, .noSuchNumber(0, count: 0)])
    }

    @Test("ST-1: a film at 10, 60 and 1000 frames per second shows the same at the same times")
    func sampling() throws {
        let grid = TestGrid.abrupt { $0.theme.grid.pageControl.update = .gradual }
        let recording = try play(
            [
                .touchDown(TouchPlace(.item(4))), .move(TouchPlace(.pages(0.4)), over: 0.25), .touchUp(),
                .wait(.seconds(0.2)), .tap(TouchPlace(.pageControl(.next))), .wait(.seconds(0.15)),
                .touchDown(TouchPlace(.grid)), .wait(.seconds(0.1)), .touchCancel(), .wait(.rest),
            ], on: grid)
        let coarse = recording.moments(at: stride(from: 0, through: recording.duration, by: 0.1))
        for rate in [60.0, 1000] {
            let times = (0...Int(recording.duration * rate)).map { Double($0) / rate } + coarse.map(\.time)
            let fine = recording.moments(at: times.sorted())
            for moment in coarse {
                #expect(fine.first { $0.time == moment.time } == moment)
            }
        }
    }
}
