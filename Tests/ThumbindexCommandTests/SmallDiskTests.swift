import Foundation
import TemporaryFolders
import Testing

/// Disks that are full or may not be written to, as root can make them with `mount`.
struct SmallDiskTests {
    private let root = TemporaryFolder()
    private static let arguments = ["render", "look.theme.yaml", "--out", "disk/out"]

    init() throws {
        try root.write([
            "look.theme.yaml": "canvas: {width: 160, height: 300}\nindexBar: {slotHeight: 5}\n", "disk/x": "",
        ])
    }

    private func mount(_ options: String) -> Bool {
        Self.run("/bin/mount", ["-t", "tmpfs", "-o", options, "tmpfs", root.path + "/disk"])
    }

    private func unmount() { _ = Self.run("/bin/umount", [root.path + "/disk"]) }

    private static func run(_ program: String, _ arguments: [String]) -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }

    private static let mayMount: Bool = {
        let folder = TemporaryFolder()
        guard run("/bin/mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", folder.path]) else { return false }
        return run("/bin/umount", [folder.path])
    }()

    @Test("a full disk ends a run; what is there is whole", .enabled(if: mayMount, "mounting is not permitted here"))
    func full() throws {
        #expect(mount("size=256k"))
        defer { unmount() }
        let result = try Program.run(Self.arguments, in: root.path)
        #expect(result.status == 2)
        #expect(result.errors.contains("no space left on device"))
        #expect(result.errors.split(separator: "\n").count <= 12)
        let names = try root.names(in: "disk/out")
        #expect(!names.contains { $0.hasSuffix(".partial") })
        let whole = try Program.run(["render", "look.theme.yaml", "--out", "whole"], in: root.path)
        #expect(whole.status == 0)
        for name in names where name.hasSuffix(".png") {
            let paths = ["disk/out", "whole"].map { "\(root.path)/\($0)/\(name)" }
            #expect(FileManager.default.contentsEqual(atPath: paths[0], andPath: paths[1]), "\(name)")
        }
    }

    @Test(
        "once the disk has room, the next run completes what a whole one leaves",
        .enabled(if: mayMount, "mounting is not permitted here"))
    func roomAgain() throws {
        #expect(mount("size=256k"))
        defer { unmount() }
        #expect(try Program.run(Self.arguments, in: root.path).status == 2)
        #expect(Self.run("/bin/mount", ["-o", "remount,size=64m", root.path + "/disk"]))
        #expect(try Program.run(Self.arguments, in: root.path).status == 0)
        #expect(try Program.run(["render", "look.theme.yaml", "--out", "whole"], in: root.path).status == 0)
        let names = try root.names(in: "disk/out")
        #expect(try names == root.names(in: "whole"))
        for name in names {
            let paths = ["disk/out", "whole"].map { "\(root.path)/\($0)/\(name)" }
            #expect(FileManager.default.contentsEqual(atPath: paths[0], andPath: paths[1]), "\(name)")
        }
    }

    @Test("a disk that may only be read", .enabled(if: mayMount, "mounting is not permitted here"))
    func readOnly() throws {
        #expect(mount("size=256k,ro"))
        defer { unmount() }
        let result = try Program.run(Self.arguments, in: root.path)
        #expect(result.errors == "error: cannot write 'disk/out': read-only file system\n")
        #expect(result.status == 2)
    }
}
