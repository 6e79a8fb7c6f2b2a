import Foundation
import TemporaryFolders
import Testing
import ThumbindexTesting

/// A picture that is not what it was.
@Suite struct MismatchTests {
    let tests = BaselineCheckTests()

    /// Each check stands for a run of its own: a baseline is asked for by one picture in a process.
    func run(_ picture: TestedPicture, record: String? = nil) -> String? {
        tests.check(record: record).objection(to: picture)
    }

    @Test func regionCauseAndTheThreeFilesAreNamed() throws {
        _ = run(try BaselineCheckTests.picture(at: 10), record: "missing")
        #expect(
            run(try BaselineCheckTests.picture(at: 4)) == """
                the picture does not match its baseline: different: 120 px in 1 region, 10 %
                  region 10 × 16 px at 10, 4
                  bubble moved 3 pt up
                baseline:   \(tests.baseline)
                candidate:  \(tests.failures).candidate.png
                difference: \(tests.failures).difference.png
                THUMBINDEX_RECORD=all accepts it
                """)
        for suffix in ["candidate.png", "candidate.json", "difference.png"] {
            #expect(FileManager.default.fileExists(atPath: "\(tests.failures).\(suffix)"), "\(suffix)")
        }
        _ = run(try BaselineCheckTests.picture(at: 10))
        #expect(try tests.folder.names(in: ".").allSatisfy { !$0.hasPrefix("failures") })
    }

    @Test func onlyAllAcceptsIt() throws {
        _ = run(try BaselineCheckTests.picture(at: 10), record: "missing")
        let refused = run(try BaselineCheckTests.picture(at: 4), record: "missing")
        #expect(refused?.hasPrefix("the picture does not match its baseline") == true)
        let accepted = run(try BaselineCheckTests.picture(at: 4), record: "all")
        #expect(accepted?.hasPrefix("recorded the baseline \(tests.baseline)") == true)
        #expect(run(try BaselineCheckTests.picture(at: 4)) == nil)
    }

    @Test func aBrokenPictureNeverMatches() throws {
        let picture = try BaselineCheckTests.picture()
        _ = run(picture, record: "missing")
        let broken = TestedPicture(bytes: picture.bytes.dropLast(60))
        let lines = run(broken)?.split(separator: "\n").map(String.init) ?? []
        let told = "the picture does not match its baseline: unreadable: the candidate "
        #expect(lines.first?.hasPrefix(told) == true)
        #expect(lines.allSatisfy { !$0.hasPrefix("difference:") })
    }
}
