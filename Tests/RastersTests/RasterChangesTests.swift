import Rasters
import Testing

struct RasterChangesTests {
    private static let plain = Raster(width: 9, height: 7)

    private static func changed(at places: [(Int, Int)]) -> Raster {
        var raster = plain
        for (x, y) in places { raster.pixels[y * raster.width + x] = 1 }
        return raster
    }

    @Test(
        "the smallest rectangle of all pixels that differ",
        arguments: [
            ([(0, 0)], PixelRect(x: 0, y: 0, width: 1, height: 1)),
            ([(8, 6)], PixelRect(x: 8, y: 6, width: 1, height: 1)),
            ([(2, 3), (5, 1)], PixelRect(x: 2, y: 1, width: 4, height: 3)),
            ([(7, 2), (1, 4), (3, 5)], PixelRect(x: 1, y: 2, width: 7, height: 4)),
            ([(0, 0), (8, 6)], PixelRect(x: 0, y: 0, width: 9, height: 7)),
        ])
    func changes(places: [(Int, Int)], area: PixelRect) {
        let raster = Self.changed(at: places)
        #expect(raster.changes(from: Self.plain) == area)
        #expect(Self.plain.changes(from: raster) == area)
    }

    @Test("nothing differs between equal rasters")
    func equal() {
        #expect(Self.plain.changes(from: Self.plain) == nil)
    }

    @Test("cropping keeps the pixels of an area in their order")
    func cropping() {
        let raster = Raster(width: 4, height: 3, pixels: (0..<12).map { PremultipliedARGB(argb: $0) })
        #expect(
            raster.cropped(to: PixelRect(x: 1, y: 1, width: 2, height: 2))
                == Raster(width: 2, height: 2, pixels: [5, 6, 9, 10]))
        #expect(raster.cropped(to: raster.bounds) == raster)
    }
}
