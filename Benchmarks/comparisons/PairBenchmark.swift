import BenchmarkReports
import Comparing
import Documents
import Foundation

/// Files and folders compared, beside other programs that compare the same: the time that passes, and that of processors,
/// which tells the same whatever else the machine does. Both have the same bound.
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
        var figures: [(ours: ComparisonTime, theirs: ComparisonTime)] = []
        _ = try await time(baseline, candidate)
        for _ in 0..<(paths.isEmpty ? Self.pairTurns : Self.folderTurns) {
            var ours: [ComparisonTime] = []
            for _ in 0..<rounds { ours.append(try await time(baseline, candidate)) }
            figures.append(
                (ours.median, try others.blazediff(baseline, candidate, paths: paths, rounds: rounds)))
        }
        report.add(name, figures.map(\.ours.passed).median)
        report.add("\(name): blazediff", figures.map(\.theirs.passed).median)
        report.add("\(name) / blazediff", figures.map { $0.ours.passed / $0.theirs.passed }.median, "×", limit: limit)
        report.add(
            "\(name), processors' time / blazediff's", figures.map { $0.ours.processors / $0.theirs.processors }.median,
            "×", limit: limit)
    }

    /// From the paths to the results.
    private func time(_ baseline: URL, _ candidate: URL) async throws -> ComparisonTime {
        let cores = ProcessInfo.processInfo.activeProcessorCount
        let (start, processorStart) = (ContinuousClock.now, processorMilliseconds())
        let pairs = try FoundPairs(baseline: baseline.path, candidate: candidate.path).pairs
        let comparer = PairComparer(threadCount: max(cores / pairs.count, 1))
        var summary = ComparisonSummary()
        await comparer.compare(pairs, jobCount: cores) { summary.add($0.result) }
        let time = ComparisonTime(
            passed: (ContinuousClock.now - start) / .milliseconds(1),
            processors: processorMilliseconds() - processorStart)
        precondition(summary[.different] == (pairs.count > 1 ? 10 : 1), "the pictures are not what they should be")
        return time
    }
}

/// What a comparison takes, in milliseconds.
struct ComparisonTime {
    /// On the clock.
    var passed: Double
    /// Of all threads.
    var processors: Double
}

extension [ComparisonTime] {
    /// Each kind of time by itself.
    var median: ComparisonTime {
        ComparisonTime(passed: map(\.passed).median, processors: map(\.processors).median)
    }
}
