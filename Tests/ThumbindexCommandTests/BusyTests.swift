import Foundation
import PictureFiles
import TemporaryFolders
import Testing

/// Exit status 75 is for what passes by itself: another process has a folder for itself, and waiting is enough.
struct BusyTests {
    private let root = TemporaryFolder()

    /// A lock that ends with it, as a process has one.
    private final class Lock {
        private let descriptor: Int32

        init(_ path: String, creating: Bool = false) throws {
            descriptor = open(path, (creating ? O_RDWR | O_CREAT : O_RDONLY) | O_CLOEXEC, 0o600)
            try #require(descriptor >= 0 && flock(descriptor, LOCK_EX | LOCK_NB) == 0)
        }

        deinit { close(descriptor) }
    }

    init() throws {
        try root.write(["look.theme.yaml": "canvas: {width: 80, height: 160}\nindexBar: {slotHeight: 5}\n"])
        for (side, color) in [("old", 0xFFFF_FFFF), ("new", 0xFF00_0000)] as [(String, UInt32)] {
            let picture = StoredPNG(width: 4, height: 4, pixels: Array(repeating: color, count: 16))
            try FileManager.default.createDirectory(
                atPath: "\(root.path)/\(side)", withIntermediateDirectories: true)
            try Data(picture.bytes).write(to: URL(filePath: "\(root.path)/\(side)/rest.png"))
        }
    }

    private func run(_ arguments: String...) throws -> Program.Result { try Program.run(arguments, in: root.path) }

    private static let render = ["render", "look.theme.yaml", "--state", "rest", "--out", "out"]

    @Test("a folder that another run draws into")
    func render() throws {
        try FileManager.default.createDirectory(atPath: root.path + "/out", withIntermediateDirectories: true)
        do {
            let lock = try Lock(root.path + "/out")
            defer { withExtendedLifetime(lock) {} }
            let result = try Program.run(Self.render, in: root.path)
            #expect(result.status == 75)
            #expect(result.errors.contains("error: cannot write 'out': another run is writing there\n"))
            // Nothing is written by those.
            #expect(try Program.run(Self.render + ["--dry-run"], in: root.path).status == 0)
        }
        #expect(try Program.run(Self.render, in: root.path).status == 0)
    }

    @Test("a folder that sheets are to lie in while a run draws into it")
    func sheet() throws {
        try root.write(["flow.sheet.yaml": "theme: look.theme.yaml\nrows: [{pictures: [{state: rest}]}]\n"])
        try FileManager.default.createDirectory(atPath: root.path + "/out", withIntermediateDirectories: true)
        do {
            let lock = try Lock(root.path + "/out")
            defer { withExtendedLifetime(lock) {} }
            let result = try run("sheet", "flow.sheet.yaml", "--out", "out")
            #expect(result.status == 75)
            #expect(result.errors == "error: cannot write 'out': another run is writing there\n")
            #expect(try root.names(in: "out").isEmpty)
        }
        #expect(try run("sheet", "flow.sheet.yaml", "--out", "out").status == 0)
    }

    @Test("a folder that shards are to be joined in")
    func merge() throws {
        for number in 1...2 {
            let shard = Self.render.dropLast() + ["shard\(number)", "--shard", "\(number)/2"]
            #expect(try Program.run(Array(shard), in: root.path).status == 0)
        }
        try FileManager.default.createDirectory(atPath: root.path + "/whole", withIntermediateDirectories: true)
        do {
            let lock = try Lock(root.path + "/whole")
            defer { withExtendedLifetime(lock) {} }
            let result = try run("merge", "shard1", "shard2", "--out", "whole")
            #expect(result.status == 75)
            #expect(result.errors == "error: cannot write 'whole': another run is writing there\n")
        }
        #expect(try run("merge", "shard1", "shard2", "--out", "whole").status == 0)
    }

    @Test("a baseline that another approval is changing: neither approved nor compared")
    func approve() throws {
        #expect(try run("diff", "old", "new", "--report", "report").status == 1)
        let before = try root.names(in: "old")
        do {
            let lock = try Lock(root.path + "/old/.thumbindex-approval", creating: true)
            defer { withExtendedLifetime(lock) {} }
            for arguments in [["approve", "report"], ["diff", "old", "new"]] {
                let result = try Program.run(arguments, in: root.path)
                #expect(result.status == 75, "\(arguments)")
                #expect(
                    result.errors.hasPrefix("error: another approval is at work in '")
                        && result.errors.hasSuffix("/old'\nhint: wait until it has ended\n"), "\(result.errors)")
                #expect(result.text.isEmpty)
            }
            #expect(try run("approve", "report", "--dry-run").status == 0)
        }
        #expect(try run("approve", "report").status == 0)
        #expect(try root.names(in: "old") == before)
        #expect(try run("diff", "old", "new").status == 0)
    }

    @Test("what is no journal is nothing to wait for", arguments: ["folder", "pipe", "link", "dangling link"])
    func noJournal(kind: String) throws {
        #expect(try run("diff", "old", "new", "--report", "report").status == 1)
        let path = root.path + "/old/.thumbindex-approval"
        switch kind {
        case "folder": try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        case "pipe": #expect(mkfifo(path, 0o600) == 0)
        case "link": try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "../look.theme.yaml")
        default: try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/nowhere")
        }
        let before = try Data(contentsOf: URL(filePath: root.path + "/old/rest.png"))
        let result = try run("approve", "report")
        #expect(result.status == 2)
        #expect(
            result.errors.hasSuffix(
                """
                /old/.thumbindex-approval' is none of the files that approvals leave
                hint: take it away: an approval keeps its journal there

                """), "\(result.errors)")
        #expect(try Data(contentsOf: URL(filePath: root.path + "/old/rest.png")) == before)
        #expect(try root.names(in: "old").filter { $0.hasSuffix("-partial") } == [])
    }
}
