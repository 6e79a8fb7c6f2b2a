import Codecs
import Files
import Rasters
import Testing

@Suite struct RowDigestTests {
    /// Rows are hashed as a PNG file of colour type 6 holds them, however many there are.
    @Test(arguments: [(1, 1), (3, 5), (8, 4), (61, 300), (5000, 2)])
    func rowsAreHashedAsStraightColors(width: Int, height: Int) {
        var state: UInt64 = UInt64(width)
        var raster = Raster(width: width, height: height)
        for index in raster.pixels.indices {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let alpha = index % 16 < 8 ? 255 : UInt32(truncatingIfNeeded: state >> 56)
            let color = min(UInt32(truncatingIfNeeded: state >> 40) & 0xFF, alpha)
            raster.pixels[index] = PremultipliedARGB(
                argb: alpha << 24 | color << 16 | alpha / 2 << 8 | (alpha - color))
        }
        for rows in [0..<height, 0..<1, (height / 2)..<height] {
            let bytes = raster.pixels[rows.lowerBound * width..<rows.upperBound * width].flatMap(straight)
            #expect(Digest128(of: rows, of: raster) == Digest128(of: bytes.span), "\(rows)")
        }
    }

    private func straight(_ pixel: PremultipliedARGB) -> [UInt8] {
        let alpha = Int(pixel.alpha)
        let colors = [16, 8, 0].map { Int(pixel.argb >> $0 & 0xFF) }
        return (alpha == 0 ? [0, 0, 0] : colors.map { min(($0 * 255 + alpha / 2) / alpha, 255) } + []).map(UInt8.init)
            + [UInt8(alpha)]
    }
}
