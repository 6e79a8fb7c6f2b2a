import DrawingLibraries
import Jobs
import Rasters

/// A pair of plain PNG files that are compared while they are decoded, and never in memory whole.
///
/// Giving two screenshots memory that was not used before takes as long as decoding them.
struct RowwisePair: Sendable {
    private let sides: [PlainPNGRows]
    private let isShared: Bool
    /// How many rows are decoded at once.
    private let step: Int

    /// `nil` for files of other kinds, for broken ones, and for pictures of different sizes.
    ///
    /// - Parameter isShared: whether a thread for each side decodes it.
    init?(_ files: Sides<PictureBytes>, pixelLimit: Int, isShared: Bool) {
        let rows = files.both.compactMap(\.bytes).compactMap { bytes in
            PlainPNGRows(bytes: bytes, pixelLimit: pixelLimit) { 4 * Self.step(width: $0) }
        }
        guard rows.count == 2, rows[0].size == rows[1].size else { return nil }
        sides = rows
        self.isShared = isShared
        step = Self.step(width: rows[0].size.width)
    }

    var size: PixelSize { sides[0].size }

    /// As many rows as a processor's cache holds of both sides with those that are compared meanwhile.
    private static func step(width: Int) -> Int {
        var step = RowwiseComparison.rowStep * 2
        while step * 2 * width * 4 <= 1 << 18 { step *= 2 }
        return step
    }
}

extension RowwisePair {
    /// What differs; `nil` where a file turns out to be broken, or where the options ask for more than single rows.
    func comparison(options: ComparisonOptions) -> PixelComparison? {
        guard let comparison = RowwiseComparison(size: size, options: options) else { return nil }
        var findings = comparison.findings(
            inRows: 0..<0, baseline: sides[0].rows(from: 0, whileDecoding: 0),
            candidate: sides[1].rows(from: 0, whileDecoding: 0))
        var rows = 0..<0
        while rows.upperBound < size.height {
            rows = rows.upperBound..<comparableRows
            for part in decodeOn(comparing: rows, by: comparison) {
                guard let part else { return nil }
                findings.append(part)
            }
        }
        return comparison.comparison(of: findings)
    }

    /// As many rows as can be compared: all that are decoded, but for those whose lower neighbours are not.
    private var comparableRows: Int {
        let decoded = sides[0].rowCount
        guard decoded < size.height else { return decoded }
        return max(decoded - RowwiseComparison.reach, 0) / RowwiseComparison.rowStep * RowwiseComparison.rowStep
    }

    /// Decodes rows of both sides, and compares rows that were decoded before; the two findings are in their order.
    private func decodeOn(
        comparing rows: Range<Int>, by comparison: RowwiseComparison
    ) -> [DifferenceFindings?] {
        let middle = rows.lowerBound + rows.count / 2 / RowwiseComparison.rowStep * RowwiseComparison.rowStep
        let halves = [rows.lowerBound..<middle, middle..<rows.upperBound]
        // Each thread writes to the window of one side and reads from both, but no row that the other writes.
        let first = max(rows.lowerBound - RowwiseComparison.reach, 0)
        let decoded = sides.map { $0.rows(from: first, whileDecoding: step) }
        let work: @Sendable (Int) -> DifferenceFindings? = { [step, sides] side in
            guard sides[side].decode(rowCount: step) else { return nil }
            return comparison.findings(inRows: halves[side], baseline: decoded[0], candidate: decoded[1])
        }
        return isShared ? (0..<2).concurrentMap(work) : [work(0), work(1)]
    }
}
