import Foundation
import Rasters
import Serving
import Testing

/// Pictures as a page gets them: nothing is lost.
@Suite struct PictureMessageTests {
    /// What a page draws.
    private static func decoded(_ message: PictureMessage, on raster: Raster) -> Raster {
        let bytes = message.bytes
        let words = stride(from: 0, to: bytes.count, by: 4).map { place -> UInt32 in
            bytes[place..<place + 4].reversed().reduce(0) { word, byte in word << 8 | UInt32(byte) }
        }
        var (place, drawn) = (9, raster)
        for _ in 0..<words[8] {
            let head = words[place..<place + 6].map { Int($0) }
            place += 6
            var pixels: [UInt32] = []
            if head[4] > 0 {
                var runs = words[(place + head[4])...].flatMap { [$0 & 0xFFFF, $0 >> 16] }.prefix(head[5])
                while let run = runs.popFirst() {
                    let length = run >> 12 > 0 ? run >> 12 : runs.removeFirst()
                    pixels += [UInt32](repeating: words[place + Int(run & 0xFFF)], count: Int(length))
                }
                place += head[4] + (head[5] + 1) / 2
            } else {
                pixels = Array(words[place..<place + head[2] * head[3]])
                place += head[2] * head[3]
            }
            for (number, pixel) in pixels.enumerated() {
                let (x, y) = (head[0] + number % head[2], head[1] + number / head[2])
                drawn.pixels[y * drawn.width + x] = StraightRGBA(abgr: pixel).premultiplied
            }
        }
        return drawn
    }

    private static let few = Raster(
        width: 300, height: 250,
        pixels: (0..<75000).map {
            PremultipliedARGB(argb: $0 / 70_000 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 | UInt32($0 % 7))
        })
    private static let many = Raster(
        width: 200, height: 100, pixels: (0..<20000).map { PremultipliedARGB(argb: 0xFF00_0000 | UInt32($0) &* 797) })
    private static let clear = Raster(
        width: 16, height: 16, pixels: (0..<256).map { PremultipliedARGB(argb: UInt32($0) << 24 | UInt32($0) / 2) })

    /// By their names: a case is told with its arguments, and those would be all pixels in words.
    @Test(
        "few colours, more than a table has, and colours that let something through",
        arguments: ["few", "many", "clear"])
    func whole(name: String) throws {
        let raster = try #require(["few": Self.few, "many": Self.many, "clear": Self.clear][name])
        let message = PictureMessage(of: raster, areas: [raster.bounds], picture: 0, frame: 1, input: 2, time: 3)
        #expect(Self.decoded(message, on: Raster(width: raster.width, height: raster.height)) == raster)
    }

    @Test("areas are drawn in their places, the rest stays")
    func areas() {
        let areas = [PixelRect(x: 3, y: 5, width: 40, height: 20), PixelRect(x: 100, y: 240, width: 200, height: 10)]
        let message = PictureMessage(of: Self.few, areas: areas, picture: 0, frame: 1, input: 2, time: 3)
        var expected = Raster(width: 300, height: 250)
        for area in areas {
            for y in area.rows { for x in area.columns { expected.pixels[y * 300 + x] = Self.few[x, y] } }
        }
        #expect(Self.decoded(message, on: Raster(width: 300, height: 250)) == expected)
    }

    @Test("the head tells what it is of")
    func head() {
        let message = PictureMessage(of: Self.clear, areas: [], picture: 1, frame: 7, input: 9, time: 5000.5)
        let time: [UInt8] = [0x20, 0x93, 0x0D, 0x2A, 1, 0, 0, 0]
        let start: [[UInt8]] = [
            [1, 0, 0, 0], [1, 0, 0, 0], [16, 0, 0, 0], [16, 0, 0, 0], [7, 0, 0, 0], [9, 0, 0, 0],
        ]
        #expect(message.bytes == start.flatMap(\.self) + time + [0, 0, 0, 0])
    }
}
