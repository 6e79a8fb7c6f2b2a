import Testing
import ThumbindexTesting

/// Under Swift Testing a mismatch is an issue of the test, at the line of the call.
@Suite struct SwiftTestingTests {
    @Test func anIssueIsRecorded() throws {
        let line = #line + 2
        try withKnownIssue {
            expectBaseline(try TestedPicture(atPath: "/nowhere/picture.png"))
        } matching: { issue in
            let text =
                "there is no picture: error: cannot read '/nowhere/picture.png': there is no such file"
            return issue.comments.map(\.rawValue) == [text] && issue.sourceLocation?.line == line
        }
    }

    @Test(arguments: [1, 2]) func theBaselineIsLookedForBesideTheTest(number: Int) throws {
        let picture = try BaselineCheckTests.picture()
        withKnownIssue {
            expectBaseline(picture, named: "\(number)")
        } matching: { issue in
            let folder = #filePath.split(separator: "/").dropLast().joined(separator: "/")
            let file = "SwiftTestingTests/theBaselineIsLookedForBesideTheTest-\(number).png"
            return issue.comments[0].rawValue.hasPrefix(
                "there is no baseline\nbaseline:   /\(folder)/Baselines/\(file)\n")
        }
    }
}
