import Comparing
import PythonScripts
import Reporting
import TemporaryFolders
import Testing

@Suite struct JUnitTests {
    static let unreadable = PairResult.unreadable([UnreadablePicture(side: .candidate, reason: "is empty")])

    static func pair(_ path: String, _ result: PairResult, causes: [String] = []) -> ReportedPair {
        let file = PictureFile(path: path)
        return ReportedPair(
            ComparedPair(pair: FilePair(path: path, baseline: file, candidate: file), result: result),
            causes: CauseList(facts: causes))
    }

    @Test func eachPairIsACase() {
        let report = DiffReport(
            baseline: "old", candidate: "new",
            pairs: [
                Self.pair("look/bar/rest.png", .equal(nil)),
                Self.pair("look/bar/end.png", .missing, causes: ["a < b", "c"]),
                Self.pair("x.png", Self.unreadable),
            ])
        #expect(
            report.junit == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites>
                  <testsuite id="0" package="thumbindex" name="new" tests="3" failures="1" errors="1" time="0" \
                timestamp="1970-01-01T00:00:00" hostname="localhost">
                    <properties></properties>
                    <testcase classname="look.bar" name="rest.png" time="0"></testcase>
                    <testcase classname="look.bar" name="end.png" time="0"><failure type="missing" \
                message="missing">missing&#10;a &lt; b&#10;c</failure></testcase>
                    <testcase classname="thumbindex" name="x.png" time="0"><error type="unreadable" \
                message="unreadable: the candidate is empty">unreadable: the candidate is empty</error></testcase>
                    <system-out></system-out>
                    <system-err></system-err>
                  </testsuite>
                </testsuites>

                """)
    }

    @Test(arguments: [[], MarkupTests.hostile, ["\u{0}\u{1}\u{1F}\u{7F}\u{FFFF}", "a/b\"\u{301}.png", "\u{202E}"]])
    func theFileIsValid(paths: [String]) throws {
        let results: [PairResult] = [.equal(nil), .missing, .added, .differentBytes, Self.unreadable]
        let pairs = paths.enumerated().map { Self.pair($1, results[$0 % results.count], causes: [$1]) }
        let folder = TemporaryFolder()
        try folder.write(["junit.xml": DiffReport(baseline: "old", candidate: "new", pairs: pairs).junit])
        let objections = try Python.run("validate_xml.py", [Python.path(of: "junit.xsd"), folder.path + "/junit.xml"])
        #expect(objections == "")
    }

    @Test func theSchemaObjects() throws {
        let folder = TemporaryFolder()
        try folder.write(["junit.xml": "<testsuites><testsuite/></testsuites>"])
        let objections = try Python.run("validate_xml.py", [Python.path(of: "junit.xsd"), folder.path + "/junit.xml"])
        #expect(objections.contains("The attribute 'hostname' is required but missing."))
    }
}
