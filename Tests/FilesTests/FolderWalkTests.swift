import Files
import Foundation
import TemporaryFolders
import Testing

struct FolderWalkTests {
    private let root = TemporaryFolder()

    private func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: root.path + "/" + name, withDestinationPath: target)
    }

    private func paths(names: FolderWalk.Names = .visible, followingLinks: Bool = false) throws -> [String] {
        var walk = FolderWalk(root.path, names: names, followingLinks: followingLinks)
        var found: [String] = []
        while let entry = try walk.next() {
            #expect(entry.path == root.path + "/" + entry.relativePath)
            found.append(entry.relativePath + (entry.kind == .folder ? "/" : entry.kind == .link ? "@" : ""))
        }
        return found
    }

    @Test("names come in order, what a folder holds after the folder")
    func order() throws {
        try root.write(["b": "", "a/z": "", "a/b/c": "", "a-b": "", "Ä": "", "B": ""])
        #expect(try paths() == ["B", "a/", "a/b/", "a/b/c", "a/z", "a-b", "b", "Ä"])
    }

    @Test("hidden files and folders are passed over, or they alone are met")
    func hidden() throws {
        try root.write([".a": "", ".b/c": "", ".b/.d": "", "e/.f": "", "e/g": ""])
        #expect(try paths() == ["e/", "e/g"])
        #expect(try paths(names: .hidden) == [".a", ".b/", ".b/.d", "e/", "e/.f"])
    }

    @Test("links to folders are entered where they are to be followed, but not into a folder that holds them")
    func links() throws {
        try root.write(["a/file": "", "b/c/file": ""])
        try link("b/again", to: "../a")
        try link("b/c/up", to: "..")
        try link("gone", to: "nowhere")
        #expect(try paths() == ["a/", "a/file", "b/", "b/again@", "b/c/", "b/c/file", "b/c/up@", "gone@"])
        #expect(
            try paths(followingLinks: true) == [
                "a/", "a/file", "b/", "b/again/", "b/again/file", "b/c/", "b/c/file", "b/c/up/", "gone@",
            ])
    }

    @Test("folders that lead into each other end", arguments: [2, 5])
    func circles(count: Int) throws {
        for from in 0..<count {
            try root.write(["\(from)/file": ""])
            for to in 0..<count { try link("\(from)/to\(to)", to: "../\(to)") }
        }
        // Each folder once below each way that does not meet it: sums of falling factorials.
        let ways = (1...count).map { length in (0..<length).reduce(1) { $0 * (count - $1) } }
        #expect(try paths(followingLinks: true).count { $0.hasSuffix("/file") } == ways.reduce(0, +))
    }

    @Test("a folder that cannot be read is told, and the walk goes on where that is wanted")
    func unreadable() throws {
        var walk = FolderWalk(root.path + "/none")
        let error = #expect(throws: FileSystemError.self) { try walk.next() }
        #expect(error?.code == .noSuchFileOrDirectory)
        var other = FolderWalk(root.path + "/none")
        #expect(other.nextReadable() == nil)
    }

    @Test("a name that is not UTF-8 is shown as far as it can be, and such a folder is not entered")
    func foreignNames() throws {
        let name: [CChar] = Array("\(root.path)/a".utf8).map { CChar(bitPattern: $0) } + [-1, 0]
        guard mkdir(name, 0o777) == 0 else { return }
        var walk = FolderWalk(root.path, followingLinks: true)
        let entry = try #require(try walk.next())
        #expect(entry.name == "a\\xFF" && !entry.isText && entry.kind == .folder)
        #expect(try walk.next() == nil)
        rmdir(name)
    }

    @Test("parts of files are taken away wherever they are, links to folders left alone")
    func partials() throws {
        let elsewhere = TemporaryFolder()
        try elsewhere.write([".kept.1.partial": ""])
        try root.write([".a.1.partial": "", "b/.c.2.partial": "", ".d/.e.3.partial": "", "f.partial": "", ".g": ""])
        try link("link", to: elsewhere.path)
        AtomicFile.removePartials(below: root.path)
        let left = try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
        #expect(left == [".d", ".g", "b", "f.partial", "link"])
        #expect(try elsewhere.files().count == 1)
    }
}

