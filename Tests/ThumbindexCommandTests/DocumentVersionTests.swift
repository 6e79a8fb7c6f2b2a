import Foundation
import TemporaryFolders
import Testing

/// What this program wrote for programs, and reads again, is refused where it is of a version that it does not know: one
/// error, and exit status 2.
@Suite("Versions of documents that are read")
struct DocumentVersionTests {
    private let root = TemporaryFolder()

    init() throws {
        try root.write(["look.theme.yaml": "canvas: {width: 80, height: 160}\nindexBar: {slotHeight: 5}\n"])
        for out in ["old", "new"] { try render("--out", out) }
    }

    @discardableResult private func render(_ options: String...) throws -> Program.Result {
        try Program.run(
            [
                "render", "look.theme.yaml", "--state", "index-bar/rest,section-list/pinned", "--format", "png,json",
                "--appearance", "light", "--scale", "1",
            ] + options, in: root.path)
    }

    private func run(_ arguments: String...) throws -> Program.Result { try Program.run(arguments, in: root.path) }

    /// Gives a document another version, written as it is given.
    private func change(_ path: String, to version: String) throws {
        let text = try String(contentsOfFile: root.path + "/" + path, encoding: .utf8)
        try #require(text.contains("\"version\": 1"))
        try text.replacing("\"version\": 1", with: "\"version\": \(version)", maxReplacements: 1)
            .write(toFile: root.path + "/" + path, atomically: false, encoding: .utf8)
    }

    private static let hint = "hint: a newer thumbindex may read it\n"

    private static func objection(_ version: String) -> String {
        "is of version \(version), and this program reads version 1\n"
    }

    @Test(
        "a manifest: of a folder, by its name, of a run to be added to", arguments: ["2", "0", "\"1\"", "1.5", "null"])
    func manifest(version: String) throws {
        try change("new/manifest.json", to: version)
        let error = "error: the manifest 'new/manifest.json' " + Self.objection(version)
        for side in ["new", "new/manifest.json"] {
            let result = try run("diff", side == "new" ? "old" : "old/manifest.json", side)
            #expect(result.status == 2)
            #expect(result.errors == error + Self.hint)
            #expect(result.text.isEmpty)
        }
        let result = try render("--out", "new")
        #expect(result.status == 2)
        #expect(
            result.remarks.hasSuffix(error + Self.hint + "hint: take it away, and everything is drawn anew\n"),
            "\(result.errors)")
    }

    @Test("a shard's manifest")
    func shard() throws {
        for number in 1...2 { try render("--shard", "\(number)/2", "--out", "s\(number)") }
        try change("s2/manifest.json", to: "2")
        let result = try run("merge", "s1", "s2", "--out", "whole")
        #expect(result.status == 2)
        #expect(result.errors == "error: the manifest 's2/manifest.json' " + Self.objection("2") + Self.hint)
        #expect(!FileManager.default.fileExists(atPath: root.path + "/whole/manifest.json"))
    }

    @Test("a report")
    func report() throws {
        try root.write(["look.theme.yaml": "canvas: {width: 80, height: 160}\nindexBar: {slotHeight: 6}\n"])
        try render("--out", "new")
        #expect(try run("diff", "old", "new", "--report", "report").status == 1)
        try change("report/report.json", to: "2")
        let picture = URL(filePath: root.path + "/old/look/index-bar/rest.png")
        let before = try Data(contentsOf: picture)
        let result = try run("approve", "report")
        #expect(result.status == 2)
        #expect(result.errors == "error: the report 'report/report.json' " + Self.objection("2") + Self.hint)
        #expect(try Data(contentsOf: picture) == before)
    }

    @Test("a state's JSON, whether its picture differs or not", arguments: [true, false])
    func state(isDrawnAnew: Bool) throws {
        if isDrawnAnew {
            try root.write(["look.theme.yaml": "canvas: {width: 80, height: 160}\nindexBar: {slotHeight: 6}\n"])
            try render("--out", "new")
        }
        try change("new/look/index-bar/rest.json", to: "2")
        let result = try run("diff", "old", "new", "--report", "report")
        #expect(result.status == 2)
        #expect(
            result.text.contains(
                "unreadable   look/index-bar/rest.png: the candidate has beside it a JSON that "
                    + Self.objection("2")), "\(result.text)")
        // Of both sides the same: there is nothing to be read of it.
        try change("old/look/index-bar/rest.json", to: "2")
        if !isDrawnAnew { #expect(try run("diff", "old", "new").status == 0) }
    }

    @Test("a damaged manifest of a run is an error, and no folder without one")
    func damagedManifest() throws {
        let path = root.path + "/new/manifest.json"
        let text = try String(contentsOfFile: path, encoding: .utf8)
        try String(text.dropLast(40)).write(toFile: path, atomically: false, encoding: .utf8)
        let result = try run("diff", "old", "new")
        #expect(result.status == 2)
        #expect(result.errors.hasPrefix("error: 'new/manifest.json' is not a manifest\n"))
        // Another program's file of that name says nothing of pictures.
        try root.write(["new/manifest.json": "{\"name\": \"app\"}", "old/manifest.json": "{\"icons\": []}"])
        #expect(try run("diff", "old", "new").status == 0)
    }
}
