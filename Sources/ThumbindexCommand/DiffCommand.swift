import ArgumentParser
import Comparing
import Documents
import Files
import Foundation
import Reporting

struct DiffCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff", abstract: "Compare pictures with their baselines, pixel by pixel.",
        discussion: """
            BASELINE and CANDIDATE are two files, two folders, whose pictures are paired by their paths, or the \
            manifests of two runs. Exit status: 0 all pairs are equal, 1 some are not, 2 something could not be compared.
            """)

    @Argument(help: "What pictures should be.", completion: .file())
    var baseline: String

    @Argument(help: "What pictures are.", completion: .file())
    var candidate: String

    @OptionGroup(title: "Comparing")
    var comparing: ComparisonArguments

    @Option(
        help: ArgumentHelp(
            "How many pairs to compare at once; as many as there are cores unless given.", valueName: "count"))
    var jobs: Int?

    @Option(
        help: ArgumentHelp(
            """
            Leave a report to look at and to approve: index.html, report.json, junit.xml and pictures. An old report \
            there is replaced.
            """, valueName: "folder"),
        completion: .directory)
    var report: String?

    @Option(
        help: ArgumentHelp(
            "Write a remark for each pair that is not equal, as this service reads them, to standard error.",
            valueName: "service"))
    var annotations: AnnotationStyle?

    @Flag(help: "Write JSON.")
    var json = false

    @Flag(help: "Compare again whenever a picture changes, until Ctrl-C.")
    var watch = false

    enum AnnotationStyle: String, CaseIterable, ExpressibleByArgument {
        case github
    }

    func validate() throws { try checkJobs(jobs) }

    func run() async throws {
        let console = Console()
        guard watch else { return try await compareOnce(console) }
        try await Repetition(console: console).run(of: {
            Repetition.tree(at: baseline).union(Repetition.tree(at: candidate))
        }) {
            try await compareOnce(console)
            return true
        }
    }

    private func compareOnce(_ console: Console) async throws {
        let (found, run) = try console.reporting { () throws(DiagnosticError) in try reportedRun(console) }
        console.show(found.problems)
        let listing = ComparisonListing(console, isJSON: json, total: run.pairCount, waits: report != nil)
        let outcome = await run.report { listing.add($0) }
        listing.tellWaiting()
        let report = try console.reporting { () throws(DiagnosticError) in try outcome.get() }
        listing.end(report)
        console.show(report.warnings)
        if annotations == .github {
            report.annotations.forEach(console.say)
            try console.reporting { () throws(DiagnosticError) in try appendStepSummary(report) }
        }
        let isPartial = found.problems.contains { $0.severity == .error }
        let status = isPartial ? ExitCode.failed.rawValue : report.summary.exitStatus
        if status != 0 { throw ExitCode(status) }
    }

    /// Adds a table to the summary of the step, where the service has given it a file.
    private func appendStepSummary(_ report: DiffReport) throws(DiagnosticError) {
        guard let path = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
        try DiagnosticError.telling { () throws(FileSystemError) in
            try AppendedFile(path).append(Array(report.stepSummary.utf8))
        }
    }

    /// What is to be compared, and how.
    private func reportedRun(_ console: Console) throws(DiagnosticError) -> (FoundPairs, ReportedRun) {
        if let note = try InterruptedApproval.settle(baseline: baseline) { console.show([note]) }
        let found = try FoundPairs(baseline: baseline, candidate: candidate)
        let workerCount = jobs ?? ProcessInfo.processInfo.activeProcessorCount
        var rules = ComparisonRules()
        for file in comparing.ruleFiles(besideBaseline: baseline) {
            rules = rules.followed(by: try ComparisonRules(atPath: file))
            if !comparing.rules.contains(file) {
                console.show([Diagnostic(.note, "compared by the rules of '\(file)'")])
            }
        }
        let comparer = comparing.comparer(
            rules, threadCount: max(workerCount / found.pairs.count, 1), mapsDifferences: report != nil)
        return (found, try ReportedRun(found, comparer: comparer, jobCount: workerCount, report: report))
    }
}
