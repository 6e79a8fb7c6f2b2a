import Geometry
import Interaction
import Layouts
import Styles
import Testing
import Timelines

@Suite("Playing timelines on lists")
struct ListTimelineTests {
    private func play(
        _ actions: [TimelineStep.Action], on list: TestList = TestList()
    ) throws -> TimelineRecording<IndexedListState> {
        try Timelines.play(Timeline(steps: actions.map { TimelineStep($0) }), on: list.layout)
    }

    private func causes(of steps: [TimelineStep], on list: TestList = TestList()) -> [TimelineProblem] {
        do {
            _ = try Timelines.play(Timeline(steps: steps), on: list.layout)
            return []
        } catch {
            return error.problems
        }
    }

    @Test("ST-1, ST-3, ST-5: gestures in, events and shots out, each at its time")
    func example() throws {
        let recording = try play([
            .touchDown(TouchPlace(.title("C"))), .shot("on-c"), .wait(.seconds(1)),
            .move(TouchPlace(.title("E")), over: 0.4), .shot("on-e"), .touchUp(), .wait(.seconds(1.2)),
            .shot("settled"),
        ])
        #expect(
            recording.events.map { "\(number($0.time)) \($0.event.name)" } == [
                "0 select", "0 highlightChanged", "0 bubbleShown", "0 scrollBegan", "0.3 scrollEnded", "1.1 select",
                "1.1 highlightChanged", "1.1 scrollBegan", "1.3 select", "1.3 highlightChanged", "1.6 scrollEnded",
            ])
        #expect(recording.shots.map(\.name) == ["on-c", "on-e", "settled"])
        #expect(recording.shots.map { number($0.time) } == ["0", "1.4", "2.6"])
        #expect(
            recording.shots[0].state
                == IndexedListState(offset: 0, highlight: 2, bubble: BubbleState(title: 2, opacity: 0))
        )
        #expect(recording.shots[2].state.offset == 400)
        #expect(recording.shots[2].state.bubble?.opacity ?? 0 < 1)
        #expect(abs(recording.duration - 2.6) < 1e-12)
        #expect(recording.last == recording.shots[2].state)
    }

    @Test("a drag is a finger that comes down, moves, stays and lifts")
    func drag() throws {
        let thrown = try play([.drag(.init(by: -300, over: 0.4, velocity: -200)), .wait(.rest)])
        #expect(abs(thrown.last.offset - (300 + 200 / 2.0020026706730794)) < 1e-9)
        let own = try play([.drag(.init(by: -30, over: 0.3)), .wait(.rest)])
        #expect(abs(own.last.offset - (30 + 100 / 2.0020026706730794)) < 1e-9)
        let held = try play([.drag(.init(by: -30, over: 0.3, hold: 0.1)), .wait(.rest)])
        #expect(held.last.offset == 30)
        #expect(abs(held.duration - 0.4) < 1e-12)
    }

    @Test(
        "a list is scrolled to a place",
        arguments: [
            (ScrollPlace.offset(120), 120.0), (.offset(-50), 0), (.offset(9999), 700), (.end, 700),
            (.section(.title("D")), 300), (.section(.number(3)), 300), (.section(.title("L")), 700),
            (.section(.middle), 600), (.rows(0.5, in: .title("B")), 140), (.rows(0.5, in: .middle), 640),
            (.pushed(0.25, .title("B")), 185), (.pushed(0.5, .middle), 690), (.tableHeader(gone: 0.5), 0),
        ])
    func scroll(place: ScrollPlace, offset: Double) throws {
        let recording = try play([.scroll(to: place)])
        #expect(recording.last.offset == offset)
        #expect(recording.duration == 0)
        let animated = try play([.scroll(to: place, isAnimated: true), .wait(.share(1, of: .scroll))])
        #expect(animated.last.offset == offset)
    }

    @Test("a section that lies too near the end gives way to one nearer the middle, a named one does not")
    func reach() throws {
        let list = TestList { $0.rowCounts = [2, 2, 2, 2, 2, 30, 0, 0, 2, 2, 2, 2] }
        let recording = try play([.scroll(to: .rows(0.5, in: .middle))], on: list)
        #expect(recording.last.offset == 540)
        #expect(
            causes(of: [TimelineStep(.scroll(to: .rows(0.5, in: .number(6))))], on: list)
                == [TimelineProblem(step: 0, cause: .outOfReach)])
    }

    @Test("a wait for rest ends when nothing moves or fades any more")
    func rest() throws {
        let recording = try play(
            [.scroll(to: .offset(50)), .wait(.rest), .shot("rest")], on: .onScroll)
        #expect(recording.shots[0].time == 2)
        #expect(recording.shots[0].state.barOpacity == 0)
        #expect(recording.events.last == TimedEvent(.barHidden, at: 2))
        #expect(try play([.wait(.rest)]).duration == 0)
    }

    @Test("a finger that stays lets the rest come to rest")
    func restUnderFinger() throws {
        let recording = try play([
            .touchDown(TouchPlace(.list)), .move(TouchPlace(.finger, dy: 100), over: 0.2), .wait(.rest),
        ])
        #expect(abs(recording.last.offset + 49.549549549549596) < 1e-9)
        #expect(recording.duration == 0.2)
    }

    @Test(
        "a wait can be a share of what the theme takes for something",
        arguments: [
            (TimelineWait.Phase.barFadeIn, 0.5), (.barDelay, 1.0), (.barFadeOut, 1.0), (.bubbleFadeIn, 0.5),
            (.bubbleHold, 1.0), (.bubbleFadeOut, 0.5), (.scroll, 0.3),
        ])
    func phases(phase: TimelineWait.Phase, seconds: Double) throws {
        #expect(try play([.wait(.share(1, of: phase))]).duration == seconds)
        #expect(try play([.wait(.share(0.5, of: phase))]).duration == seconds / 2)
    }

    @Test(
        "a finger comes down where it is said",
        arguments: [
            (TouchPlace(.title("C")), 2), (TouchPlace(.number(4)), 4), (TouchPlace(.share(0)), 0),
            (TouchPlace(.share(0.5)), 5), (TouchPlace(.share(1)), 11), (TouchPlace(.title("C"), dx: 3, dy: 20), 3),
            (TouchPlace(.point(x: 305, y: 185)), 2),
        ])
    func places(place: TouchPlace, title: Int) throws {
        for direction in LayoutDirection.allCases {
            let list = TestList {
                $0.direction = direction
                $0.theme.indexBar.touchPadding = 0
            }
            #expect(try play([.touchDown(place)], on: list).last.highlight == title)
        }
    }

    @Test("titles are called by their text, the search glyph by its name (IB-19)")
    func searchGlyph() throws {
        let recording = try play([.scroll(to: .end), .touchDown(TouchPlace(.title("search")))], on: .searchable)
        #expect(recording.last.highlight == 0)
        #expect(try play([.touchDown(TouchPlace(.share(0)))], on: .searchable).last.highlight == 1)
    }

    @Test("IB-19: a second finger does nothing, and lifts without ado")
    func secondFinger() throws {
        let recording = try play([
            .touchDown(TouchPlace(.title("C"))), .touchDown(TouchPlace(.title("F")), finger: 1),
            .move(TouchPlace(.title("G")), over: 0.2, finger: 1), .touchUp(finger: 1), .wait(.seconds(1)),
        ])
        #expect(recording.last == IndexedListState(offset: 200, highlight: 2, bubble: BubbleState(title: 2)))
        #expect(recording.missedTouches == [])
    }

    @Test("steps can begin while others go on, but not before those above them")
    func times() throws {
        let timeline = Timeline(steps: [
            TimelineStep(.touchDown(TouchPlace(.title("A")))),
            TimelineStep(.move(TouchPlace(.title("K")), over: 1), at: 0.5),
            TimelineStep(.shot("on-the-way"), at: 1),
            TimelineStep(.touchUp(), at: 2),
        ])
        let recording = try Timelines.play(timeline, on: TestList().layout)
        #expect(recording.shots[0].state.highlight == 5)
        #expect(recording.duration == 2)
        let backward = [TimelineStep(.wait(.seconds(1))), TimelineStep(.shot("a")), TimelineStep(.shot("b"), at: 0.5)]
        #expect(causes(of: backward) == [TimelineProblem(step: 2, cause: .backInTime(1))])
    }

    @Test("a timeline is as long as its longest step")
    func overlap() throws {
        let timeline = Timeline(steps: [
            TimelineStep(.touchDown(TouchPlace(.title("A")))), TimelineStep(.move(TouchPlace(.title("K")), over: 3)),
            TimelineStep(.shot("early"), at: 1),
        ])
        #expect(try Timelines.play(timeline, on: TestList().layout).duration == 3)
    }

    @Test("IB-29: a reload shows other sections; what then is shown says which")
    func reload() throws {
        let some = ["B", "C", "D", "E", "F", "G", "H", "I", "J", "K"]
        let recording = try play([
            .shot("before"), .touchDown(TouchPlace(.title("C"))), .wait(.seconds(1)), .reload(.sections(some)),
            .shot("after"), .wait(.seconds(3)), .touchDown(TouchPlace(.title("C"))), .shot("again"),
        ])
        #expect(recording.shots.map(\.content) == [.all, .sections(some), .sections(some)])
        #expect(recording.shots[2].state.highlight == 1)
        #expect(
            causes(of: [TimelineStep(.reload(.sections(["B", "Q"])))])
                == [
                    TimelineProblem(
                        step: 0, cause: .unknownTitle("Q", known: "ABCDEFGHIJKL".map { String($0) }))
                ])
    }

    @Test("all that cannot be done is told, each with its step")
    func problems() {
        let known = "ABCDEFGHIJKL".map { String($0) }
        let steps: [TimelineStep.Action] = [
            .touchDown(TouchPlace(.title("Q"))), .shot("fine"), .scroll(to: .section(.title("a"))),
            .touchDown(TouchPlace(.number(12))), .scroll(to: .section(.number(-1))),
        ]
        #expect(
            causes(of: steps.map { TimelineStep($0) }) == [
                TimelineProblem(step: 0, cause: .unknownTitle("Q", known: known)),
                TimelineProblem(step: 2, cause: .unknownTitle("a", known: known)),
                TimelineProblem(step: 3, cause: .noSuchNumber(12, count: 12)),
                TimelineProblem(step: 4, cause: .noSuchNumber(-1, count: 12)),
            ])
    }

    @Test("a screen without titles, with one, and with 5,000")
    func counts() throws {
        let none = TestList { $0.titles = [] }
        #expect(
            causes(
                of: [TimelineStep(.touchDown(TouchPlace(.share(0)))), TimelineStep(.scroll(to: .section(.middle)))],
                on: none)
                == [TimelineProblem(step: 0, cause: .noTitles), TimelineProblem(step: 1, cause: .noSections)])
        #expect(try play([.touchDown(TouchPlace(.point(x: 305, y: 250))), .touchUp()], on: none).events.isEmpty)
        let one = TestList { $0.titles = ["A"] }
        #expect(
            causes(of: [TimelineStep(.touchDown(TouchPlace(.title("A"))))], on: one)
                == [TimelineProblem(step: 0, cause: .noBar)])
        let alone = TestList {
            $0.titles = ["A"]
            $0.theme.indexBar.minimumCount = 1
        }
        #expect(
            try play([.touchDown(TouchPlace(.title("A")))], on: alone).last.bubble
                == BubbleState(title: 0, opacity: 0))
        let many = TestList { $0.titles = (0..<5000).map { "T\($0)" } }
        let swept = try play(
            [.touchDown(TouchPlace(.share(0))), .move(TouchPlace(.share(1)), over: 1), .wait(.rest)], on: many)
        #expect(swept.events.filter { $0.event.name == "select" }.count == 4999)
        #expect(swept.last.highlight == 4999)
    }

    @Test("IB-20: a touch on a hidden bar is told")
    func missedTouch() throws {
        let recording = try play([.wait(.seconds(1)), .touchDown(TouchPlace(.title("C")))], on: .onScroll)
        #expect(recording.missedTouches == [1])
        #expect(recording.events.isEmpty)
    }

    @Test("ten minutes are the most")
    func tooLong() {
        #expect(
            causes(of: [
                TimelineStep(.wait(.seconds(400))), TimelineStep(.wait(.seconds(400))), TimelineStep(.shot("x")),
            ])
                == [TimelineProblem(step: 1, cause: .tooLong)])
    }

    @Test("ST-1: a film at 10, 60 and 1000 frames per second shows the shots' screens at their times")
    func sampling() throws {
        let recording = try play(
            [
                .drag(.init(by: -120, over: 0.3)), .wait(.seconds(0.6)), .touchDown(TouchPlace(.title("K"))),
                .wait(.seconds(0.1)), .shot("a"), .move(TouchPlace(.title("B")), over: 0.5), .shot("b"), .touchUp(),
                .wait(.seconds(0.5)), .shot("c"),
            ], on: .onScroll)
        for rate in [10.0, 60, 1000] {
            let frames = Int((recording.duration * rate).rounded(.down))
            let moments = recording.moments(at: (0...frames).map { Double($0) / rate })
            for shot in recording.shots where moments.contains(where: { $0.time == shot.time }) {
                #expect(moments.first { $0.time == shot.time }?.state.offset == shot.state.offset)
            }
            // What 1000 frames show at a time, 10 frames show too.
            let coarse = recording.moments(at: stride(from: 0, through: recording.duration, by: 0.5))
            let fine = recording.moments(at: (0...Int(recording.duration * rate)).map { Double($0) / rate })
            for moment in coarse {
                #expect(fine.first { $0.time == moment.time } == moment)
            }
        }
    }

    @Test("a shot shows what is before the steps after it, a frame what is after all of its time")
    func instants() throws {
        let recording = try play([
            .shot("before"), .touchDown(TouchPlace(.title("C"))), .shot("after"),
        ])
        #expect(recording.shots.map(\.state.highlight) == [0, 2])
        #expect(recording.moments(at: [0]).map(\.state.highlight) == [2])
    }

    @Test("what is for grids cannot be done on a list")
    func problemsOnList() {
        let actions: [TimelineStep.Action] = [
            .tap(TouchPlace(.item(3))), .swipe(.init(.pages(1))), .scroll(to: .page(.first)),
            .touchDown(TouchPlace(.grid)), .reload(.items(3)), .wait(.share(1, of: .pressIn)),
            .tap(TouchPlace(.title("C"))),
        ]
        do {
            _ = try Timelines.play(Timeline(steps: actions.map { TimelineStep($0) }), on: TestList().layout)
            Issue.record("it was played")
        } catch {
            #expect(error.problems == (0..<6).map { TimelineProblem(step: $0, cause: .wrongSubject(.grid)) })
        }
    }

    @Test("a tap on a title of a list selects it")
    func tapOnList() throws {
        let recording = try play([.tap(TouchPlace(.title("C")), hold: 0.5), .wait(.rest)])
        #expect(recording.events.first?.event.name == "select")
        #expect(recording.last == IndexedListState(offset: 200, highlight: 2))
    }
}
