import Foundation
import TemporaryFolders
import Testing

@Suite("Films of the command (SC-6)") struct FilmRenderTests {
    private let root = TemporaryFolder()

    init() throws {
        try root.write([
            "look.theme.yaml": "canvas: {width: 80, height: 160}\nindexBar: {slotHeight: 5}\n",
            "jump.timeline.yaml": "- touchDown: C\n- wait: 0.3\n- shot: down\n- touchUp\n",
        ])
    }

    private func run(_ arguments: [String], path: String = "") throws -> Program.Result {
        try Program.run(
            [
                "render", "look.theme.yaml", "--timeline", "jump.timeline.yaml", "--appearance", "light", "--scale",
                "1",
                "--fps", "10",
            ] + arguments, in: root.path, environment: ["PATH": path])
    }

    @Test("a size is kept, and the quality told")
    func size() throws {
        let result = try run(["--format", "webp", "--film-size", "2MB"])
        #expect(result.text == "Output/look/jump/film.webp\n")
        #expect(
            result.remarks.contains(
                /note: look\/jump\/film\.webp: without loss, [0-9.]+ kB of 2 MB/))
        #expect(result.status == 0)
        let gif = try run(["--format", "gif", "--film-size", "2MB"])
        #expect(gif.errors.hasPrefix("error: --film-size is for webp and mp4 films, and none are asked for\n"))
        #expect(gif.status == 2)
    }

    @Test("a poster is a still of its own beside the film")
    func poster() throws {
        let result = try run(["--format", "webp,png", "--film", "finger,poster=0.2"])
        #expect(
            result.text == """
                Output/look/jump/film.webp
                Output/look/jump/down.png
                Output/look/jump/film-poster.png

                """)
        #expect(result.status == 0)
    }

    @Test("a poster past the end of its timeline shows the end, and is told with its place, even if nothing is drawn")
    func latePoster() throws {
        let poster = ["--format", "png", "--film", "poster=9"]
        let late = try run(poster)
        #expect(late.text == "Output/look/jump/down.png\nOutput/look/jump/film-poster.png\n")
        #expect(
            late.remarks.contains(
                /jump\.timeline\.yaml:4:3: warning: the timeline ends here, after [0-9.]+ seconds, and a poster is to show it after 9\n/
            ), "\(late.remarks)")
        #expect(late.remarks.contains(/hint: its end is drawn; what lies within it is at most poster=[0-9.]+\n/))
        #expect(late.status == 0)
        #expect(try run(poster + ["--strict", "--force"]).status == 2)
        #expect(try run(poster + ["--dry-run"]).remarks.contains("the timeline ends here"))
        #expect(!(try run(["--format", "webp", "--film", "poster=9"]).remarks.contains("the timeline ends here")))
        let end = try #require(late.remarks.firstMatch(of: /poster=([0-9.]+)/)?.output.1)
        #expect(!(try run(["--format", "png", "--film", "poster=\(end)"]).remarks.contains("the timeline ends here")))
    }

    @Test("words that there are not are wrong usage")
    func words() throws {
        let result = try run(["--film", "fingr"])
        #expect(result.errors.contains("unknown word 'fingr' for films; did you mean 'finger'?"))
        #expect(result.status == 64)
    }

    @Test("without ffmpeg there is one error, and no part of a file")
    func missingProgram() throws {
        let result = try run(["--format", "mp4"], path: root.path)
        #expect(
            result.remarks.hasPrefix(
                "error: look/jump/film.mp4: mp4 films are made by the program ffmpeg, which is not there; install it, or choose webp\n"
            ))
        #expect(result.status == 2)
        try checkNothingIsLeft()
    }

    @Test(
        "an ffmpeg that dies, fails or has no H.264 is one error, with what it said",
        arguments: [
            ("kill -9 $$", "ffmpeg did not make the film: it was ended by signal 9"),
            ("exit 1", "ffmpeg did not make the film: it ended with status 1"),
            ("exec 0<&-; exit 0", "ffmpeg did not make the film"),
            (
                "/bin/cat >/dev/null; echo 'first'>&2; echo 'no room'>&2; exit 1",
                "ffmpeg did not make the film: no room"
            ),
            (
                "echo \"Unknown encoder 'libx264'\" >&2; exit 1",
                "the program ffmpeg that is there has no encoder for H.264 (libx264); choose webp"
            ),
        ])
    func brokenProgram(script: String, message: String) throws {
        let program = root.path + "/bin/ffmpeg"
        try root.write(["bin/ffmpeg": "#!/bin/sh\n\(script)\n"])
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
        let result = try run(["--format", "mp4"], path: root.path + "/bin")
        #expect(result.remarks.hasPrefix("error: look/jump/film.mp4: \(message)\n"))
        #expect(result.status == 2)
        try checkNothingIsLeft()
    }

    private func checkNothingIsLeft() throws {
        let left = try FileManager.default.subpathsOfDirectory(atPath: root.path + "/Output")
        #expect(!left.contains { $0.hasSuffix("mp4") })
    }
}
