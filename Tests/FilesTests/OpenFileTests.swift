import Files
import Foundation
import SystemPackage
import TemporaryFolders
import Testing

struct OpenFileTests {
    private let root = TemporaryFolder()
    private var file: String { root.path + "/file" }

    private func error(opening path: String, followingLinks: Bool = true) -> FileReadingError? {
        do throws(FileReadingError) {
            _ = try OpenFile(path, followingLinks: followingLinks)
            return nil
        } catch {
            return error
        }
    }

    @Test("a file is read whole, in parts and in pieces", arguments: [0, 1, 100, 1 << 18, 600_001])
    func reading(length: Int) throws {
        let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 9) }
        try Data(bytes).write(to: URL(fileURLWithPath: file))
        let opened = try OpenFile(file)
        #expect(opened.byteCount == length)
        #expect(try opened.bytes() == bytes)
        #expect(try opened.bytes(length / 2..<length / 2 + 10) == Array(bytes[(length / 2)...].prefix(10)))
        var pieces: [UInt8] = []
        try opened.forEachPiece { piece in piece.withUnsafeBytes { pieces += $0 } }
        #expect(pieces == bytes)
        var kept = [UInt8](repeating: 7, count: 200)
        let count = try opened.read(into: &kept)
        #expect(count == length && Array(kept[..<count]) == bytes && kept.count == max(length, 200))
    }

    @Test("no more is read than is allowed")
    func limit() throws {
        try root.write(["file": "12345"])
        #expect(try OpenFile(file).bytes(limit: 5).count == 5)
        #expect(throws: FileReadingError.tooLarge(byteCount: 5, limit: 4)) { try OpenFile(file).bytes(limit: 4) }
    }

    @Test("only regular files are opened, and nothing is waited for")
    func kinds() throws {
        try root.write(["file": "x"])
        #expect(mkfifo(root.path + "/pipe", 0o600) == 0)
        #expect(error(opening: root.path + "/pipe") == .special)
        #expect(error(opening: "/dev/null") == .special)
        #expect(error(opening: root.path) == .folder)
        #expect(error(opening: root.path + "/none") == .missing)
        #expect(error(opening: file + "/below") == .missing)
        #expect(error(opening: file) == nil)
    }

    @Test("a link is followed unless it must not be")
    func links() throws {
        try root.write(["file": "x"])
        let (link, circle) = (root.path + "/link", root.path + "/circle")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "file")
        try FileManager.default.createSymbolicLink(atPath: circle, withDestinationPath: "circle")
        #expect(error(opening: link) == nil)
        #expect(error(opening: link, followingLinks: false) == .failed(.tooManySymbolicLinkLevels))
        #expect(error(opening: circle) == .failed(.tooManySymbolicLinkLevels))
    }

    @Test("an open file stays what it is when another takes its name, and one that is cut gives what it has")
    func changes() throws {
        try root.write(["file": "the first"])
        let opened = try OpenFile(file)
        try AtomicFile.write(Array("another".utf8), to: file)
        #expect(try opened.bytes() == Array("the first".utf8))
        let second = try OpenFile(file)
        #expect(second.stamp != opened.stamp && second.stamp == FileStamp(path: file))
        try #require(FileHandle(forWritingAtPath: file)).truncate(atOffset: 3)
        #expect(try second.bytes() == Array("ano".utf8))
        #expect(second.stamp != FileStamp(path: file))
    }

    @Test("a pipe in the place of a part does not stop a file from being written, nor a link lead elsewhere")
    func planted() throws {
        try root.write(["target": "kept"])
        let partial = root.path + "/.file.\(ProcessInfo.processInfo.processIdentifier).partial"
        try FileManager.default.createSymbolicLink(atPath: partial, withDestinationPath: "target")
        try AtomicFile.write([0x61], to: file)
        #expect(mkfifo(partial, 0o600) == 0)
        try AtomicFile.write([0x62], to: file)
        #expect(try root.files() == ["file": "b", "target": "kept"])
    }
}
