import Comparing
package import Documents
import Files

/// Candidates that a report showed and that become the new baseline, all of them or none; but for those that show no
/// picture, which are told.
package struct Approval: Sendable {
    /// The pictures to be copied, in the report's order.
    package let paths: [String]
    /// Baseline pictures that have no candidate; they stay.
    package let orphans: [String]
    /// Candidates that are left out, in the report's order.
    package let refusals: [Refusal]
    /// What became of an approval of the same baseline that was interrupted.
    package let notes: [Diagnostic]
    private let report: ReviewedReport
    private let files: ReviewedFiles

    /// A candidate that shows no picture, and why.
    package struct Refusal: Hashable, Sendable {
        /// By which the report names the picture.
        package let path: String
        /// What keeps it from being approved.
        package let problem: Diagnostic
    }

    /// Checks what is asked for against the report and the files as they are now; nothing else is written.
    ///
    /// - Parameters:
    ///   - report: a report's folder or its `report.json`.
    ///   - names: pictures or folders of them, by their paths in the report; empty for all.
    ///   - baseline: where the baseline is now, where that is not where the report says.
    ///   - candidate: the same for the candidate.
    ///   - settles: whether an approval that was interrupted there is finished or taken back first.
    ///   - workingFolder: the folder that a baseline must lie in which nobody names but the report; `nil` for anywhere.
    /// - Throws: where the candidates, or baselines to be replaced, are no longer what the report showed, and for
    ///   names that the report does not have; and where the report leads to a baseline that it may not change.
    package init(
        ofReport path: String, names: [String] = [], baseline: String? = nil, candidate: String? = nil,
        settles: Bool = true, workingFolder: String? = nil
    ) throws(DiagnosticError) {
        report = try ReviewedReport(atPath: path)
        if baseline == nil, let workingFolder { try report.checkIsOwn(of: workingFolder) }
        files = ReviewedFiles(
            sides: ComparedSides(
                kind: report.sides.kind, baseline: baseline.map { FileLocation($0).path } ?? report.sides.baseline,
                candidate: candidate.map { FileLocation($0).path } ?? report.sides.candidate))
        notes = settles ? try InterruptedApproval.settle(baseline: files.root).map { [$0] } ?? [] : []
        var problems = DiagnosticList()
        let selected = Self.selected(report.pairs, names, &problems)
        files.check(report.pairs, &problems)
        refusals = selected.compactMap { [files] pair in
            files.objection(toCandidateOf: pair).map { Refusal(path: pair.path, problem: $0) }
        }
        let stale = Set(report.staleBaselines.map(ExactName.init))
        for pair in selected where !stale.contains(ExactName(pair.path)) { files.checkBaseline(of: pair, &problems) }
        try problems.throwErrors()
        let refused = Set(refusals.map { ExactName($0.path) })
        paths = selected.map(\.path).filter { !refused.contains(ExactName($0)) }
        orphans = report.pairs.filter { $0.result == .missing }.map(\.path)
    }

    /// Copies the candidates, with the JSON of their states, and brings the baseline's manifest up to date.
    ///
    /// - Throws: where that fails; then the baseline is as it was.
    package func apply() throws(DiagnosticError) {
        let wanted = Set(paths.map(ExactName.init))
        var targets: Set<ExactName> = []
        guard !wanted.isEmpty else { return }
        var exchange = try FileExchange(root: files.root)
        do {
            for pair in report.pairs where wanted.contains(ExactName(pair.path)) {
                for copy in try files.copies(of: pair) where targets.insert(ExactName(copy.target)).inserted {
                    try exchange.stage(copy.bytes, at: copy.target)
                }
            }
            if let manifest = try files.manifest(approving: wanted, coversAll: coversAll) {
                try exchange.stage(manifest.bytes, at: manifest.target)
            }
            try exchange.commit()
        } catch {
            exchange.discard()
            throw error
        }
    }

    /// Whether the baseline will be what the candidate is.
    private var coversAll: Bool {
        let wanted = Set(paths.map(ExactName.init))
        return report.pairs.allSatisfy { $0.isSame || wanted.contains(ExactName($0.path)) }
    }

    /// The pairs that have something to approve, all or those that are named.
    private static func selected(
        _ pairs: [ReviewedReport.Pair], _ names: [String], _ problems: inout DiagnosticList
    ) -> [ReviewedReport.Pair] {
        var wanted: Set<ExactName> = []
        for name in names {
            let trimmed = name.hasSuffix("/") ? String(name.dropLast()) : name
            let found = pairs.filter {
                ExactName($0.path) == ExactName(trimmed) || $0.path.utf8.starts(with: (trimmed + "/").utf8)
            }
            if found.isEmpty {
                let hints = NearestSpelling.hints(for: trimmed, among: pairs.map(\.path))
                problems.add(Diagnostic(.error, "the report has no picture '\(name.excerpt)'", hints: hints))
            }
            if found.count == 1, ExactName(found[0].path) == ExactName(trimmed), found[0].result == .missing {
                problems.add(Diagnostic(.error, "'\(trimmed)' has no candidate that could be approved"))
            }
            wanted.formUnion(found.map { ExactName($0.path) })
        }
        return pairs.filter { $0.isApprovable && (names.isEmpty || wanted.contains(ExactName($0.path))) }
    }
}
