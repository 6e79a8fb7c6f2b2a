import Foundation
import TemporaryFolders
import Testing

/// Parts of a run: shards that a service numbers, and lists of paths.
struct PartRenderTests {
    private let root = TemporaryFolder()
    private static let look = "canvas: {width: 80, height: 160}\nindexBar: {slotHeight: 5}\n"

    init() throws { try root.write(["a.theme.yaml": Self.look]) }

    private func render(_ options: String..., environment: [String: String] = [:], input: String? = nil) throws
        -> Program.Result
    {
        try Program.run(
            ["render", "a.theme.yaml", "--state", "pinned,bounce,index-bar/rest"] + options, in: root.path,
            environment: environment, standardInput: input.map { root.path + "/" + $0 })
    }

    private func files(in folder: String) throws -> [String: Data] {
        try root.names(in: folder).reduce(into: [:]) { files, name in
            files[name] = try Data(contentsOf: URL(fileURLWithPath: "\(root.path)/\(folder)/\(name)"))
        }
    }

    @Test("the tasks of an array draw what one run draws, one of them twice into the same folder")
    func array() throws {
        #expect(try render("--out", "whole").status == 0)
        for task in [5, 6, 6] {
            let environment = [
                "SLURM_ARRAY_TASK_ID": "\(task)", "SLURM_ARRAY_TASK_COUNT": "2", "SLURM_ARRAY_TASK_MIN": "5",
                "SLURM_ARRAY_TASK_MAX": "6",
            ]
            #expect(try render("--shard", "auto", "--out", "s\(task)", environment: environment).status == 0)
        }
        let merged = try Program.run(["merge", "s6", "s5", "--out", "joined"], in: root.path)
        #expect(merged.status == 0)
        #expect(try files(in: "joined") == files(in: "whole"))
    }

    @Test("a process that nothing numbers is told what would, and that is wrong usage")
    func noArray() throws {
        let result = try render("--shard", "auto")
        #expect(result.status == 64)
        #expect(result.errors.contains("no variable of the environment tells which shard this is; known are SLURM_"))
        let index = try render("--shard", "auto/3", "--out", "s1", environment: ["JOB_COMPLETION_INDEX": "0"])
        #expect(index.status == 0)
        let other = try render("--shard", "2/3", "--out", "s1")
        #expect(other.errors.hasPrefix("error: 's1' holds shard 1/3, and shard 2/3 would be mixed with it\n"))
    }

    @Test("a list from a plan, or from standard input, is drawn and no more; the folder keeps the rest")
    func list() throws {
        let plan = try render("--dry-run").text.split(separator: "\n").map { $0.prefix { $0 != ":" } }
        let chosen = [plan[1], plan[2]].map(String.init)
        try root.write(["list": chosen.joined(separator: "\n") + "\n", "rest": String(plan[0]) + "\n"])
        let first = try render("--list", "list")
        #expect(first.status == 0)
        #expect(first.text == chosen.map { $0 + "\n" }.joined())
        #expect(try render("--list", "-", input: "rest").text == "\(plan[0])\n")
        let manifest = try String(contentsOfFile: root.path + "/Output/manifest.json", encoding: .utf8)
        #expect(manifest.ranges(of: "\"path\": ").count == 3)
    }

    @Test("a path that is no picture of the run, and a list that is not there, stop it before anything is drawn")
    func strangers() throws {
        try root.write(["list": "a/index-bar/none@2x.png\n", "empty": "\n"])
        let stranger = try render("--list", "list")
        #expect(stranger.status == 2)
        #expect(
            stranger.errors == """
                error: 'a/index-bar/none@2x.png' is no picture of this run
                hint: --dry-run lists them; --list takes a path a line

                """)
        #expect(try render("--list", "none").errors == "error: the list 'none' does not exist\n")
        #expect(try render("--list", "empty").errors == "error: the list names no picture\n")
        #expect(try render("--list", "list", "--prune").status == 64)
        #expect(!FileManager.default.fileExists(atPath: root.path + "/Output"))
    }
}
