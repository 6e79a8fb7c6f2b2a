import Batching
import Documents
import Files
import Foundation
import Jobs
import Manifests
import TemporaryFolders
import Testing
import Thumbindex
import Timelines

struct TimelineRunTests {
    private let root = TemporaryFolder()

    /// A small canvas, so that drawing takes little time, and a bar that fits it.
    private static let theme = "canvas: {width: 80, height: 160}\nindexBar: {slotHeight: 5}\n"

    private func draw(
        _ timelines: KeyValuePairs<String, String>, theme: String = theme, isDry: Bool = false,
        _ change: (inout RenderRequest) -> Void = { _ in }
    ) async throws -> (outcomes: [SceneOutcome], told: [Diagnostic]) {
        try root.write(["look.theme.yaml": theme])
        try root.write(timelines)
        var request = RenderRequest()
        request.themes = [root.path + "/look.theme.yaml"]
        request.timelines = timelines.map(\.key).map { root.path + "/" + $0 }
        request.states = []
        request.axes.appearances = [.light]
        request.scales = [1]
        change(&request)
        let pool = JobPool(workerCount: 2)
        let loading = await LoadedThemes(request, pool: pool)
        let run = try RenderRun([loading])
        let sink =
            isDry ? PictureSink.none(folder: root.path + "/out") : .folder(try OutputFolder(path: root.path + "/out"))
        var outcomes: [SceneOutcome] = []
        try await run.draw(to: sink, pool: pool) { outcomes.append($0) }
        return (outcomes, loading.diagnostics)
    }

    private func text(of diagnostics: [Diagnostic]) -> String {
        diagnostics.map(\.description).joined(separator: "\n").replacing(root.path + "/", with: "")
    }

