import Jobs
public import Rasters

/// What comparing two pictures gives.
public enum RasterComparison: Hashable, Sendable {
    /// The pictures have one size, and this is what differs.
    case compared(PixelComparison)
    /// Nothing was compared, and the pictures are not equal.
    case sizeMismatch(SizeMismatch)

    /// Whether the sizes are the same and no pixel differs by the metric.
    public var isEqual: Bool {
        if case .compared(let comparison) = self { comparison.isEqual } else { false }
    }
}

/// The sizes of two pictures that cannot be compared pixel by pixel.
public struct SizeMismatch: Hashable, Sendable {
    /// The baseline's size.
    public let baseline: PixelSize
    /// The candidate's size.
    public let candidate: PixelSize

    /// Two sizes that are not the same.
    public init(baseline: PixelSize, candidate: PixelSize) {
        self.baseline = baseline
        self.candidate = candidate
    }
}

extension RasterComparison {
    /// Compares two rasters pixel by pixel, as their files would be: colours are not multiplied by alpha.
    ///
    /// - Parameter threadCount: how many parts of the pictures are compared at once; the result is the same for any.
    public init(
        baseline: Raster, candidate: Raster, options: ComparisonOptions = ComparisonOptions(), threadCount: Int = 1
    ) {
        self.init(
            baseline: baseline.straight, candidate: candidate.straight, options: options, threadCount: threadCount)
    }

    /// Compares two pictures pixel by pixel.
    ///
    /// - Parameter threadCount: how many parts of the pictures are compared at once; the result is the same for any.
    public init(
        baseline: StraightRaster, candidate: StraightRaster, options: ComparisonOptions = ComparisonOptions(),
        threadCount: Int = 1
    ) {
        var (options, candidate) = (options, candidate)
        var applied: AppliedPlacement?
        if !options.placement.isIdentity, let placed = options.placement.placed(candidate, on: baseline) {
            candidate = placed.0
            applied = placed.1
            options.ignoredRegions += placed.1.rest(of: baseline.size)
        }
        guard baseline.size == candidate.size else {
            self = .sizeMismatch(SizeMismatch(baseline: baseline.size, candidate: candidate.size))
            return
        }
        var comparison = PixelComparison(
            baseline: baseline, candidate: candidate, options: options, threadCount: threadCount)
        comparison.placement = applied
        self = .compared(comparison)
    }
}

extension PixelComparison {
    /// Compares pictures of one size.
    init(baseline: StraightRaster, candidate: StraightRaster, options: ComparisonOptions, threadCount: Int) {
        let size = baseline.size
        self = baseline.withRows { rows in
            candidate.withRows { others in
                ComparedRows(
                    baseline: PixelGridRows(width: size.width, height: size.height, rows: rows),
                    candidate: PixelGridRows(width: size.width, height: size.height, rows: others),
                    options: options, threadCount: threadCount
                )
                .comparison
            }
        }
    }
}

/// Two pictures of one size and what is wanted of them.
private struct ComparedRows {
    let baseline: PixelGridRows
    let candidate: PixelGridRows
    let options: ComparisonOptions
    let threadCount: Int

    var comparison: PixelComparison {
        let size = PixelSize(width: baseline.width, height: baseline.height)
        let ignored = IgnoredPixels(rects: options.ignoredRegions, width: size.width, height: size.height)
        let similarity = wantsSimilarity ? mean(ignored).mean(threadCount: threadCount) : nil
        return RowwiseComparison(size: size, options: options, ignored: ignored)
            .comparison(of: findings(ignored, similarity: similarity), similarity: similarity)
    }

    private var wantsSimilarity: Bool {
        if case .structural = options.metric { true } else { options.measuresSimilarity }
    }

    private func mean(_ ignored: IgnoredPixels) -> MeanSimilarity {
        MeanSimilarity(
            similarity: StructuralSimilarity(baseline: baseline, candidate: candidate), ignored: ignored)
    }

    private func findings(_ ignored: IgnoredPixels, similarity: Double?) -> DifferenceFindings {
        guard case .structural(let minimum) = options.metric else {
            return DifferenceSearch(
                baseline: baseline, candidate: candidate, metric: options.metric, ignored: ignored,
                keepsMarks: options.mapsDifferences
            )
            .findings(threadCount: threadCount)
        }
        let bound = (similarity ?? 1) < minimum ? minimum : -.infinity
        return mean(ignored).findings(
            below: bound, keepsMarks: options.mapsDifferences, threadCount: threadCount)
    }
}

extension DifferenceSearch {
    /// What became of all pixels, the rows shared between threads.
    fileprivate func findings(threadCount: Int) -> DifferenceFindings {
        let parts = RowParts(height: baseline.height, count: threadCount)
        let results = (0..<parts.count).concurrentMap { findings(inRows: parts[$0]) }
        return results.dropFirst().reduce(into: results[0]) { $0.append($1) }
    }
}

/// The rows of a picture in parts, each of which begins with a row of cells.
struct RowParts {
    let count: Int
    private let height: Int
    private let partHeight: Int

    /// - Parameter count: the greatest number of parts; small pictures have fewer.
    init(height: Int, count: Int) {
        let cellRows = (height + DifferenceCells.side - 1) / DifferenceCells.side
        let perPart = (cellRows + max(count, 1) - 1) / max(count, 1)
        self.height = height
        partHeight = perPart * DifferenceCells.side
        self.count = (cellRows + perPart - 1) / perPart
    }

    subscript(part: Int) -> Range<Int> { part * partHeight..<min((part + 1) * partHeight, height) }
}
