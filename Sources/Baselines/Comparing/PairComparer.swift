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
        let (compared, contents) = outcome(of: pair)
        return try examine(compared, contents)
    }

    private func outcome(of pair: FilePair) -> (ComparedPair, PictureContents?) {
        guard let baseline = pair.baseline else { return (ComparedPair(pair: pair, result: .added), nil) }
        guard let candidate = pair.candidate else { return (ComparedPair(pair: pair, result: .missing), nil) }
        switch BothSides(reading: baseline, candidate) {
        case .unreadable(let reasons): return (ComparedPair(pair: pair, result: .unreadable(reasons)), nil)
        case .read(let files) where files.areEqualUndecoded: return (ComparedPair(pair: pair, result: .equal), nil)
        case .read(let files) where files.haveNoPixels: return (ComparedPair(pair: pair, result: .differentBytes), nil)
        case .read(let files): return outcome(of: pair, decoding: files)
        }
    }

    private func outcome(
        of pair: FilePair, decoding files: BothSides<PictureBytes>.Pair
    ) -> (ComparedPair, PictureContents?) {
        switch BothSides(decoding: files, pixelLimit: pixelLimit, atOnce: threadCount > 1) {
        case .unreadable(let reasons): return (ComparedPair(pair: pair, result: .unreadable(reasons)), nil)
        case .read(let rasters):
            let contents = PictureContents(baseline: rasters.baseline, candidate: rasters.candidate)
            return (compared(pair, contents), contents)
        }
    }

    private func compared(_ pair: FilePair, _ contents: PictureContents) -> ComparedPair {
        var options = options
        options.ignoredRegions += IgnoredNodes(ids: ignoredNodes).regions(of: pair, size: contents.candidate.size)
        let comparison = RasterComparison(
            baseline: contents.baseline, candidate: contents.candidate, options: options, threadCount: threadCount)
        switch comparison {
        case .sizeMismatch(let sizes): return ComparedPair(pair: pair, result: .sizeMismatch(sizes))
        case .compared(let comparison):
            return ComparedPair(
                pair: pair, result: comparison.isEqual ? .equal : .different(comparison), comparison: comparison)
        }
    }
}
