import Foundation
import PictureFiles
import TemporaryFolders
import Testing

/// `diff --report` and `approve`, by the program itself.
@Suite("Reports and approvals")
struct ReportCommandTests {
    private let folder = TemporaryFolder()

    private func write(_ name: String, black places: [Int] = []) throws {
        var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: 20 * 10)
        for place in places { pixels[place] = 0xFF00_0000 }
        let url = URL(fileURLWithPath: folder.path + "/" + name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(StoredPNG(width: 20, height: 10, pixels: pixels).bytes).write(to: url)
    }

    private func bytes(_ name: String) throws -> Data { try Data(contentsOf: URL(filePath: folder.path + "/" + name)) }

    private func run(_ arguments: String...) throws -> Program.Result {
        try Program.run(arguments, in: folder.path)
    }

    /// A bubble that moved, an added picture, an orphan, and one that is equal.
    private func writeFolders() throws {
        for (side, y) in [("old", 4), ("new", 1)] {
            try write("\(side)/equal.png")
            try write("\(side)/look/rest@2x.png", black: [20 * y])
            try folder.write([
                "\(side)/look/rest.json": #"{"size": [10, 5], "nodes": [{"id": "bubble", "frame": [0, \#(y), 1, 1]}]}"#
            ])
        }
        try write("old/orphan.png")
        try write("new/added.png")
    }

