import Documents
import Interaction
import Testing
import Timelines

@Suite("Timeline files")
struct TimelineFileTests {
    private func read(_ text: String) throws -> TimelineFile {
        try TimelineFile(SourceText(name: "a.timeline.yaml", text: text))
    }

    @Test("steps in YAML become steps", arguments: TimelineExamples.good + TimelineExamples.grids)
    func actions(text: String, action: TimelineStep.Action) throws {
        #expect(try read("- \(text)").timeline == Timeline(steps: [TimelineStep(action)]))
        #expect(try read("steps:\n  - \(text)").timeline == Timeline(steps: [TimelineStep(action)]))
    }

    @Test("moves and lifts follow a finger", arguments: TimelineExamples.following)
    func following(text: String, action: TimelineStep.Action) throws {
        #expect(try read("- touchDown: C\n- \(text)").timeline.steps.last?.action == action)
    }

    @Test("a finger on a grid moves by widths of its pages")
    func pages() throws {
        let file = try read("- touchDown: {on: grid}\n- move: {pages: 0.25, over: 0.3}\n- move: {to: {item: 3, dx: 1}}")
        #expect(
            file.timeline.steps.dropFirst().map(\.action) == [
                .move(TouchPlace(.pages(0.25)), over: 0.3), .move(TouchPlace(.item(3), dx: 1), over: 0),
            ])
    }

    @Test(
        "a timeline is for a list or for a grid where a step says so",
        arguments: [
            ("[{touchDown: C}]", TimelineSubject.list), ("[{wait: 1}, {drag: {by: 3}}]", .list),
            ("[{tap: {item: 2}}, {scrollTo: {offset: 3}}]", .grid), ("[{shot: a}, {scrollTo: {page: last}}]", .grid),
            ("[{tap: {place: middle}}, {scrollTo: {place: end}}, reload, {wait: {for: scroll}}]", nil), ("[]", nil),
        ])
    func subjects(text: String, subject: TimelineSubject?) throws {
        #expect(try read(text).timeline.subject == subject)
    }

    @Test("a time stands beside the action")
    func times() throws {
        let file = try read("- {at: 1.5, shot: a}\n- shot: b")
        #expect(file.timeline.steps.map(\.time) == [1.5, nil])
    }

    @Test("how a film and a filmstrip are made")
    func films() throws {
        let text = """
            $schema: ../Schemas/timeline.schema.json
            name: A jump
            film: {name: jump, frameRate: 60, dither: true}
            filmstrip: {name: strip, every: 0.25, columns: 4}
            steps: [{shot: a}]
            """
        let file = try read(text)
        #expect(file.film.name == "jump")
        #expect(file.film.frameRate == 60)
        #expect(file.film.isDithered == true)
        #expect(file.filmstrip?.name == "strip")
        #expect(file.filmstrip?.interval == 0.25)
        #expect(file.filmstrip?.columns == 4)
        let plain = try read("[]")
        #expect(plain.film == FilmSettings())
        #expect(plain.film.frameRate == 60)
        #expect(plain.filmstrip == nil)
        #expect(try read("{filmstrip: {frames: 3}, steps: []}").filmstrip?.frameCount == 3)
    }

    @Test(
        "the times of a filmstrip's frames: the first is the start, the last the end",
        arguments: [
            (0.5, nil, 1.2, [0, 0.5, 1, 1.2]), (0.5, nil, 1, [0, 0.5, 1]), (0.1, nil, 0.3, [0, 0.1, 0.2, 0.3]),
            (0.5, nil, 0, [0]), (9, 3, 1, [0, 0.5, 1]), (9, 1, 1, [0]),
        ] as [(Double, Int?, Double, [Double])])
    func filmstripTimes(interval: Double, count: Int?, duration: Double, times: [Double]) {
        var settings = FilmstripSettings()
        settings.interval = interval
        settings.frameCount = count
        #expect(settings.times(upTo: duration).map { ($0 * 1000).rounded() / 1000 } == times)
    }

    @Test("a finger that a reload has cancelled may lift, move and come down again (IB-29)")
    func afterReload() throws {
        let file = try read(
            "[{touchDown: C}, reload, {move: {to: D}}, touchUp, {touchDown: C}, reload, {touchDown: E}]")
        #expect(file.timeline.steps.count == 7)
    }
}
