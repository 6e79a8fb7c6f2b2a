import Comparing
import Documents
import Reporting

/// Tells what became of each pair: lines for each that is not equal, or JSON.
final class ComparisonListing {
    private let console: Console
    private let isJSON: Bool
    private let total: Int
    private let waits: Bool
    private var waiting: [String] = []
    private var done = 0

    /// - Parameter waits: whether lines are told by `tellWaiting` alone: whoever reads them may end the command.
    init(_ console: Console, isJSON: Bool, total: Int, waits: Bool) {
        self.console = console
        self.isJSON = isJSON
        self.total = total
        self.waits = waits
    }

    func add(_ pair: ReportedPair) {
        done += 1
        let isTold = !pair.compared.result.details.isEmpty || pair.compared.result.kind != .equal
        let lines = !isJSON && (isTold || pair.isChangedUnseen) ? pair.lines : []
        if waits { waiting += lines } else { lines.forEach(console.result) }
        console.show(done: done, of: total)
    }

    /// Tells what was held back.
    func tellWaiting() {
        waiting.forEach(console.result)
        waiting = []
    }

    func end(_ report: DiffReport) {
        console.endProgress()
        if !isJSON { staleLines(report).forEach(console.result) }
        console.result(isJSON ? JSONValue.object(report.members).lines() : Self.summary(of: report))
    }

    /// `stale        new/look/old.png: no run claims it`, for pictures that were not compared.
    private func staleLines(_ report: DiffReport) -> [String] {
        [(report.baseline, report.stale.baseline), (report.candidate, report.stale.candidate)].flatMap { root, paths in
            paths.map { path in
                let name = (root.hasSuffix("/") ? root : root + "/") + path
                return "stale        \(name.escapingControlCharacters): no run claims it; render --prune removes it"
            }
        }
    }

    /// `3 pairs: 2 equal, 1 different`; pairs that changed unseen are equal ones.
    private static func summary(of report: DiffReport) -> String {
        let stale = report.stale.both.reduce(0) { $0 + $1.count }
        let words = report.summary.words + (stale == 0 ? "" : ", and \(stale) stale left out")
        guard report.unseenCount > 0 else { return words }
        let isSeen = report.pairs.contains { $0.isChangedUnseen && $0.equality != "to the eye" }
        let way = isSeen ? "changed, and are equal by what was allowed" : "changed in a way that is not seen"
        return words + " (\(report.unseenCount) of the equal \(way))"
    }
}

extension ReportedPair {
    /// `different    look/rest.png: 12 of 400 pixels differ (3 %), in 2 regions`, and a line for each cause.
    fileprivate var lines: [String] {
        let result = compared.result
        let padding = String(repeating: " ", count: max(13 - result.kind.rawValue.count, 1))
        // JSON has no pixels: its causes say all.
        let facts = compared.pair.isDescription && result.kind == .different ? [] : result.details
        let remarks = isChangedUnseen ? [equality] + facts : facts
        let details = remarks.isEmpty ? "" : ": " + remarks.joined(separator: "; ")
        let others = causes.brief.filter { !facts.contains($0) }
        let indentation = String(repeating: " ", count: 15)
        return [result.kind.rawValue + padding + shownPath + details] + others.map { indentation + $0 }
    }
}
