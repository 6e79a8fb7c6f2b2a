import Rasters

/// The structural similarity of two pictures as one number, and the pixels that pull it down.
struct MeanSimilarity: Sendable {
    let similarity: StructuralSimilarity
    let ignored: IgnoredPixels

    /// The mean of the indices of all pixels that are not ignored and whose window lies within the picture; 1 where
    /// there are none. Along a side shorter than the window every pixel takes part.
    ///
    /// Rows are added up in their order, however many threads there are.
    func mean(threadCount: Int) -> Double {
        let parts = RowParts(height: height, count: threadCount)
        let rows = ConcurrentParts.results(count: parts.count) { sums(inRows: parts[$0]) }.flatMap(\.self)
        let total = rows.reduce(into: (sum: 0.0, count: 0)) { total, row in
            total.sum += row.sum
            total.count += row.count
        }
        return total.count > 0 ? total.sum / Double(total.count) : 1
    }

    /// The pixels whose index is below a bound.
    func findings(below minimum: Double, keepsMarks: Bool, threadCount: Int) -> DifferenceFindings {
        let parts = RowParts(height: height, count: threadCount)
        let results = ConcurrentParts.results(count: parts.count) { part in
            var findings = DifferenceFindings(width: width, rows: parts[part], keepsMarks: keepsMarks)
            similarity.indices(inRows: parts[part]) { row, indices in
                if !similarity.baseline.hasRow(row, of: similarity.candidate) { findings.insertOtherPixels() }
                for column in 0..<width where indices[column] < minimum {
                    if !ignored.contains(column: column, row: row) {
                        findings.insertDifferent(column: column, row: row)
                    }
                }
            }
            return findings
        }
        return results.dropFirst().reduce(into: results[0]) { $0.append($1) }
    }

    private var width: Int { similarity.baseline.width }
    private var height: Int { similarity.baseline.height }

    private func sums(inRows rows: Range<Int>) -> [(sum: Double, count: Int)] {
        var sums: [(sum: Double, count: Int)] = []
        similarity.indices(inRows: Self.inner(height).clamped(to: rows)) { row, indices in
            let columns = Self.inner(width).filter { !ignored.contains(column: $0, row: row) }
            sums.append((columns.reduce(0) { $0 + indices[$1] }, columns.count))
        }
        return sums
    }

    /// The places along a side around which a window lies within it.
    private static func inner(_ length: Int) -> Range<Int> {
        let reach = SimilarityWindow.reach
        return length < SimilarityWindow.side ? 0..<length : reach..<length - reach
    }
}