    @Test("ST-3: shots are pictures, and JSON tells events and shots")
    func shots() async throws {
        let steps = "[{touchDown: C}, {shot: on c}, {wait: 1}, touchUp, {shot: later}]\n"
        let outcomes = try await draw(["jump.timeline.yaml": steps]) { $0.formats = [.png, .svg, .json] }.outcomes
        #expect(outcomes.flatMap(\.files).map(\.result) == Array(repeating: .written, count: 5))
        let names = try root.names(in: "out").filter { $0 != Manifest.path && !$0.hasPrefix(".") }
        #expect(
            names == ["film.json", "later.png", "later.svg", "on c.png", "on c.svg"].map { "look/jump/" + $0 })
        let json = try String(contentsOfFile: root.path + "/out/look/jump/film.json", encoding: .utf8)
        #expect(json.hasPrefix("{\n  \"version\": 1,\n  \"fingerprint\": {\"program\": "))
        #expect(json.contains("\n  \"events\": [\n    {\"time\": 0, \"name\": \"select\", \"index\": 2, "))
        #expect(json.contains("\n      \"name\": \"later\",\n      \"time\": 1,\n"))
    }

    @Test("a shot of nothing but the start is the state at rest")
    func rest() async throws {
        _ = try await draw(["still.timeline.yaml": "[{shot: start}]\n"]) {
            $0.states = CanonicalState.named("index-bar/rest")
        }
        let (shot, state) = ("/out/look/still/start.png", "/out/look/index-bar/rest.png")
        #expect(FileManager.default.contentsEqual(atPath: root.path + shot, andPath: root.path + state))
    }

    @Test("a timeline that a theme cannot play writes no file, tells all reasons with their places, and stops no other")
    func unplayable() async throws {
        let timelines: KeyValuePairs = [
            "bad.timeline.yaml": "- shot: start\n- touchDown: ß\n- touchUp\n- scrollTo: Ä\n",
            "good.timeline.yaml": "- shot: start\n",
        ]
        let outcomes = try await draw(timelines).outcomes
        #expect(
            text(of: outcomes[0].diagnostics) == """
                bad.timeline.yaml:2:3: error: the index has no title 'ß'
                - touchDown: ß
                  ^~~~~~~~~~~~
                hint: known are A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, V, W, X, Y, Z
                bad.timeline.yaml:4:3: error: the index has no title 'Ä'
                - scrollTo: Ä
                  ^~~~~~~~~~~
                hint: known are A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, V, W, X, Y, Z
                """)
        #expect(try root.names(in: "out") == [".thumbindex-cache", "look/good/start.png", "manifest.json"])
    }

    @Test("a timeline with an error in itself is left out, and the others are drawn")
    func broken() async throws {
        let (outcomes, told) = try await draw([
            "bad.timeline.yaml": "- wait: -1\n- move: {to: C}\n", "good.timeline.yaml": "- shot: start\n",
        ])
        #expect(outcomes.count == 1)
        #expect(try root.names(in: "out") == [".thumbindex-cache", "look/good/start.png", "manifest.json"])
        #expect(
            text(of: told) == """
                bad.timeline.yaml:1:9: error: wait must be a number from 0 to 600, not -1
                - wait: -1
                        ^~
                bad.timeline.yaml:2:3: error: move without a finger that is down
                - move: {to: C}
                  ^~~~~~~~~~~~~
                hint: touchDown brings one
                """)
    }

    @Test("a finger that meets a hidden bar is a warning")
    func hiddenBar() async throws {
        let theme = Self.theme.replacing("{slot", with: "{showStyle: onScroll, slot")
        let outcomes = try await draw(
            ["jump.timeline.yaml": "- touchDown: C\n- shot: touched\n"], theme: theme
        ).outcomes
        #expect(
            text(of: outcomes[0].diagnostics) == """
                jump.timeline.yaml:1:3: warning: the bar is hidden when the finger comes down, which meets the list
                - touchDown: C
                  ^~~~~~~~~~~~
                hint: a bar with showStyle onScroll shows when the list moves: drag it first, and wait
                """)
        #expect(outcomes[0].files.map(\.result) == [.written])
    }

    @Test("a run to nowhere plays timelines, so that it tells what a run would")
    func dryRun() async throws {
        let timelines: KeyValuePairs = [
            "bad.timeline.yaml": "- touchDown: ß\n- shot: a\n", "good.timeline.yaml": "- shot: a\n",
        ]
        let outcomes = try await draw(timelines, isDry: true).outcomes
        #expect(outcomes[0].diagnostics.count == 1)
        #expect(outcomes[1].files.map(\.result) == [.planned])
        #expect(!FileManager.default.fileExists(atPath: root.path + "/out"))
    }

    @Test("ST-3: a film of a timeline under its name, and films of how states come about")
    func films() async throws {
        let film = "film: {name: leap, frameRate: 10}\nsteps: [{touchDown: C}, {wait: 1}, touchUp, {shot: up}]\n"
        let outcomes = try await draw(["jump.timeline.yaml": film]) { request in
            request.states = CanonicalState.named("dragging") + CanonicalState.named("table-header")
            request.formats = [.webp, .png, .gif, .apng]
        }.outcomes
        #expect(outcomes.flatMap(\.files).allSatisfy { $0.result == .written })
        #expect(
            try root.names(in: "out/look").map { "look/" + $0 } == [
                "look/index-bar/dragging.apng", "look/index-bar/dragging.gif", "look/index-bar/dragging.png",
                "look/index-bar/dragging.webp", "look/jump/leap.apng", "look/jump/leap.gif", "look/jump/leap.webp",
                "look/jump/up.png",
            ])
    }

    @Test(
        "ST-3: a filmstrip where the timeline or the run asks for one, in the formats of stills", arguments: [nil, 3])
    func filmstrip(frames: Int?) async throws {
        let asking = "filmstrip: {name: strip, every: 0.5}\nsteps: [{touchDown: C}, {wait: 1}]\n"
        let (outcomes, told) = try await draw(["a.timeline.yaml": asking, "b.timeline.yaml": "- wait: 1\n"]) {
            request in
            request.formats = [.png, .svg]
            request.filmstripFrames = frames
        }
        #expect(outcomes.flatMap(\.files).allSatisfy { $0.result == .written })
        let names = ["a/strip.png", "a/strip.svg"] + (frames == nil ? [] : ["b/filmstrip.png", "b/filmstrip.svg"])
        #expect(try root.names(in: "out/look") == names)
        let warning = """
            b.timeline.yaml: warning: the timeline has no shot to draw
            hint: '- shot: name' takes one; '--format webp' draws a film, '--filmstrip 8' a strip
            """
        #expect(text(of: told) == (frames == nil ? warning : ""))
    }

    @Test("a run's frame rate goes before a timeline's", arguments: [nil, 1.0])
    func frameRate(rate: Double?) async throws {
        let film = "film: {frameRate: 120}\nsteps: [{touchDown: C}, {wait: 40}]\n"
        let outcomes = try await draw(["jump.timeline.yaml": film]) { request in
            request.formats = [.webp]
            request.export.frameRate = rate
        }.outcomes
        let tooLong = Diagnostic(
            .error,
            "look/jump/film.webp: a film has at most 3600 frames, and this one would have 4801",
            hints: ["set a lower frame rate, or cut the timeline short"])
        #expect(outcomes[0].files.map(\.result) == [rate == nil ? .failed(tooLong) : .written])
    }

    @Test("the same films on a second run")
    func determinism() async throws {
        let steps = "[{touchDown: C}, {wait: 0.2}, {move: {to: F, over: 0.2}}, touchUp]\n"
        var files: [[String: Data]] = []
        for _ in 0..<2 {
            try? FileManager.default.removeItem(atPath: root.path + "/out")
            _ = try await draw(["a.timeline.yaml": steps, "b.timeline.yaml": steps]) { request in
                request.formats = [.webp, .gif, .apng]
            }
            let names = try root.names(in: "out/look").map { "look/" + $0 }
            files.append(
                try Dictionary(
                    uniqueKeysWithValues: names.map {
                        ($0, try Data(contentsOf: URL(filePath: root.path + "/out/" + $0)))
                    }))
        }
        #expect(files[0].count == 6)
        #expect(files[0] == files[1])
        #expect(files[0]["look/a/film.webp"] == files[0]["look/b/film.webp"])
    }
}
