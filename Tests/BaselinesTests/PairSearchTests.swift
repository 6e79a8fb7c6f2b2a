import Baselines
import Diagnostics
import TemporaryFolders
import Testing

@Suite struct PairSearchTests {
    @Test func namesASideThatIsMissing() throws {
        let error = #expect(throws: DiagnosticError.self) {
            try PairSearch.pairs(baseline: "/nowhere/a", candidate: "/nowhere/b")
        }
        #expect(
            error?.diagnostics.map(\.message) == [
                "there is no file or folder '/nowhere/a'", "there is no file or folder '/nowhere/b'",
            ])
    }
}
