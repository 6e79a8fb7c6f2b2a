import Batching
import Documents
import Files
import Foundation
import Geometry
import Jobs
import Manifests
import TemporaryFolders
import Testing
import Thumbindex
import Timelines

struct RenderRunTests {
    private let root = TemporaryFolder()

    /// A small canvas, so that drawing takes little time.
    private static let small = "canvas: {width: 80, height: 160}\n"

    private func request(_ themes: [String], _ change: (inout RenderRequest) -> Void = { _ in }) -> RenderRequest {
        var request = RenderRequest()
        request.themes = themes.map { root.path + "/" + $0 + ".theme.yaml" }
        request.states = CanonicalState.named("pinned")
        request.scales = [1]
        change(&request)
        return request
    }

    /// The outcomes of a run into the folder `name`, and what was told before it.
    private func draw(
        _ request: RenderRequest, into name: String = "out", jobs: Int = 1
    ) async throws -> (outcomes: [SceneOutcome], told: [Diagnostic]) {
        let pool = JobPool(workerCount: jobs)
        let loading = await LoadedThemes(request, pool: pool)
        let run = try RenderRun([loading])
        var outcomes: [SceneOutcome] = []
        let folder = try OutputFolder(path: root.path + "/" + name)
        try await run.draw(to: .folder(folder), pool: pool) { outcomes.append($0) }
        return (outcomes, loading.diagnostics)
    }

