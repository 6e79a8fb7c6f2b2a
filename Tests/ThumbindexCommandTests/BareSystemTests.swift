import Foundation
import TemporaryFolders
import Testing

/// A mount namespace of Linux in which `/proc` is empty, for root.
private enum BareSystem {
    /// Begins a line of the shell; a command with its arguments follows.
    static let run = #"unshare --mount sh -c 'mount -t tmpfs none /proc && exec "$@"' sh "#

    static let canBeMade =
        (try? Program.run([], in: "/", after: run + "test ! -e /proc/self; exit"))?.status == 0
}

/// The command where `/proc` is empty, as in a bare chroot: libdispatch ends a process whose threads it cannot count there.
@Suite(.enabled(if: BareSystem.canBeMade, "only root can take /proc away, in a mount namespace of Linux"))
struct BareSystemTests {
    private let root = TemporaryFolder()

    init() throws {
        try root.write([
            "look.theme.yaml": "canvas: {width: 80, height: 160}\nindexBar: {slotHeight: 5}\n",
            "more/a.theme.yaml": "canvas: {width: 80, height: 160}\n", "more/b.theme.yaml": "hue: 3\n",
        ])
    }

    /// Runs the command without `/proc`.
    private func run(_ arguments: String...) throws -> Program.Result {
        try Program.run(arguments, in: root.path, after: "exec \(BareSystem.run)\"$0\" \"$@\"")
    }

    /// Without what later runs go by: it names the program, which nobody tells without `/proc`.
    private func files(in folder: String) throws -> [String: Data] {
        try root.names(in: folder).filter { !$0.hasPrefix(".thumbindex") }.reduce(into: [:]) { files, name in
            files[name] = try Data(contentsOf: URL(filePath: "\(root.path)/\(folder)/\(name)"))
        }
    }

    @Test("what is drawn is what is drawn elsewhere, however often and by however many workers", arguments: 1...4)
    func rendering(jobs: Int) throws {
        let arguments = ["render", "look.theme.yaml", "--format", "png,svg,pdf,json", "--jobs", "\(jobs)"]
        #expect(try Program.run(arguments + ["--out", "there"], in: root.path).status == 0)
        for _ in 1...2 {
            let result = try run("render", "look.theme.yaml", "--format", "png,svg,pdf,json", "--jobs", "\(jobs)")
            #expect(result.status == 0, "\(result.errors)")
        }
        #expect(try files(in: "Output") == files(in: "there"))
    }

    @Test("shards are drawn and joined")
    func merging() throws {
        #expect(try Program.run(["render", "look.theme.yaml", "--out", "whole"], in: root.path).status == 0)
        for number in 1...2 {
            let result = try run("render", "look.theme.yaml", "--shard", "\(number)/2", "--out", "part\(number)")
            #expect(result.status == 0, "\(result.errors)")
        }
        #expect(try run("merge", "part2", "part1", "--out", "joined").status == 0)
        #expect(try files(in: "joined") == files(in: "whole"))
    }

    @Test("pictures are compared, and errors end with 2")
    func comparing() throws {
        #expect(try run("render", "look.theme.yaml", "--out", "a").status == 0)
        #expect(try run("diff", "a", "a").status == 0)
        let wrong = try run("render", "more", "--out", "b")
        #expect(wrong.status == 2 && wrong.errors.contains("unknown key 'hue'"), "\(wrong.errors)")
    }

    /// It has sockets waited for by libdispatch.
    @Test("a live session says what it needs, instead of ending in the middle", arguments: [[], ["--stdio"]])
    func serving(options: [String]) throws {
        let result = try Program.run(
            ["serve", "look.theme.yaml"] + options, in: root.path, after: "exec \(BareSystem.run)\"$0\" \"$@\"")
        #expect(
            result.errors == """
                error: a live session needs /proc, which is not mounted here
                hint: mount -t proc proc /proc

                """)
        #expect(result.status == 2 && result.text.isEmpty)
    }
}
