import Codecs
import DrawingBoards
import Foundation
import PictureFiles
import RandomNumbers
import Rasters
import Testing

/// Lossless WebP by our own writer, for a browser.
struct WebPDecodersTests {
    /// Glyph-like patterns that repeat, runs and rows, with and without what shows through.
    private static let rasters: [Raster] = (0..<12).map { seed in
        var numbers = SeededNumbers(seed: UInt64(seed))
        let colors = (0..<6).map { _ -> UInt32 in
            let color = UInt32.random(in: 0...0xFF_FFFF, using: &numbers)
            return seed % 3 == 2 && color & 1 == 0 ? 0 : 0xFF00_0000 | color
        }
        let (width, height) = (numbers.next(below: 300) + 60, numbers.next(below: 90) + 20)
        return Raster(
            width: width, height: height,
            numbers: (0..<width * height).map { colors[($0 % width * ($0 / width / 9 + 1) / 7) % colors.count] })
    }

    @Test(.enabled(if: Chromium.isInstalled))
    func chromiumReadsThem() throws {
        let encoder = try WebPEncoder()
        let files = try Self.rasters.map { try encoder.file(of: $0, area: $0.bounds) }
        let shown = try Chromium.pixels(ofPictures: files, mediaType: "image/webp")
        try #require(shown.count == files.count)
        for (raster, pixels) in zip(Self.rasters, shown) { #expect(pixels == raster.numbers) }
    }
}