    private func paths(in folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: root.path + "/" + folder)
            .filter { $0.contains(".") && $0 != Manifest.path && !$0.hasPrefix(".") }.sorted()
    }

    private func text(of diagnostics: [Diagnostic]) -> String {
        diagnostics.map(\.description).joined(separator: "\n").replacing(root.path + "/", with: "")
    }

    @Test("a film is told by the digest of its frames, the same in formats that lose nothing; a vector file by none")
    func filmPixels() async throws {
        try root.write(["look.theme.yaml": Self.small])
        let request = request(["look"]) {
            $0.formats = [.webp, .apng, .gif, .svg]
            $0.axes.appearances = [.light]
            $0.states = CanonicalState.named("index-bar/touch-down-first")
        }
        let digests = try await draw(request).outcomes.flatMap(\.entries).map(\.pixels)
        #expect(digests.map { $0?.count } == [32, 32, 32, nil])
        #expect(digests[0] == digests[1] && digests[1] != digests[2])
        try root.write(["look.theme.yaml": Self.small + "bubble: {fill: \"#123456\"}\n"])
        let changed = try await draw(request, into: "changed").outcomes.flatMap(\.entries).map(\.pixels)
        #expect(zip(digests, changed).map { $0 == $1 } == [false, false, false, true])
    }

    @Test("every variant of every theme, each file where it belongs")
    func files() async throws {
        try root.write(["a.theme.yaml": Self.small, "b.theme.yaml": Self.small])
        let request = request(["b", "a"]) { request in
            request.formats = [.png, .json]
            request.scales = [1, 2]
            request.axes.directions = [.leftToRight, .rightToLeft]
        }
        let outcomes = try await draw(request).outcomes
        #expect(outcomes.flatMap(\.files).allSatisfy { $0.result == .written })
        let names = ["pinned", "pinned~dark", "pinned~dark~rtl", "pinned~rtl"]
        let endings = [".json", ".png", "@2x.png"]
        let expected = ["a", "b"].flatMap { theme in
            names.flatMap { name in endings.map { "\(theme)/section-list/\(name)\($0)" } }
        }
        #expect(try paths(in: "out") == expected.sorted())
        #expect(outcomes.map { $0.files[0].file.path.text }.first == "a/section-list/pinned.png")
    }

    @Test("the manifest lists what was written, with sizes, digests of pixels and the fonts' files")
    func manifest() async throws {
        try root.write(["a.theme.yaml": Self.small, "names.txt": "Ann\nBob\n"])
        let request = request(["a"]) { request in
            request.states = CanonicalState.named("below-minimum")
            request.formats = [.png, .svg]
            request.scales = [1.5]
            request.axes.appearances = [.dark]
            request.contents = [nil, root.path + "/names.txt"]
        }
        _ = try await draw(request)
        let text = try String(contentsOfFile: root.path + "/out/manifest.json", encoding: .utf8)
        let document = try DocumentNode.parse(SourceText(name: "manifest", text: text))
        let images = try #require(document["images"]?.elements)
        #expect(images.compactMap { $0["path"]?.string } == (try paths(in: "out")))
        #expect(images.compactMap { $0["path"]?.string }.first == "a/index-bar/below-minimum~dark.svg")
        #expect(images.map { $0["content"]?.string } == [nil, nil, "names", "names"])
        #expect(images.map { $0["pixels"]?.string?.count } == [nil, 32, nil, 32])
        #expect(images.map { $0["width"]?.kind } == ["80", "120", "80", "120"])
        let fonts = try #require(document["fingerprint"]?["fonts"]?.elements)
        #expect(fonts.contains { $0["family"]?.string == "Inter" && $0["digest"]?.string?.count == 32 })
    }

    @Test("the same bytes with any number of jobs, and on a second run", arguments: [2, 3])
    func determinism(jobs: Int) async throws {
        try root.write(["a.theme.yaml": Self.small, "b.theme.yaml": Self.small + "list: {row: {height: 20}}\n"])
        let request = request(["a", "b"]) { request in
            request.states = CanonicalState.all
            request.formats = PictureFormat.allCases.filter { !$0.isFilm && $0 != .csv }
        }
        let first = try await draw(request, into: "one").outcomes
        let second = try await draw(request, into: "many", jobs: jobs).outcomes
        let third = try await draw(request, into: "many", jobs: jobs).outcomes
        #expect(first == second)
        #expect(third.flatMap(\.files).allSatisfy { $0.result == .unchanged })
        #expect(third.map { $0.files.map(\.facts) } == second.map { $0.files.map(\.facts) })
        let files = try paths(in: "one")
        #expect(files.count == first.reduce(0) { $0 + $1.files.count })
        #expect(try paths(in: "many") == files)
        for file in files {
            let (one, many) = (root.path + "/one/" + file, root.path + "/many/" + file)
            #expect(FileManager.default.contentsEqual(atPath: one, andPath: many), "\(file)")
        }
    }

    @Test("an error in a theme stops its pictures and no other's")
    func brokenTheme() async throws {
        try root.write([
            "a.theme.yaml": Self.small, "b.theme.yaml": "indexBar: {slotHight: 3}\n", "c.theme.yaml": Self.small,
        ])
        let (outcomes, told) = try await draw(request(["a", "b", "c"]))
        #expect(try paths(in: "out").map { $0.prefix(1) } == ["a", "a", "c", "c"])
        #expect(outcomes.count == 4)
        #expect(text(of: told).hasPrefix("b.theme.yaml:1:12: error: unknown key 'slotHight' in indexBar\n"))
    }

    @Test("a broken content, a missing font and a canvas too large stop a theme's pictures as well")
    func brokenParts() async throws {
        try root.write([
            "a.theme.yaml": "content: a.content.yaml\n", "a.content.yaml": "items: 3\n",
            "b.theme.yaml": "list: {header: {font: {families: [Intre]}}}\n",
            "c.theme.yaml": "canvas: {width: 9000, height: 9000}\n",
        ])
        let (outcomes, told) = try await draw(request(["a", "b", "c"]))
        #expect(outcomes.isEmpty)
        #expect(
            text(of: told) == """
                a.content.yaml:1:8: error: items must be a list, not 3
                items: 3
                       ^
                b.theme.yaml:1:35: error: no font family named 'Intre' is installed
                list: {header: {font: {families: [Intre]}}}
                                                  ^~~~~
                hint: did you mean 'Inter'?
                c.theme.yaml:1:17: error: a canvas of 9000 × 9000 pixels is too large; at most 64000000 pixels, \
                and 32767 on a side, are accepted
                canvas: {width: 9000, height: 9000}
                                ^~~~
                """)
    }

    @Test("a canvas too large for pixels is drawn as a vector file")
    func vectorOnly() async throws {
        try root.write(["c.theme.yaml": "canvas: {width: 9000, height: 9000}\n"])
        let request = request(["c"]) { request in
            request.states = CanonicalState.named("index-bar/rest")
            request.formats = [.json]
            request.axes.appearances = [.light]
        }
        #expect(try await draw(request).told.isEmpty)
        #expect(try paths(in: "out") == ["c/index-bar/rest.json"])
    }

    @Test("a theme is drawn with other contents under their names, and with its own under none")
    func contents() async throws {
        try root.write([
            "a.theme.yaml": Self.small + "content: own.content.yaml\n",
            "own.content.yaml": "locale: zh\nsections: [{title: A, items: [1, 2, 3, 4, 5]}, {title: B, items: [1]}]\n",
            "names.txt": "Ann\nBob\nCid\nÅsa\n",
        ])
        let request = request(["a"]) { request in
            request.contents = [root.path + "/own.content.yaml", root.path + "/names.txt"]
            request.axes.locales = ["zh", "sv"]
            request.axes.appearances = [.light]
            request.formats = [.json]
        }
        _ = try await draw(request)
        #expect(
            try paths(in: "out").map { $0.dropFirst("a/section-list/pinned".count) } == [
                ".json", "~sv.json", "~sv~names.json", "~zh~names.json",
            ])
        let swedish = try root.files()["out/a/section-list/pinned~sv~names.json"]
        #expect(swedish?.contains("Åsa") == true)
    }

    @Test("a broken content among others takes only its own pictures away")
    func brokenContent() async throws {
        try root.write(["a.theme.yaml": Self.small, "good.txt": "Ann\n", "bad.csv": "\"Ann\n"])
        let request = request(["a"]) { request in
            request.states = CanonicalState.named("index-bar/below-minimum")
            request.contents = ["/bad.csv", "/good.txt", "/none.txt"].map { root.path + $0 }
            request.axes.appearances = [.light]
        }
        let told = try await draw(request).told
        #expect(try paths(in: "out") == ["a/index-bar/below-minimum~good.png"])
        #expect(told.count == 2)
        #expect(text(of: told).hasSuffix("error: cannot read 'none.txt': there is no such file"))
    }

    @Test("ST-2: a state that a theme cannot have leaves no file and is no failure")
    func impossibleState() async throws {
        try root.write(["a.theme.yaml": Self.small])
        let outcomes = try await draw(request(["a"]) { $0.states = CanonicalState.named("table-header") }).outcomes
        #expect(outcomes.map(\.files) == [[], []])
        #expect(outcomes.map(\.diagnostics) == [[], []])
        #expect(try paths(in: "out").isEmpty)
    }

    @Test("a file that cannot be written is told, and the others are written")
    func unwritableFile() async throws {
        try root.write(["a.theme.yaml": Self.small, "out/a/section-list/pinned.png/in-the-way": ""])
        let outcomes = try await draw(request(["a"])).outcomes
        let results = outcomes.flatMap(\.files).map(\.result)
        #expect(
            results == [
                .failed(
                    Diagnostic(
                        .error, "cannot write '\(root.path)/out/a/section-list/pinned.png': is a directory")),
                .written,
            ])
        #expect(try paths(in: "out").contains("a/section-list/pinned~dark.png"))
    }

    @Test("what cannot be drawn as it was asked for is told of the theme, and drawn")
    func warnings() async throws {
        try root.write([
            "a.theme.yaml": Self.small + "content: a.content.yaml\n",
            "a.content.yaml": "sections:\n  - {title: \u{10FFFD}, items: [b]}\n"
                + "CDEFGHIJKL".map { "  - {title: \($0), items: [x, y]}\n" }.joined(),
        ])
        let request = request(["a"]) { request in
            request.states = CanonicalState.named("index-bar/rest") + CanonicalState.named("condensed")
            request.axes.appearances = [.light]
        }
        let outcomes = try await draw(request).outcomes
        #expect(outcomes.flatMap(\.files).map(\.result) == [.written, .written])
        // A short canvas is meant to condense the bar.
        #expect(outcomes.map(\.diagnostics.count) == [2, 1])
        #expect(
            text(of: outcomes[0].diagnostics) == """
                a.theme.yaml: warning: the index bar is condensed to 4 of its 11 titles
                a.theme.yaml: warning: no font of the theme or of the machine has '\u{10FFFD}' (U+10FFFD)
                hint: a box is drawn for each of them
                """)
    }

    @Test("two themes that would share a folder are refused before anything is drawn")
    func sharedName() async throws {
        try root.write(["a.theme.yaml": Self.small, "sub/a.theme.yaml": Self.small])
        await #expect(throws: DiagnosticError.self) { try await draw(request(["a", "sub/a"])) }
        #expect(!FileManager.default.fileExists(atPath: root.path + "/out"))
    }

    @Test("a run to nowhere draws nothing and says what it would")
    func dryRun() async throws {
        try root.write(["a.theme.yaml": Self.small])
        let request = request(["a"]) { request in
            request.states = CanonicalState.named("pinned") + CanonicalState.named("table-header")
            request.axes.appearances = [.dark]
        }
        let pool = JobPool(workerCount: 2)
        let run = try RenderRun([await LoadedThemes(request, pool: pool)])
        var files: [FileOutcome] = []
        try await run.draw(to: .none(folder: root.path + "/out"), pool: pool) { files += $0.files }
        #expect(files.map(\.result) == [.planned])
        #expect(files.map(\.file.path.text) == ["a/section-list/pinned~dark.png"])
        #expect(try root.files().keys.sorted() == ["a.theme.yaml"])
    }
}
