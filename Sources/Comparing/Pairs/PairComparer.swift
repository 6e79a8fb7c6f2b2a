import Jobs
import Rasters

/// Compares pairs of picture files.
package struct PairComparer: Sendable {
    /// `ignoredRegions` hold for every pair. Where `mapsDifferences` is set, the pixels that were compared are kept
    /// for whoever examines the outcome.
    package private(set) var options: ComparisonOptions
    /// Nodes of the states' JSON files beside the pictures that are left out, with all that belongs to them.
    package private(set) var ignoredNodes: [String]
    /// What holds for some pairs, or for all.
    package let rules: ComparisonRules
    /// The greatest number of pixels that a picture may have.
    package let pixelLimit: Int
    /// How many threads work on a pair.
    package let threadCount: Int
    /// What holds for the pair that is compared.
    private(set) var rule = ComparisonRule()

    /// A comparer with one thread for a pair unless told otherwise.
    package init(
        options: ComparisonOptions = ComparisonOptions(), ignoredNodes: [String] = [],
        rules: ComparisonRules = ComparisonRules(), pixelLimit: Int = 1 << 28, threadCount: Int = 1
    ) {
        self.options = options
        self.ignoredNodes = ignoredNodes
        self.rules = rules
        self.pixelLimit = pixelLimit
        self.threadCount = threadCount
    }
}

extension PairComparer {
    /// Compares pairs, several at once, and delivers what `examine` makes of each in the pairs' order, whichever is
    /// done first.
    ///
    /// - Parameters:
    ///   - jobCount: how many pairs are in memory at the same time, at least 1.
    ///   - examine: is called for several pairs at once.
    ///   - deliver: is called in the caller's task.
    package func compare<Outcome: Sendable>(
        _ pairs: [FilePair], jobCount: Int,
        examine: @escaping @Sendable (ComparedPair, PairContents) -> Outcome, deliver: (Outcome) -> Void
    ) async {
        let states = SharedStateFiles(pairs)
        await JobPool(workerCount: jobCount).run(
            pairs, worker: { self },
            work: { comparer, pair in comparer.compare(pair, sharing: states, examine: examine) }, deliver: deliver)
    }

    /// Compares pairs, several at once, and delivers the outcomes in the pairs' order.
    package func compare(_ pairs: [FilePair], jobCount: Int, deliver: (ComparedPair) -> Void) async {
        await compare(pairs, jobCount: jobCount, examine: { compared, _ in compared }, deliver: deliver)
    }

    /// Compares a pair.
    package func compare(_ pair: FilePair) -> ComparedPair { compare(pair) { compared, _ in compared } }

    /// Compares a pair, and gives what `examine` makes of the outcome and of the files' contents.
    package func compare<Outcome>(
        _ pair: FilePair, examine: (ComparedPair, PairContents) throws -> Outcome
    ) rethrows -> Outcome {
        try compare(pair, sharing: nil, examine: examine)
    }

    private func compare<Outcome>(
        _ pair: FilePair, sharing states: SharedStateFiles?,
        examine: (ComparedPair, PairContents) throws -> Outcome
    ) rethrows -> Outcome {
        let contents = PairContents(pair, sharing: states)
        let comparer = resolved(for: pair.path)
        let result = comparer.judged(comparer.result(of: contents), contents)
        return try examine(ComparedPair(pair: pair, result: result), contents)
    }

    /// The comparer with what the rules say of a path.
    func resolved(for path: String) -> PairComparer {
        var comparer = self
        comparer.rule = rules.rule(for: path)
        comparer.options.metric = comparer.rule.pixelMetric ?? options.metric
        if comparer.rule.failsOn == .any { comparer.options.metric = .exact }
        comparer.ignoredNodes += comparer.rule.masks.nodes
        return comparer
    }
}

extension PairComparer {
    /// Few different pixels are none where the budget allows for them; pictures that are equal then are different all
    /// the same where their states' JSON names a change, or cannot be read.
    private func judged(_ result: PairResult, _ contents: PairContents) -> PairResult {
        if let unread = contents.unreadStates(after: result) { return .unreadable(unread) }
        let equal: PixelComparison?
        switch result {
        case .equal(let comparison): equal = comparison
        case .different(let comparison) where rule.allows(comparison): equal = comparison
        default: return result
        }
        guard rule.failsOn != .pixels, contents.statesDiffer else { return .equal(equal) }
        let isDamaged = contents.states.both.contains { if case .damaged = $0 { true } else { false } }
        guard let states = contents.bothStates else { return isDamaged ? .changed(equal) : .equal(equal) }
        return search(states, contents).causes().isEmpty ? .equal(equal) : .changed(equal)
    }

