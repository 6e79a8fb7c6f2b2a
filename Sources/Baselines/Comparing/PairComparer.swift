package import Diffing

/// Compares pairs of picture files.
package struct PairComparer: Sendable {
    /// `ignoredRegions` hold for every pair.
    package let options: ComparisonOptions
    /// Nodes of the states' JSON files beside the pictures that are left out, with all that belongs to them.
    package let ignoredNodes: [String]
    /// The greatest number of pixels that a picture may have.
    package let pixelLimit: Int
    /// How many threads work on a pair.
    package let threadCount: Int

    package init(
        options: ComparisonOptions = ComparisonOptions(), ignoredNodes: [String] = [], pixelLimit: Int = 1 << 28,
        threadCount: Int = 1
    ) {
        self.options = options
        self.ignoredNodes = ignoredNodes
        self.pixelLimit = pixelLimit
        self.threadCount = threadCount
    }
}

extension PairComparer {
    /// Compares a pair.
    package func compare(_ pair: FilePair) -> ComparedPair { compare(pair) { compared, _ in compared } }

    /// Compares a pair; no picture is decoded where the files' bytes or their digests are equal.
    ///
    /// - Parameter examine: gets the outcome, and the pixels where both sides were decoded.
    package func compare<Outcome>(
        _ pair: FilePair, examine: (ComparedPair, PictureContents?) throws -> Outcome
    ) rethrows -> Outcome {
        let (result, contents) = outcome(of: pair)
        return try examine(ComparedPair(pair: pair, result: result), contents)
    }

    private func outcome(of pair: FilePair) -> (PairResult, PictureContents?) {
        guard let baseline = pair.baseline else { return (.added, nil) }
        guard let candidate = pair.candidate else { return (.missing, nil) }
        switch BothSides(reading: baseline, candidate) {
        case .unreadable(let reasons): return (.unreadable(reasons), nil)
        case .read(let files) where files.areEqualUndecoded: return (.equal, nil)
        case .read(let files) where files.haveNoPixels: return (.differentBytes, nil)
        case .read(let files): return outcome(of: pair, decoding: files)
        }
    }

    private func outcome(
        of pair: FilePair, decoding files: BothSides<PictureBytes>.Pair
    ) -> (PairResult, PictureContents?) {
        switch BothSides(decoding: files, pixelLimit: pixelLimit, atOnce: threadCount > 1) {
        case .unreadable(let reasons): return (.unreadable(reasons), nil)
        case .read(let rasters):
            let contents = PictureContents(baseline: rasters.baseline, candidate: rasters.candidate)
            return (result(of: pair, contents), contents)
        }
    }

    private func result(of pair: FilePair, _ contents: PictureContents) -> PairResult {
        var options = options
        options.ignoredRegions += IgnoredNodes(ids: ignoredNodes).regions(of: pair, size: contents.candidate.size)
        let comparison = RasterComparison(
            baseline: contents.baseline, candidate: contents.candidate, options: options, threadCount: threadCount)
        switch comparison {
        case .sizeMismatch(let sizes): return .sizeMismatch(sizes)
        case .compared(let comparison): return comparison.isEqual ? .equal : .different(comparison)
        }
    }
}
