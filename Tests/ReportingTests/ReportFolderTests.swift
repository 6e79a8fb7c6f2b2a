import Comparing
import Documents
import Files
import Foundation
import Rasters
import Reporting
import Testing

/// What a report leaves on disk.
@Suite struct ReportFolderTests {
    @Test func everyPairIsThere() async throws {
        let folders = try PictureFolders.ofEachKind()
        let report = try await folders.compare()
        #expect(
            report.pairs.map { "\($0.compared.pair.path) \($0.compared.result.kind)" } == [
                "broken.png unreadable", "look/equal.png equal", "look/new.png added", "look/old.png missing",
                "look/rest@2x.png different", "look/size.png sizeMismatch",
            ])
        #expect(report.pairs[4].causes.full == ["bubble moved 3 pt up"])
        #expect(
            try folders.folder.names(in: "report") == [
                "index.html", "junit.xml", "pairs/1/baseline.png", "pairs/1/candidate.png", "pairs/1/triptych.png",
                "pairs/3/candidate.png", "pairs/3/triptych.png", "pairs/4/baseline.png", "pairs/4/triptych.png",
                "pairs/5/baseline.png", "pairs/5/candidate.png", "pairs/5/difference.png",
                "pairs/5/triptych.png", "pairs/6/baseline.png", "pairs/6/candidate.png", "pairs/6/difference.png",
                "pairs/6/triptych.png", "report.json",
            ])
        #expect(
            try folders.bytes(of: "report/pairs/5/candidate.png") == folders.bytes(of: "candidate/look/rest@2x.png"))
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folders.folder.path).sorted()
                == ["baseline", "candidate", "report"])
    }

    /// Of runs that were killed nothing stays; what a run that is at work has so far does.
    @Test func whatKilledRunsLeftIsTakenAway() async throws {
        let folders = try PictureFolders.ofEachKind()
        for name in [".report.11.partial/pairs/1/baseline.png", ".report.11.old/index.html", ".report.12.partial/x"] {
            try folders.write([1], to: name)
        }
        let others = [".report.x.partial/a", ".reports.11.old/a", ".report.11.older/a", ".other.11.old/a"]
        for name in others { try folders.write([1], to: name) }
        var lock: FolderLock? = try FolderLock(folders.folder.path + "/.report.12.partial")
        try await folders.compare()
        withExtendedLifetime(lock) {}
        lock = nil
        let left = try FileManager.default.contentsOfDirectory(atPath: folders.folder.path).sorted()
        #expect(
            left == [
                ".other.11.old", ".report.11.older", ".report.12.partial", ".report.x.partial", ".reports.11.old",
                "baseline", "candidate", "report",
            ])
        try await folders.compare()
        #expect(!FileManager.default.fileExists(atPath: folders.folder.path + "/.report.12.partial"))
    }

    /// A run that was killed between putting the old report aside and the new one in its place leaves the old one.
    @Test func anOldReportReturns() async throws {
        let folders = try PictureFolders.ofEachKind()
        try await folders.compare()
        let page = try folders.bytes(of: "report/index.html")
        try FileManager.default.moveItem(
            atPath: folders.report, toPath: folders.folder.path + "/.report.11.old")
        try folders.write([1], to: ".report.11.partial/x")
        // A run that comes no further than its beginning.
        let found = try FoundPairs(baseline: folders.baseline, candidate: folders.candidate)
        _ = try ReportedRun(found, comparer: PairComparer(), jobCount: 1, report: folders.report)
        #expect(try folders.bytes(of: "report/index.html") == page)
    }

    @Test func theSameComparisonGivesTheSameBytes() async throws {
        let folders = try PictureFolders.ofEachKind()
        try await folders.compare()
        try await folders.compare(reportAt: folders.folder.path + "/again")
        for name in try folders.folder.names(in: "report") {
            #expect(try folders.bytes(of: "report/\(name)") == folders.bytes(of: "again/\(name)"), "\(name)")
        }
    }

    @Test func theDocumentSaysWhatAnApprovalNeeds() async throws {
        let folders = try PictureFolders.ofEachKind()
        try await folders.compare()
        let document = try #require(
            JSONSerialization.jsonObject(with: Data(folders.bytes(of: "report/report.json"))) as? [String: Any])
        #expect(
            document["compared"] as? [String: String]
                == ["kind": "folders", "baseline": "../baseline", "candidate": "../candidate"])
        #expect(
            document["summary"] as? [String: Int] == [
                "equal": 1, "different": 1, "missing": 1, "added": 1, "sizeMismatch": 1, "unreadable": 1,
            ])
        let pairs = try #require(document["pairs"] as? [[String: Any]])
        let different = pairs[4]
        #expect(different["path"] as? String == "look/rest@2x.png")
        #expect(different["differentPixels"] as? Int == 120)
        #expect(different["ratio"] as? Double == 0.1)
        #expect(different["regions"] as? [[Int]] == [[10, 4, 10, 16]])
        #expect(different["causes"] as? [String] == ["bubble moved 3 pt up"])
        let digests = try #require(different["digests"] as? [String: String])
        #expect(digests.keys.sorted() == ["baseline", "candidate", "state"])
        let candidate = try folders.bytes(of: "candidate/look/rest@2x.png")
        #expect(digests["candidate"] == Self.digest(candidate))
        #expect(pairs[0]["unreadable"] as? [String] == ["candidate"])
        #expect(pairs[3]["differentPixels"] is NSNull)
    }

    static func digest(_ bytes: [UInt8]) -> String { Digest128(of: bytes.span).hexadecimal }

    @Test func aFingerprintIsTold() async throws {
        let folders = try PictureFolders.ofEachKind()
        for (side, version) in [("baseline", "2.12"), ("candidate", "2.13")] {
            let manifest = """
                {"fingerprint": {"freetype": "\(version)"}, "images": [{"path": "look/rest@2x.png"}]}
                """
            try folders.write(Array(manifest.utf8), to: "\(side)/manifest.json")
        }
        try folders.write(PictureFolders.state(bubbleAt: 2), to: "baseline/look/rest.json")
        let report = try await folders.compare()
        let pair = try #require(report.pairs.first { $0.compared.pair.path == "look/rest@2x.png" })
        #expect(pair.causes.full.last == "fingerprint differs: freetype 2.12 → 2.13, no geometry changed")
        #expect(pair.causes.full.count == 2)
    }

    /// What comparing objects to.
    static func objections(_ folders: PictureFolders, reportAt path: String) async throws -> [String] {
        do {
            try await folders.compare(reportAt: path)
            return []
        } catch let error as DiagnosticError {
            return error.diagnostics.map(\.message)
        }
    }

    @Test func anOldReportIsReplacedAndNothingElse() async throws {
        let folders = try PictureFolders.ofEachKind()
        try await folders.compare()
        try folders.write([], to: "report/pairs/99/old.png")
        try await folders.compare()
        #expect(try !folders.folder.names(in: "report").contains("pairs/99/old.png"))
        try folders.write([], to: "notes/mine.txt")
        let path = folders.folder.path + "/notes"
        let objections = try await Self.objections(folders, reportAt: path)
        #expect(objections == ["'\(path)' is there already and is no report"])
        #expect(try folders.folder.names(in: "notes") == ["mine.txt"])
    }

    @Test func aReportDoesNotLieInWhatIsCompared() async throws {
        let folders = try PictureFolders.ofEachKind()
        let path = folders.candidate + "/report"
        let objections = try await Self.objections(folders, reportAt: path)
        #expect(objections == ["the report '\(path)' would lie in '\(folders.candidate)', which is compared"])
    }

    @Test func whereNothingCanBeWrittenNothingIsLeft() async throws {
        let folders = try PictureFolders.ofEachKind()
        try folders.write([1], to: "file")
        let path = folders.folder.path + "/file/report"
        let objections = try await Self.objections(folders, reportAt: path)
        #expect(objections == ["cannot write '\(path)': not a directory"])
    }
}
