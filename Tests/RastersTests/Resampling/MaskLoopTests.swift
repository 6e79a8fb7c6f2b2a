import CPixels
import RandomNumbers
import Rasters
import Testing

/// Masks of other sizes, and rows as columns, against what they stand for, bit by bit.
@Suite struct MaskLoopTests {
    @Test(
        "a place of a mask is the rounded sum of its pixels", arguments: [(13, 9), (26, 18), (31, 40), (5, 3), (1, 1)])
    func placesAreSums(columns: Int, rows: Int) {
        var numbers = SeededNumbers(seed: UInt64(columns))
        let mask = CoverageMask(
            width: 13, height: 9, coverage: (0..<13 * 9).map { _ in UInt8.random(in: 0...255, using: &numbers) })
        let across = LineFilter(from: 0.25, length: 12.5, count: columns, pixels: 13, kernel: .tent)
        let down = LineFilter(from: 0, length: 9, count: rows, pixels: 9, kernel: .tent)
        let result = mask.resampled(columns: across, rows: down)
        #expect(result.width == columns && result.height == rows)
        // Each pixel of the mask alone, as far as it shows: exact enough to tell which byte the sum is rounded to.
        for y in 0..<rows {
            for x in 0..<columns {
                let sum = Self.sum(of: mask, at: (x, y), of: (columns, rows))
                #expect(abs(Double(result.coverage[y * columns + x]) - sum) <= 0.501)
            }
        }
    }

    @Test("halves are rounded up, and sums beyond a byte end at its bounds")
    func sumsAreRounded() {
        let coverage: [UInt8] = [1, 255, 0]
        let weights: [Float] = [0.5, 1.5, -1, 0.498]
        var (products, result) = ([Float](repeating: 0, count: 3), [UInt8](repeating: 7, count: 4))
        thumbindex_resample_row(coverage, 3, [1], 1, [0, 1, 1, 0], [0, 1, 2, 3, 4], weights, 4, &products, &result)
        #expect(result == [1, 255, 0, 0])
    }

    @Test("rows become columns", arguments: [(1, 1), (16, 16), (17, 33), (40, 3)])
    func rowsBecomeColumns(width: Int, height: Int) {
        let values = (0..<UInt32(width * height)).map { $0 &* 2_654_435_761 }
        var result = [UInt32](repeating: 0, count: values.count)
        thumbindex_transpose(values, width, height, &result)
        for row in 0..<height {
            for column in 0..<width { #expect(result[column * height + row] == values[row * width + column]) }
        }
    }

    /// A tent as wide as two places, or as two pixels where the line grows; what lies beyond the mask has no weight.
    private static func sum(of mask: CoverageMask, at place: (x: Int, y: Int), of size: (Int, Int)) -> Double {
        let across = weights(place.x, count: size.0, from: 0.25, length: 12.5, pixels: mask.width)
        let down = weights(place.y, count: size.1, from: 0, length: 9, pixels: mask.height)
        var sum = 0.0
        for y in 0..<mask.height {
            for x in 0..<mask.width { sum += Double(mask.coverage[y * mask.width + x]) * across[x] * down[y] }
        }
        return sum
    }

    private static func weights(
        _ place: Int, count: Int, from start: Double, length: Double, pixels: Int
    ) -> [Double] {
        let ratio = length / Double(count)
        let center = start + (Double(place) + 0.5) * ratio
        let raw = (0..<pixels).map { pixel -> Double in
            let distance = abs(Double(pixel) + 0.5 - center)
            return max(1 - distance / max(ratio, 1), 0)
        }
        let total = raw.reduce(0, +)
        return raw.map { $0 / total }
    }
}
