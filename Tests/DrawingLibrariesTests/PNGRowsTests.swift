import DrawingLibraries
import Rasters
import Testing

@Suite struct PNGRowsTests {
    /// What the specification says of filter types 0 and 2, byte for byte.
    private func filtered(_ raster: Raster, rows: Range<Int>, components: (UInt32) -> [UInt8]) -> [UInt8] {
        rows.flatMap { row -> [UInt8] in
            let line = (0..<raster.width).flatMap { components(raster[$0, row]) }
            guard row > rows.lowerBound else { return [0] + line }
            let above = (0..<raster.width).flatMap { components(raster[$0, row - 1]) }
            return [2] + zip(line, above).map { $0 &- $1 }
        }
    }

    private func raster(width: Int, height: Int, alpha: UInt32) -> Raster {
        var state: UInt64 = UInt64(width * 100 + height)
        var raster = Raster(width: width, height: height)
        for index in raster.pixels.indices {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            // Three rows of four repeat the one above, so that runs of equal pixels occur.
            let repeats = index >= width && (index / width) % 4 != 0 && state >> 60 != 0
            let color = UInt32(truncatingIfNeeded: state >> 32) & 0x00FF_FFFF
            raster.pixels[index] = repeats ? raster.pixels[index - width] : alpha << 24 | color
        }
        return raster
    }

    @Test(arguments: [1, 2, 3, 4, 5, 15, 16, 17, 20, 33, 67])
    func opaqueRowsHoldThreeBytesAPixel(width: Int) {
        let raster = raster(width: width, height: 9, alpha: 255)
        var rows = PNGRows()
        for range in [0..<9, 3..<4, 2..<7] {
            rows.fill(with: range, of: raster, format: .rgb)
            let expected = filtered(raster, rows: range) { pixel in
                [UInt8(pixel >> 16 & 0xFF), UInt8(pixel >> 8 & 0xFF), UInt8(pixel & 0xFF)]
            }
            #expect(rows.bytes == expected)
        }
    }

    @Test(arguments: [1, 2, 17])
    func straightRowsHoldFourBytesAPixel(width: Int) {
        let raster = raster(width: width, height: 5, alpha: 255)
        var rows = PNGRows()
        rows.fill(with: 0..<5, of: raster, format: .rgba)
        let expected = filtered(raster, rows: 0..<5) { pixel in
            [UInt8(pixel >> 16 & 0xFF), UInt8(pixel >> 8 & 0xFF), UInt8(pixel & 0xFF), 255]
        }
        #expect(rows.bytes == expected)
    }

    @Test(
        arguments: [(0x8080_4000, [255, 128, 0, 128]), (0, [0, 0, 0, 0]), (0x0101_0001, [255, 0, 255, 1])]
            as [(UInt32, [UInt8])])
    func colorsAreDividedByAlpha(pixel: UInt32, bytes: [UInt8]) {
        var rows = PNGRows()
        rows.fill(with: 0..<1, of: Raster(width: 1, height: 1, filledWith: pixel), format: .rgba)
        #expect(rows.bytes == [0] + bytes)
    }

    @Test func theFormatFollowsFromTheAlpha() {
        #expect(PNGFormat(for: Raster(width: 2, height: 2, filledWith: 0xFF00_0000)) == .rgb)
        #expect(PNGFormat(for: Raster(width: 2, height: 2, filledWith: 0xFE00_0000)) == .rgba)
    }
}
