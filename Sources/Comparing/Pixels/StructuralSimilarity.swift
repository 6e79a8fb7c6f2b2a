import Jobs
import Rasters

/// How alike the surroundings of each pixel are in two pictures: their brightness, their contrast, and how they vary
/// together.
///
/// Z. Wang, A. C. Bovik, H. R. Sheikh and E. P. Simoncelli, "Image quality assessment: from error visibility to
/// structural similarity", IEEE Transactions on Image Processing 13 (4), 2004, with the window and the constants given
/// there: 11 × 11 pixels weighted by a Gaussian of standard deviation 1.5, K₁ = 0.01, K₂ = 0.03. Windows that reach
/// beyond a picture see it mirrored.
struct StructuralSimilarity: Sendable {
    let baseline: PixelGridRows
    let candidate: PixelGridRows

    /// The indices of a part's rows, in −1…1, as `receive` gets them with their row's number.
    func indices(inRows rows: Range<Int>, receive: (Int, [Double]) -> Void) {
        var moments = [Moments?](repeating: nil, count: SimilarityWindow.side)
        var rowsHeld = [Int](repeating: -1, count: SimilarityWindow.side)
        for row in rows {
            let window = SimilarityWindow.places(around: row, count: baseline.height)
            for place in window where rowsHeld[place % moments.count] != place {
                moments[place % moments.count] = Moments(baseline, candidate, row: place)
                rowsHeld[place % moments.count] = place
            }
            var sum = Moments(width: baseline.width)
            for (place, weight) in zip(window, SimilarityWindow.weights) {
                if let moments = moments[place % moments.count] { sum.add(moments, weight: weight) }
            }
            receive(row, sum.indices)
        }
    }
}

/// The window's weights, along one of its sides.
enum SimilarityWindow {
    static let side = 11
    static let reach = side / 2

    /// exp(−d² / 2σ²) with σ = 1.5, adding up to 1.
    static let weights: [Double] = {
        let values = (-reach...reach).map { Self.exponential(-Double($0 * $0) / (2 * 1.5 * 1.5)) }
        let sum = values.reduce(0, +)
        return values.map { $0 / sum }
    }()

    /// The places of a window, mirrored at the ends: of 0…count − 1.
    static func places(around center: Int, count: Int) -> [Int] {
        (center - reach...center + reach).map { place in
            let period = ((place % (2 * count)) + 2 * count) % (2 * count)
            return min(period, 2 * count - 1 - period)
        }
    }

    /// e to a power of −6…0, by halving it until few terms of the series are enough.
    private static func exponential(_ power: Double) -> Double {
        let part = power / 64
        let value = (1...12).reversed().reduce(1.0) { 1 + $0 * part / Double($1) }
        return (0..<6).reduce(value) { value, _ in value * value }
    }
}

/// Weighted means over a window of a row: of either brightness, of their squares and of their product.
private struct Moments {
    private var first: [Double]
    private var second: [Double]
    private var firstSquared: [Double]
    private var secondSquared: [Double]
    private var product: [Double]

    init(width: Int) {
        first = Array(repeating: 0, count: width)
        second = first
        firstSquared = first
        secondSquared = first
        product = first
    }

    init(_ baseline: PixelGridRows, _ candidate: PixelGridRows, row: Int) {
        let ones = (0..<baseline.width).map { Brightness.luma(baseline[$0, row]) }
        let others = (0..<baseline.width).map { Brightness.luma(candidate[$0, row]) }
        first = Self.weighted(ones)
        second = Self.weighted(others)
        firstSquared = Self.weighted(ones.map { $0 * $0 })
        secondSquared = Self.weighted(others.map { $0 * $0 })
        product = Self.weighted(zip(ones, others).map { $0 * $1 })
    }

    private static func weighted(_ values: [Double]) -> [Double] {
        let reach = SimilarityWindow.reach
        let count = values.count
        let ends = [0, count - 1].map { SimilarityWindow.places(around: $0, count: count).map { values[$0] } }
        let padded = ends[0].prefix(reach) + values + ends[1].suffix(reach)
        return unsafe padded.withUnsafeBufferPointer { padded in
            unsafe SimilarityWindow.weights.withUnsafeBufferPointer { weights in
                (0..<count).map { column in
                    var sum = 0.0
                    for offset in 0..<weights.count { unsafe sum += weights[offset] * padded[column + offset] }
                    return sum
                }
            }
        }
    }

    mutating func add(_ other: Moments, weight: Double) {
        Self.add(other.first, weight, to: &first)
        Self.add(other.second, weight, to: &second)
        Self.add(other.firstSquared, weight, to: &firstSquared)
        Self.add(other.secondSquared, weight, to: &secondSquared)
        Self.add(other.product, weight, to: &product)
    }

    private static func add(_ values: [Double], _ weight: Double, to sum: inout [Double]) {
        for index in sum.indices { sum[index] += weight * values[index] }
    }

    /// (2μ₁μ₂ + C₁)(2σ₁₂ + C₂) / ((μ₁² + μ₂² + C₁)(σ₁² + σ₂² + C₂)), for each column.
    var indices: [Double] {
        let (c1, c2) = (0.01 * 255 * 0.01 * 255, 0.03 * 255 * 0.03 * 255)
        return first.indices.map { column in
            let (one, other) = (first[column], second[column])
            let variances = firstSquared[column] - one * one + secondSquared[column] - other * other
            let covariance = product[column] - one * other
            return (2 * one * other + c1) * (2 * covariance + c2)
                / ((one * one + other * other + c1) * (variances + c2))
        }
    }
}

private enum Brightness {
    /// ITU-R BT.601, of a pixel laid over white.
    static func luma(_ pixel: StraightRGBA) -> Double {
        let value = 0.299 * Double(pixel.red) + 0.587 * Double(pixel.green) + 0.114 * Double(pixel.blue)
        return pixel.alpha == 255 ? value : 255 + (value - 255) * Double(pixel.alpha) / 255
    }
}

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
        let rows = (0..<parts.count).concurrentMap { sums(inRows: parts[$0]) }.flatMap(\.self)
        let total = rows.reduce(into: (sum: 0.0, count: 0)) { total, row in
            total.sum += row.sum
            total.count += row.count
        }
        return total.count > 0 ? total.sum / Double(total.count) : 1
    }

    /// The pixels whose index is below a bound.
    func findings(below minimum: Double, keepsMarks: Bool, threadCount: Int) -> DifferenceFindings {
        let parts = RowParts(height: height, count: threadCount)
        let results = (0..<parts.count).concurrentMap { part in
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
