import Geometry
import Interaction
import Styles
import Testing
import Timelines

@Suite("Fingers of films (SC-6)")
struct FingerMarkTests {
    private func marks(_ actions: [TimelineStep.Action], at times: [Double]) throws -> [[FingerMark]] {
        let recording = try play(Timeline(steps: actions.map { TimelineStep($0) }), on: TestList().layout)
        return recording.moments(at: times).map(\.fingers)
    }

    @Test("a finger grows while it goes down, moves evenly, and shrinks where it lifts")
    func touch() throws {
        let marks = try marks(
            [
                .wait(.seconds(1)), .touchDown(TouchPlace(.point(x: 10, y: 20))), .wait(.seconds(1)),
                .move(TouchPlace(.point(x: 10, y: 120)), over: 1), .touchUp(), .wait(.seconds(1)),
            ], at: [0.5, 1.06, 1.5, 2.5, 3, 3.1, 3.5])
        #expect(marks.map(\.count) == [0, 1, 1, 1, 1, 1, 0])
        #expect(marks.compactMap(\.first?.point.y) == [20, 20, 70, 120, 120])
        let pressures = marks.compactMap(\.first?.pressure).map { ($0 * 1000).rounded() / 1000 }
        #expect(pressures == [0.5, 1, 1, 1, 0.5])
    }

    @Test("a drag of the list is a finger on it; shots tell none")
    func drag() throws {
        let recording = try play(
            Timeline(steps: [TimelineStep(.drag(.init(by: -100, over: 0.5))), TimelineStep(.shot("end"))]),
            on: TestList().layout)
        let marks = recording.moments(at: [0.25]).map(\.fingers)
        #expect(marks.first?.first?.point == Point(x: 160, y: 200))
        #expect(recording.shots.map(\.fingers) == [[]])
    }
}
