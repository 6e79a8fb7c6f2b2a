import Documents
import Foundation
import PictureFiles
import Reporting
import Testing

/// Taking candidates over into the baseline, all that are pictures or nothing.
@Suite struct ApprovalTests {
    static let hint = "compare again, and look at the new report"

    /// A different, an added, a missing and an equal picture, and a report on them.
    static func reviewed() async throws -> PictureFolders {
        let folders = try PictureFolders.ofEachKind()
        try FileManager.default.removeItem(atPath: folders.candidate + "/broken.png")
        try FileManager.default.removeItem(atPath: folders.baseline + "/broken.png")
        try await folders.compare()
        return folders
    }

    static func contents(_ folders: PictureFolders) throws -> [String: [UInt8]] {
        try Dictionary(
            uniqueKeysWithValues: folders.folder.names(in: "baseline").map {
                ($0, try folders.bytes(of: "baseline/\($0)"))
            })
    }

    /// What an approval objects to; nothing of the baseline may have changed then.
    static func objections(_ folders: PictureFolders, _ names: [String] = []) throws -> [String] {
        let before = try contents(folders)
        let error = #expect(throws: DiagnosticError.self) {
            try Approval(ofReport: folders.report, names: names).apply()
        }
        #expect(try contents(folders) == before)
        return error?.diagnostics.map(\.message) ?? []
    }

    @Test func allCandidatesBecomeTheBaseline() async throws {
        let folders = try await Self.reviewed()
        let approval = try Approval(ofReport: folders.report)
        #expect(approval.paths == ["look/new.png", "look/rest@2x.png", "look/size.png"])
        #expect(approval.orphans == ["look/old.png"])
        try approval.apply()
        for name in approval.paths + ["look/rest.json"] {
            #expect(try folders.bytes(of: "baseline/\(name)") == folders.bytes(of: "candidate/\(name)"), "\(name)")
        }
        #expect(
            try folders.folder.names(in: "baseline")
                == [
                    "look/equal.png", "look/new.png", "look/old.png", "look/rest.json", "look/rest@2x.png",
                    "look/size.png",
                ])
        let report = try await folders.compare()
        #expect(report.pairs.map(\.compared.result.kind) == [.equal, .equal, .missing, .equal, .equal])
    }

    @Test func someMayBeNamed() async throws {
        let folders = try await Self.reviewed()
        let before = try Self.contents(folders)
        try Approval(ofReport: folders.report + "/report.json", names: ["look/new.png", "look/equal.png"]).apply()
        let after = try Self.contents(folders)
        #expect(Set(after.keys).subtracting(before.keys) == ["look/new.png"])
        #expect(before.allSatisfy { after[$0.key] == $0.value })
        let rest = try Approval(ofReport: folders.report, names: ["look/"])
        #expect(rest.paths == ["look/new.png", "look/rest@2x.png", "look/size.png"])
        try rest.apply()
        #expect(try folders.bytes(of: "baseline/look/size.png") == folders.bytes(of: "candidate/look/size.png"))
    }

    @Test func namesThatTheReportDoesNotHaveAreErrors() async throws {
        let folders = try await Self.reviewed()
        #expect(
            try Self.objections(folders, ["look/nev.png", "look/old.png", "look/new.png"]) == [
                "the report has no picture 'look/nev.png'", "'look/old.png' has no candidate that could be approved",
            ])
    }

    @Test func aChangedCandidateIsRefused() async throws {
        let folders = try await Self.reviewed()
        try folders.draw("candidate/look/equal.png", ground: 0xFF00_0000)
        try FileManager.default.removeItem(atPath: folders.candidate + "/look/size.png")
        try folders.draw("candidate/look/late.png")
        try folders.draw("candidate/look/old.png")
        try folders.write(PictureFolders.state(bubbleAt: 9), to: "candidate/look/rest.json")
        #expect(
            try Self.objections(folders, ["look/new.png"]) == [
                "the candidate 'look/equal.png' has changed since the report",
                "the candidate 'look/old.png' is new since the report",
                "the JSON of the candidate 'look/rest@2x.png' has changed since the report",
                "the candidate 'look/size.png' is no longer there",
                "the candidate 'look/late.png' is new since the report",
            ])
    }

    @Test func aBaselineThatSomebodyElseChangedIsRefused() async throws {
        let folders = try await Self.reviewed()
        try folders.draw("baseline/look/rest@2x.png", ground: 0xFF00_0000)
        try folders.draw("baseline/look/new.png", ground: 0xFF00_0000)
        #expect(
            try Self.objections(folders) == [
                "the baseline 'look/new.png' is new since the report",
                "the baseline 'look/rest@2x.png' has changed since the report",
            ])
        try Approval(ofReport: folders.report, names: ["look/size.png"]).apply()
    }

    /// Whether it has a counterpart or is added; the others become the baseline.
    @Test(arguments: [true, false]) func whatIsNoPictureIsLeftOutAndTold(isAdded: Bool) async throws {
        let folders = try PictureFolders.ofEachKind()
        if isAdded { try FileManager.default.removeItem(atPath: folders.baseline + "/broken.png") }
        try await folders.compare()
        let before = try Self.contents(folders)
        let approval = try Approval(ofReport: folders.report)
        #expect(approval.paths == ["look/new.png", "look/rest@2x.png", "look/size.png"])
        #expect(approval.refusals.map(\.path) == ["broken.png"])
        #expect(
            approval.refusals.map(\.problem.message) == [
                "the candidate 'broken.png' is not a PNG, JPEG or WebP file"
            ])
        try approval.apply()
        #expect(try Self.contents(folders)["broken.png"] == before["broken.png"])
        for path in approval.paths {
            #expect(try folders.bytes(of: "baseline/\(path)") == folders.bytes(of: "candidate/\(path)"))
        }
        #expect(try Approval(ofReport: folders.report, names: ["look"]).refusals.isEmpty)
    }

    @Test func ofNothingButWhatIsNoPictureNothingIsWritten() async throws {
        let folders = try PictureFolders.ofEachKind()
        try await folders.compare()
        let before = try Self.contents(folders)
        let approval = try Approval(ofReport: folders.report, names: ["broken.png"])
        #expect(approval.paths == [])
        #expect(approval.refusals.count == 1)
        try approval.apply()
        #expect(try Self.contents(folders) == before)
    }

    /// Only who decodes it finds out: its chunks are whole.
    @Test func aDamagedCandidateIsToldWithoutDecodingItAgain() async throws {
        let folders = try PictureFolders.ofEachKind()
        var damaged = StoredPNG(width: 2, height: 1, pixels: [1, 2])
        damaged.flaw = (2, 0xFF)
        try folders.write(damaged.bytes, to: "candidate/broken.png")
        try await folders.compare()
        #expect(
            try Approval(ofReport: folders.report).refusals.map(\.problem.message) == [
                "the candidate 'broken.png' is not a picture that can be approved"
            ])
    }

    /// Two shots of a timeline share its JSON.
    @Test func theJSONOfATimelineComesAlong() async throws {
        let folders = PictureFolders()
        for (side, y) in [("baseline", 10), ("candidate", 4)] {
            for shot in ["tap", "end"] {
                try folders.draw("\(side)/jump/\(shot)~dark@2x.png", square: (10, y, 0xFFFF_0000))
            }
            let state = String(decoding: PictureFolders.state(bubbleAt: Double(y) / 2).dropFirst(), as: UTF8.self)
            try folders.write(
                Array(#"{"events": [], "shots": [{"name": "tap", \#(state), {"name": "end", \#(state)]}"#.utf8),
                to: "\(side)/jump/film~dark.json")
        }
        let report = try await folders.compare()
        #expect(report.pairs.map(\.causes.full) == [["bubble moved 3 pt up"], ["bubble moved 3 pt up"]])
        try Approval(ofReport: folders.report).apply()
        #expect(
            try folders.bytes(of: "baseline/jump/film~dark.json") == folders.bytes(of: "candidate/jump/film~dark.json"))
        #expect(try await folders.compare().pairs.map(\.compared.result) == [.equal(nil), .equal(nil)])
    }

    /// The second file cannot be replaced: a folder stands in its place. The first is as it was.
    @Test func whereOneCannotBeWrittenNoneIs() async throws {
        let folders = try await Self.reviewed()
        let approval = try Approval(ofReport: folders.report)
        try FileManager.default.removeItem(atPath: folders.baseline + "/look/size.png")
        try folders.write([1], to: "baseline/look/size.png/inside.txt")
        let before = try Self.contents(folders)
        #expect(throws: DiagnosticError("cannot write '\(folders.baseline)/look/size.png': is a directory")) {
            try approval.apply()
        }
        #expect(try Self.contents(folders) == before)
    }

    @Test func aCandidateThatChangesAtTheLastMomentIsRefused() async throws {
        let folders = try await Self.reviewed()
        let approval = try Approval(ofReport: folders.report)
        try folders.draw("candidate/look/size.png", ground: 0xFF00_0000)
        let before = try Self.contents(folders)
        #expect(throws: DiagnosticError.self) { try approval.apply() }
        #expect(try Self.contents(folders) == before)
    }

    @Test(arguments: ["../../escaped.png", "/tmp/escaped.png", "look/../../escaped.png", "link/escaped.png"])
    func pathsOfAReportStayInside(path: String) async throws {
        let folders = try await Self.reviewed()
        try FileManager.default.createSymbolicLink(
            atPath: folders.baseline + "/link", withDestinationPath: folders.folder.path)
        let report = folders.report + "/report.json"
        let text = try String(contentsOfFile: report, encoding: .utf8)
        try Data(text.replacing("look/new.png", with: path).utf8).write(to: URL(filePath: report))
        let messages = try Self.objections(folders)
        #expect(messages.contains("the path '\(path)' of the report leads out of the baseline"))
        #expect(!FileManager.default.fileExists(atPath: folders.folder.path + "/escaped.png"))
    }

    @Test func aReportMayMoveWithItsFolders() async throws {
        let folders = try await Self.reviewed()
        let moved = folders.folder.path + "/elsewhere"
        try FileManager.default.createDirectory(atPath: moved, withIntermediateDirectories: true)
        for name in ["baseline", "candidate", "report"] {
            try FileManager.default.moveItem(atPath: folders.folder.path + "/" + name, toPath: moved + "/" + name)
        }
        #expect(try Approval(ofReport: moved + "/report").paths.count == 3)
        try FileManager.default.moveItem(atPath: moved + "/candidate", toPath: folders.candidate)
        #expect(try Approval(ofReport: moved + "/report", candidate: folders.candidate).paths.count == 3)
    }

    @Test(arguments: [("{}", "is no report"), ("", "is no report"), (nil, "there is no such file")])
    func somethingElseIsNoReport(text: String?, words: String) throws {
        let folders = PictureFolders()
        if let text { try folders.write(Array(text.utf8), to: "report/report.json") }
        let error = #expect(throws: DiagnosticError.self) { try Approval(ofReport: folders.report) }
        #expect(error?.diagnostics.first?.message.contains(words) == true)
    }
}
