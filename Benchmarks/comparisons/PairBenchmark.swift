import BenchmarkReports
import Comparing
import Documents
import Foundation

/// Files and folders compared, beside other programs that compare the same; the time that passes.
struct PairBenchmark {
    let others: OtherPrograms

    /// How often both programs are measured in turn.
    private static let pairTurns = 5
    private static let folderTurns = 2

    func report(on pictures: ComparedPictures) async throws -> BenchmarkReport {
        var report = BenchmarkReport()
        let (old, new) = pictures.screenshots
        try await compare("3446 × 10728", old, new, limit: 0.5, rounds: 3, into: &report)
        report.add("3446 × 10728: ImageMagick's compare", try others.imageMagick(old, new))
        let states = pictures.states
        try await compare("750 × 1624", states.baseline, states.candidate, limit: 0.7, rounds: 21, into: &report)
        report.add(
            "750 × 1624: ImageMagick's compare", try others.imageMagick(states.baseline, states.candidate))
        let folders = pictures.folders
        try await compare(
            "1,000 pairs, 10 differ", folders.baseline, folders.candidate, paths: pictures.paths, limit: 0.5,
            rounds: 1, into: &report)
        try await compare(
            "1,000 pairs, 10 differ, all of other bytes", folders.baseline, pictures.rewritten, paths: pictures.paths,
            limit: 0.6, rounds: 1, into: &report)
        try await compare(
            "1,000 pairs, 10 differ, all deflated anew", folders.baseline, pictures.deflatedAnew, paths: pictures.paths,
            rounds: 1, into: &report)
        let few = try pictures.paths.prefix(20).map { path in
            try others.imageMagick(
                folders.baseline.appendingPathComponent(path), folders.candidate.appendingPathComponent(path))
        }
        report.add("1,000 pairs: ImageMagick's compare, by 20 of them", few.reduce(0, +) * 50)
        return report
    }

    /// Both in turn, so that a change of the machine's speed meets both. In its turn either has as many rounds, of which
    /// the median counts: on a machine that does other things too, a mean would count what disturbs single rounds.
    private func compare(
        _ name: String, _ baseline: URL, _ candidate: URL, paths: [String] = [], limit: Double? = nil, rounds: Int,
        into report: inout BenchmarkReport
    ) async throws {
        var figures: [(ours: Double, theirs: Double)] = []
        _ = try await milliseconds(baseline, candidate)
        for _ in 0..<(paths.isEmpty ? Self.pairTurns : Self.folderTurns) {
            var ours: [Double] = []
            for _ in 0..<rounds { ours.append(try await milliseconds(baseline, candidate)) }
            figures.append(
                (ours.median, try others.blazediff(baseline, candidate, paths: paths, rounds: rounds)))
        }
        report.add(name, figures.map(\.ours).median)
        report.add("\(name): blazediff", figures.map(\.theirs).median)
        report.add("\(name) / blazediff", figures.map { $0.ours / $0.theirs }.median, "×", limit: limit)
    }

    /// From the paths to the results.
    private func milliseconds(_ baseline: URL, _ candidate: URL) async throws -> Double {
        let cores = ProcessInfo.processInfo.activeProcessorCount
        let start = ContinuousClock.now
        let pairs = try FoundPairs(baseline: baseline.path, candidate: candidate.path).pairs
        let comparer = PairComparer(threadCount: max(cores / pairs.count, 1))
        var summary = ComparisonSummary()
        await comparer.compare(pairs, jobCount: cores) { summary.add($0.result) }
        let milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
        precondition(summary[.different] == (pairs.count > 1 ? 10 : 1), "the pictures are not what they should be")
        return milliseconds
    }
}
