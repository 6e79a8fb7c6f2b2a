import Batching
import Documents
import Files
import Foundation
import Geometry
import Jobs
import Styles
import TemporaryFolders
import Testing
import Thumbindex
import Timelines

/// A second run draws only what changed (issue 6, point 4).
struct UnchangedPicturesTests {
    private let root = TemporaryFolder()

    private static let look = """
        canvas: {width: 80, height: 160}
        content: names.content.yaml
        indexBar: {minimumCount: 1}
        bubble: {shape: circle, fill: "#C8C8C8"}
        list: {header: {restingColor: "#8E8E93"}}

        """

    init() throws {
        try root.write([
            "a.theme.yaml": Self.look, "b.theme.yaml": Self.look,
            "names.content.yaml": "sections: [{title: A, items: [1, 2, 3, 4, 5]}, {title: B, items: [6, 7, 8, 9]}]\n",
        ])
    }

    /// What a run did: why each picture was drawn, by its path; those that stayed are left out.
    private func run(
        listing: Bool = false, isForced: Bool = false, mayFail: Bool = false,
        _ change: (inout RenderRequest) -> Void = { _ in }
    ) async throws -> [String: String] {
        var request = RenderRequest()
        request.themes = ["a", "b"].map { root.path + "/\($0).theme.yaml" }
        request.states = ["index-bar/rest", "touch-down-first", "pinned", "table-header"].flatMap(CanonicalState.named)
        request.axes.appearances = [.light]
        request.scales = [1]
        change(&request)
        let pool = JobPool(workerCount: 2)
        let run = try RenderRun([await LoadedThemes(request, pool: pool)])
        let folder = root.path + "/out"
        let sink: PictureSink = listing ? .none(folder: folder) : .folder(try OutputFolder(path: folder))
        var drawn: [String: String] = [:]
        try await run.draw(to: sink, isForced: isForced, pool: pool) { outcome in
            for file in outcome.files where file.result != .unchanged {
                if mayFail, case .failed = file.result { continue }
                #expect(file.result == (listing ? .planned : .written))
                drawn[file.file.path.text] = file.reason?.rawValue
            }
        }
        return drawn
    }

    private static let all = ["a", "b"].flatMap { theme in
        ["index-bar/rest", "index-bar/touch-down-first", "section-list/pinned"].map { "\(theme)/\($0).png" }
    }

    private static func each(_ paths: [String], _ reason: String) -> [String: String] {
        Dictionary(uniqueKeysWithValues: paths.map { ($0, reason) })
    }

    private func write(_ name: String, _ text: String) throws { try root.write([name: text]) }

    private func bytes(_ name: String) throws -> Data {
        try Data(contentsOf: URL(fileURLWithPath: root.path + "/out/" + name))
    }

    @Test("an unchanged run draws nothing and leaves every file as it was")
    func unchanged() async throws {
        #expect(try await run(listing: true) == Self.each(Self.all, "new"))
        #expect(try await run() == Self.each(Self.all, "new"))
        let before = try root.names(in: "out").map { try bytes($0) }
        #expect(try await run() == [:])
        #expect(try await run(listing: true) == [:])
        #expect(try root.names(in: "out").map { try bytes($0) } == before)
    }

    @Test("a colour redraws the pictures that use it, and no other")
    func oneColor() async throws {
        _ = try await run()
        try write("a.theme.yaml", Self.look.replacing("#C8C8C8", with: "#C8C8C9"))
        let expected = Self.each(["a/index-bar/touch-down-first.png"], "theme changed")
        #expect(try await run(listing: true) == expected)
        let before = try bytes("a/index-bar/touch-down-first.png")
        #expect(try await run() == expected)
        #expect(try bytes("a/index-bar/touch-down-first.png") != before)
        #expect(try await run() == [:])
    }

    @Test("a comment changes a file and no picture")
    func comment() async throws {
        _ = try await run()
        try write("a.theme.yaml", "# new\n" + Self.look)
        #expect(try await run() == [:])
    }

    @Test("names redraw what shows them")
    func content() async throws {
        _ = try await run()
        try write(
            "names.content.yaml",
            "sections: [{title: A, items: [1, 2, 3, 4, 5]}, {title: B, items: [6, 7, 8, 10]}]\n")
        let reasons = Set(try await run().values)
        #expect(reasons.isSubset(of: ["content changed"]))
        try write("names.content.yaml", "sections: [{title: C, items: [1, 2, 3, 4, 5]}]\n")
        #expect(Set(try await run().values) == ["content changed"])
    }

