import PictureFiles
import Rasters
import Testing

/// The one palette of a GIF film.
struct ColorPaletteTests {
    /// Pixels of all colours that there are in steps.
    private static func cube(step: Int) -> Raster {
        let levels = Array(stride(from: 0, through: 255, by: step))
        let pixels = levels.flatMap { red in
            levels.flatMap { green in levels.map { 0xFF00_0000 | UInt32(red << 16 | green << 8 | $0) } }
        }
        return Raster(width: levels.count, height: levels.count * levels.count, numbers: pixels)
    }

    private static func gradient(width: Int = 256) -> Raster {
        let row = (0..<width).map { 0xFF00_0000 | UInt32($0 * 255 / (width - 1)) * 0x01_0000 | 0x4080 }
        return Raster(width: width, height: 16, numbers: Array(repeating: row, count: 16).flatMap(\.self))
    }

    private func shown(_ rasters: [Raster], isDithered: Bool = false) throws -> [[UInt32]] {
        let film = TestFilm(frames: rasters.enumerated().map { ($0, $1) }, frameCount: rasters.count)
        return try ShownFilm(film.file(as: .gif, isDithered: isDithered), format: "gif").frames.map(\.pixels.pixels)
    }

    @Test("up to 255 colours that are well apart stay as they are", arguments: [false, true])
    func fewColors(isDithered: Bool) throws {
        let raster = Self.cube(step: 51)
        #expect(try shown([raster], isDithered: isDithered) == [raster.numbers])
    }

    @Test("colours of all frames share the palette, and a plain ground stays exact beside many others")
    func plainGround() throws {
        let ground = Raster(width: 32, height: 1024, filledWith: 0xFFF7_F8FA)
        var busy = ground
        let others = Self.cube(step: 9).pixels
        for place in 0..<16_000 { busy.pixels[place] = others[place % others.count] }
        let frames = try shown([ground, busy])
        #expect(frames[0].allSatisfy { $0 == 0xFFF7_F8FA })
        #expect(frames[1][16_000...].allSatisfy { $0 == 0xFFF7_F8FA })
    }

    @Test("no colour of a cube of a thousand is far from the palette's")
    func manyColors() throws {
        let raster = Self.cube(step: 28)
        let pixels = try shown([raster])[0]
        let worst = zip(raster.numbers, pixels).map { Self.distance($0, $1) }.max() ?? 0
        #expect(worst <= 42)
    }

    @Test("dithering brings the mean of a gradient's parts nearer to what they were")
    func dithering() throws {
        // Eight frames of different gradients leave few colours for each.
        let rasters = (0..<8).map { number in
            var raster = Self.gradient()
            raster = Raster(
                width: raster.width, height: raster.height,
                numbers: raster.numbers.map { $0 &+ UInt32(number * 23) | UInt32(number * 31) << 8 })
            return raster
        }
        func error(_ isDithered: Bool) throws -> Double {
            let frames = try shown(rasters, isDithered: isDithered)
            return zip(rasters, frames).reduce(0) { $0 + Self.blockError($1.0.numbers, $1.1) }
        }
        #expect(try error(true) < error(false))
    }

    /// The mean difference of the red of blocks of 8 × 8.
    private static func blockError(_ here: [UInt32], _ there: [UInt32]) -> Double {
        (0..<32).reduce(0) { sum, block in
            let places = (0..<64).map { ($0 / 8) * 256 + block * 8 + $0 % 8 }
            let difference = places.reduce(0) { $0 + Int(here[$1] >> 16 & 255) - Int(there[$1] >> 16 & 255) }
            return sum + abs(Double(difference)) / 64 / 32
        }
    }

    private static func distance(_ here: UInt32, _ there: UInt32) -> Int {
        [0, 8, 16].map { (shift: UInt32) in abs(Int(here >> shift & 255) - Int(there >> shift & 255)) }.max() ?? 0
    }
}
