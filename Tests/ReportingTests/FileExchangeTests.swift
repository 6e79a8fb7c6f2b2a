import Documents
import Foundation
import Reporting
import TemporaryFolders
import Testing

/// Files that are replaced together or not at all.
@Suite struct FileExchangeTests {
    let folder = TemporaryFolder()

    private func stage(_ files: [(String, String)]) throws -> FileExchange {
        var exchange = try FileExchange(root: folder.path)
        for (name, text) in files { try exchange.stage(Array(text.utf8), at: folder.path + "/" + name) }
        return exchange
    }

    @Test func nothingShowsBeforeAllAreThere() throws {
        try folder.write(["a.txt": "old"])
        var exchange = try stage([("a.txt", "new"), ("deep/er/b.txt", "new")])
        #expect(try folder.files().filter { !$0.key.contains("approval") } == ["a.txt": "old"])
        try exchange.commit()
        #expect(try folder.files() == ["a.txt": "new", "deep/er/b.txt": "new"])
    }

    @Test func whatIsDiscardedLeavesNoTrace() throws {
        try folder.write(["a.txt": "old"])
        var exchange = try stage([("a.txt", "new"), ("deep/er/b.txt", "new")])
        exchange.discard()
        #expect(try folder.files() == ["a.txt": "old"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.txt"])
    }

    /// The third cannot take its place: a folder has come there since. The first two return to what they were.
    @Test func whereOneFailsTheOthersReturn() throws {
        try folder.write(["a.txt": "old"])
        var exchange = try stage([("a.txt", "new"), ("b.txt", "new"), ("c.txt", "new")])
        try folder.write(["c.txt/inside.txt": "theirs"])
        #expect(throws: DiagnosticError("cannot write '\(folder.path)/c.txt': is a directory")) {
            try exchange.commit()
        }
        exchange.discard()
        #expect(try folder.files() == ["a.txt": "old", "c.txt/inside.txt": "theirs"])
    }

    /// A link is replaced, not what it leads to.
    @Test func aLinkIsReplaced() throws {
        try folder.write(["elsewhere.txt": "theirs"])
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/a.txt", withDestinationPath: folder.path + "/elsewhere.txt")
        var exchange = try stage([("a.txt", "new")])
        try exchange.commit()
        #expect(try folder.files() == ["a.txt": "new", "elsewhere.txt": "theirs"])
    }

    @Test func onlyOneIsAtWorkInAFolder() throws {
        var exchange = try stage([("a.txt", "new")])
        let busy = DiagnosticError.temporary(
            "another approval is at work in '\(folder.path)'", hints: ["wait until it has ended"])
        #expect(throws: busy) { try FileExchange(root: folder.path) }
        #expect(throws: busy) { try InterruptedApproval.settle(baseline: folder.path) }
        try exchange.commit()
        #expect(try folder.files() == ["a.txt": "new"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.txt"])
    }
}
