package import Comparing
package import Documents
import Files

/// Compares many pairs, says why they differ, and leaves a report where one is wanted: pairs that were found are
/// compared, their causes are searched for, and all of it is reported.
package struct ReportedRun: Sendable {
    private let found: FoundPairs
    private let comparer: PairComparer
    private let jobCount: Int
    private let reporter: PairReporter
    private let folder: ReportFolder?

    /// - Parameters:
    ///   - comparer: for a report it should map differences.
    ///   - jobCount: how many pairs are in memory at the same time, at least 1.
    ///   - report: the path of the report's folder.
    /// - Throws: where a report cannot be written there.
    package init(
        _ found: FoundPairs, comparer: PairComparer, jobCount: Int, report: String?
    ) throws(DiagnosticError) {
        self.found = found
        self.comparer = comparer
        self.jobCount = jobCount
        let roots = Sides(found.sides.baseline, found.sides.candidate)
        folder = if let report { try ReportFolder(path: report, inputs: roots.both) } else { nil }
        let causes = PairCauses(manifests: roots.map { $0 + "/manifest.json" }, comparer: comparer)
        reporter = PairReporter(folder: folder?.staging, causes: causes, pairs: found.pairs)
    }

    /// How many pairs are compared.
    package var pairCount: Int { found.pairs.count }

    /// Delivers the pairs in their order, as they are done, then writes the report.
    ///
    /// - Returns: a failure where the report cannot be written; nothing is left of it then.
    package func report(deliver: (ReportedPair) -> Void) async -> Result<DiffReport, DiagnosticError> {
        var report = DiffReport(baseline: found.names.baseline, candidate: found.names.candidate, pairs: [])
        var ignoredNodes = IgnoredNodeCheck(ids: comparer.ignoredNodes)
        var failure: FileSystemError?
        let (reporter, ids) = (reporter, comparer.ignoredNodes)
        await comparer.compare(found.pairs, jobCount: jobCount) { compared, contents in
            var ignoredNodes = IgnoredNodeCheck(ids: ids)
            ignoredNodes.look(in: contents)
            let pair = Result { () throws(FileSystemError) in try reporter.report(compared, contents) }
            return (pair, ignoredNodes)
        } deliver: { (pair: Result<ReportedPair, FileSystemError>, nodes: IgnoredNodeCheck) in
            ignoredNodes.add(nodes)
            switch pair {
            case .success(let pair):
                report.pairs.append(pair)
                deliver(pair)
            case .failure(let error): failure = failure ?? error
            }
        }
        report.stale = found.stale
        report.warnings = ignoredNodes.warnings
        return Result { [report, failure] () throws(DiagnosticError) in
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
        try folder.complete(report, sides: found.sides)
    }
}
