import Diffing
import Rasters
import Testing

@Suite struct RasterComparisonTests {
    private static let white: UInt32 = 0xFFFF_FFFF
    private static let black: UInt32 = 0xFF00_0000

    private func plain(_ width: Int, _ height: Int, except places: [(Int, Int)] = []) -> StraightRaster {
        var pixels = [UInt32](repeating: Self.white, count: width * height)
        for (x, y) in places { pixels[y * width + x] = Self.black }
        return StraightRaster(width: width, height: height, pixels: pixels)
    }

    @Test func picturesOfOtherSizesAreNeverEqual() {
        let comparison = RasterComparison(baseline: plain(2, 3), candidate: plain(3, 2))
        let sizes = SizeMismatch(
            baseline: PixelSize(width: 2, height: 3), candidate: PixelSize(width: 3, height: 2))
        #expect(comparison == .sizeMismatch(sizes))
        #expect(!comparison.isEqual)
    }
}
