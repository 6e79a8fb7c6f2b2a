import Documents
import Foundation
import Manifests
import Reporting
import TemporaryFolders
import Testing

/// Whatever ends an approval, the next command finds its journal and leaves a whole baseline.
@Suite struct InterruptedApprovalTests {
    let folder = TemporaryFolder()

    /// A replaced and a new file, the journal as far as it came.
    private func write(_ lines: [String], _ files: [String: String]) throws {
        try folder.write([".thumbindex-approval": lines.map { Self.record($0) + "\n" }.joined()])
        for (name, text) in files { try folder.write([name: text]) }
    }

    /// A line of the journal: its word, and its path in JSON.
    private static func record(_ text: String) -> String {
        var line = RecordLine.Builder()
        for part in text.split(separator: " ", maxSplits: 1) { line.add(String(part)) }
        return String(decoding: line.line, as: UTF8.self)
    }

    private func settle() throws -> String? {
        try InterruptedApproval.settle(baseline: folder.path)?.description
            .replacing(folder.path, with: "baseline")
    }

    private static let lines = ["replace \"a.txt\"", "folder \"deep\"", "create \"deep/b.txt\""]
    private static let finished = "note: an approval in 'baseline' was interrupted, and is now finished"
    private static let takenBack = "note: an approval in 'baseline' was interrupted, and is now taken back"
    private static let partialA = ".a.txt.approval-partial"
    private static let partialB = "deep/.b.txt.approval-partial"

    private func hidden() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.contains("approval") }
    }

    @Test func withoutAJournalNothingHappens() throws {
        try folder.write(["a.txt": "old"])
        #expect(try settle() == nil)
        #expect(try InterruptedApproval.settle(baseline: folder.path + "/nowhere") == nil)
        #expect(try folder.files() == ["a.txt": "old"])
    }

    /// Killed while the new files were written: what is not decided is taken back.
    @Test(arguments: 0...3)
    func beforeTheDecisionAllIsTakenBack(count: Int) throws {
        let files = [[:], [Self.partialA: "ne"], [Self.partialA: "new"], [Self.partialA: "new", Self.partialB: "n"]]
        try write(Array(Self.lines[..<count]), files[count].merging(["a.txt": "old"]) { $1 })
        #expect(try settle() == Self.takenBack)
        #expect(try folder.files() == ["a.txt": "old"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.txt"])
    }

    private static let decided: [[String: String]] = [
        ["a.txt": "old", partialA: "new", partialB: "new"],
        ["a.txt": "old", ".a.txt.approval-old": "old", partialA: "new", partialB: "new"],
        [".a.txt.approval-old": "old", partialA: "new", partialB: "new"],
        ["a.txt": "new", ".a.txt.approval-old": "old", partialB: "new"],
        ["a.txt": "new", ".a.txt.approval-old": "old", "deep/b.txt": "new"],
        ["a.txt": "new", "deep/b.txt": "new"],
    ]

    /// Killed while the files took their places: what is decided is finished.
    @Test(arguments: decided.indices)
    func afterTheDecisionAllIsFinished(moment: Int) throws {
        try write(Self.lines + ["commit"], Self.decided[moment])
        #expect(try settle() == Self.finished)
        #expect(try folder.files() == ["a.txt": "new", "deep/b.txt": "new"])
        #expect(try hidden() == [])
    }

    /// Killed while files returned, since one could not take its place.
    @Test(arguments: [
        ["a.txt": "new", ".a.txt.approval-old": "old", "deep/b.txt": "new"],
        ["a.txt": "old", "deep/b.txt": "new"], ["a.txt": "old", partialB: "new"],
        ["a.txt": "new", ".a.txt.approval-old": "old", partialB: "new"],
    ])
    func whatReturnsDoesSo(files: [String: String]) throws {
        try write(Self.lines + ["commit", "return"], files)
        #expect(try settle() == Self.takenBack)
        #expect(try folder.files() == ["a.txt": "old"])
        #expect(try hidden() == [])
    }

    @Test(arguments: [
        "replace \"../escaped.txt\"", "create \"/tmp/escaped.txt\"", "replace escaped", "replace", "\u{0}", "commit 7",
        "folder \"..\"", "replace [1]",
    ])
    func aHostileJournalReachesNothingElse(line: String) throws {
        let inner = folder.path + "/inner"
        try folder.write([
            "inner/.thumbindex-approval":
                [line, Self.record(line), Self.record("commit"), "create \"torn"].joined(separator: "\n"),
            ".escaped.txt.approval-partial": "bad",
            "inner/a.txt": "old",
        ])
        _ = try InterruptedApproval.settle(baseline: inner)
        #expect(try folder.files() == [".escaped.txt.approval-partial": "bad", "inner/a.txt": "old"])
    }

    /// A file is where a manifest is: in the folder that holds it.
    @Test func aFilesFolderIsSettled() throws {
        try write(["replace \"a.txt\"", "commit"], ["a.txt": "old", Self.partialA: "new"])
        #expect(try InterruptedApproval.settle(baseline: folder.path + "/a.txt") != nil)
        #expect(try folder.files() == ["a.txt": "new"])
    }
}
