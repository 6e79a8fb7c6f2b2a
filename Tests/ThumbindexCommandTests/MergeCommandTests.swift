import Foundation
import TemporaryFolders
import Testing

struct MergeCommandTests {
    private let root = TemporaryFolder()
    private static let small = "canvas: {width: 80, height: 160}\nindexBar: {slotHeight: 5}\n"

    init() throws {
        try root.write([
            "run.batch.yaml": """
            axes: {scale: [1, 2], direction: [ltr, rtl], list.row.height: [null, 20]}
            formats: [png, json]

            """, "a.theme.yaml": Self.small, "b.theme.yaml": Self.small + "bubble: {radius: 12}\n",
        ])
    }

    private func run(_ arguments: String...) throws -> Program.Result { try Program.run(arguments, in: root.path) }

    private func files(in folder: String) throws -> [String: Data] {
        try root.names(in: folder).reduce(into: [:]) { files, name in
            files[name] = try Data(contentsOf: URL(fileURLWithPath: "\(root.path)/\(folder)/\(name)"))
        }
    }

    @Test("shards joined are byte for byte what one run leaves", arguments: [2, 3])
    func merging(count: Int) throws {
        #expect(try run("render", "run.batch.yaml", "--out", "whole").status == 0)
        let shards = (1...count).map { "shard\($0)" }
        for (number, shard) in shards.enumerated() {
            let result = try run("render", "run.batch.yaml", "--shard", "\(number + 1)/\(count)", "--out", shard)
            #expect(result.status == 0)
        }
        let whole = try files(in: "whole")
        let counts = try shards.map { try root.names(in: $0).count - 3 }
        #expect(counts.reduce(0, +) == whole.count - 3)
        #expect((counts.max() ?? 0) - (counts.min() ?? 0) < whole.count / 10)
        let result = try Program.run(["merge"] + shards.reversed() + ["--out", "joined"], in: root.path)
        #expect(result.status == 0)
        #expect(result.errors == "\(whole.count - 3) pictures in joined\n")
        #expect(try files(in: "joined") == whole)
        #expect(
            try run("render", "run.batch.yaml", "--out", "joined").remarks.hasPrefix("0 pictures drawn in joined, "))
    }

    @Test("folders that are no shards of one run are told, and nothing is written")
    func refusals() throws {
        for (name, height) in [("one", 20), ("two", 30)] {
            try root.write(["c.theme.yaml": Self.small + "list: {row: {height: \(height)}}\n"])
            let drawn = try run("render", "c.theme.yaml", "--state", "pinned", "--appearance", "light", "--out", name)
            #expect(drawn.status == 0)
        }
        let conflict = try run("merge", "one", "two", "none", "--out", "joined")
        #expect(
            conflict.errors == """
                error: 'one' and 'two' both have 'c/section-list/pinned@2x.png', and it is not the same
                error: there is no manifest 'none/manifest.json'
                hint: a run leaves one in its output folder when it is done

                """)
        #expect(conflict.status == 2)
        #expect(!FileManager.default.fileExists(atPath: root.path + "/joined"))
        let path = root.path + "/two/manifest.json"
        let manifest = try String(contentsOfFile: path, encoding: .utf8)
        try manifest.replacing("\"cairo\": \"", with: "\"cairo\": \"9").write(
            toFile: path, atomically: true, encoding: .utf8)
        let machines = try run("merge", "one", "two", "--out", "joined")
        #expect(
            machines.errors.hasPrefix("error: 'one' and 'two' were drawn by different programs, libraries or fonts\n"))
        try manifest.replacing("c/section-list", with: "../section-list").write(
            toFile: path, atomically: true, encoding: .utf8)
        let outside = try run("merge", "two", "--out", "joined")
        #expect(
            outside.errors == "error: the manifest 'two/manifest.json' lists '../section-list/pinned@2x.png', "
                + "which is not in its folder\n")
        #expect(outside.status == 2)
    }

    @Test("a picture that its manifest lists and that is gone")
    func missingPicture() throws {
        #expect(try run("render", "a.theme.yaml", "--state", "pinned", "--out", "one").status == 0)
        try FileManager.default.removeItem(atPath: root.path + "/one/a/section-list/pinned@2x.png")
        let result = try run("merge", "one", "--out", "joined")
        #expect(
            result.errors == "error: cannot read 'one/a/section-list/pinned@2x.png', which its manifest lists\n")
        #expect(result.status == 2)
    }
}
