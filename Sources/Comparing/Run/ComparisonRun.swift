import Batching

/// Compares many pairs at once.
package struct ComparisonRun: Sendable {
    package let pairs: [FilePair]
    package let comparer: PairComparer
    /// How many pairs are in memory at the same time, at least 1.
    package let jobCount: Int

    package init(pairs: [FilePair], comparer: PairComparer, jobCount: Int) {
        self.pairs = pairs
        self.comparer = comparer
        self.jobCount = jobCount
    }

    /// Delivers what `examine` makes of each pair, in the pairs' order, whichever is done first.
    ///
    /// - Parameters:
    ///   - examine: is called for several pairs at once; gets the pixels as from `PairComparer`.
    ///   - deliver: is called in the caller's task.
    package func run<Outcome: Sendable>(
        examine: @escaping @Sendable (ComparedPair, PictureContents?) -> Outcome, deliver: (Outcome) -> Void
    ) async {
        let comparer = comparer
        await JobPool(workerCount: jobCount).run(
            pairs, worker: { comparer }, work: { comparer, pair in comparer.compare(pair, examine: examine) },
            deliver: deliver)
    }

    /// Delivers the outcomes in the pairs' order.
    package func run(deliver: (ComparedPair) -> Void) async {
        await run(examine: { compared, _ in compared }, deliver: deliver)
    }
}
