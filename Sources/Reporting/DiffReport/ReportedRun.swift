import Batching
package import Comparing
package import Documents
import Foundation

/// Compares many pairs, says why they differ, and leaves a report where one is wanted.
package struct ReportedRun: Sendable {
    private let baseline: String
    private let candidate: String
    private let run: ComparisonRun
    private let reporter: PairReporter
    private let folder: ReportFolder?

    /// - Parameters:
    ///   - baseline: as the user named the side; so the candidate.
    ///   - run: the pairs of the two sides. For a report its comparer should map differences.
    ///   - report: the path of the report's folder.
    /// - Throws: where a report cannot be written there.
    package init(
        baseline: String, candidate: String, run: ComparisonRun, report: String?
    ) throws(DiagnosticError) {
        self.baseline = baseline
        self.candidate = candidate
        self.run = run
        let sides = [baseline, candidate].map(Self.root)
        folder = if let report { try ReportFolder(path: report, inputs: sides) } else { nil }
        let causes = PairCauses(
            baselineManifest: sides[0] + "/manifest.json", candidateManifest: sides[1] + "/manifest.json",
            comparer: run.comparer)
        reporter = PairReporter(folder: folder?.staging, causes: causes, pairs: run.pairs)
    }

    package var pairCount: Int { run.pairs.count }

    /// Delivers the pairs in their order, as they are done, then writes the report.
    ///
    /// - Returns: a failure where the report cannot be written; nothing is left of it then.
    package func report(deliver: (ReportedPair) -> Void) async -> Result<DiffReport, DiagnosticError> {
        var report = DiffReport(baseline: baseline, candidate: candidate, pairs: [])
        var failure: FileSystemError?
        let reporter = reporter
        await run.run(
            examine: { compared, contents in
                Result { () throws(FileSystemError) in try reporter.report(compared, contents) }
            },
            deliver: { (result: Result<ReportedPair, FileSystemError>) in
                switch result {
                case .success(let pair):
                    report.pairs.append(pair)
                    deliver(pair)
                case .failure(let error): failure = failure ?? error
                }
            })
        return Result { [report] () throws(DiagnosticError) in
            try finish(report, failure)
            return report
        }
    }

    private func finish(_ report: DiffReport, _ failure: FileSystemError?) throws(DiagnosticError) {
        guard let folder else { return }
        if let failure {
            folder.discard()
            throw DiagnosticError(FileSystemError(path: folder.path, code: failure.code).description)
        }
        try folder.complete(report, sides: sides)
    }

    private var sides: ComparedSides {
        let kind: ComparedSides.Kind =
            Self.isFolder(candidate) ? .folders : candidate.hasSuffix(".json") ? .manifests : .files
        return ComparedSides(kind: kind, baseline: Self.root(baseline), candidate: Self.root(candidate))
    }

    /// The folder of a manifest; files and folders as they are.
    private static func root(_ path: String) -> String {
        guard path.hasSuffix(".json"), !isFolder(path) else { return path }
        let folder = (path as NSString).deletingLastPathComponent
        return folder.isEmpty ? "." : folder
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
