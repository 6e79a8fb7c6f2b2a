/// Results as JUnit's XML, by the names that its template has for them.
struct JUnitSuite: Sendable {
    /// What was looked at.
    let candidate: String
    let tests: Int
    let failures: Int
    let errors: Int
    let cases: [Case]

    /// A result, in a folder that stands for a class.
    struct Case: Sendable {
        let name: String
        let folder: String
        var failure: Problem?
        var error: Problem?
    }

    /// Why a case did not pass.
    struct Problem: Sendable {
        let type: String
        let message: String
        let text: String
    }

    init(candidate: String, cases: [Case]) {
        self.candidate = candidate
        self.cases = cases
        tests = cases.count
        failures = cases.count { $0.failure != nil }
        errors = cases.count { $0.error != nil }
    }

    /// The file's text.
    var text: String { Self.template.page(for: self) }

    private static let template = PageTemplate(PackageResources.junit_mustache)
}
