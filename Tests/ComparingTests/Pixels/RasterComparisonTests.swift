import Comparing
import PictureFiles
import Rasters
import Testing

@Suite("Comparing two rasters")
struct RasterComparisonTests {
    private static let white: UInt32 = 0xFFFF_FFFF
    private static let black: UInt32 = 0xFF00_0000

    /// A white picture with some pixels of a colour.
    private func picture(
        _ width: Int, _ height: Int, _ color: UInt32 = black, at places: [(x: Int, y: Int)] = []
    ) -> StraightRaster {
        var pixels = [UInt32](repeating: Self.white, count: width * height)
        for place in places { pixels[place.y * width + place.x] = color }
        return StraightRaster(width: width, height: height, bgrNumbers: pixels)
    }

    private func compare(
        _ baseline: StraightRaster, _ candidate: StraightRaster, _ options: ComparisonOptions = .init(),
        threadCount: Int = 1
    ) throws -> PixelComparison {
        let result = RasterComparison(
            baseline: baseline, candidate: candidate, options: options, threadCount: threadCount)
        guard case .compared(let comparison) = result else { throw Unexpected() }
        return comparison
    }

    private struct Unexpected: Error {}

    @Test("pictures of different sizes are not compared, and not equal")
    func sizes() {
        let result = RasterComparison(baseline: picture(2, 3), candidate: picture(3, 2))
        let sizes = SizeMismatch(baseline: PixelSize(width: 2, height: 3), candidate: PixelSize(width: 3, height: 2))
        #expect(result == .sizeMismatch(sizes))
        #expect(!result.isEqual)
        #expect(sizes.baseline.description == "2 × 3")
    }

    @Test("the same picture")
    func same() throws {
        let comparison = try compare(picture(5, 4), picture(5, 4), ComparisonOptions(measuresSimilarity: true))
        #expect(comparison.isEqual)
        #expect(comparison.differentPixels == 0 && comparison.antialiasedPixels == 0)
        #expect(comparison.comparedPixels == 20)
        #expect(comparison.ratio == 0)
        #expect(comparison.regions.isEmpty)
        #expect(comparison.map == nil)
        #expect(comparison.similarity == 1)
        #expect(comparison.hasSamePixels)
    }

    @Test(
        "pixels are others also where that counts for nothing",
        arguments: [PixelMetric.standard, .exact, .channels(tolerance: 9), .structural(minimum: 0)])
    func otherPixels(metric: PixelMetric) throws {
        let options = ComparisonOptions(metric: metric, ignoredRegions: [PixelRect(x: 0, y: 0, width: 9, height: 40)])
        let comparison = try compare(picture(9, 40), picture(9, 40, at: [(4, 39)]), options)
        #expect(comparison.isEqual && !comparison.hasSamePixels)
        #expect(try compare(picture(9, 40), picture(9, 40), options).hasSamePixels)
    }

    private static let metrics: [(PixelMetric, UInt32, Bool)] = [
        (.exact, 0xFFFF_FFFE, true), (.exact, 0xFEFF_FFFF, true), (.exact, 0xFFFF_FFFF, false),
        (.channels(tolerance: 3), 0xFFFF_FCFF, false), (.channels(tolerance: 3), 0xFFFF_FBFF, true),
        (.channels(tolerance: 3), 0xFBFF_FFFF, true), (.channels(tolerance: 0), 0xFFFE_FFFF, true),
        (.channels(tolerance: 255), 0x0000_0000, false),
        // White and what lets white paper show through are the same to the eye.
        (.perceptual(threshold: 0), 0x00FF_FFFF, false), (.perceptual(threshold: 0), 0xFFFF_FFFE, true),
        (.perceptual(threshold: 0.1), 0xFFF0_F0F0, false), (.perceptual(threshold: 0.1), 0xFF00_00FF, true),
        (.perceptual(threshold: 1), 0xFF00_0000, false),
    ]

    @Test("when a pixel that was white differs", arguments: metrics)
    func metric(metric: PixelMetric, color: UInt32, differs: Bool) throws {
        let changed = picture(40, 3, color, at: [(20, 1)])
        let comparison = try compare(picture(40, 3), changed, ComparisonOptions(metric: metric))
        #expect(comparison.differentPixels == (differs ? 1 : 0))
        #expect(comparison.hasSamePixels == (color == 0xFFFF_FFFF))
        #expect(comparison.regions == (differs ? [PixelRect(x: 20, y: 1, width: 1, height: 1)] : []))
    }

