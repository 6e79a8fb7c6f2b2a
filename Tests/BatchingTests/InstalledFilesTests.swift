import Batching
import Files
import Foundation
import TemporaryFolders
import Testing

/// Digests of fonts, taken over from runs before (issue 8, point 3).
struct InstalledFilesTests {
    private let root = TemporaryFolder()
    private var cache: String { root.path + "/cache" }
    private var notes: String { cache + "/" + InstalledFiles.fileName }
    private var font: String { root.path + "/font" }
    private static let wrong = "0123456789abcdef"
    /// Long after all files of these tests were written.
    private static let later = 1 << 40

    /// The 128-bit XXH3 of `123456789`.
    private static let digest = "33119477ede5dcd5e9716427681d5860"

    init() throws { try root.write(["font": "123456789"]) }

    private func digest(now: Int = later) -> String? {
        var files = InstalledFiles(notesIn: cache)
        defer { files.keepNotes() }
        return files.digest(ofFileAt: font, now: now)
    }

    /// Notes a digest that the file does not have, which shows whether notes are gone by.
    private func noteWrongDigest() throws {
        var notes = DigestNotes()
        notes.add(Self.wrong, of: try #require(FileStamp(path: font)))
        try OutputFolder(path: cache).write(notes.bytes, to: InstalledFiles.fileName)
    }

    @Test("a long file's digest is that of all of it", arguments: [1 << 18, 1 << 18 + 1, 600_001])
    func long(length: Int) throws {
        let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 9) }
        try Data(bytes).write(to: URL(fileURLWithPath: font))
        #expect(digest() == Digest128(of: bytes.span).hexadecimal)
    }

    @Test("what one run noted the next one goes by")
    func noted() throws {
        #expect(digest() == Self.digest)
        let stamp = try #require(FileStamp(path: font))
        let kept = DigestNotes(bytes: Array(try Data(contentsOf: URL(fileURLWithPath: notes))))
        #expect(kept.digest(of: stamp) == Self.digest)
        try noteWrongDigest()
        #expect(digest() == Self.wrong)
    }

    @Test("a file in another's place is noticed, though its length and its time are the other's")
    func replaced() throws {
        try noteWrongDigest()
        let date = try FileManager.default.attributesOfItem(atPath: font)[.modificationDate]
        try root.write(["other": "123456780"])
        try FileManager.default.setAttributes(
            [.modificationDate: try #require(date)], ofItemAtPath: root.path + "/other")
        try FileManager.default.removeItem(atPath: font)
        try FileManager.default.moveItem(atPath: root.path + "/other", toPath: font)
        let read = digest()
        #expect(read != nil && read != Self.wrong && read != Self.digest)
    }

    @Test("a file that is written again is noticed, though its length and its time stay")
    func rewritten() throws {
        try noteWrongDigest()
        let date = try FileManager.default.attributesOfItem(atPath: font)[.modificationDate]
        // Clocks of file systems tick every few milliseconds.
        Thread.sleep(forTimeInterval: 0.05)
        let handle = try #require(FileHandle(forWritingAtPath: font))
        try handle.write(contentsOf: Data("123456780".utf8))
        try handle.close()
        try FileManager.default.setAttributes([.modificationDate: try #require(date)], ofItemAtPath: font)
        let read = digest()
        #expect(read != nil && read != Self.wrong && read != Self.digest)
    }

    @Test("a file that changed a moment ago is not noted")
    func fresh() throws {
        let change = try #require(FileStamp(path: font)).lastChange
        for now in [change - 5, change, change + 3] {
            #expect(digest(now: now) == Self.digest)
            #expect(!FileManager.default.fileExists(atPath: notes), "\(now - change)")
        }
        #expect(digest(now: change + 4) == Self.digest)
        #expect(FileManager.default.fileExists(atPath: notes))
    }

    @Test("a file that is not there, and an empty one, have no digest and leave no note")
    func missing() throws {
        try root.write(["empty": ""])
        var files = InstalledFiles(notesIn: cache)
        #expect(files.digest(ofFileAt: root.path + "/none", now: Self.later) == nil)
        #expect(files.digest(ofFileAt: root.path + "/empty", now: Self.later) == nil)
        files.keepNotes()
        #expect(!FileManager.default.fileExists(atPath: notes))
    }

    @Test("a run asks once for each file")
    func once() throws {
        try noteWrongDigest()
        var files = InstalledFiles(notesIn: cache)
        #expect(files.digest(ofFileAt: font, now: Self.later) == Self.wrong)
        try root.write(["font": "another font"])
        #expect(files.digest(ofFileAt: font, now: Self.later) == Self.wrong)
    }
}

/// Whatever lies in the notes' place does no harm.
extension InstalledFilesTests {
    /// Whether the notes are as a run without any would leave them.
    private var areMended: Bool {
        guard let bytes = try? Data(contentsOf: URL(fileURLWithPath: notes)), let stamp = FileStamp(path: font) else {
            return false
        }
        var mended = DigestNotes()
        mended.add(Self.digest, of: stamp)
        return Array(bytes) == mended.bytes
    }

    @Test(
        "notes that are damaged are passed over and written anew",
        arguments: [("garbage\n", 1), ("", 1), ("\u{0}", 1_000), ("a line that is too much\n", 1 << 16)])
    func damaged(_ text: String, count: Int) throws {
        try root.write(["cache/" + InstalledFiles.fileName: String(repeating: text, count: count)])
        #expect(digest() == Self.digest)
        #expect(areMended)
    }

    @Test("too much to be notes is not read, though notes stand in it")
    func huge() throws {
        try noteWrongDigest()
        let handle = try #require(FileHandle(forWritingAtPath: notes))
        try handle.truncate(atOffset: 1 << 24)
        try handle.close()
        #expect(digest() == Self.digest)
        #expect(areMended)
    }

    @Test("a link to notes is not followed, and what it leads to stays")
    func link() throws {
        try noteWrongDigest()
        let elsewhere = root.path + "/elsewhere"
        try FileManager.default.moveItem(atPath: notes, toPath: elsewhere)
        let before = try Data(contentsOf: URL(fileURLWithPath: elsewhere))
        try FileManager.default.createSymbolicLink(atPath: notes, withDestinationPath: elsewhere)
        #expect(digest() == Self.digest)
        #expect(areMended)
        #expect(try Data(contentsOf: URL(fileURLWithPath: elsewhere)) == before)
    }

    @Test("a pipe in their place keeps nobody waiting")
    func pipe() throws {
        try FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
        #expect(mkfifo(notes, 0o600) == 0)
        #expect(digest() == Self.digest)
        #expect(areMended)
    }

    @Test("without a place for notes files are read", arguments: ["/cache/file-digests/x", "/font/x", "/font"])
    func nowhere(_ path: String) throws {
        try root.write(["cache/file-digests/x": ""])
        var files = InstalledFiles(notesIn: root.path + path)
        #expect(files.digest(ofFileAt: font, now: Self.later) == Self.digest)
        files.keepNotes()
        var others = InstalledFiles(notesIn: nil)
        #expect(others.digest(ofFileAt: font, now: Self.later) == Self.digest)
        others.keepNotes()
        #expect(try root.files().keys.sorted() == ["cache/file-digests/x", "font"])
    }

    @Test("a folder in their place stays, and files are read")
    func folder() throws {
        try root.write(["cache/file-digests/x": ""])
        #expect(digest() == Self.digest)
        #expect(try root.files().keys.sorted() == ["cache/file-digests/x", "font"])
    }
}
