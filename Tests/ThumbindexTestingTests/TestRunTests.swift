import Foundation
import TemporaryFolders
import Testing
import ThumbindexTesting

/// What a run of tests leaves beside their failures.
@Suite struct TestRunTests {
    let tests = BaselineCheckTests()
    private var report: String { tests.folder.path + "/report" }

    private func variables(isGitHub: Bool = false) -> [String: String] {
        var variables = ["THUMBINDEX_REPORT": report]
        if isGitHub {
            variables["GITHUB_ACTIONS"] = "true"
            variables["GITHUB_STEP_SUMMARY"] = tests.folder.path + "/summary.md"
        }
        return variables
    }

    /// A run of so many tests, each in which the square has moved.
    private func fail(_ names: [String], in run: TestRun, isGitHub: Bool = false) throws {
        for name in names {
            _ = tests.check(named: name, record: "missing").objection(to: try BaselineCheckTests.picture(at: 10))
            let check = tests.check(in: run, variables(isGitHub: isGitHub), named: name)
            #expect(check.objection(to: try BaselineCheckTests.picture(at: 4)) != nil)
        }
    }

    private func reportedPairs() throws -> [[String: Any]] {
        let data = try Data(contentsOf: URL(filePath: report + "/report.json"))
        let json = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        return try #require(json?["pairs"] as? [[String: Any]])
    }

    @Test func aReportShowsWhatDidNotMatch() async throws {
        let run = TestRun()
        try fail(["dark", "light"], in: run)
        #expect(await run.finish() == [])
        let pairs = try reportedPairs()
        #expect(
            pairs.map { $0["path"] as? String } == [
                "BrandTests/BarTests/rests-dark.png", "BrandTests/BarTests/rests-light.png",
            ])
        #expect(pairs.allSatisfy { $0["causes"] as? [String] == ["bubble moved 3 pt up"] })
        for name in ["index.html", "junit.xml", "pairs/1/triptych.png"] {
            #expect(FileManager.default.fileExists(atPath: report + "/" + name), "\(name)")
        }
    }

    /// Swift Testing and XCTest run in processes of their own, and tests that run at once may do, too.
    @Test func processesShareAReport() async throws {
        let (first, second) = (TestRun(), TestRun())
        try fail(["a"], in: first)
        #expect(await first.finish() == [])
        try fail(["b"], in: second)
        #expect(await second.finish() == [])
        #expect(try reportedPairs().map { $0["path"] as? String }.count == 2)
        // What matches again is no longer in it.
        let third = TestRun()
        let check = tests.check(in: third, variables(), named: "a")
        #expect(check.objection(to: try BaselineCheckTests.picture(at: 10)) == nil)
        #expect(await third.finish() == [])
        #expect(try reportedPairs().map { $0["path"] as? String } == ["BrandTests/BarTests/rests-b.png"])
    }

    /// A picture is compared by the rule of its test, not by the usual one.
    @Test func theRuleOfATestHolds() async throws {
        _ = tests.check(record: "missing").objection(to: try BaselineCheckTests.picture())
        let run = TestRun()
        let faint = try BaselineCheckTests.picture(square: 0xFFFE_0000)
        #expect(tests.check(in: run, variables(), failsOn: .any).objection(to: faint) != nil)
        #expect(await run.finish() == [])
        #expect(try reportedPairs().map { $0["result"] as? String } == ["different"])
    }

    @Test func annotationsAreTenAndASummaryIsATable() async throws {
        let run = TestRun()
        try fail((10..<23).map(String.init), in: run, isGitHub: true)
        let lines = await run.finish()
        #expect(lines.count == 10)
        #expect(lines[0].hasPrefix("::error file=\(tests.folder.path)/Baselines/BarTests/rests-10.png,title="))
        #expect(lines[9] == "::error title=more differences::4 more pictures are not equal")
        let summary = try String(contentsOfFile: tests.folder.path + "/summary.md", encoding: .utf8)
        #expect(summary.hasPrefix("### Pictures\n\n13 pairs: 13 different\n\n| picture | result | why |\n"))
        #expect(summary.contains("| `BrandTests/BarTests/rests-22.png` |"))
    }

    @Test func nothingIsLeftUnlessAskedFor() async throws {
        let run = TestRun()
        _ = tests.check(record: "missing").objection(to: try BaselineCheckTests.picture(at: 10))
        #expect(tests.check(in: run, [:]).objection(to: try BaselineCheckTests.picture(at: 4)) != nil)
        #expect(await run.finish() == [])
        #expect(try tests.folder.names(in: "failures").allSatisfy { !$0.hasSuffix(".failure") })
    }

    /// What there is to look at goes with the failure.
    @Test func picturesAreAttached() throws {
        _ = tests.check(record: "missing").objection(to: try BaselineCheckTests.picture(at: 10))
        let candidate = try BaselineCheckTests.picture(at: 4)
        guard case .failure(_, let pictures)? = tests.check().finding(on: candidate) else {
            Issue.record("the picture matches")
            return
        }
        #expect(
            pictures.map(\.name) == ["rests.baseline.png", "rests.candidate.png", "rests.difference.png"])
        #expect(pictures[0].bytes == (try BaselineCheckTests.picture(at: 10).bytes))
        #expect(pictures[1].bytes == candidate.bytes)
        guard case .failure(_, let alone)? = tests.check(named: "new").finding(on: candidate) else {
            Issue.record("there is a baseline")
            return
        }
        #expect(alone.map(\.name) == ["rests-new.candidate.png"])
    }
}