    @Test("causes stand below their pair")
    func causes() throws {
        try writeFolders()
        let result = try run("diff", "old", "new")
        #expect(result.status == 1)
        #expect(
            result.text == """
                added        added.png
                different    look/rest@2x.png: 2 of 200 pixels differ (1 %), in 1 region
                               bubble moved 3 pt up
                missing      orphan.png
                4 pairs: 1 equal, 1 different, 1 missing, 1 added

                """)
        let json = try JSONSerialization.jsonObject(with: run("diff", "old", "new", "--json").output) as? [String: Any]
        let pairs = try #require(json?["pairs"] as? [[String: Any]])
        #expect(pairs.map { $0["causes"] as? [String] } == [[], [], ["bubble moved 3 pt up"], []])
    }

    @Test("a report is left though nobody reads the listing, and the listing tells the same as without one")
    func unreadListing() throws {
        try writeFolders()
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        _ = try Program.run(
            ["diff", "old", "new", "--report", "unread"], in: folder.path,
            standardOutput: pipe.fileHandleForWriting)
        #expect(try folder.names(in: "unread").contains("index.html"))
        let listed = try run("diff", "old", "new", "--report", "report")
        #expect(listed.text == (try run("diff", "old", "new").text))
    }

    @Test("a report is left, looked at and approved")
    func approve() throws {
        try writeFolders()
        #expect(try run("diff", "old", "new", "--report", "report").status == 1)
        for name in ["index.html", "junit.xml", "report.json"] { #expect(try !bytes("report/\(name)").isEmpty) }

        let trial = try run("approve", "report", "--dry-run")
        #expect(trial.errors == "2 pictures would be approved, 1 orphan\n")
        #expect(try bytes("old/look/rest@2x.png") != bytes("new/look/rest@2x.png"))

        let result = try run("approve", "report")
        let expected = """
            approved  added.png
            approved  look/rest@2x.png
            orphan    orphan.png

            """
        #expect(
            result == Program.Result(status: 0, output: Data(expected.utf8), errors: "2 pictures approved, 1 orphan\n"))
        #expect(
            trial.text == "to approve  added.png\nto approve  look/rest@2x.png\norphan      orphan.png\n")
        for name in ["added.png", "look/rest@2x.png", "look/rest.json"] {
            #expect(try bytes("old/\(name)") == bytes("new/\(name)"), "\(name)")
        }
        #expect(try run("diff", "old", "new").text == "missing      orphan.png\n4 pairs: 3 equal, 1 missing\n")
    }

    @Test("only what is named, as JSON")
    func approveNamed() throws {
        try writeFolders()
        _ = try run("diff", "old", "new", "--report", "report")
        let result = try run("approve", "report", "added.png", "--json")
        #expect(
            result.text
                == "{\"version\": 1, \"approved\": [\"added.png\"], \"orphans\": [\"orphan.png\"], \"refused\": []}\n")
        #expect(result.status == 0)
        #expect(try bytes("old/look/rest@2x.png") != bytes("new/look/rest@2x.png"))
    }

    @Test("a candidate that cannot be read stops no other")
    func unreadable() throws {
        try writeFolders()
        try folder.write(["new/equal.png": "nothing", "new/broken.png": "nothing"])
        _ = try run("diff", "old", "new", "--report", "report")
        let json = try run("approve", "report", "--dry-run", "--json")
        #expect(json.status == 2)
        #expect(
            json.text == """
                {
                  "version": 1,
                  "approved": ["added.png", "look/rest@2x.png"],
                  "orphans": ["orphan.png"],
                  "refused": ["broken.png", "equal.png"]
                }

                """)
        let before = try bytes("old/equal.png")
        let result = try run("approve", "report")
        #expect(result.status == 2)
        #expect(result.text == "approved  added.png\napproved  look/rest@2x.png\norphan    orphan.png\n")
        #expect(
            result.errors == """
                error: the candidate 'broken.png' is not a PNG, JPEG or WebP file
                error: the candidate 'equal.png' is not a PNG, JPEG or WebP file
                2 pictures approved, 1 orphan, 2 refused

                """)
        #expect(try bytes("old/equal.png") == before)
        #expect(try bytes("old/added.png") == bytes("new/added.png"))
    }

    @Test("a candidate that changed since the report is refused")
    func changed() throws {
        try writeFolders()
        _ = try run("diff", "old", "new", "--report", "report")
        try write("new/equal.png", black: [1])
        let before = try bytes("old/look/rest@2x.png")
        let result = try run("approve", "report")
        #expect(result.status == 2)
        #expect(result.text == "")
        #expect(
            result.errors == """
                error: the candidate 'equal.png' has changed since the report
                hint: compare again, and look at the new report

                """)
        #expect(try bytes("old/look/rest@2x.png") == before)
    }

    @Test("two files")
    func files() throws {
        try write("old.png")
        try write("new.png", black: [3])
        #expect(try run("diff", "old.png", "new.png", "--report", "report").status == 1)
        #expect(try run("approve", "report").text == "approved  new.png\n")
        #expect(try bytes("old.png") == bytes("new.png"))
        #expect(try folder.names(in: ".").filter { !$0.hasPrefix("report/") } == ["new.png", "old.png"])
    }

    @Test("annotations for GitHub go to standard error")
    func annotations() throws {
        try writeFolders()
        let result = try run("diff", "old", "new", "--annotations", "github", "--json")
        #expect(
            result.errors == """
                ::error file=new/added.png,title=added::added.png
                ::error file=old/look/rest@2x.png,title=different%3A 2 px in 1 region%2C 1 %25::look/rest@2x.png%0Abubble moved 3 pt up
                ::error file=old/orphan.png,title=missing::orphan.png

                """)
    }

    @Test("help of the command approve")
    func help() throws {
        #expect(
            try run("approve", "--help").text == """
                OVERVIEW: Make the candidates that a report showed the new baseline.

                Nothing is drawn or compared again: what the report showed is copied, all of it or nothing, but for
                candidates that cannot be read, which are told. It is refused where the candidates, or the
                baselines that they would replace, have changed since the report. Baseline pictures without a
                candidate are listed as orphans, and stay. A baseline outside of the working folder is changed only
                where --baseline names it.

                USAGE: thumbindex approve <report> [<paths> ...] [--baseline <folder>] [--candidate <folder>] [--dry-run] [--json]

                ARGUMENTS:
                  <report>                A report that 'thumbindex diff --report' wrote.
                  <paths>                 Pictures, or folders of them, as the report names them. Without any, all
                                          that differ.

                OPTIONS:
                  --baseline <folder>     Where the baseline is now, if not where it was compared.
                  --candidate <folder>    Where the candidate is now, if not where it was compared.
                  --dry-run               Only check, and list what would be approved.
                  --json                  Write JSON.
                  --version               Show the version.
                  -h, --help              Show help information.


                """)
    }

    @Test("a baseline that has moved")
    func moved() throws {
        try writeFolders()
        _ = try run("diff", "old", "new", "--report", "report")
        try FileManager.default.moveItem(atPath: folder.path + "/old", toPath: folder.path + "/moved")
        #expect(try run("approve", "report").status == 2)
        #expect(try run("approve", "report", "--baseline", "moved").text.hasPrefix("approved  added.png\n"))
        #expect(try bytes("moved/added.png") == bytes("new/added.png"))
    }

    @Test("what cannot be")
    func refusals() throws {
        try writeFolders()
        let inside = try run("diff", "old", "new", "--report", "new/report")
        #expect(inside.status == 2)
        #expect(inside.errors == "error: the report 'new/report' would lie in 'new', which is compared\n")
        let none = try run("approve", "old")
        #expect(none.status == 2)
        #expect(none.errors == "error: cannot read 'old/report.json': there is no such file\n")
        let style = try run("diff", "old", "new", "--annotations", "gitlab")
        #expect(style.status == 64)
    }

    @Test("a first baseline is made from an empty folder")
    func emptyBaseline() throws {
        try write("new/a.png")
        try FileManager.default.createDirectory(atPath: folder.path + "/old", withIntermediateDirectories: true)
        let result = try run("diff", "old", "new", "--report", "report")
        #expect(
            result
                == Program.Result(
                    status: 2, output: Data("added        a.png\n1 pair: 1 added\n".utf8),
                    errors: "error: there is no picture in the folder 'old'\n"))
        #expect(try run("approve", "report").text == "approved  a.png\n")
        #expect(try run("diff", "old", "new").status == 0)
    }

    @Test("a damaged JSON is told of")
    func damaged() throws {
        try writeFolders()
        try folder.write(["new/look/rest.json": "[]"])
        #expect(
            try run("diff", "old", "new").text.contains(
                "               the JSON of the candidate cannot be read: a state's JSON has a size\n"))
        try folder.write(["new/look/rest.json": "{\"name\": \"another program's\"}"])
        #expect(try !run("diff", "old", "new").text.contains("JSON"))
    }

    @Test("names and what is left out forge nothing")
    func namesAndIgnored() throws {
        try writeFolders()
        try write("new/a\n1 pair: 1 equal\u{1B}[2J.png")
        let result = try run("diff", "old", "new", "--ignore", "bubbel")
        #expect(result.text.hasPrefix(#"added        a\n1 pair: 1 equal\u{1B}[2J.png"# + "\n"))
        #expect(
            result.errors == """
                warning: 'bubbel' leaves nothing out: no picture has such a node
                hint: did you mean 'bubble'?

                """)
        let ignored = try run("diff", "old", "new", "--ignore", "bubble")
        #expect(!ignored.text.contains("bubble moved"))
        #expect(ignored.errors == "")
    }

    /// A report that came from elsewhere could lead anywhere.
    @Test("a baseline outside of the working folder is changed only where it is named")
    func otherBaselines() throws {
        try write("work/new/rest.png", black: [1, 2, 3])
        try write("old/rest.png")
        try write("work/victim/rest.png")
        let before = try bytes("old/rest.png")
        func approve(_ arguments: String...) throws -> Program.Result {
            try Program.run(["approve", "report"] + arguments, in: folder.path + "/work")
        }
        #expect(
            try Program.run(["diff", "../old", "new", "--report", "report"], in: folder.path + "/work").status == 1)
        let refused = try approve()
        #expect(refused.status == 2)
        #expect(
            refused.errors == """
                error: the baseline of the report, '\(folder.path)/old', does not lie in the working folder
                hint: if that is the baseline that you mean, name it: --baseline \(folder.path)/old

                """)
        #expect(try bytes("old/rest.png") == before)
        let report = URL(filePath: folder.path + "/work/report/report.json")
        let text = try String(contentsOf: report, encoding: .utf8)
        try text.replacing("../../old", with: "../victim").write(to: report, atomically: true, encoding: .utf8)
        #expect(
            try approve().errors == """
                error: 'report/report.json' is not as the comparison wrote it
                hint: if that is the baseline that you mean, name it: --baseline \(folder.path)/work/victim

                """)
        #expect(try bytes("work/victim/rest.png") == before)
        try text.write(to: report, atomically: true, encoding: .utf8)
        #expect(try approve("--baseline", "../old").status == 0)
        #expect(try bytes("old/rest.png") == bytes("work/new/rest.png"))
    }

    @Test("a candidate that cannot be read any more stops itself only")
    func unreadableCandidate() throws {
        for name in ["a.png", "b.png"] {
            try write("old/" + name)
            try write("new/" + name, black: [1, 2, 3])
        }
        #expect(try run("diff", "old", "new", "--report", "report").status == 1)
        try FileManager.default.removeItem(atPath: folder.path + "/new/a.png")
        try FileManager.default.createDirectory(atPath: folder.path + "/new/a.png", withIntermediateDirectories: false)
        let before = try bytes("old/a.png")
        let result = try run("approve", "report")
        #expect(result.status == 2)
        #expect(result.errors.hasPrefix("error: the candidate 'a.png' is a folder\n"))
        #expect(result.text == "approved  b.png\n")
        #expect(try bytes("old/b.png") == bytes("new/b.png"))
        #expect(try bytes("old/a.png") == before)
    }

    @Test("approved pictures of a folder without a manifest are claimed by the baseline's")
    func claimed() throws {
        try write("old/a.png")
        try folder.write([
            "old/manifest.json": #"{"fingerprint": {"program": "1"}, "images": [{"path": "a.png", "pixels": null}]}"#
        ])
        try write("new/a.png")
        try write("new/b.png")
        #expect(try run("diff", "old", "new", "--report", "report").status == 1)
        #expect(try run("approve", "report").status == 0)
        #expect(try run("diff", "old", "new").text == "2 pairs: 2 equal\n")
    }
}
