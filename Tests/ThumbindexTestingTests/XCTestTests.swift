import ThumbindexTesting
import XCTest

/// Under XCTest a mismatch is a failure of the test case, at the line of the call.
final class XCTestTests: XCTestCase {
    private var failures: [String]? = []

    #if canImport(ObjectiveC)
        override func record(_ issue: XCTIssue) {
            let line = issue.sourceCodeContext.location?.lineNumber ?? 0
            guard failures != nil else { return super.record(issue) }
            failures?.append("\(line): \(issue.compactDescription)")
        }
    #else
        override func recordFailure(
            withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
        ) {
            guard failures != nil else {
                return super.recordFailure(
                    withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
            }
            failures?.append("\(lineNumber): \(description)")
        }
    #endif

    func testAMismatchIsAFailure() {
        let line = #line + 1
        expectBaseline(try TestedPicture(atPath: "/nowhere/picture.png"))
        let told = failures ?? []
        // From here on failures are this test's own.
        failures = nil
        XCTAssertEqual(told.count, 1)
        XCTAssertTrue(told.first?.hasPrefix("\(line): ") == true, "\(told)")
        XCTAssertTrue(
            told.first?.hasSuffix(
                "there is no picture: error: cannot read '/nowhere/picture.png': there is no such file") == true,
            "\(told)")
    }
}
