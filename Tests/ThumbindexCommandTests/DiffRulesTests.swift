import Foundation
import PictureFiles
import TemporaryFolders
import Testing

/// Budgets and masks, on the command line and in files.
@Suite("Budgets and masks of the command diff")
struct DiffRulesTests {
    private let folder = TemporaryFolder()

    private func write(_ name: String, black places: [Int] = []) throws {
        var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: 20 * 10)
        for place in places { pixels[place] = 0xFF00_0000 }
        let url = URL(fileURLWithPath: folder.path + "/" + name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(StoredPNG(width: 20, height: 10, pixels: pixels).bytes).write(to: url)
    }

    private func run(_ arguments: String...) throws -> Program.Result {
        try Program.run(["diff", "old", "new"] + arguments, in: folder.path)
    }

    private func writePair() throws {
        try write("old/look/rest@2x.png")
        try write("new/look/rest@2x.png", black: [45, 46, 47])
    }

    @Test("few different pixels count as none where that is allowed, and are told")
    func budgets() throws {
        try writePair()
        for options in [
            ["--max-pixels", "3"], ["--max-ratio", "0.015"], ["--max-pixels", "3", "--max-ratio", "0.1"],
        ] {
            let result = try Program.run(["diff", "old", "new"] + options, in: folder.path)
            #expect(result.status == 0)
            #expect(
                result.text == """
                    equal        look/rest@2x.png: within the budget
                                   3 of 200 pixels differ (1.5 %), in 1 region, within the budget
                    1 pair: 1 equal (1 of the equal changed, and are equal by what was allowed)

                    """)
        }
        for options in [
            ["--max-pixels", "2"], ["--max-ratio", "0.014"], ["--max-pixels", "3", "--max-ratio", "0.01"],
        ] {
            #expect(try Program.run(["diff", "old", "new"] + options, in: folder.path).status == 1)
        }
        for options in [["--max-pixels", "-1"], ["--max-ratio", "1.1"], ["--max-ratio", "x"]] {
            #expect(try Program.run(["diff", "old", "new"] + options, in: folder.path).status == 64)
        }
    }

    @Test("a budget of pixels is none of what the state's JSON names")
    func budgetAndState() throws {
        try writePair()
        for (side, text) in [("old", "A"), ("new", "B")] {
            try folder.write([
                "\(side)/look/rest.json":
                    #"{"size": [10, 5], "nodes": [{"id": "a", "frame": [0, 0, 1, 1], "text": "\#(text)"}]}"#
            ])
        }
        #expect(try run("--max-pixels", "9").status == 1)
        #expect(try run("--max-pixels", "9", "--fail-on", "pixels").status == 0)
    }

    @Test("a file of rules counts for its paths, named or beside the baseline or in the working folder")
    func files() throws {
        try writePair()
        let text = "rules: [{paths: [\"look/*\"], maxPixels: 3}, {paths: [other], maxPixels: 0}]\n"
        try folder.write(["rules/gate.diff.yaml": text])
        #expect(try run().status == 1)
        #expect(try run("--rules", "rules/gate.diff.yaml").status == 0)
        try folder.write(["old/gate.diff.yaml": text])
        let beside = try run()
        #expect(beside.status == 0)
        #expect(beside.errors == "note: compared by the rules of 'old/gate.diff.yaml'\n")
        // What stands on the command line counts more.
        #expect(try run("--max-pixels", "2").status == 1)
        try FileManager.default.removeItem(atPath: folder.path + "/old/gate.diff.yaml")
        try folder.write(["gate.diff.yaml": text])
        #expect(try run().status == 0)
        try folder.write(["gate.diff.yaml": "maxPixels: many\n"])
        let wrong = try run()
        #expect(wrong.status == 2)
        #expect(wrong.errors.hasPrefix("gate.diff.yaml:1:12: error: maxPixels must be "))
    }

    @Test(
        "masks leave out rectangles in points or pixels, nodes, and the status bar",
        arguments: [
            "{points: [2.5, 1, 1.5, 0.5]}", "{pixels: [5, 2, 3, 1]}", "{node: bubble}", "status-bar",
        ])
    func masks(mask: String) throws {
        try writePair()
        for (side, x) in [("old", 2), ("new", 3)] {
            try folder.write([
                "\(side)/look/rest.json":
                    #"{"size": [10, 5], "nodes": [{"id": "bubble", "frame": [\#(x), 1, 1, 0.5]}]}"#
            ])
        }
        #expect(try run().status == 1)
        try folder.write(["old/gate.diff.yaml": "rules: [{paths: [\"**\"], masks: [\(mask)]}]\n"])
        let result = try run()
        // The bubble moved, and only a mask that holds it in both places keeps that from counting.
        #expect(result.status == (mask == "{node: bubble}" || mask == "status-bar" ? 0 : 1), "\(result.text)")
        #expect(try run("--fail-on", "pixels").status == 0)
    }

    /// The metric goes by the pictures' structure: what it lets pass may be plain to see.
    @Test("nothing is said of eyes by metrics that do not go by them")
    func words() throws {
        try writePair()
        for options in [
            ["--metric", "structural", "--minimum", "0.1"], ["--metric", "channels", "--tolerance", "255"],
        ] {
            let result = try Program.run(["diff", "old", "new", "--report", "report"] + options, in: folder.path)
            #expect(result.status == 0)
            #expect(
                !result.text.contains("eye") && result.text.contains("equal        look/rest@2x.png: by the metric\n"))
            let page = try String(contentsOfFile: folder.path + "/report/index.html", encoding: .utf8)
            #expect(!page.contains("to the eye"))
        }
    }
}
