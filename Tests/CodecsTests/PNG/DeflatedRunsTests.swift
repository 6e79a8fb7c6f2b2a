import Codecs
import RandomNumbers
import Rasters
import Testing

/// What is alike in rows, as long as copies may be, a little shorter, and longer.
@Suite struct DeflatedRunsTests {
    /// Rows are stored as what differs from the row above: pixels that are as above, then some that differ by the same,
    /// then others.
    private func raster(width: Int, asAbove: Int, alike: Int, isOpaque: Bool) -> Raster {
        let alpha: UInt32 = isOpaque ? 0xFF00_0000 : 0x8000_0000
        let above = [UInt32](repeating: alpha | 0x10, count: width)
        let row = (0..<width).map { column -> UInt32 in
            if column < asAbove { return alpha | 0x10 }
            if column < asAbove + alike { return isOpaque ? 0xFF00_0013 : 0x4000_0013 }
            return alpha | UInt32(column * 37 % 19)
        }
        return Raster(width: width, height: 3, numbers: above + row + above)
    }

    private func file(of raster: Raster, _ format: PNGFormat) throws -> [UInt8] {
        var encoder = PNGEncoder()
        var rows = ChangingRows(raster, rowCount: raster.height, changing: raster.bounds)
        let band = try #require(try encoder.examine(raster, &rows, countingColors: false, expecting: format))
        return encoder.file(width: raster.width, height: raster.height, format: format, bands: [band])
    }

    @Test("rows are read as they were, however long their runs are", arguments: [PNGFormat.rgb, .rgba])
    func runsOfAllLengthsAreRead(format: PNGFormat) throws {
        let decoder = PNGDecoder(pixelLimit: 10_000)
        let lengths = Array(0...10) + Array(60...90) + Array(125...135) + Array(170...174) + Array(254...260) + [600]
        for asAbove in lengths {
            for alike in [0, 1, 2] + Array(63...66) + [85, 86, 87, 128, 129, 172, 173, 258] {
                for others in [0, 1, 3] where asAbove + alike + others > 0 {
                    let raster = raster(
                        width: asAbove + alike + others, asAbove: asAbove, alike: alike, isOpaque: format == .rgb)
                    let file = try file(of: raster, format)
                    #expect(
                        try decoder.raster(of: file) == raster, "\(asAbove) as above, \(alike) alike, \(others) others")
                }
            }
        }
    }

    /// Byte `n` comes as often as the `n`th of Fibonacci's numbers says: the codes of the rarest would have the most bits.
    @Test func codesOfBytesThatComeVeryDifferentlyOftenAreShortEnough() throws {
        var colors: [UInt32] = []
        var (count, next) = (1, 1)
        for byte in 1...22 {
            colors += [UInt32](repeating: 0xFF00_0000 | UInt32(byte) << 16 | UInt32(byte * 7 % 23) << 8, count: count)
            (count, next) = (next, count + next)
        }
        var numbers = SeededNumbers(seed: 5)
        for place in colors.indices.reversed() { colors.swapAt(place, numbers.next(below: place + 1)) }
        let width = 173
        let height = colors.count / width
        let raster = Raster(width: width, height: height, numbers: Array(colors[..<(width * height)]))
        for format in [PNGFormat.rgb, .rgba] {
            #expect(try PNGDecoder(pixelLimit: 100_000).raster(of: file(of: raster, format)) == raster)
        }
    }
}
