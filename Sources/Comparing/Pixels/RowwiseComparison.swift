package import Rasters

/// Compares two pictures of one size, of which no more than the rows in question need to be in memory.
package struct RowwiseComparison: Sendable {
    /// How many rows above and below a pixel decide about it.
    package static let reach = 2
    /// Rows are searched in parts that begin at multiples of this.
    package static let rowStep = DifferenceCells.side

    private let size: PixelSize
    private let ignored: IgnoredPixels
    private let options: ComparisonOptions

    /// `nil` for options that ask for the similarity of the pictures, which takes all rows.
    package init?(size: PixelSize, options: ComparisonOptions) {
        if case .structural = options.metric { return nil }
        guard !options.measuresSimilarity else { return nil }
        self.init(
            size: size, options: options,
            ignored: IgnoredPixels(rects: options.ignoredRegions, width: size.width, height: size.height))
    }

    init(size: PixelSize, options: ComparisonOptions, ignored: IgnoredPixels) {
        self.size = size
        self.options = options
        self.ignored = ignored
    }
}

extension RowwiseComparison {
    /// What became of the pixels of some rows.
    ///
    /// - Parameters:
    ///   - rows: begin at a multiple of `rowStep`.
    ///   - baseline: has these rows, and as many as `reach` above and below them where the picture does; so has
    ///     `candidate`.
    package func findings(
        inRows rows: Range<Int>, baseline: PixelRows, candidate: PixelRows
    ) -> DifferenceFindings {
        DifferenceSearch(
            baseline: PixelGridRows(width: size.width, height: size.height, rows: baseline),
            candidate: PixelGridRows(width: size.width, height: size.height, rows: candidate),
            metric: options.metric, ignored: ignored, keepsMarks: options.mapsDifferences
        )
        .findings(inRows: rows)
    }

    /// What was found in all rows.
    package func comparison(of findings: DifferenceFindings) -> PixelComparison {
        comparison(of: findings, similarity: nil)
    }

    func comparison(of findings: DifferenceFindings, similarity: Double?) -> PixelComparison {
        PixelComparison(
            size: size, hasSamePixels: findings.areSame, differentPixels: findings.differentPixels,
            antialiasedPixels: findings.antialiasedPixels, comparedPixels: size.width * size.height - ignored.count,
            regions: findings.cells.clusters,
            map: options.mapsDifferences ? DifferenceMap(size: size, marks: findings.marks) : nil,
            similarity: similarity)
    }
}

/// The pixels of a picture that a comparison leaves out.
struct IgnoredPixels: Sendable {
    /// How many there are; where rectangles overlap, each pixel once.
    let count: Int
    private let rects: [PixelRect]

    /// Rectangles may reach beyond the picture.
    init(rects: [PixelRect], width: Int, height: Int) {
        let bounds = PixelRect(x: 0, y: 0, width: width, height: height)
        let inside = rects.map { $0.intersection(bounds) }.filter { !$0.isEmpty }
        self.rects = inside
        self.count = (0..<height).reduce(0) { total, row in
            total + inside.filter { $0.rows.contains(row) }.map(\.columns).coveredCount
        }
    }

    func contains(column: Int, row: Int) -> Bool {
        rects.contains { $0.columns.contains(column) && $0.rows.contains(row) }
    }
}

extension [Range<Int>] {
    /// How many integers lie in at least one of the ranges.
    fileprivate var coveredCount: Int {
        var end = Int.min
        return sorted { $0.lowerBound < $1.lowerBound }.reduce(0) { total, range in
            let new = Swift.max(range.upperBound - Swift.max(range.lowerBound, end), 0)
            end = Swift.max(end, range.upperBound)
            return total + new
        }
    }
}