struct FileSystemTests {
    private let root = TemporaryFolder()

    @Test("folders that were not there are told, the outer ones first")
    func makeFolder() throws {
        try root.write(["taken": ""])
        var made: [String] = []
        try FileSystem.makeFolder(root.path + "/a/b/c") { made.append($0) }
        try FileSystem.makeFolder(root.path + "/a/b") { made.append($0) }
        #expect(made == ["/a", "/a/b", "/a/b/c"].map { root.path + $0 })
        #expect(throws: FileSystemError(path: root.path + "/taken", code: .notDirectory)) {
            try FileSystem.makeFolder(root.path + "/taken")
        }
    }

    @Test("what a name stands for")
    func kinds() throws {
        try root.write(["file": ""])
        let (link, lost) = (root.path + "/link", root.path + "/lost")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "file")
        try FileManager.default.createSymbolicLink(atPath: lost, withDestinationPath: "nowhere")
        #expect(FileSystem.kind(of: root.path) == .folder && FileSystem.isFolder(root.path))
        #expect(FileSystem.kind(of: link) == .file && FileSystem.kind(of: link, followingLinks: false) == .link)
        #expect(FileSystem.kind(of: lost) == nil && FileSystem.kind(of: lost, followingLinks: false) == .link)
        #expect(FileSystem.kind(of: "/dev/null") == .other)
        #expect(FileSystem.isOwnFile(root.path + "/file") && !FileSystem.isOwnFile(link))
        #expect(FileSystem.exists(link) && !FileSystem.exists(lost))
    }

    @Test("one at a time has a locked file, and one that was taken away is none")
    func lockedFile() throws {
        let path = root.path + "/journal"
        #expect(try LockedFile(existing: path) == nil)
        var first: LockedFile? = try LockedFile(creating: path)
        try first?.append(Array("a\n".utf8))
        #expect(throws: FileSystemError(path: path, code: .fileExists)) { try LockedFile(creating: path) }
        #expect(throws: FileSystemError(path: path, code: .wouldBlock)) { try LockedFile(existing: path) }
        first = nil
        let second = try #require(try LockedFile(existing: path))
        try second.append(Array("b\n".utf8))
        #expect(try root.files() == ["journal": "a\nb\n"])
    }

    @Test("one run at a time has a folder")
    func folderLock() throws {
        var lock: FolderLock? = try FolderLock(root.path)
        let error = #expect(throws: FileSystemError.self) { try FolderLock(root.path) }
        #expect(error?.description == "cannot write '\(root.path)': another run is writing there")
        withExtendedLifetime(lock) {}
        lock = nil
        _ = try FolderLock(root.path)
    }

    @Test(
        "paths are absolute, without dots",
        arguments: [
            ("/a/./b/../c", "/a/c"), ("/../a", "/a"), ("//a//b/", "/a/b"), ("/", "/"), ("/a/..", "/"),
        ])
    func absolutePaths(path: String, expected: String) {
        #expect(AbsolutePath(path).text == expected)
    }

    @Test("a relative path is one from the working directory")
    func relativePaths() {
        let folder = FileManager.default.currentDirectoryPath
        #expect(AbsolutePath("a/./b").text == folder + "/a/b")
        #expect(AbsolutePath(".").text == folder)
    }

    @Test("links are resolved in what of a path exists")
    func realPaths() throws {
        try root.write(["real/file": ""])
        let base = AbsolutePath(root.path).withoutLinks
        try FileManager.default.createSymbolicLink(atPath: root.path + "/link", withDestinationPath: "real")
        #expect(AbsolutePath(root.path + "/link/file").withoutLinks == base + "/real/file")
        #expect(AbsolutePath(root.path + "/link/none/x").withoutLinks == base + "/real/none/x")
    }
}
