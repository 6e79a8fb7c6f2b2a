import Foundation
import TemporaryFolders
import Testing

struct TimelineRenderTests {
    private let root = TemporaryFolder()

    init() throws {
        try root.write([
            "Themes/look.theme.yaml": "canvas: {width: 80, height: 160}\nindexBar: {slotHeight: 5}\n",
            "jump.timeline.yaml": "- touchDown: C\n- shot: down\n- wait: rest\n- touchUp\n- shot: up\n",
            "bad.timeline.yaml": "- touchDown: Ö\n- shot: down\n",
        ])
    }

    private func run(_ arguments: String...) throws -> Program.Result {
        try Program.run(["render"] + arguments, in: root.path)
    }

    @Test("a timeline's shots, and what happens as JSON")
    func shots() throws {
        let result = try run("--timeline", "jump.timeline.yaml", "--format", "png,json", "--appearance", "light")
        #expect(
            result.text == """
                Output/look/jump/down@2x.png
                Output/look/jump/up@2x.png
                Output/look/jump/film.json

                """)
        #expect(result.remarks == "3 pictures drawn in Output\n")
        #expect(result.status == 0)
        #expect(try root.names(in: "Output").count == 6)
    }

    @Test("AX-1: a timeline may say what the reader has set; an axis of the run goes before it")
    func settings() throws {
        try root.write([
            "large.timeline.yaml": "settings: {text-size: AX3}\nsteps: [{shot: start}]\n",
            "usual.timeline.yaml": "[{shot: start}]\n",
        ])
        func shots(_ options: String...) throws -> [String] {
            let out = "Out\(options.count)"
            let result = try Program.run(
                [
                    "render", "--timeline", "large.timeline.yaml,usual.timeline.yaml", "--format", "json",
                    "--appearance",
                    "light", "--out", out,
                ] + options, in: root.path)
            #expect(result.status == 0, "\(result.remarks)")
            return try result.text.split(separator: "\n").map {
                try String(contentsOfFile: root.path + "/" + $0, encoding: .utf8)
            }
        }
        let own = try shots()
        #expect(own.count == 2 && own[0] != own[1])
        let asked = try shots("--text-size", "M")
        #expect(asked.count == 2 && asked[0] == asked[1])
    }

    @Test("several timelines and states, each file once")
    func several() throws {
        try root.write(["still.timeline.json": "[{\"shot\": \"start\"}]"])
        let result = try run(
            "--timeline", "jump.timeline.yaml,still.timeline.json", "--timeline", "jump.timeline.yaml", "--state",
            "pinned", "--appearance", "dark", "--scale", "1")
        #expect(
            result.text == """
                Output/look/section-list/pinned~dark.png
                Output/look/jump/down~dark.png
                Output/look/jump/up~dark.png
                Output/look/still/start~dark.png

                """)
        #expect(result.status == 0)
    }

    @Test("a title that the index does not have is told once, with its place; the other timelines are drawn")
    func unknownTitle() throws {
        let result = try run("--timeline", "bad.timeline.yaml,jump.timeline.yaml", "--scale", "1")
        #expect(
            result.remarks == """
                bad.timeline.yaml:1:3: error: the index has no title 'Ö'
                - touchDown: Ö
                  ^~~~~~~~~~~~
                hint: known are A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, V, W, X, Y, Z
                4 pictures drawn in Output, 2 failed

                """)
        #expect(
            try root.names(in: "Output").allSatisfy {
                $0.hasPrefix("look/jump/") || [".thumbindex-cache", "index.html", "manifest.json"].contains($0)
            })
        #expect(result.status == 2)
    }

    @Test("a timeline that is not there")
    func missing() throws {
        let result = try run("--timeline", "none.timeline.yaml")
        #expect(
            result.remarks == """
                error: cannot read 'none.timeline.yaml': there is no such file
                0 pictures drawn in Output

                """)
        #expect(result.status == 2)
    }

    @Test("a single shot to standard output")
    func standardOutput() throws {
        try root.write(["one.timeline.yaml": "- shot: start\n"])
        let result = try run("--timeline", "one.timeline.yaml", "--out", "-")
        #expect(result.output.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(result.errors.isEmpty)
        #expect(result.status == 0)
    }

    @Test("films of a timeline, and of how a state comes about")
    func films() throws {
        let timeline = try run(
            "--timeline", "jump.timeline.yaml", "--format", "webp,gif,apng", "--fps", "20", "--appearance", "light",
            "--scale", "1")
        #expect(
            timeline.text
                == "Output/look/jump/film.webp\nOutput/look/jump/film.gif\nOutput/look/jump/film.apng\n")
        #expect(timeline.status == 0)
        let state = try run("--state", "pinned", "--format", "webp", "--appearance", "light")
        #expect(state.text == "Output/look/section-list/pinned@2x.webp\n")
        #expect(state.remarks == "1 picture drawn in Output\n")
        let single = try run(
            "--timeline", "jump.timeline.yaml", "--format", "gif", "--fps", "20", "--scale", "1", "--out", "-")
        #expect(single.output.starts(with: Array("GIF89a".utf8)))
        let file = URL(filePath: root.path + "/Output/look/jump/film.gif")
        #expect(try Data(contentsOf: file) == single.output)
    }

    @Test("a strip of frames, side by side with their times")
    func filmstrip() throws {
        let result = try run(
            "--timeline", "jump.timeline.yaml", "--filmstrip", "3", "--appearance", "light", "--scale", "1")
        #expect(
            result.text
                == "Output/look/jump/down.png\nOutput/look/jump/up.png\nOutput/look/jump/filmstrip.png\n")
        #expect(result.status == 0)
    }

    @Test("a strip of no timeline is an error")
    func noTimeline() throws {
        let result = try run("--filmstrip", "3")
        #expect(
            result.errors == """
                error: --filmstrip draws frames of a timeline, and there is none
                hint: name one with --timeline

                """)
        #expect(result.status == 2 && result.text.isEmpty)
    }

    @Test("a film that would be too long is told, and the shots are drawn")
    func tooLong() throws {
        try root.write(["long.timeline.yaml": "- wait: 100\n- shot: end\n"])
        let result = try run(
            "--timeline", "long.timeline.yaml", "--format", "webp,png", "--appearance", "light", "--scale", "1")
        #expect(
            result.remarks == """
                error: look/long/film.webp: a film has at most 3600 frames, and this one would have 6001
                hint: set a lower frame rate, or cut the timeline short
                1 picture drawn in Output, 1 failed

                """)
        #expect(result.text == "Output/look/long/end.png\n")
        #expect(result.status == 2)
    }
}
