import Batching
import Files
import Foundation
import TemporaryFolders
import Testing

/// Pictures that were read and found as they were written, and are not read again while nobody touches them.
struct OutputStampsTests {
    private let root = TemporaryFolder()
    private var cache: String { root.path + "/cache" }
    private var picture: String { root.path + "/out/a.png" }
    private static let digest = Digest128(of: Array("picture".utf8).span)
    /// Long after all files of these tests were written.
    private static let later = 1 << 40

    init() throws { try root.write(["out/a.png": "picture", "out/b.png": "picture"]) }

    private func stamps(of folder: String = "out", now: Int = later) -> OutputStamps {
        OutputStamps(of: root.path + "/" + folder, notesIn: cache, now: now)
    }

    /// Notes the picture as it is, for whom it may concern.
    private func note(now: Int = later) throws {
        let stamps = stamps(now: now)
        stamps.note("a.png", Self.digest, try #require(FileStamp(path: picture)))
        stamps.keep()
    }

    private var isKnown: Bool { stamps().knows("a.png", at: picture, Self.digest) }

    @Test("a file that is as it was noted is known, as what it was noted as")
    func known() throws {
        #expect(!isKnown)
        try note()
        #expect(isKnown)
        #expect(!stamps().knows("a.png", at: picture, Digest128(of: Array("other".utf8).span)))
        #expect(!stamps().knows("b.png", at: root.path + "/out/b.png", Self.digest))
        #expect(!stamps().knows("a.png", at: root.path + "/out/b.png", Self.digest))
    }

    @Test("what is noted later is known beside what was known")
    func added() throws {
        try note()
        let other = root.path + "/out/b.png"
        let stamps = stamps()
        stamps.note("b.png", Self.digest, try #require(FileStamp(path: other)))
        stamps.keep()
        #expect(isKnown)
        #expect(self.stamps().knows("b.png", at: other, Self.digest))
    }

    @Test("a file that was written over, replaced, touched, moved or taken away is not known")
    func touched() throws {
        let date = try FileManager.default.attributesOfItem(atPath: picture)[.modificationDate]
        let time = try #require(date)
        func restoreTime() throws {
            try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: picture)
        }
        let changes: [() throws -> Void] = [
            {
                // As many bytes in the same file, at the same time by its own word.
                let file = try #require(FileHandle(forWritingAtPath: picture))
                try file.write(contentsOf: Data("spoiled".utf8))
                try file.close()
                try restoreTime()
            },
            {
                try FileManager.default.removeItem(atPath: picture)
                try root.write(["out/a.png": "another"])
                try restoreTime()
            },
            { try restoreTime() },
            {
                try FileManager.default.removeItem(atPath: picture)
                try FileManager.default.copyItem(atPath: root.path + "/out/b.png", toPath: picture)
            },
            { try FileManager.default.removeItem(atPath: picture) },
        ]
        for change in changes {
            try note()
            #expect(isKnown)
            try change()
            #expect(!isKnown)
        }
    }

    @Test("a file that changed a moment ago is not noted: it may change again without its times telling")
    func young() throws {
        let change = try #require(FileStamp(path: picture)).lastChange
        for age in 0...3 {
            try note(now: change + age)
            #expect(!isKnown)
        }
        #expect(!FileManager.default.fileExists(atPath: cache))
        try note(now: change + 4)
        #expect(isKnown)
    }

    @Test("notes of another folder, spoilt ones and cut ones count for nothing")
    func spoilt() throws {
        try note()
        #expect(!stamps(of: "elsewhere").knows("a.png", at: picture, Self.digest))
        let path = cache + "/" + (try #require(try FileManager.default.contentsOfDirectory(atPath: cache).first))
        let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        for place in bytes.indices {
            var spoilt = bytes
            spoilt[place] ^= 1
            try spoilt.write(to: URL(fileURLWithPath: path))
            #expect(!isKnown)
        }
        for count in 0..<bytes.count {
            try bytes.prefix(count).write(to: URL(fileURLWithPath: path))
            #expect(!isKnown)
        }
        try bytes.write(to: URL(fileURLWithPath: path))
        #expect(isKnown)
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: root.path + "/kept")
        try bytes.write(to: URL(fileURLWithPath: root.path + "/kept"))
        #expect(!isKnown)
    }
}
