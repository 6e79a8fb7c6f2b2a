import Foundation
import RandomNumbers
import TemporaryFolders
import Testing

/// Files appear whole or not at all, whatever ends a run.
@Suite(.serialized)
struct KilledRunTests {
    private let root = TemporaryFolder()
    private static let arguments = [
        "render", "look.theme.yaml", "--state", "index-bar", "--scale", "1", "--format", "png,json", "--jobs", "2",
    ]

    init() throws {
        try root.write(["look.theme.yaml": "canvas: {width: 160, height: 300}\nindexBar: {slotHeight: 5}\n"])
    }

    /// The bytes of every file in a folder, hidden ones too.
    private func files(in folder: String) throws -> [String: Data] {
        try root.names(in: folder).reduce(into: [:]) { files, name in
            files[name] = try Data(contentsOf: URL(fileURLWithPath: "\(root.path)/\(folder)/\(name)"))
        }
    }

    @Test("killed at 50 random moments: what is there is whole, and the next run makes the rest")
    func killed() throws {
        let start = ContinuousClock.now
        #expect(try Program.run(Self.arguments + ["--out", "whole"], in: root.path).status == 0)
        let duration = (ContinuousClock.now - start) / .seconds(1)
        let expected = try files(in: "whole")
        #expect(expected.count > 40)
        var generator = SeededNumbers(seed: 20_251_121)
        var unfinishedCount = 0
        for number in 0..<50 {
            let moment = Double.random(in: 0...duration, using: &generator)
            let out = "out\(number)"
            try Program.kill(Self.arguments + ["--out", out], in: root.path, after: moment)
            let left = FileManager.default.fileExists(atPath: "\(root.path)/\(out)") ? try files(in: out) : [:]
            let visible = left.filter { !$0.key.split(separator: "/").contains { $0.hasPrefix(".") } }
            for (name, bytes) in visible { #expect(bytes == expected[name], "\(name) after \(moment) s") }
            if visible.count < expected.count - 1 { unfinishedCount += 1 }
            #expect(try Program.run(Self.arguments + ["--out", out], in: root.path).status == 0)
            #expect(try files(in: out) == expected, "after \(moment) s")
        }
        // A machine that is busy elsewhere may be slower or faster than at the first run.
        #expect(unfinishedCount > 0)
    }

    @Test("a run goes on where a killed one was")
    func goesOn() throws {
        #expect(try Program.run(Self.arguments + ["--out", "whole"], in: root.path).status == 0)
        let expected = try files(in: "whole")
        // What a run leaves that is killed before its end: some pictures, their records in the journal, a part of a file.
        try FileManager.default.createDirectory(
            atPath: root.path + "/out/look/index-bar", withIntermediateDirectories: true)
        let cache = String(decoding: try #require(expected[".thumbindex-cache"]), as: UTF8.self)
        let lines = cache.split(separator: "\n", omittingEmptySubsequences: false).prefix(11)
        try root.write(["out/.thumbindex-journal": lines.joined(separator: "\n") + "cut"])
        try root.write(["out/look/index-bar/.rest.png.1.partial": "half"])
        for (name, bytes) in expected where name.hasPrefix("look/") {
            try bytes.write(to: URL(fileURLWithPath: root.path + "/out/" + name))
        }
        let result = try Program.run(Self.arguments + ["--out", "out"], in: root.path)
        #expect(result.errors.contains("20 unchanged"))
        #expect(try files(in: "out") == expected)
    }

    @Test("Ctrl-C ends a run after what it is at, and says how to go on", arguments: ["1", "2", "3"])
    func interrupted(jobs: String) throws {
        // Enough work that the signal comes before the end.
        let arguments = [
            "render", "look.theme.yaml", "--scale", "3,4,5,6", "--format", "png,svg,pdf", "--direction", "ltr,rtl",
            "--locale", "en,zh,ja,ko,ar", "--jobs", jobs, "--out", "out",
        ]
        let result = try Program.run(arguments, in: root.path, interruptedAfterLine: true)
        #expect(result.status == 2)
        #expect(result.errors.contains(" not come to; the same command goes on\n"))
        let names = try root.names(in: "out")
        #expect(names.contains(".thumbindex-cache"))
        #expect(!names.contains { $0.hasSuffix(".partial") || $0.hasSuffix("journal") })
        let drawn = names.count { $0.hasPrefix("look/") }
        #expect((1...200).contains(drawn))
        let listed = try Program.run(arguments + ["--dry-run"], in: root.path)
        #expect(listed.errors.hasSuffix("pictures would be drawn in out, \(drawn) unchanged\n"))
    }

    @Test("a folder that may not be written to, and one that a file stands in the way of", .enabled(if: getuid() != 0))
    func readOnly() throws {
        try FileManager.default.createDirectory(
            atPath: root.path + "/out", withIntermediateDirectories: true, attributes: [.posixPermissions: 0o555])
        let result = try Program.run(Self.arguments + ["--out", "out"], in: root.path)
        #expect(result.errors == "error: cannot write 'out': permission denied\n")
        #expect(result.status == 2)
        #expect(try root.names(in: "out").isEmpty)
    }
}
