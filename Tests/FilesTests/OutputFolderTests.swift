import Files
import Foundation
import SystemPackage
import TemporaryFolders
import Testing

struct OutputFolderTests {
    private let root = TemporaryFolder()
    private let rest = "look/index-bar/rest.svg"

    @Test("a file is written with the folders that it stands in, and nothing beside it")
    func write() throws {
        let folder = try OutputFolder(path: root.path + "/a/b")
        try folder.write(Array("one".utf8), to: rest)
        #expect(try root.files() == ["a/b/look/index-bar/rest.svg": "one"])
    }

    @Test("a file of the same name is replaced, by a shorter one too")
    func replace() throws {
        let folder = try OutputFolder(path: root.path)
        try folder.write(Array("the first".utf8), to: rest)
        try folder.write([], to: rest)
        #expect(try root.files() == ["look/index-bar/rest.svg": ""])
    }

    @Test("a file is moved into its place with the folders that it stands in, over one of the same name")
    func move() throws {
        try root.write(["new": "two", "out/\(rest)": "one"])
        let folder = try OutputFolder(path: root.path + "/out")
        try folder.move(root.path + "/new", to: rest)
        #expect(try root.files() == ["out/\(rest)": "two"])
        try root.write(["new": "three"])
        try folder.move(root.path + "/new", to: "other/rest.svg")
        #expect(try root.files()["out/other/rest.svg"] == "three")
    }

    @Test("a hidden folder goes with all that is left in it; so does one that a killed run left, links unfollowed")
    func partialFolders() throws {
        try root.write(["out/kept": "x", "elsewhere/kept": "x"])
        let folder = try OutputFolder(path: root.path + "/out")
        do {
            let partial = try PartialFolder("merge", in: folder)
            try partial.folder.write([1], to: "a/b/c")
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
        }
        #expect(try root.names(in: ".") == ["elsewhere/kept", "out/kept"])
        try root.write(["out/.merge-0.1.partial/a/.b/c": "x", "out/a/.merge-0.1.partial/d": "x"])
        try FileManager.default.createSymbolicLink(
            atPath: folder.join(".merge-0.1.partial/link"), withDestinationPath: root.path + "/elsewhere")
        AtomicFile.removePartials(below: folder.path)
        #expect(try root.names(in: ".") == ["elsewhere/kept", "out/kept"])
    }

    @Test("a link in the place of a folder is refused, wherever it leads", arguments: ["look", "look/index-bar"])
    func linkedFolder(name: String) throws {
        try root.write(["elsewhere/kept": "x", "out/look/kept": "x"])
        let folder = try OutputFolder(path: root.path + "/out")
        let link = folder.join(name)
        try? FileManager.default.removeItem(atPath: link)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: root.path + "/elsewhere")
        let error = #expect(throws: FileSystemError.self) { try folder.write([1], to: rest) }
        #expect(error?.description == "cannot write '\(link)': it is a link, which is not followed")
        #expect(try root.names(in: "elsewhere") == ["kept"])
    }

    @Test("a pipe in the place of a folder, or of a file")
    func pipes() throws {
        let folder = try OutputFolder(path: root.path)
        #expect(mkfifo(folder.join("look"), 0o600) == 0)
        #expect(throws: FileSystemError(path: folder.join("look"), code: .notDirectory)) {
            try folder.write([1], to: rest)
        }
        #expect(mkfifo(folder.join("rest.svg"), 0o600) == 0)
        try folder.write([1], to: "rest.svg")
        #expect(FileSystem.kind(of: folder.join("rest.svg")) == .file)
    }

    @Test("a file that grows takes the place of a link, of a pipe and of a file with two names")
    func appending() throws {
        try root.write(["victim": "x"])
        for kind in 0..<3 {
            let path = root.path + "/journal-\(kind)"
            switch kind {
            case 0: try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: root.path + "/victim")
            case 1: #expect(mkfifo(path, 0o600) == 0)
            default: try FileSystem.link(root.path + "/victim", as: path)
            }
            for _ in 0..<2 { try AppendedFile(path).append([0x61]) }
            #expect(FileSystem.kind(of: path, followingLinks: false) == .file)
            #expect(try Data(contentsOf: URL(filePath: path)) == Data("aa".utf8))
        }
        #expect(try Data(contentsOf: URL(filePath: root.path + "/victim")) == Data("x".utf8))
    }

    @Test("who reads while a file is replaced meets the old bytes or the new ones, never a part")
    func wholeness() async throws {
        let folder = try OutputFolder(path: root.path)
        let (short, long) = ([UInt8](repeating: 1, count: 10), [UInt8](repeating: 2, count: 3_000_000))
        try folder.write(short, to: rest)
        let file = URL(fileURLWithPath: folder.join(rest))
        async let writing: Void = {
            for round in 0..<40 { try folder.write(round.isMultiple(of: 2) ? long : short, to: rest) }
        }()
        for _ in 0..<200 {
            let bytes = try [UInt8](Data(contentsOf: file))
            #expect(bytes == short || bytes == long)
        }
        try await writing
    }

    @Test("a file in the place of the folder, or of one above it", arguments: ["taken", "taken/below"])
    func fileInTheWay(path: String) throws {
        try root.write(["taken": "x"])
        let error = #expect(throws: FileSystemError.self) { try OutputFolder(path: root.path + "/" + path) }
        #expect(error?.description.hasSuffix("': not a directory") == true)
        #expect(error?.description.hasPrefix("cannot write '\(root.path)/taken") == true)
    }

    @Test("a folder in the place of the file: named, and no part of the file stays")
    func folderInTheWay() throws {
        let folder = try OutputFolder(path: root.path)
        try FileManager.default.createDirectory(
            atPath: folder.join(rest), withIntermediateDirectories: true)
        let error = #expect(throws: FileSystemError.self) { try folder.write([1], to: rest) }
        #expect(error?.description == "cannot write '\(folder.join(rest))': is a directory")
        #expect(try root.files() == [:])
    }

    @Test(
        "a folder on which nothing can be written", .enabled(if: FileManager.default.fileExists(atPath: "/proc/self")))
    func readOnly() {
        let error = #expect(throws: FileSystemError.self) { try OutputFolder(path: "/proc/self/Output") }
        #expect(error?.description == "cannot write '/proc/self/Output': no such file or directory")
    }

    @Test("paths are joined with one slash", arguments: ["Output", "Output/"])
    func join(path: String) throws {
        let folder = try OutputFolder(path: root.path + "/" + path)
        #expect(folder.join(rest) == root.path + "/Output/look/index-bar/rest.svg")
    }
}