    /// The search for what changed between two states, without what is left out.
    func search(_ states: Sides<StateRecord>?, _ contents: PairContents) -> CauseSearch {
        var search = CauseSearch(states: states, ignoredNodes: ignoredNodes)
        if let canvas = states?.candidate.size, !rule.masks.isEmpty {
            search.maskedRects = rule.masks.rects(canvas: canvas, pixelsPerPoint: contents.namedScale)
        }
        return search
    }

    /// No picture is decoded where the files' bytes are equal, or the data that pixels come from, and none is read that is
    /// alone.
    private func result(of contents: PairContents) -> PairResult {
        guard contents.pair.files.complete() != nil, let pictures = contents.pictures.complete() else {
            return contents.pair.baseline == nil ? .added : .missing
        }
        let flaws = pictures.map(\.flaw)
        if flaws.both.contains(where: { $0 != nil }) { return .unreadable(flaws) }
        // What it says is found out where all states are.
        if contents.pair.isDescription { return .equal(nil) }
        if pictures.areEqualUndecoded, !options.placement.isMove { return .equal(nil) }
        if pictures.haveNoPixels { return .differentBytes }
        if !options.placement.isMove, pictures.haveSameData(pixelLimit: pixelLimit) { return .equal(nil) }
        if let comparison = compareRowwise(pictures, contents) { return PairResult(comparison) }
        return decodeAndCompare(pictures, contents)
    }

    /// `nil` where the pictures have to be decoded whole.
    private func compareRowwise(_ pictures: Sides<PictureBytes>, _ contents: PairContents) -> PixelComparison? {
        guard !options.mapsDifferences, options.placement.isIdentity,
            let sides = RowwisePair(pictures, pixelLimit: pixelLimit, isShared: threadCount > 1)
        else { return nil }
        return sides.comparison(options: options(for: contents, size: sides.size))
    }

    private func decodeAndCompare(_ pictures: Sides<PictureBytes>, _ contents: PairContents) -> PairResult {
        let decode: @Sendable (Int) -> Result<StraightRaster, UnreadableFile> = { side in
            Result { () throws(UnreadableFile) in try pictures.both[side].decoded(pixelLimit: pixelLimit) }
        }
        let sides = threadCount > 1 ? (0..<2).concurrentMap(decode) : [decode(0), decode(1)]
        guard case .success(let baseline) = sides[0], case .success(let candidate) = sides[1] else {
            return .unreadable(Sides(sides[0].failure, sides[1].failure))
        }
        if options.mapsDifferences { contents.rasters = Sides(baseline, candidate) }
        let comparison = RasterComparison(
            baseline: baseline, candidate: candidate,
            options: options(for: contents, size: (options.placement.isIdentity ? candidate : baseline).size),
            threadCount: threadCount)
        return switch comparison {
        case .sizeMismatch(let sizes): .sizeMismatch(sizes)
        case .compared(let comparison): PairResult(comparison)
        }
    }

    /// - Parameter size: of what is compared.
    private func options(for contents: PairContents, size: PixelSize) -> ComparisonOptions {
        var options = options
        // A search for causes asks which pixels differ.
        options.mapsDifferences = options.mapsDifferences || contents.haveStates
        options.ignoredRegions += IgnoredNodes(ids: ignoredNodes).regions(in: contents, size: size)
        if !rule.masks.isEmpty {
            let canvas = contents.canvas(ofPictureOf: size)
            options.ignoredRegions += rule.masks.regions(
                canvas: canvas, pixelsPerPoint: canvas.width > 0 ? Double(size.width) / canvas.width : 1)
        }
        return options
    }
}

extension PairContents {
    /// The sides whose JSON this program does not know how to read, where it says more than that nothing differs; `nil`
    /// where it need not be read, or can be.
    fileprivate func unreadStates(after result: PairResult) -> [UnreadablePicture]? {
        switch result {
        case .missing, .added, .unreadable: return nil
        case .equal(nil) where !statesDiffer: return nil
        case .equal, .different, .changed, .differentBytes, .sizeMismatch: break
        }
        let unread = ComparedSide.allCases.compactMap { side -> UnreadablePicture? in
            guard case .ofOtherVersion(let reason) = states[side] else { return nil }
            return UnreadablePicture(side: side, reason: "has beside it a JSON that \(reason)")
        }
        return unread.isEmpty ? nil : unread
    }
}

extension PairResult {
    fileprivate init(_ comparison: PixelComparison) {
        self = comparison.isEqual ? .equal(comparison) : .different(comparison)
    }

    /// - Parameter flaws: of the sides that show no picture.
    fileprivate static func unreadable(_ flaws: Sides<UnreadableFile?>) -> PairResult {
        .unreadable(
            ComparedSide.allCases.compactMap { side in
                flaws[side].map { UnreadablePicture(side: side, reason: $0.reason) }
            })
    }
}

extension Result {
    fileprivate var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}
