package import Comparing
package import Documents
import Files
import Foundation
import Manifests

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
        let runs = Sides(
            Self.source(of: roots.baseline, found.fingerprints.baseline),
            Self.source(of: roots.candidate, found.fingerprints.candidate))
        let causes = PairCauses(runs: RunFingerprints(runs), comparer: comparer)
        reporter = PairReporter(folder: folder?.staging, causes: causes, pairs: found.pairs)
    }

    /// The fingerprint that was read, or the manifest of the run that left a file or a folder, which may tell it.
    private static func source(of root: String, _ known: Fingerprint?) -> RunFingerprints.Source {
        if let known { return .known(known) }
        var (folder, part) = (FileLocation(root).path, "")
        for _ in 0...levelsOfRun {
            let path = OutputFolder.join(folder, Manifest.path)
            if FileSystem.exists(path) { return .manifest(path: path, listing: part) }
            let name = (folder as NSString).lastPathComponent
            part = part.isEmpty ? name : name + "/" + part
            folder = (folder as NSString).deletingLastPathComponent
        }
        return .known(nil)
    }

    /// A run's pictures lie in a theme's and a component's folder, and those of each bubble in one of their own.
    private static let levelsOfRun = 4

    /// How many pairs are compared.
    package var pairCount: Int { found.pairs.count }

    /// Delivers the pairs in their order, as they are done, then writes the report.
    ///
    /// - Returns: a failure where the report cannot be written; nothing is left of it then.
    package func report(deliver: (ReportedPair) -> Void) async -> Result<DiffReport, DiagnosticError> {
        var report = DiffReport(baseline: found.names.baseline, candidate: found.names.candidate, pairs: [])
        var ignoredNodes = IgnoredNodeCheck(ids: comparer.ignoredNodes)
        var loneStates = LoneStates()
        var failure: FileSystemError?
        // Who goes by the pixels alone misses nothing.
        let goesByStates = comparer.rules.last.failsOn != .pixels
        let (reporter, ids) = (reporter, comparer.ignoredNodes)
        await comparer.compare(found.pairs, jobCount: jobCount) { compared, contents in
            var ignoredNodes = IgnoredNodeCheck(ids: ids)
            ignoredNodes.look(in: contents)
            var loneStates = LoneStates()
            if goesByStates { loneStates.look(in: contents) }
            let pair = Result { () throws(FileSystemError) in try reporter.report(compared, contents) }
            return (pair, ignoredNodes, loneStates)
        } deliver: { (pair: Result<ReportedPair, FileSystemError>, nodes: IgnoredNodeCheck, states: LoneStates) in
            ignoredNodes.add(nodes)
            loneStates.add(states)
            switch pair {
            case .success(var pair):
                if pair.compared.pair.isBoard { pair.causes.remarks += report.explanation(ofBoard: pair) }
                report.pairs.append(pair)
                deliver(pair)
            case .failure(let error): failure = failure ?? error
            }
        }
        report.stale = found.stale
        report.warnings = ignoredNodes.warnings + loneStates.warnings
        return Result { [report, failure] () throws(DiagnosticError) in
            try finish(report, failure)
            return report
        }
    }

    private func finish(_ report: DiffReport, _ failure: FileSystemError?) throws(DiagnosticError) {
        guard let folder else { return }
        if let failure {
            folder.discard()
            throw DiagnosticError(FileSystemError(path: folder.path, code: failure.code))
        }
        try folder.complete(report, sides: found.sides)
    }
}

extension DiffReport {
    /// Why a board differs: which of the states that it shows do.
    fileprivate func explanation(ofBoard board: ReportedPair) -> [String] {
        let folder = board.compared.pair.folder
        let shown = pairs.filter { $0.path.hasPrefix(folder) && !$0.compared.pair.isBoard }
        guard board.kind == .different || board.kind == .sizeMismatch, !shown.isEmpty else { return [] }
        var names: [String] = []
        for pair in shown where pair.kind != .equal {
            let name = pair.path.dropFirst(folder.count).prefix { $0 != "~" && $0 != "@" && $0 != "." }
            if names.last != String(name) { names.append(String(name)) }
        }
        guard !names.isEmpty else { return ["no state on it differs of those that were compared"] }
        let listed = names.prefix(5).map(\.visible).joined(separator: ", ")
        let rest = names.count > 5 ? " and \(names.count - 5) more" : ""
        return [
            "\(names.count == 1 ? "1 state" : "\(names.count) states") on it differ\(names.count == 1 ? "s" : ""): \(listed)\(rest)"
        ]
    }
}
