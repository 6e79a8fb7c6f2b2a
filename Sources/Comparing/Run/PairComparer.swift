import Rasters

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
    /// - Parameter examine: gets the outcome, and, where the options ask for a map of the differences, the pixels that
    ///   were compared; where they do not, no picture needs to be in memory whole.
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
        case .read(let files):
            if let compared = compareRowwise(pair, files) { return (compared, nil) }
            return outcome(of: pair, decoding: files)
        }
    }

    private func outcome(
        of pair: FilePair, decoding files: BothSides<PictureBytes>.Pair
    ) -> (ComparedPair, PictureContents?) {
        switch BothSides(decoding: files, pixelLimit: pixelLimit, atOnce: threadCount > 1) {
        case .unreadable(let reasons): return (ComparedPair(pair: pair, result: .unreadable(reasons)), nil)
        case .read(let rasters):
            let contents = PictureContents(baseline: rasters.baseline, candidate: rasters.candidate)
            return (compared(pair, contents), options.mapsDifferences ? contents : nil)
        }
    }

    /// `nil` where the pictures have to be decoded whole.
    private func compareRowwise(_ pair: FilePair, _ files: BothSides<PictureBytes>.Pair) -> ComparedPair? {
        guard !options.mapsDifferences,
            let sides = RowwisePair(files, pixelLimit: pixelLimit, isShared: threadCount > 1)
        else { return nil }
        return sides.comparison(options: options(for: pair, size: sides.size)).map { compared(pair, $0) }
    }

    private func compared(_ pair: FilePair, _ contents: PictureContents) -> ComparedPair {
        let comparison = RasterComparison(
            baseline: contents.baseline, candidate: contents.candidate,
            options: options(for: pair, size: contents.candidate.size), threadCount: threadCount)
        switch comparison {
        case .sizeMismatch(let sizes): return ComparedPair(pair: pair, result: .sizeMismatch(sizes))
        case .compared(let comparison): return compared(pair, comparison)
        }
    }

    private func compared(_ pair: FilePair, _ comparison: PixelComparison) -> ComparedPair {
        ComparedPair(pair: pair, result: comparison.isEqual ? .equal : .different(comparison), comparison: comparison)
    }

    /// - Parameter size: the candidate's.
    private func options(for pair: FilePair, size: PixelSize) -> ComparisonOptions {
        var options = options
        // A search for causes asks which pixels differ.
        options.mapsDifferences = options.mapsDifferences || pair.hasStates
        options.ignoredRegions += IgnoredNodes(ids: ignoredNodes).regions(of: pair, size: size)
        return options
    }
}
