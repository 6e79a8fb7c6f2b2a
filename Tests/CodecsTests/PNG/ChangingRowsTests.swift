import Codecs
import PictureFiles
import RandomNumbers
import Rasters
import Testing

/// Bands of which one part differs from picture to picture.
@Suite struct ChangingRowsTests {
    /// Runs and rows that repeat, some of them not opaque.
    private func raster(width: Int, height: Int, isOpaque: Bool, using numbers: inout SeededNumbers) -> Raster {
        var pixels: [UInt32] = []
        for place in 0..<width * height {
            if place >= width, numbers.next(below: 3) > 0 {
                pixels.append(pixels[place - width])
            } else if place % width > 0, numbers.next(below: 2) > 0 {
                pixels.append(pixels[place - 1])
            } else {
                let alpha = isOpaque ? 255 : UInt32([0, 90, 255][numbers.next(below: 3)])
                let colors = (0..<3).map { _ in UInt32(numbers.next(below: Int(alpha) + 1)) }
                pixels.append(alpha << 24 | colors[0] << 16 | colors[1] << 8 | colors[2])
            }
        }
        return Raster(width: width, height: height, numbers: pixels)
    }

    /// The same around, another part.
    private func changed(_ band: Raster, _ part: PixelRect, isOpaque: Bool, using numbers: inout SeededNumbers)
        -> Raster
    {
        var changed = band
        let shown = raster(width: part.width, height: part.height, isOpaque: isOpaque, using: &numbers)
        changed.replacePixels(with: shown, x: part.x, y: part.y)
        return changed
    }

    @Test(
        "a band is the picture's, whatever was read before it",
        arguments: [
            PixelRect(x: 0, y: 0, width: 40, height: 24), PixelRect(x: 7, y: 0, width: 20, height: 9),
            PixelRect(x: 7, y: 5, width: 33, height: 11), PixelRect(x: 0, y: 23, width: 1, height: 1),
        ], [PNGFormat.rgb, .rgba])
    func bandsAreThoseOfThePicture(part: PixelRect, format: PNGFormat) throws {
        let isOpaque = format == .rgb
        for seed in 1...8 as ClosedRange<UInt64> {
            var numbers = SeededNumbers(seed: seed)
            let ground = raster(width: 40, height: 24, isOpaque: isOpaque, using: &numbers)
            var encoder = PNGEncoder()
            var shared = ChangingRows(ground, rowCount: 24, changing: part)
            for step in 0..<3 {
                let picture = changed(ground, part, isOpaque: isOpaque, using: &numbers)
                let band = try #require(
                    try encoder.examine(picture, &shared, countingColors: step == 1, expecting: format))
                let (facts, digest) = (encoder.examinedFacts, encoder.examinedDigest)
                let file = encoder.file(width: 40, height: 24, format: format, bands: [band])
                let comment = Comment(rawValue: "seed \(seed), step \(step)")
                #expect(try PNGDecoder(pixelLimit: 1000).raster(of: file) == picture, comment)
                var alone = ChangingRows(picture, rowCount: 24, changing: part)
                #expect(try encoder.examine(picture, &alone, countingColors: false, expecting: format) == band, comment)
                _ = try encoder.examine(picture, rows: 0..<24, countingColors: step == 1)
                #expect(encoder.examinedDigest == digest, comment)
                #expect(encoder.examinedFacts.isOpaque == facts.isOpaque, comment)
                #expect(encoder.examinedFacts.isGray == facts.isGray, comment)
                if step == 1 { #expect(encoder.examinedFacts.colors == facts.colors, comment) }
            }
        }
    }

    @Test func aFormatThatDoesNotHoldThePixelsGivesNoBand() throws {
        let part = PixelRect(x: 1, y: 1, width: 2, height: 2)
        let ground = Raster(width: 4, height: 4, filledWith: 0xFF10_2030)
        var picture = ground
        picture.replacePixels(with: Raster(width: 1, height: 1, filledWith: 0x8010_1010), x: 2, y: 2)
        var rows = ChangingRows(ground, rowCount: 4, changing: part)
        var encoder = PNGEncoder()
        #expect(try encoder.examine(picture, &rows, countingColors: false, expecting: .rgb) == nil)
        #expect(try encoder.examine(picture, &rows, countingColors: false, expecting: .rgba) != nil)
        #expect(try encoder.examine(ground, &rows, countingColors: false, expecting: .rgb) != nil)
    }

    @Test(arguments: [(PNGFormat.rgb, true), (.rgba, true), (.gray, false), (.grayAlpha, false)])
    func formatsOfWholePixelsSuit(format: PNGFormat, suits: Bool) { #expect(ChangingRows.suit(format) == suits) }
}
