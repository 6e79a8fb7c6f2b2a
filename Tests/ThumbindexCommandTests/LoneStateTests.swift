import Foundation
import TemporaryFolders
import Testing

/// States that are drawn as JSON alone are compared and approved as pictures are.
@Suite("States as JSON alone")
struct LoneStateTests {
    private let folder = TemporaryFolder()

    private func run(_ arguments: String...) throws -> Program.Result { try Program.run(arguments, in: folder.path) }

    /// Of a state with one node.
    private func state(header height: Int, text: String = "A", others: String = "") -> String {
        """
        {"version": 1, "size": [20, 10], \(others)"nodes": [
        {"id": "header", "frame": [0, 0, 20, \(height)], "text": "\(text)"}]}
        """
    }

    /// Of a run.
    private func manifest(_ paths: String...) -> String {
        let images = paths.map { "{\"path\": \"\($0)\"}" }.joined(separator: ", ")
        return "{\"fingerprint\": {\"program\": \"1\"}, \"images\": [\(images)]}"
    }

    @Test("what a state says that is drawn as JSON alone is compared, and can be approved")
    func compared() throws {
        try folder.write([
            "old/look/same.json": state(header: 4),
            "new/look/same.json": state(header: 4, others: "\"note\": {\"by\": \"hand\"}, "),
            "old/look/rest.json": state(header: 4), "new/look/rest.json": state(header: 5),
            "old/look/rest~dark.json": state(header: 4), "new/look/rest~dark.json": state(header: 4, text: "B"),
            "old/look/gone.json": state(header: 4), "new/look/come.json": state(header: 4),
            "old/foreign.json": #"{"size": 3, "nodes": []}"#, "new/other.json": #"["nodes"]"#,
        ])
        let result = try run("diff", "old", "new", "--report", "report")
        #expect(result.status == 1)
        #expect(
            result.text == """
                added        look/come.json
                missing      look/gone.json
                different    look/rest.json
                               header resized 20 × 4 → 20 × 5 pt
                different    look/rest~dark.json
                               header text "A" → "B"
                5 pairs: 1 equal, 2 different, 1 missing, 1 added

                """)
        #expect(try run("diff", "old", "new", "--ignore", "header", "--fail-on", "any").text.contains("3 equal"))
        #expect(
            try run("approve", "report", "--baseline", "old").text == """
                approved  look/come.json
                approved  look/rest.json
                approved  look/rest~dark.json
                orphan    look/gone.json

                """)
        #expect(try run("diff", "old", "new").text == "missing      look/gone.json\n5 pairs: 4 equal, 1 missing\n")
    }

    @Test("one that is damaged on a side never counts as equal")
    func damaged() throws {
        for side in ["old", "new"] { try folder.write(["\(side)/sound.json": state(header: 4)]) }
        try folder.write(["old/rest.json": state(header: 4), "new/rest.json": "{\"size\": [20, 1"])
        let result = try run("diff", "old", "new")
        #expect(result.status == 1)
        #expect(result.text.contains("the JSON of the candidate cannot be read"))
        // Without a manifest nobody knows what the files were; with one they are what they should be.
        for side in ["old", "new"] {
            try folder.write(["\(side)/rest.json": "{", "\(side)/manifest.json": manifest("rest.json", "sound.json")])
        }
        try folder.write(["new/rest.json": "["])
        for sides in [("old", "new"), ("old/manifest.json", "new/manifest.json")] {
            let result = try run("diff", sides.0, sides.1)
            #expect(result.status == 1)
            #expect(result.text.hasSuffix("2 pairs: 1 equal, 1 different\n"))
        }
    }

    @Test("two files are compared as two pictures are")
    func files() throws {
        try folder.write(["old.json": state(header: 4), "new.json": state(header: 6)])
        let result = try run("diff", "old.json", "new.json")
        #expect(result.status == 1)
        #expect(
            result.text == """
                different    new.json
                               header resized 20 × 4 → 20 × 6 pt
                1 pair: 1 different

                """)
    }

    /// An earlier run's JSON is no counterpart of what a run should have drawn.
    @Test("a JSON that the manifest does not list is stale, and equals nothing")
    func stale() throws {
        for side in ["old", "new"] {
            try folder.write(["\(side)/a/rest.json": state(header: 4), "\(side)/a/kept.json": state(header: 4)])
        }
        try folder.write([
            "old/manifest.json": manifest("a/rest.json", "a/kept.json"),
            "new/manifest.json": manifest("a/kept.json"),
        ])
        let result = try run("diff", "old", "new")
        #expect(result.status == 1)
        #expect(
            result.text == """
                missing      a/rest.json
                stale        new/a/rest.json: no run claims it; render --prune removes it
                2 pairs: 1 equal, 1 missing, and 1 stale left out

                """)
    }

    @Test("what both manifests list and neither folder holds is not equal")
    func lost() throws {
        for side in ["old", "new"] {
            try folder.write([
                "\(side)/a/kept.json": state(header: 4), "\(side)/a/seen.json": state(header: 4),
                "\(side)/manifest.json": manifest("a/kept.json", "a/rest.json", "a/seen.json", "a/seen.png"),
            ])
        }
        let result = try run("diff", "old", "new")
        #expect(result.status == 2)
        #expect(
            result.text == """
                unreadable   a/rest.json: the baseline does not exist; the candidate does not exist
                unreadable   a/seen.png: the baseline does not exist; the candidate does not exist
                4 pairs: 2 equal, 2 unreadable

                """)
        try FileManager.default.removeItem(atPath: folder.path + "/new/manifest.json")
        #expect(try run("diff", "old", "new").text.hasPrefix("missing      a/rest.json\nmissing      a/seen.png\n"))
    }

    @Test("what a theme changes is told of a run that draws JSON alone, and of one that also draws pictures")
    func drawn() throws {
        let theme = "canvas: {width: 80, height: 160}\nindexBar: {slotHeight: 5}\nlist: {header: {height: HEADER}}\n"
        func render(_ height: Int, _ folder: String, _ format: String) throws {
            try self.folder.write(["a.theme.yaml": theme.replacing("HEADER", with: "\(height)")])
            let result = try run(
                "render", "a.theme.yaml", "--state", "section-list/resting", "--appearance", "light", "--scale", "1",
                "--out", folder, "--format", format, "--prune")
            #expect(result.status == 0, "\(result.errors)")
        }
        try render(20, "old", "json")
        try render(24, "new", "json")
        let told = "different    a/section-list/resting.json\n"
        #expect(try run("diff", "old", "new").text.hasPrefix(told))
        #expect(try run("diff", "old/manifest.json", "new/manifest.json").text.hasPrefix(told))
        try render(24, "new", "png,json")
        let result = try run("diff", "old", "new")
        #expect(result.status == 1)
        #expect(result.text.hasPrefix(told) && result.text.contains("added        a/section-list/resting.png\n"))
        try render(20, "new", "json")
        #expect(try run("diff", "old", "new").text == "1 pair: 1 equal\n")
    }
}
