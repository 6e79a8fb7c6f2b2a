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

    /// Two shards of three in `one` and `two`, of the pictures of one state.
    private func drawShards() throws {
        for (number, name) in ["one", "two"].enumerated() {
            #expect(try draw("\(number + 1)/3", into: name) == 0)
        }
    }

    private func draw(_ shard: String, into folder: String, _ options: String...) throws -> Int32 {
        let arguments = ["render", "a.theme.yaml", "--state", "pinned,bounce", "--shard", shard, "--out", folder]
        return try Program.run(arguments + options, in: root.path).status
    }

    /// What merging tells; it writes nothing.
    private func refusal(_ folders: String...) throws -> String {
        let result = try Program.run(["merge"] + folders + ["--out", "joined"], in: root.path)
        #expect(result.status == 2)
        #expect(!FileManager.default.fileExists(atPath: root.path + "/joined"))
        return result.errors
    }

    @Test("shards that are missing, there twice, or of another run are told, and nothing is written")
    func incomplete() throws {
        try drawShards()
        #expect(try refusal("one", "two") == "error: shard 3/3 is missing\n")
        #expect(try refusal("two") == "error: shards 1/3, 3/3 are missing\n")
        try FileManager.default.copyItem(atPath: root.path + "/one", toPath: root.path + "/three")
        #expect(
            try refusal("one", "two", "three")
                == "error: 'one' and 'three' both hold shard 1/3\nerror: shard 3/3 is missing\n")
        #expect(try draw("3/3", into: "other", "--scale", "1") == 0)
        #expect(
            try refusal("one", "two", "other") == """
                error: 'one' and 'other' are shards of different runs
                hint: their themes, contents, timelines or options differ

                """)
        try root.write(["a.theme.yaml": Self.small + "list: {row: {height: 50}}\n"])
        #expect(try draw("3/3", into: "changed") == 0)
        #expect(
            try refusal("one", "two", "changed").hasPrefix("error: 'one' and 'changed' are shards of different runs"))
        #expect(try run("render", "a.theme.yaml", "--state", "pinned", "--out", "whole").status == 0)
        #expect(
            try refusal("one", "two", "whole") == """
                error: 'whole' holds a whole run, not a shard of one
                hint: render --shard 1/3 leaves a shard

                """)
    }

    @Test("folders without a manifest, from other programs, or that lead elsewhere")
    func refusals() throws {
        try drawShards()
        #expect(
            try refusal("one", "two", "none") == """
                error: there is no manifest 'none/manifest.json'
                hint: a run leaves one in its output folder when it is done

                """)
        let path = root.path + "/two/manifest.json"
        let manifest = try String(contentsOfFile: path, encoding: .utf8)
        try manifest.replacing("\"cairo\": \"", with: "\"cairo\": \"9").write(
            toFile: path, atomically: true, encoding: .utf8)
        #expect(
            try refusal("one", "two")
                .hasPrefix("error: 'one' and 'two' were drawn by different programs, libraries or fonts\n"))
        try manifest.replacing("a/section-list", with: "../section-list").write(
            toFile: path, atomically: true, encoding: .utf8)
        let outside = try refusal("two")
        #expect(outside.hasPrefix("error: the manifest 'two/manifest.json' lists '../section-list/"))
        #expect(outside.hasSuffix("@2x.png', which is not in its folder\n"))
    }

    /// Each shard leaves a manifest and records, none of which stays open.
    @Test("more shards than a process may have files, with what the next run goes by")
    func manyShards() throws {
        let arguments = ["render", "a.theme.yaml", "--state", "index-bar", "--scale", "1"]
        #expect(try Program.run(arguments + ["--out", "whole"], in: root.path).status == 0)
        for number in 1...40 {
            let shard = ["--shard", "\(number)/40", "--out", "parts/\(number)"]
            #expect(try Program.run(arguments + shard, in: root.path).status == 0)
        }
        let result = try Program.run(
            ["merge"] + (1...40).map { "parts/\($0)" } + ["--out", "joined"], in: root.path, after: "ulimit -n 24")
        #expect(result.status == 0, "\(result.errors)")
        #expect(try files(in: "joined") == files(in: "whole"))
    }

    @Test("pictures that are gone, cut or spoilt are told by their paths, and nothing is written")
    func damagedPictures() throws {
        try drawShards()
        #expect(try draw("3/3", into: "three") == 0)
        let pictures = try ["one", "two"].map { folder in
            let name = try #require(try root.names(in: folder).first { $0.hasSuffix(".png") })
            return "\(folder)/\(name)"
        }
        try FileManager.default.removeItem(atPath: root.path + "/" + pictures[0])
        let cut = URL(fileURLWithPath: root.path + "/" + pictures[1])
        try Data(contentsOf: cut).prefix(1000).write(to: cut)
        // Files are checked in the order of their paths.
        let told = [
            (pictures[0], "error: cannot read '\(pictures[0])', which its manifest lists\n"),
            (
                pictures[1],
                "error: '\(pictures[1])' is not as it was drawn\nhint: draw the shard again, or copy it again\n"
            ),
        ]
        .sorted { $0.0.dropFirst(3) < $1.0.dropFirst(3) }.map(\.1).joined()
        #expect(try refusal("one", "two", "three") == told)
    }

    @Test("more shards than pictures, and a single one")
    func fewPictures() throws {
        let arguments = ["render", "a.theme.yaml", "--state", "pinned", "--appearance", "light"]
        #expect(try Program.run(arguments + ["--out", "whole"], in: root.path).status == 0)
        for number in 1...3 {
            let shard = ["--shard", "\(number)/3", "--out", "s\(number)"]
            #expect(try Program.run(arguments + shard, in: root.path).status == 0)
        }
        #expect(try run("merge", "s1", "s2", "s3", "--out", "joined").status == 0)
        #expect(try files(in: "joined") == files(in: "whole"))
        #expect(try run("merge", "whole", "--out", "same").status == 0)
        #expect(try files(in: "same") == files(in: "whole"))
    }

    /// Every shard fails to read the theme, as one run does.
    @Test("shards that could not draw all are joined, told, and the exit status is 2 unless that is allowed")
    func failures() throws {
        try root.write(["b.theme.yaml": "hue: 3\n"])
        let themes = ["a.theme.yaml", "b.theme.yaml", "--state", "pinned,bounce"]
        #expect(try Program.run(["render"] + themes + ["--out", "whole"], in: root.path).status == 2)
        for number in 1...2 {
            let shard = ["--shard", "\(number)/2", "--out", "s\(number)"]
            #expect(try Program.run(["render"] + themes + shard, in: root.path).status == 2)
        }
        let strict = try run("merge", "s1", "s2", "--out", "joined")
        #expect(strict.status == 2)
        #expect(
            strict.errors == """
                4 pictures in joined
                error: what could not be drawn of the theme 'b' is missing
                hint: unknown key 'hue'

                """)
        #expect(try files(in: "joined") == files(in: "whole"))
        let lenient = try run("merge", "s1", "s2", "--out", "partial", "--allow-partial")
        #expect(lenient.status == 0)
        #expect(lenient.errors.contains("warning: what could not be drawn of the theme 'b' is missing\n"))
        #expect(try files(in: "partial") == files(in: "whole"))
    }

    @Test("a shard is drawn into no folder that holds another one, or a whole run")
    func mixed() throws {
        #expect(try draw("1/2", into: "one") == 0)
        let before = try files(in: "one")
        let second = try run("render", "a.theme.yaml", "--state", "pinned,bounce", "--shard", "2/2", "--out", "one")
        #expect(second.status == 2)
        #expect(
            second.errors == """
                error: 'one' holds shard 1/2, and shard 2/2 would be mixed with it
                hint: give each shard a folder of its own, and join them with merge

                """)
        #expect(try run("render", "a.theme.yaml", "--state", "pinned", "--out", "one").status == 2)
        #expect(try files(in: "one") == before)
        #expect(try draw("1/2", into: "one") == 0)
        #expect(try run("render", "a.theme.yaml", "--state", "pinned", "--out", "whole").status == 0)
        let third = try run("render", "a.theme.yaml", "--state", "pinned", "--shard", "1/2", "--out", "whole")
        #expect(third.status == 2)
        #expect(third.errors.hasPrefix("error: 'whole' holds a whole run, and shard 1/2 would be lost in it\n"))
    }

    @Test(
        "a manifest that was edited is refused",
        arguments: [
            ("\"component\": \"section-list\"", "\"component\": \"index-bar\""), ("\"width\": ", "\"width\": 1"),
            ("\"pixels\": \"", "\"pixels\": \"0"), ("\"failed\": []", "\"failed\": 3"),
            ("\"failed\": [],", ""),
            ("\"failed\": []", "\"failed\": [{\"theme\": 3}]"),
            ("\"format\": \"png\"", "\"format\": \"png\", \"mood\": \"good\""),
        ])
    func edited(old: String, new: String) throws {
        for number in 1...2 { #expect(try draw("\(number)/2", into: "s\(number)") == 0) }
        let path = root.path + "/s2/manifest.json"
        let manifest = try String(contentsOfFile: path, encoding: .utf8)
        let lines = manifest.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let changed = lines.map {
            $0.hasPrefix("    {\"path\"") || $0.hasPrefix("  \"failed\"") ? $0.replacing(old, with: new) : $0
        }
        try changed.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
        #expect(
            try refusal("s1", "s2") == """
                error: 's2/manifest.json' is not as its run wrote it
                hint: draw the shard again, or copy it again

                """)
    }

    /// Of each theme one picture is drawn, so that it is in one shard.
    @Test("a shard that is drawn again after its theme was corrected joins the others")
    func correction() throws {
        let names = ["a", "b", "c", "d", "e", "f"]
        for name in names { try root.write(["many/\(name).theme.yaml": Self.small]) }
        let arguments = ["render", "many", "--state", "pinned", "--appearance", "light"]
        func draw(_ number: Int) throws -> Int32 {
            try Program.run(arguments + ["--shard", "\(number)/2", "--out", "s\(number)"], in: root.path).status
        }
        for number in 1...2 { #expect(try draw(number) == 0) }
        let themes = try (1...2).map { number in
            try root.names(in: "s\(number)").compactMap { $0.split(separator: "/").count > 1 ? $0.first : nil }
        }
        #expect(themes.allSatisfy { !$0.isEmpty } && themes.joined().count == names.count)
        let corrected = try #require(themes[1].first)
        try root.write(["many/\(corrected).theme.yaml": Self.small + "list: {row: {height: 20}}\n"])
        #expect(try draw(2) == 0)
        #expect(try run("merge", "s1", "s2", "--out", "joined").status == 0)
        #expect(try Program.run(arguments + ["--out", "whole"], in: root.path).status == 0)
        #expect(try files(in: "joined") == files(in: "whole"))
    }
}
