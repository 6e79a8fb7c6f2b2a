import Comparing

extension DiffReport {
    /// The comparison as JUnit's XML: a test case for each pair, whose class is the pair's folder.
    ///
    /// Elements and attributes are those that both the schema of Ant's task and Jenkins' demand. Times are 0 and the
    /// host is `localhost`, so that the same comparison gives the same bytes.
    package var junit: String {
        Self.junitTemplate.page(for: JUnitView(self))
    }

    private static let junitTemplate = PageTemplate(PackageResources.junit_mustache)
}

/// What the template of the XML names.
private struct JUnitView: Sendable {
    let candidate: String
    let tests: Int
    let failures: Int
    let errors: Int
    let cases: [Case]

    struct Case: Sendable {
        let name: String
        let folder: String
        let failure: Problem?
        let error: Problem?
    }

    struct Problem: Sendable {
        let type: String
        let message: String
        let text: String
    }

    init(_ report: DiffReport) {
        cases = report.pairs.map(Case.init)
        candidate = report.candidate
        tests = cases.count
        failures = cases.count { $0.failure != nil }
        errors = cases.count { $0.error != nil }
    }
}

extension JUnitView.Case {
    fileprivate init(_ pair: ReportedPair) {
        let parts = pair.path.split(separator: "/", omittingEmptySubsequences: false)
        let problem = JUnitView.Problem(
            type: pair.kind.rawValue, message: pair.words,
            text: ([pair.words] + pair.causes.brief).joined(separator: "\n"))
        name = String(parts.last ?? "")
        folder = parts.count > 1 ? parts.dropLast().joined(separator: ".") : "thumbindex"
        error = pair.kind == .unreadable ? problem : nil
        failure = pair.kind == .unreadable || pair.kind == .equal ? nil : problem
    }
}
