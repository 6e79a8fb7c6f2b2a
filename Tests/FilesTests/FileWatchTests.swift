import Files
import Foundation
import TemporaryFolders
import Testing

/// Changes of files, whatever way they are saved (LV-2).
@Suite struct FileWatchTests {
    private let folder = TemporaryFolder()

    private func path(_ name: String) -> String { folder.path + "/" + name }

    /// What a watch tells after something was done.
    private func changes(of names: [String], after body: () throws -> Void) throws -> [String] {
        var watch = FileWatch(names.map(path))
        try body()
        return watch.changes(within: 3000).map { String($0.dropFirst(folder.path.count + 1)) }
    }

    @Test("a file that is written anew, or takes another's place")
    func saves() throws {
        try folder.write(["a": "1", "b": "1"])
        #expect(try changes(of: ["a", "b"]) { try folder.write(["a": "2"]) } == ["a"])
        let byRenaming = try changes(of: ["a", "b"]) {
            try folder.write(["new": "3"])
            try FileSystem.rename(path("new"), to: path("b"))
        }
        #expect(byRenaming == ["b"])
    }

    @Test("a file that goes and comes back, with its folder too")
    func comings() throws {
        try folder.write(["inner/a": "1"])
        var watch = FileWatch([path("inner/a")])
        FileSystem.remove(path("inner/a"))
        #expect(watch.changes(within: 3000) == [path("inner/a")])
        FileSystem.removeFolder(path("inner"))
        #expect(watch.changes(within: 0).isEmpty)
        try folder.write(["inner/a": "2"])
        // Nothing tells of a new folder's files: they are looked for.
        #expect(watch.changes(within: 3000) == [path("inner/a")])
    }

    @Test("a file that a link leads to elsewhere, and the link itself")
    func links() throws {
        try folder.write(["real/a": "1", "other/a": "22"])
        try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: path("real/a"))
        #expect(try changes(of: ["link"]) { try folder.write(["real/a": "333"]) } == ["link"])
        let moved = try changes(of: ["link"]) {
            FileSystem.remove(path("link"))
            try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: path("other/a"))
        }
        #expect(moved == ["link"])
    }

    @Test("nothing where nothing happens, or only to others")
    func others() throws {
        try folder.write(["a": "1"])
        var watch = FileWatch([path("a"), path("missing")])
        try folder.write(["b": "1"])
        #expect(watch.changes(within: 150).isEmpty)
    }

    @Test("what changed since the files were read is told of at once")
    func since() throws {
        try folder.write(["a": "1"])
        let now = Int(Date().timeIntervalSince1970)
        var watch = FileWatch([path("a")], since: now - 5)
        #expect(watch.changes(within: 0) == [path("a")])
        #expect(watch.changes(within: 0).isEmpty)
        var later = FileWatch([path("a")], since: now + 100)
        #expect(later.changes(within: 0).isEmpty)
    }
}
