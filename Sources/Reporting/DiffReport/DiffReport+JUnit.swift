import Comparing

extension DiffReport {
    /// The comparison as JUnit's XML: a test case for each pair, whose class is the pair's folder.
    ///
    /// Elements and attributes are those that both the schema of Ant's task and Jenkins' demand. Times are 0 and the
    /// host is `localhost`, so that the same comparison gives the same bytes.
    package var junit: String {
        JUnitSuite(candidate: candidate, cases: pairs.map(JUnitSuite.Case.init)).text
    }
}

extension JUnitSuite.Case {
    fileprivate init(_ pair: ReportedPair) {
        let parts = pair.path.split(separator: "/", omittingEmptySubsequences: false)
        let problem = JUnitSuite.Problem(
            type: pair.kind.rawValue, message: pair.words,
            text: ([pair.words] + pair.causes.brief).joined(separator: "\n"))
        self.init(
            name: String(parts.last ?? ""),
            folder: parts.count > 1 ? parts.dropLast().joined(separator: ".") : "thumbindex",
            failure: pair.kind == .unreadable || pair.kind == .equal ? nil : problem,
            error: pair.kind == .unreadable ? problem : nil)
    }
}
