import Codecs
import PictureFiles
import RandomNumbers
import Rasters
import Testing

/// ST-3: which encoder writes a picture decides its length alone.
struct LosslessWebPTests {
    private let decoder = PictureDecoder(limits: PictureLimits(pixels: 1_000_000))

    /// A plain ground with so many rows of noise.
    private func raster(noisyRows: Int, height: Int = 100) -> Raster {
        var numbers = SeededNumbers(seed: 7)
        return Raster(
            width: 100, height: height,
            numbers: (0..<100 * height).map { place in
                place / 100 < noisyRows ? 0xFF00_0000 | .random(in: 0...0xFF_FFFF, using: &numbers) : 0xFFF7_F8FA
            })
    }

    @Test("pictures with few and with many pixels of their own are exact", arguments: [0, 1, 3, 4, 5, 50, 100])
    func exactness(noisyRows: Int) throws {
        let raster = raster(noisyRows: noisyRows)
        let file = try WebPEncoder().file(of: raster, area: raster.bounds)
        #expect(try decoder.straightRasterByRows(of: file).numbers == raster.numbers)
    }

    /// Without a predictor slopes as photographs have them would come out at three bytes a pixel.
    @Test func photographsAreWrittenWithAPredictor() throws {
        let raster = Raster(
            width: 256, height: 256,
            numbers: (0..<65_536).map { place -> UInt32 in
                let (x, y) = (UInt32(place % 256), UInt32(place / 256))
                return 0xFF00_0000 | (x + y) / 2 << 16 | (x * y >> 8) << 8 | (255 - x + y) / 2
            })
        let file = try WebPEncoder().file(of: raster, area: raster.bounds)
        #expect(file.count < 65_536)
        #expect(try decoder.straightRasterByRows(of: file).numbers == raster.numbers)
    }

    @Test("an area of a raster is what the same pixels are alone")
    func areas() throws {
        let raster = raster(noisyRows: 2, height: 60)
        let encoder = try WebPEncoder()
        for area in [PixelRect(x: 4, y: 0, width: 90, height: 60), PixelRect(x: 99, y: 59, width: 1, height: 1)] {
            let alone = raster.cropped(to: area)
            #expect(try encoder.file(of: raster, area: area) == encoder.file(of: alone, area: alone.bounds))
        }
    }

    @Test("what shows through keeps its colours", arguments: [0x8040_2010, 0x0000_0000, 0x0100_0001] as [UInt32])
    func transparency(number: UInt32) throws {
        let raster = Raster(width: 64, height: 48, filledWith: PremultipliedARGB(argb: number))
        let file = try WebPEncoder().file(of: raster, area: raster.bounds)
        #expect(try decoder.straightRasterByRows(of: file).numbers == raster.straight.numbers)
    }
}
