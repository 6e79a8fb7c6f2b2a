import Codecs
import PictureFiles
import Rasters
import Testing

/// A band that is read a few rows at a time is what its rows are all at once.
@Suite struct BandReaderTests {
    /// Runs and rows that repeat, of so many colours; the state is a linear congruential generator's.
    private func raster(width: Int, height: Int, colorCount: UInt32, isGray: Bool, isOpaque: Bool) -> Raster {
        var state = UInt64(width * 31 + height) &* 0x9E37_79B9 + UInt64(colorCount)
        return Raster(
            width: width, height: height,
            numbers: (0..<width * height).reduce(into: [UInt32]()) { pixels, place in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                if place >= width, place / width % 3 != 0 { return pixels.append(pixels[place - width]) }
                if place % width != 0, state >> 62 == 0 { return pixels.append(pixels[place - 1]) }
                let number = UInt32(truncatingIfNeeded: state >> 33) % colorCount &* 0x9E37_79B1
                let alpha = isOpaque ? 255 : number >> 24
                let colors = [number & 0xFF, number >> 8 & 0xFF, number >> 16 & 0xFF].map { min($0, alpha) }
                pixels.append(alpha << 24 | colors[0] << 16 | colors[isGray ? 0 : 1] << 8 | colors[isGray ? 0 : 2])
            })
    }

    @Test(
        "facts, digests and filtered rows do not tell where a band was cut",
        arguments: [(1, 5000), (3, 2000), (700, 23), (4095, 5), (4096, 5), (4097, 5), (9000, 3)],
        [2, 16, 250, 300] as [UInt32])
    func piecesAreTheWhole(size: (width: Int, height: Int), colorCount: UInt32) {
        var reader = BandReader()
        for (isGray, isOpaque) in [(true, true), (true, false), (false, true), (false, false)] {
            let raster = raster(
                width: size.width, height: size.height, colorCount: colorCount, isGray: isGray, isOpaque: isOpaque)
            for band in [0..<size.height, 1..<size.height] {
                var whole = StraightRows()
                whole.fill(with: band, of: raster)
                whole.countColors()
                for format in PNGFormat.all(for: whole.facts) + [.rgba] {
                    reader.read(band, of: raster, countingColors: true, expecting: format)
                    #expect(reader.facts == whole.facts)
                    #expect(reader.digest == whole.digest)
                    var rows = PNGRows()
                    rows.fill(with: whole, format: format)
                    #expect(reader.packedRows(in: format)?.bytes == rows.bytes, "\(format)")
                    #expect(reader.packedRows(in: format)?.checksum == adler32(of: rows.bytes.span), "\(format)")
                }
            }
        }
    }

    @Test(
        arguments: [
            (0xFF10_2030, PNGFormat.gray, false), (0xFF10_1010, .gray, true), (0x8010_1010, .gray, false),
            (0x8010_1010, .rgb, false), (0x8010_1010, .grayAlpha, true), (0xFF10_2030, .grayAlpha, false),
            (0xFF30_2010, .palette(PNGPalette(colors: [StraightRGBA(abgr: 0xFF10_2030)])), true),
            (0xFF10_2030, .palette(PNGPalette(colors: [StraightRGBA(abgr: 0xFF10_2030)])), false),
            (0x8010_1010, .rgba, true),
        ] as [(PremultipliedARGB, PNGFormat, Bool)])
    func rowsComeInAFormatOnlyIfItHoldsThem(pixel: PremultipliedARGB, format: PNGFormat, isHeld: Bool) {
        var reader = BandReader()
        reader.read(0..<2, of: Raster(width: 3, height: 2, filledWith: pixel), countingColors: true, expecting: format)
        #expect((reader.packedRows(in: format) != nil) == isHeld)
    }

    @Test func rowsComeInTheExpectedFormatAlone() {
        var reader = BandReader()
        let raster = Raster(width: 3, height: 2, filledWith: 0xFF10_1010)
        reader.read(0..<2, of: raster, countingColors: true, expecting: .gray)
        #expect(reader.packedRows(in: .rgb) == nil)
        reader.read(0..<2, of: raster)
        #expect(reader.packedRows(in: .gray) == nil)
        #expect(reader.facts.colors == .unknown)
    }
}
