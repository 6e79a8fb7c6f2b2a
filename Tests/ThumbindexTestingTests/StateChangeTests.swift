import Foundation
import TemporaryFolders
import Testing
import ThumbindexTesting

/// A picture that is what it was, whose state's JSON is not: a hit area shows in no picture.
@Suite struct StateChangeTests {
    let tests = BaselineCheckTests()

    /// Each check stands for a run of its own.
    func run(_ picture: TestedPicture, record: String? = nil, failsOn: FailureRule = .state) -> BaselineFinding? {
        tests.check(record: record, failsOn: failsOn).finding(on: picture)
    }

    private func recordedState() throws -> String {
        try String(contentsOfFile: tests.folder.path + "/Baselines/BarTests/rests.json", encoding: .utf8)
    }

    @Test(arguments: [FailureRule.state, .any]) func itFails(rule: FailureRule) throws {
        _ = run(try BaselineCheckTests.picture(), record: "missing")
        #expect(
            tests.check(failsOn: rule).objection(to: try BaselineCheckTests.picture(hitWidth: 7))
                == """
                the picture does not match its baseline: different: no pixel that counts, but the state's JSON
                  the pixels are the same, and the state's JSON has changed
                  bubble hit area 5 × 5 at 5, 0 → 7 × 5 at 5, 0 pt
                baseline:   \(tests.baseline)
                candidate:  \(tests.failures).candidate.png
                THUMBINDEX_RECORD=all accepts it
                """)
    }

    /// One step of red is less than an eye tells.
    @Test func anyByteMayFail() throws {
        _ = run(try BaselineCheckTests.picture(), record: "missing")
        let faint = try BaselineCheckTests.picture(square: 0xFFFE_0000)
        #expect(run(faint) == nil)
        guard case .failure? = run(faint, failsOn: .any) else {
            Issue.record("another byte passes")
            return
        }
    }

    @Test(arguments: ["never", "missing"]) func whereOnlyPixelsCountItIsToldAndFailsNoTest(mode: String) throws {
        _ = run(try BaselineCheckTests.picture(), record: "missing")
        let before = try recordedState()
        let finding = run(try BaselineCheckTests.picture(hitWidth: 7), record: mode, failsOn: .pixels)
        #expect(
            finding
                == .remark(
                    """
                    the picture matches its baseline, but what its JSON says has changed
                      bubble hit area 5 × 5 at 5, 0 → 7 × 5 at 5, 0 pt
                    baseline:   \(tests.baseline)
                    THUMBINDEX_RECORD=all accepts it
                    """))
        #expect(try recordedState() == before)
        #expect(try tests.folder.names(in: ".").allSatisfy { !$0.hasPrefix("failures") })
    }

    @Test func allRecordsIt() throws {
        _ = run(try BaselineCheckTests.picture(), record: "missing")
        let changed = try BaselineCheckTests.picture(hitWidth: 7)
        #expect(
            run(changed, record: "all")
                == .failure(
                    """
                    recorded the baseline \(tests.baseline)
                    look at it, and run the test again without THUMBINDEX_RECORD
                    """))
        #expect(try recordedState() == String(decoding: changed.state ?? [], as: UTF8.self))
        #expect(run(changed) == nil)
        #expect(run(changed, record: "all") == nil)
    }

    /// Without one, a picture that no longer matches would have no causes.
    @Test func allRecordsAJSONThatIsNotThere() throws {
        let picture = try BaselineCheckTests.picture()
        _ = run(TestedPicture(bytes: picture.bytes), record: "missing")
        #expect(run(picture) == nil)
        #expect(run(picture, record: "all") != nil)
        #expect(try recordedState() == String(decoding: picture.state ?? [], as: UTF8.self))
    }

    /// Another machine's font explains pixels that nothing in the state does.
    @Test func anotherFontIsNamed() throws {
        _ = run(try BaselineCheckTests.picture(), record: "missing")
        let objection = tests.check().objection(to: try BaselineCheckTests.picture(square: 0xFF00_FF00, font: "bb"))
        #expect(
            objection?.split(separator: "\n").contains(
                "  fingerprint differs: font Inter-Regular differs, no geometry changed") == true)
    }

    /// The same picture on another machine is the same picture, and no reason to record it.
    @Test func anotherFontAloneIsNoDifference() throws {
        _ = run(try BaselineCheckTests.picture(), record: "missing")
        let before = try recordedState()
        #expect(run(try BaselineCheckTests.picture(font: "bb")) == nil)
        #expect(run(try BaselineCheckTests.picture(font: "bb"), record: "all") == nil)
        #expect(try recordedState() == before)
    }

    /// Another order of keys says the same.
    @Test func whatSaysTheSameIsNotTold() throws {
        let picture = try BaselineCheckTests.picture()
        _ = run(picture, record: "missing")
        let spaced = String(decoding: picture.state ?? [], as: UTF8.self).replacing("{\"size\"", with: "{ \"size\"")
        #expect(run(TestedPicture(bytes: picture.bytes, state: Array(spaced.utf8))) == nil)
    }

    #if compiler(>=6.3)
        @Test func itIsAWarningOfTheTest() {
            let place = SourceLocation(fileID: "Brand/BarTests.swift", filePath: "/BarTests.swift", line: 7, column: 1)
            withKnownIssue {
                BaselineFinding.remark("seen by nobody").record(at: place, filePath: #filePath)
            } matching: { issue in
                issue.severity == .warning && issue.comments.map(\.rawValue) == ["seen by nobody"]
                    && issue.sourceLocation == place
            }
        }
    #endif
}
