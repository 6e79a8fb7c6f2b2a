import Rasters

extension PixelComparison {
    /// Compares pictures of one size.
    init(baseline: StraightRaster, candidate: StraightRaster, options: ComparisonOptions, threadCount: Int) {
        let size = baseline.size
        let ignored = IgnoredPixels(rects: options.ignoredRegions, width: size.width, height: size.height)
        let findings = baseline.withRows { rows in
            candidate.withRows { others in
                DifferenceSearch(
                    baseline: PixelGridRows(width: size.width, height: size.height, rows: rows),
                    candidate: PixelGridRows(width: size.width, height: size.height, rows: others),
                    metric: options.metric, ignored: ignored, keepsMarks: options.mapsDifferences
                )
                .findings(threadCount: threadCount)
            }
        }
        self.init(
            differentPixels: findings.differentPixels, antialiasedPixels: findings.antialiasedPixels,
            comparedPixels: size.width * size.height - ignored.count, regions: findings.cells.clusters,
            map: options.mapsDifferences ? DifferenceMap(size: size, marks: findings.marks) : nil, similarity: nil)
    }
}

extension DifferenceSearch {
    /// What became of all pixels, the rows shared between threads.
    fileprivate func findings(threadCount: Int) -> DifferenceFindings {
        let parts = RowParts(height: baseline.height, count: threadCount)
        let results = ConcurrentParts.results(count: parts.count) { findings(inRows: parts[$0]) }
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
