import Comparing
import Documents
import Files
import Foundation
import Jobs
import Manifests
import Reporting

/// What a test run leaves beside the failures of its tests: a report to look at, and what a service shows of it.
///
/// `THUMBINDEX_REPORT` names the report's folder. Where the environment is that of GitHub's runner, annotations go to
/// standard error, and a table to the step's summary. Tests may run in several processes, one after the other or at once:
/// the report is of all pictures that do not match in the folder of failures, so that the last to end leaves it whole.
package final class TestRun: Sendable {
    /// That of this process, which leaves what it leaves when the process ends.
    package static let shared: TestRun = {
        atexit { TestRun.shared.finishWithTheProcess() }
        return TestRun()
    }()

    private let state = Locked(State())

    private struct State {
        /// The paths of pictures that did not match in this process, as the report has them.
        var failed: Set<String> = []
        var environment: TestRunEnvironment?
    }

    /// No test has run yet.
    package init() {}

    /// Notes what became of a picture.
    ///
    /// - Parameter failure: `nil` where it matches.
    func note(_ failure: NotedFailure?, of place: TestPlace, _ environment: TestRunEnvironment) {
        guard environment.isWanted else { return }
        NotedFailure.write(failure, of: place, in: environment.failures)
        state.withLock { state in
            state.environment = environment
            if let failure { state.failed.insert(failure.path) }
        }
    }

    /// Leaves the report, and tells the lines that a service reads from standard error.
    package func finish() async -> [String] {
        let (failed, environment) = state.withLock { ($0.failed, $0.environment) }
        guard let environment else { return [] }
        do {
            let report = try await Self.report(on: environment)
            guard environment.isGitHub else { return [] }
            let own = report.restricted(to: failed)
            if let path = environment.stepSummary, !failed.isEmpty {
                try DiagnosticError.telling { () throws(FileSystemError) in
                    try AppendedFile(path).append(Array(own.stepSummary.utf8))
                }
            }
            return own.annotations
        } catch {
            return ["there is no report of the tests: \(error)"]
        }
    }

    /// Compares again what did not match, by the rules of each test, and writes the report where one is wanted.
    private static func report(on environment: TestRunEnvironment) async throws(DiagnosticError) -> DiffReport {
        _ = try DiagnosticError.telling { () throws(FileSystemError) in try OutputFolder(path: environment.failures) }
        // Another process may be at it: what it misses it will find here.
        let lock = try await waitForLock(of: environment.failures)
        defer { withExtendedLifetime(lock) {} }
        let noted = NotedFailure.all(in: environment.failures)
        var rules = ComparisonRules()
        rules.rules = noted.map(\.rule)
        let found = FoundPairs(
            noted.map(\.pair), names: Sides("Baselines", environment.failures),
            in: ComparedSides(
                kind: .folders, baseline: OutputFolder.join(environment.failures, "Baselines"),
                candidate: environment.failures))
        let comparer = PairComparer(options: ComparisonOptions(mapsDifferences: true), rules: rules)
        let run = try ReportedRun(found, comparer: comparer, jobCount: 1, report: environment.report)
        let outcome = await run.report { _ in }
        return try outcome.get()
    }

    /// Nothing else runs then: the last thread may wait.
    private func finishWithTheProcess() {
        guard state.withLock({ $0.environment != nil }) else { return }
        let done = DispatchSemaphore(value: 0)
        Task.detached {
            let lines = await self.finish()
            for line in lines { FileHandle.standardError.write(Data((line + "\n").utf8)) }
            done.signal()
        }
        done.wait()
    }

    private static func waitForLock(of folder: String) async throws(DiagnosticError) -> FolderLock {
        for _ in 0..<600 {
            do throws(FileSystemError) {
                return try FolderLock(folder)
            } catch {
                guard error.isTemporary else { throw DiagnosticError(error) }
                try? await Task.sleep(for: .milliseconds(100))
            }
        }
        throw DiagnosticError("another process keeps '\(folder)' for itself")
    }
}

/// What of the environment says what a test run leaves.
package struct TestRunEnvironment: Hashable, Sendable {
    /// Where pictures go that do not match.
    package let failures: String
    /// The report's folder; `nil` where none is wanted.
    package let report: String?
    /// Whether GitHub's runner reads what is told.
    package let isGitHub: Bool
    /// The file of the step's summary.
    package let stepSummary: String?

    /// - Parameter environment: of the process.
    package init(_ environment: [String: String]) {
        func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        failures =
            value("THUMBINDEX_FAILURES")
            ?? (NSTemporaryDirectory() as NSString).appendingPathComponent("thumbindex-failures")
        report = value("THUMBINDEX_REPORT")
        isGitHub = value("GITHUB_ACTIONS") == "true"
        stepSummary = value("GITHUB_STEP_SUMMARY")
    }

    /// Whether a run leaves anything beside its failures.
    var isWanted: Bool { report != nil || isGitHub }
}

/// A picture that did not match, as it is noted beside its candidate for the report of the run.
struct NotedFailure: Hashable, Sendable {
    /// As the report has it: `BrandTests/BarTests/rests.png`.
    let path: String
    let baseline: String
    let candidate: String
    let rule: ComparisonRule

    init(path: String, baseline: String, candidate: String, metric: PixelMetric, failsOn: FailureRule) {
        self.path = path
        self.baseline = baseline
        self.candidate = candidate
        var rule = ComparisonRule(metric)
        rule.paths = [PathPattern(path)]
        rule.failsOn = failsOn
        self.rule = rule
    }

    var pair: FilePair {
        func file(_ path: String) -> PictureFile? { FileSystem.exists(path) ? PictureFile(path: path) : nil }
        return FilePair(path: path, baseline: file(baseline), candidate: file(candidate))
    }
}

extension NotedFailure {
    /// What the names of notes end in.
    private static let suffix = ".failure"

    /// Writes the note of a test's picture, or takes that of an earlier run away. Where that cannot be done, the test has
    /// told all the same.
    fileprivate static func write(_ failure: NotedFailure?, of place: TestPlace, in folder: String) {
        let path = place.path(in: folder, suffix: suffix)
        guard let line = failure?.line else { return FileSystem.remove(path) }
        let (parent, name) = ((path as NSString).deletingLastPathComponent, (path as NSString).lastPathComponent)
        try? OutputFolder(path: parent).write(line, to: name)
    }

    /// Those of a folder, by their paths; of pictures that are no longer there, none.
    fileprivate static func all(in folder: String) -> [NotedFailure] {
        let names = (FileManager.default.subpaths(atPath: folder) ?? []).filter { $0.hasSuffix(suffix) }
        return names.compactMap { name in
            (try? OpenFile(OutputFolder.join(folder, name), followingLinks: false).bytes(limit: 1 << 16))
                .flatMap { NotedFailure(line: $0) }
        }
        .filter { $0.pair.candidate != nil }.sorted { ExactName($0.path) < ExactName($1.path) }
    }

    private var line: [UInt8] {
        var line = RecordLine.Builder()
        for text in [path, baseline, candidate, rule.failsOn?.rawValue ?? ""] { line.add(text) }
        line.add([rule.metricWords])
        return line.line
    }

    private init?(line: [UInt8]) {
        guard let line = RecordLine(line[...]), line.count == 5, let failsOn = FailureRule(rawValue: line.text(3)),
            let metric = line.records(4, ComparisonRule.init(metricWords:))?.first?.pixelMetric
        else { return nil }
        self.init(
            path: line.text(0), baseline: line.text(1), candidate: line.text(2), metric: metric, failsOn: failsOn)
    }
}
