import Comparing
import PictureFiles
import Rasters
import Testing

/// Side by side with scikit-image it is compared where the counts are compared with pixelmatch.
@Suite("Structural similarity")
struct StructuralSimilarityTests {
    private func compare(
        _ width: Int, _ height: Int, _ options: ComparisonOptions, pixels: (Bool, Int, Int) -> UInt32
    ) -> PixelComparison? {
        let sides = [false, true].map { side in
            StraightRaster(
                width: width, height: height,
                bgrNumbers: (0..<width * height).map { pixels(side, $0 % width, $0 / width) })
        }
        guard case .compared(let result) = RasterComparison(baseline: sides[0], candidate: sides[1], options: options)
        else { return nil }
        return result
    }

    @Test("plain pictures differ by their brightness alone: (2xy + C₁) / (x² + y² + C₁)", arguments: [1, 4, 11, 16])
    func plain(side: Int) throws {
        let options = ComparisonOptions(measuresSimilarity: true)
        let result = compare(side, side, options) { isCandidate, _, _ in isCandidate ? 0xFF64_6464 : 0xFFC8_C8C8 }
        let constant = 6.5025
        let expected: Double = (40_000 + constant) / (50_000 + constant)
        #expect(abs(try #require(result?.similarity) - expected) < 1e-12)
    }

    @Test("black and white swapped in fine stripes are opposites")
    func opposites() throws {
        let options = ComparisonOptions(measuresSimilarity: true)
        let result = compare(24, 24, options) { isCandidate, x, _ in
            (x % 2 == 0) == isCandidate ? 0xFF00_0000 : 0xFFFF_FFFF
        }
        #expect(try #require(result?.similarity) < -0.98)
    }

    @Test("as a metric: a mean above the minimum is equal; below it the pixels that are unlike differ")
    func metric() throws {
        func changed(minimum: Double) throws -> PixelComparison {
            let options = ComparisonOptions(metric: .structural(minimum: minimum), mapsDifferences: true)
            return try #require(
                compare(40, 40, options) { isCandidate, x, y in
                    isCandidate && x == 8 && y == 8 ? 0xFF00_0000 : 0xFFFF_FFFF
                })
        }
        let mean = try #require(try changed(minimum: -1).similarity)
        #expect(mean > 0.8 && mean < 1)
        #expect(try changed(minimum: mean - 0.001).isEqual)
        let different = try changed(minimum: mean + 0.001)
        #expect(different.regions.count == 1)
        #expect(different.regions.first.map { $0.contains(PixelRect(x: 8, y: 8, width: 1, height: 1)) } == true)
        #expect(different.map?[8, 8] == .different && different.map?[30, 30] == .equal)
    }

    @Test("ignored pixels take no part in the mean")
    func ignored() throws {
        let options = ComparisonOptions(
            ignoredRegions: [PixelRect(x: 0, y: 0, width: 20, height: 15)], measuresSimilarity: true)
        let result = compare(20, 40, options) { isCandidate, _, y in isCandidate && y < 5 ? 0xFF00_0000 : 0xFFFF_FFFF }
        #expect(result?.similarity == 1)
        let all = ComparisonOptions(
            ignoredRegions: [PixelRect(x: 0, y: 0, width: 20, height: 40)], measuresSimilarity: true)
        let nothing = compare(20, 40, all) { isCandidate, _, _ in isCandidate ? 0xFF00_0000 : 0xFFFF_FFFF }
        #expect(nothing?.similarity == 1)
    }
}