    @Test("a deleted and a spoilt file are mended")
    func mending() async throws {
        _ = try await run()
        let paths = Self.all.map { root.path + "/out/" + $0 }
        let whole = try bytes(Self.all[1])
        try FileManager.default.removeItem(atPath: paths[0])
        // As many bytes as before.
        var spoilt = whole
        spoilt[spoilt.count / 2] ^= 1
        try spoilt.write(to: URL(fileURLWithPath: paths[1]))
        try Data(whole.dropLast()).write(to: URL(fileURLWithPath: paths[2]))
        let expected = [
            Self.all[0]: "file missing", Self.all[1]: "file changed", Self.all[2]: "file changed",
        ]
        #expect(try await run(listing: true) == expected)
        #expect(try await run() == expected)
        #expect(try bytes(Self.all[1]) == whole)
        #expect(try await run() == [:])
    }

    @Test("a picture that could not be written is drawn by the next run")
    func failure() async throws {
        let path = root.path + "/out/" + Self.all[0]
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        let drawn = try await run(mayFail: true)
        #expect(drawn == Self.each(Array(Self.all.dropFirst()), "new"))
        try FileManager.default.removeItem(atPath: path)
        #expect(try await run(listing: true) == Self.each([Self.all[0]], "new"))
        #expect(try await run() == Self.each([Self.all[0]], "new"))
        #expect(try await run() == [:])
    }

