import Documents
import Foundation
import TemporaryFolders
import Testing

/// `--dry-run` lists what a run draws, and tells what it tells, though it draws nothing.
struct DryRunTests {
    private let root = TemporaryFolder()

    private static let files: KeyValuePairs = [
        "list.theme.yaml": """
        canvas: {width: 60, height: 120}
        indexBar: {slotHeight: 3, showStyle: {light: permanent, dark: onScroll}}
        list: {tableHeader: {kind: searchBar}}
        """,
        "grid.theme.yaml": "content: goods.txt\ncanvas: {width: 90, height: 90}\ngrid: {itemSize: [40, 40]}\n",
        "goods.txt": "A\nB\nC\nD\nE\nF\nG\nH\nI\n",
        "names.txt": "Ann\nBob\nCid\n",
        "drag.timeline.yaml": "- shot: start\n- drag: {by: -30}\n- shot: end\n",
        "far.timeline.yaml": "- shot: start\n- scrollTo: {title: Ω}\n- shot: end\n",
        "all.batch.yaml": """
        themes: [list.theme.yaml, grid.theme.yaml]
        axes:
          scale: 1
          list.row.height: [10, 200]
          grid.columns: [1, 2]
          canvas.height: [null, 60]
          text-size: [L, XXXL]
        exclude: [{appearance: dark, text-size: XXXL}]
        """,
        "rows.batch.yaml":
            "themes: list.theme.yaml\naxes: {scale: 1, list.row.height: [10, 200], text-size: [L, XXXL]}\n",
        "fonts.batch.yaml": """
        themes: list.theme.yaml
        axes:
          scale: 1
          appearance: light
          font.families: {inter: [Inter], none: [No Such Font]}
          list.row.titleFont.size: [9, 12]
        """,
    ]

    private static let runs = [
        ["all.batch.yaml"], ["all.batch.yaml", "--shard", "2/3"],
        ["all.batch.yaml", "--state", "pinned,many-dots,rest"],
        ["all.batch.yaml", "--timeline", "drag.timeline.yaml", "--timeline", "far.timeline.yaml"], ["fonts.batch.yaml"],
        ["list.theme.yaml", "--content", "names.txt", "--format", "png,svg,json", "--scale", "1"],
        ["list.theme.yaml", "--crop", "bubble", "--scale", "1"],
        ["grid.theme.yaml", "--direction", "ltr,rtl", "--scale", "1"],
    ]

    private func render(_ arguments: [String]) throws -> Program.Result {
        try Program.run(["render"] + arguments + ["--jobs", "2"], in: root.path)
    }

    /// What was told of each file: errors, and notes on states that were asked for.
    private static func problems(_ result: Program.Result) -> [String] {
        result.errors.split(separator: "\n").map(String.init).filter { $0.contains("error: ") || $0.contains("note: ") }
    }

    @Test("the same files and problems as the run, whether lines or JSON are written", arguments: runs)
    func agreement(arguments: [String]) throws {
        try root.write(Self.files)
        let listed = try render(arguments + ["--dry-run"])
        let lines = listed.text.split(separator: "\n").map(String.init)
        let json = try render(arguments + ["--dry-run", "--json"])
        let document = try DocumentNode.parse(SourceText(name: "images.json", text: json.text))
        let images = (document["images"]?.elements ?? []).filter { $0["result"]?.string == "planned" }
        #expect(lines == images.map { "Output/\($0["path"]?.string ?? ""): \($0["reason"]?.string ?? "")" })
        #expect(json.errors == listed.errors && json.status == listed.status)
        #expect(!FileManager.default.fileExists(atPath: root.path + "/Output"))
        let drawn = try render(arguments)
        #expect(drawn.text.split(separator: "\n").map { "\($0): new" } == lines)
        #expect(drawn.status == listed.status)
        #expect(Self.problems(listed) == Self.problems(drawn))
        #expect(lines.count > 3 || arguments == ["fonts.batch.yaml"])
    }

    @Test("after a run only what changed is listed, and with --force everything")
    func later() throws {
        try root.write(Self.files)
        let all = try render(["rows.batch.yaml"]).text.split(separator: "\n")
        #expect(try render(["rows.batch.yaml", "--dry-run"]).text.isEmpty)
        let forced = try render(["rows.batch.yaml", "--dry-run", "--force"]).text.split(separator: "\n")
        #expect(forced.map { "\($0)" } == all.map { $0 + ": forced" })
        try FileManager.default.removeItem(atPath: root.path + "/" + all[5])
        #expect(try render(["rows.batch.yaml", "--dry-run"]).text == all[5] + ": file missing\n")
        try root.write(["new.theme.yaml": "canvas: {width: 60, height: 100}\n"])
        let more = try render(["list.theme.yaml", "new.theme.yaml", "--scale", "1", "--state", "rest", "--dry-run"])
            .text
        #expect(more.hasSuffix("Output/new/index-bar/rest~dark.png: new\n"))
    }
}
