import Documents
import Linting
import Testing

/// LN: as many findings as GitHub takes and shows.
@Suite struct LintReportTests {
    /// So many findings of one rule in one file.
    private func report(_ count: Int) throws -> LintReport {
        let screen = LintedScreen("list: {row: {trailingInset: 40, titleColor: \"#777777\"}}")
        let finding = try #require(try screen.findings().first { $0.key == "list.row.titleColor" })
        return LintReport(Array(repeating: finding, count: count))
    }

    @Test(arguments: [(1, 1), (10, 10), (11, 10), (25, 10)])
    func stepShowsTenRemarksOfAKind(count: Int, lines: Int) throws {
        let annotations = try report(count).annotations
        #expect(annotations.count == lines)
        #expect(annotations.first?.hasPrefix("::error file=look.theme.yaml,line=3,col=") == true)
        #expect(annotations.contains("::error::\(count - 9) more findings of this kind") == (count > 10))
    }

    @Test(arguments: [(25_000, 25_000), (25_001, 1)])
    func findingsOfARuleAndAFileAreOneResultBeyondTheMostOfARun(count: Int, expected: Int) throws {
        let log = try report(count).sarif(version: "1")
        guard case .array(let runs)? = log["runs"], case .array(let results)? = runs.first?["results"] else {
            Issue.record("no results")
            return
        }
        #expect(runs.count == 1)
        #expect(results.count == expected)
        #expect(results.first?.line.contains(", and 25000 more in this file") == (expected == 1))
    }
}
