import Documents
import Interaction
import Layouts
import RandomNumbers
import Testing

import Timelines

/// Timelines that are made while they are played (LV-1).
@Suite struct OpenTimelineTests {
    private static let steps = """
        steps:
          - {at: 0, touchDown: {title: "C", dx: 1.5}}
          - {at: 0.25, move: {to: {point: [1, 2.75]}, over: 0}}
          - {at: 0.3, move: {by: [-3, 0.1], over: 0.2}}
          - {at: 0.5, touchUp: null}
          - {at: 0.5, tap: {number: 3, hold: 0.05}}
          - {at: 0.6, touchDown: {on: "list", finger: 3}}
          - {at: 0.7, touchCancel: {finger: 3}}
          - {at: 0.8, drag: {by: -30, over: 0.3, hold: 0, velocity: -1200}}
          - {at: 2, scrollTo: {section: "B", rows: 0.5, animated: true}}
          - {at: 2.5, scrollTo: {place: "middle", pushed: 0.25, animated: false}}
          - {at: 3, wait: {for: "barFadeIn", share: 0.5}}
          - {at: 3, wait: "rest"}
          - {at: 9, reload: {sections: ["A", "#"]}}
          - {at: 10, reload: null}
          - {at: 11, shot: "the \\"end\\""}

        """

    private static let gridSteps = """
        steps:
          - {touchDown: {item: 5}}
          - {move: {pages: 0.25, over: 0.3}}
          - {touchUp: null}
          - {swipe: {by: -30, over: 0.3, hold: 0}}
          - {swipe: {pages: 1, over: 0.3, hold: 0.1}}
          - {tap: {pageControl: "next", hold: 0}}
          - {scrollTo: {page: "last", animated: false}}
          - {scrollTo: {page: 2, animated: true}}
          - {reload: {items: 3}}
          - {wait: 0.5}

        """

    @Test("a timeline is written as it reads", arguments: [steps, gridSteps])
    func text(of text: String) throws {
        let file = try TimelineFile(
            SourceText(name: "some.timeline.yaml", text: text.replacing("the \\\"end\\\"", with: "end")))
        let again = file.timeline.file()
        #expect(again == text.replacing("the \\\"end\\\"", with: "end"))
        #expect(try TimelineFile(SourceText(name: "again.timeline.yaml", text: again)).timeline == file.timeline)
    }

    @Test("comments stand above, and nothing is a timeline too")
    func empty() throws {
        let text = Timeline().file(comments: ["one", "two"])
        #expect(text == "# one\n# two\nsteps: []\n")
        #expect(try TimelineFile(SourceText(name: "some.timeline.yaml", text: text)).timeline == Timeline())
    }

    @Test("numbers are read back to their last bit")
    func numbers() throws {
        var random = SeededNumbers(seed: 7)
        let steps = (0..<200).map { number in
            TimelineStep(
                .move(
                    TouchPlace(
                        .point(x: .random(in: -1000...1000, using: &random), y: .random(in: 0...1, using: &random))),
                    over: 0), at: Double(number) + .random(in: 0..<1, using: &random))
        }
        let timeline = Timeline(steps: [TimelineStep(.touchDown(TouchPlace(.list)), at: 0)] + steps)
        let read = try TimelineFile(SourceText(name: "some.timeline.yaml", text: timeline.file())).timeline
        #expect(read == timeline)
    }

    @Test("what was shown in between, at whatever times, is what the timeline shows (LV-1)", arguments: 0..<20)
    func replay(seed: UInt64) throws {
        var random = SeededNumbers(seed: seed)
        let layout = TestList.searchable.layout
        var open = OpenTimeline(on: layout)
        var shown: [(time: Double, state: OpenTimeline.State)] = []
        var events: [TimedEvent] = []
        var time = 0.0
        for _ in 0..<60 {
            time += .random(in: 0..<0.1, using: &random)
            let place = TouchPlace(
                .point(x: .random(in: 250...320, using: &random), y: .random(in: 0...500, using: &random)))
            switch random.next(below: 5) {
            case 0 where open.fingersDown.isEmpty: try open.perform(TimelineStep(.touchDown(place), at: time))
            case 1, 2:
                if !open.fingersDown.isEmpty { try open.perform(TimelineStep(.move(place, over: 0), at: time)) }
            case 3:
                if !open.fingersDown.isEmpty { try open.perform(TimelineStep(.touchUp(), at: time)) }
            default: break
            }
            open.advance(to: time)
            shown.append((open.shownTime, open.state))
            events += open.takeEvents()
        }
        let end = TimelineStep(.wait(.seconds(0)), at: open.shownTime)
        let recording = try play(Timeline(steps: open.steps + [end]), on: layout)
        #expect(recording.events == events)
        let again = recording.moments(at: shown.map(\.time)).map { OpenTimeline.State.list($0.state) }
        #expect(again == shown.map(\.state), "seed \(seed)")
    }

    @Test("a step cannot begin before what was shown, nor name what is not there")
    func problems() throws {
        var open = OpenTimeline(on: TestList().layout)
        open.advance(to: 2)
        #expect(throws: TimelineProblem.Cause.backInTime(2)) { try open.perform(TimelineStep(.wait(.rest), at: 1)) }
        #expect(throws: TimelineProblem.Cause.noSuchNumber(99, count: 12)) {
            try open.perform(TimelineStep(.tap(TouchPlace(.number(99)))))
        }
        #expect(open.steps.isEmpty && open.isAtRest)
    }
}