    @Test("every pixel of a row is found, whatever its width", arguments: [1, 15, 16, 17, 31, 32, 33, 64])
    func everyColumn(width: Int) throws {
        for column in 0..<width {
            let comparison = try compare(picture(width, 2), picture(width, 2, at: [(column, 1)]))
            #expect(comparison.regions == [PixelRect(x: column, y: 1, width: 1, height: 1)])
        }
    }

    @Test("regions hold what lies near together, from the top and from the left")
    func regions() throws {
        let places: [(x: Int, y: Int)] = [(70, 0), (2, 3), (17, 4), (3, 60), (90, 61), (95, 47)]
        let comparison = try compare(picture(100, 70), picture(100, 70, at: places))
        #expect(
            comparison.regions == [
                PixelRect(x: 70, y: 0, width: 1, height: 1), PixelRect(x: 2, y: 3, width: 16, height: 2),
                PixelRect(x: 90, y: 47, width: 6, height: 15), PixelRect(x: 3, y: 60, width: 1, height: 1),
            ])
        #expect(comparison.ratio == 6.0 / 7000)
    }

    @Test("what is ignored is not compared; overlaps count once")
    func ignored() throws {
        let options = ComparisonOptions(
            ignoredRegions: [
                PixelRect(x: -5, y: -5, width: 8, height: 7), PixelRect(x: 1, y: 0, width: 4, height: 2),
                PixelRect(x: 50, y: 50, width: 2, height: 2), PixelRect(x: 3, y: 3, width: 0, height: 4),
            ])
        let changed = picture(10, 10, at: [(0, 0), (4, 1), (5, 1)])
        let comparison = try compare(picture(10, 10), changed, options)
        #expect(comparison.differentPixels == 1)
        #expect(comparison.comparedPixels == 90)
        #expect(comparison.regions == [PixelRect(x: 5, y: 1, width: 1, height: 1)])
        let all = ComparisonOptions(ignoredRegions: [PixelRect(x: 0, y: 0, width: 10, height: 10)])
        let nothing = try compare(picture(10, 10), changed, all)
        #expect(nothing.isEqual && nothing.comparedPixels == 0 && nothing.ratio == 0)
    }

    @Test("the map says of each pixel what became of it, of smoothed edges too")
    func map() throws {
        // A grey pixel that fills the corner between black and white.
        func corner(_ color: UInt32) -> StraightRaster {
            StraightRaster(
                width: 8, height: 8,
                bgrNumbers: (0..<64).map { place in
                    let (x, y) = (place % 8, place / 8)
                    if x == 3, y == 3 { return color }
                    return x + y < 6 || x < 3 ? Self.black : Self.white
                })
        }
        var options = ComparisonOptions(mapsDifferences: true)
        let smoothed = try compare(corner(0xFF40_4040), corner(0xFFA0_A0A0), options)
        #expect(smoothed.differentPixels == 0)
        #expect(smoothed.antialiasedPixels == 1)
        let map = try #require(smoothed.map)
        #expect(map[3, 3] == .antialiased && map[3, 4] == .equal)
        #expect(map.marks.count == 64)
        options.metric = .perceptual(threshold: 0.1, countsAntialiasing: true)
        let counted = try compare(corner(0xFF40_4040), corner(0xFFA0_A0A0), options)
        #expect(counted.differentPixels == 1 && counted.antialiasedPixels == 0)
        #expect(counted.map?[3, 3] == .different)
    }

    @Test("any number of threads finds the same", arguments: [2, 3, 7, 100])
    func threads(count: Int) throws {
        let places = (0..<70).map { (x: $0 * 7 % 45, y: $0) }
        let options = ComparisonOptions(
            metric: .perceptual(threshold: 0.2, countsAntialiasing: true), mapsDifferences: true,
            measuresSimilarity: true)
        let one = try compare(picture(45, 70), picture(45, 70, at: places), options)
        let many = try compare(picture(45, 70), picture(45, 70, at: places), options, threadCount: count)
        #expect(one == many)
        #expect(one.differentPixels == 70)
    }
}