    @Test("a timeline that had nothing to show in one format is drawn in another")
    func timelineOfOtherFormat() async throws {
        try write("t.timeline.yaml", "steps: [{wait: 0.1}]\n")
        let path = root.path + "/t.timeline.yaml"
        #expect(
            try await run {
                $0.timelines = [path]; $0.states = []
            } == [:])
        let drawn = try await run {
            $0.timelines = [path]; $0.states = []; $0.formats = [.json]
        }
        #expect(drawn == Self.each(["a/t/film.json", "b/t/film.json"], "new"))
    }

    @Test("force draws everything, and leaves the same bytes")
    func force() async throws {
        _ = try await run()
        let before = try root.names(in: "out").map { try bytes($0) }
        #expect(try await run(isForced: true) == Self.each(Self.all, "forced"))
        #expect(try root.names(in: "out").map { try bytes($0) } == before)
    }

    @Test("a cache that is gone, cut or spoilt costs drawing, nothing else")
    func spoiltCache() async throws {
        _ = try await run()
        let path = root.path + "/out/.thumbindex-cache"
        let cache = try Data(contentsOf: URL(fileURLWithPath: path))
        let spoilt: [Data] = [
            Data(), Data("nonsense\n".utf8), Data(cache.prefix(cache.count / 2)),
            Data(cache.map { $0 == 0x61 ? 0x62 : $0 }), Data([0, 255, 10, 31, 31]) + cache,
        ]
        for data in spoilt {
            try data.write(to: URL(fileURLWithPath: path))
            let drawn = try await run()
            #expect(Set(drawn.values).isSubset(of: ["new"]))
            #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == cache)
        }
    }

    @Test("other formats, scales and kinds of text are drawn beside what is there")
    func otherFiles() async throws {
        _ = try await run()
        let more = try await run { $0.formats = [.png, .svg] }
        #expect(more == Self.each(Self.all.map { $0.replacing(".png", with: ".svg") }, "new"))
        #expect(try await run() == [:])
        let live = try await run {
            $0.formats = [.png, .svg]
            $0.export.svgText = .live
        }
        #expect(live == more.mapValues { _ in "options changed" })
        #expect(try await run { $0.scales = [1, 3] }.count == 6)
    }

    @Test("what was told of a picture is told again")
    func warnings() async throws {
        var request = RenderRequest()
        try write(
            "w.theme.yaml",
            "canvas: {width: 80, height: 160}\nindexBar: {titles: [A, B, C, D, E, F, G, H, I, J]}\n")
        request.themes = [root.path + "/w.theme.yaml"]
        request.states = CanonicalState.named("index-bar/rest")
        request.scales = [1]
        let pool = JobPool(workerCount: 1)
        var told: [[String]] = []
        for _ in 0..<2 {
            let run = try RenderRun([await LoadedThemes(request, pool: pool)])
            var messages: [String] = []
            let folder = try OutputFolder(path: root.path + "/w")
            try await run.draw(to: .folder(folder), pool: pool) { messages += $0.diagnostics.map(\.description) }
            told.append(messages)
        }
        #expect(told[0] == told[1])
        #expect(told[0].count == 2 && told[0][0].hasSuffix("the index bar is condensed to 4 of its 10 titles"))
    }

    @Test("pictures of which something was told at its place in a file are not drawn again, and it is told again")
    func placedWarnings() async throws {
        var request = RenderRequest()
        // The tab is in the line that the warning shows.
        let text = "canvas: {width: 80, height: 160}\nindexBar:\n  titles: [A, B, C, D, E, F, G, H, I, J]\n"
        try write("w.theme.yaml", text + "  slotHeight: 20\t# high\n")
        try write(
            "t.timeline.yaml",
            "steps:\n  - {touchDown: {title: C}}\n  - {wait: 0.1}\n  - {shot: held}\n  - {touchUp: true}\n")
        request.themes = [root.path + "/w.theme.yaml"]
        request.states = CanonicalState.named("index-bar/rest") + CanonicalState.named("section-list/end")
        request.timelines = [root.path + "/t.timeline.yaml"]
        request.scales = [1]
        let pool = JobPool(workerCount: 2)
        var (drawn, told): ([[String]], [[Diagnostic]]) = ([], [])
        func run(isForced: Bool = false) async throws {
            let run = try RenderRun([await LoadedThemes(request, pool: pool)])
            drawn.append([])
            told.append([])
            try await run.draw(to: .folder(OutputFolder(path: root.path + "/w")), isForced: isForced, pool: pool) {
                drawn[drawn.count - 1] += $0.files.filter { $0.result == .written }.map(\.file.path.text)
                told[told.count - 1] += $0.diagnostics
            }
        }
        try await run()
        #expect(drawn[0].count == 4)
        let warning = """
            \(root.path)/w.theme.yaml:4:15: warning: the index bar is condensed to 4 of its 10 titles
              slotHeight: 20    # high
                          ^~
            """
        #expect(told[0].contains { $0.description == warning })
        try await run()
        #expect(drawn[1] == [])
        #expect(told[1] == told[0])
        try await run(isForced: true)
        #expect(drawn[2] == drawn[0] && told[2] == told[0])
        // A line more moves what is told, and no picture.
        try write("w.theme.yaml", "# new\n" + text + "  slotHeight: 20\t# high\n")
        try await run()
        try await run()
        #expect(drawn[3] == drawn[1] && drawn[4] == [])
        #expect(told[4] == told[3] && told[3].map(\.message) == told[0].map(\.message))
        #expect(told[3].contains { $0.description == warning.replacing(":4:15:", with: ":5:15:") })
    }

    @Test("a font file that is another redraws what may be set in it")
    func font() async throws {
        let sources = try ThemeFonts(for: [FontStyle(families: ["Inter"])]).sources
        let file = try #require(sources.first).path
        try root.copy(file, to: "own.otf")
        try write("a.theme.yaml", "fonts: own.otf\n" + Self.look)
        _ = try await run()
        #expect(try await run() == [:])
        var bytes = try Data(contentsOf: URL(fileURLWithPath: file))
        bytes.append(0)
        try bytes.write(to: URL(fileURLWithPath: root.path + "/own.otf"))
        let expected = Self.each(Self.all.filter { $0.hasPrefix("a/") }, "font changed")
        #expect(try await run(listing: true) == expected)
        #expect(try await run() == expected)
        #expect(try await run() == [:])
    }

    @Test("a picture that is another redraws what shows it, and so does one that comes or goes")
    func picture() async throws {
        _ = try await run()
        let (first, second) = (try bytes(Self.all[0]), try bytes(Self.all[1]))
        let path = URL(fileURLWithPath: root.path + "/p.png")
        try first.write(to: path)
        try write(
            "a.theme.yaml",
            Self.look.replacing("list: {", with: "list: {row: {height: 30, picture: {shape: square, size: 20}}, "))
        try write(
            "names.content.yaml",
            "sections: [{title: A, items: [{name: 1, picture: p.png}, 2, 3, 4]}, {title: B, items: [6, 7, 8, 9]}]\n")
        _ = try await run()
        #expect(try await run() == [:])
        try second.write(to: path)
        let changed = try await run(listing: true)
        #expect(Set(changed.values) == ["picture changed"] && changed.keys.allSatisfy { $0.hasPrefix("a/") })
        #expect(try await run() == changed)
        try FileManager.default.removeItem(at: path)
        #expect(try await run().keys.sorted() == changed.keys.sorted())
        #expect(try await run() == [:])
    }

    @Test("a value of an axis that changes redraws its own pictures")
    func axisValue() async throws {
        func batch(_ height: Int) throws -> RenderRequest {
            try write("run.batch.yaml", "axes: {list.row.height: [null, \(height)], appearance: light, scale: 1}\n")
            return try BatchFile(atPath: root.path + "/run.batch.yaml").request
        }
        let first = try batch(20)
        #expect(
            try await run {
                $0 = first; $0.states = CanonicalState.named("pinned")
            }.count == 4)
        #expect(
            try await run {
                $0 = first; $0.states = CanonicalState.named("pinned")
            } == [:])
        #expect(FileManager.default.fileExists(atPath: root.path + "/out/a/section-list/pinned~20.png"))
    }
}
