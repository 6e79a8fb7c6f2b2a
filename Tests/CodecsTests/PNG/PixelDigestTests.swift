import Codecs
import RandomNumbers
import Rasters
import Testing

@Suite struct PixelDigestTests {
    /// Computed from the definition with Python's xxhash package: 325 red rows, then one transparent row.
    @Test func aDigestCanBeComputedElsewhere() {
        let pixels = [PremultipliedARGB](repeating: 0xFFFF_0000, count: 2 * 325) + [0, 0]
        let digest = PixelDigest(of: Raster(width: 2, height: 326, pixels: pixels))
        #expect(digest.description == "c5deed10eb64c74802ca6ffce55d108f")
    }

    @Test func sizeAndEveryPixelCount() {
        let white = Raster(width: 6, height: 200, filledWith: 0xFFFF_FFFF)
        var changed = white
        changed.pixels[1199] = 0xFFFF_FFFE
        let all = [
            white, changed, Raster(width: 12, height: 100, filledWith: 0xFFFF_FFFF),
            Raster(width: 6, height: 201, filledWith: 0xFFFF_FFFF),
        ]
        #expect(Set(all.map { PixelDigest(of: $0) }).count == 4)
    }

    @Test func theEncodersDigestIsThatOfTheDecodedFile() throws {
        var generator = SeededNumbers(seed: 6)
        let raster = Raster.random(width: 40, height: 700, isOpaque: false, using: &generator)
        var encoder = PNGEncoder()
        let file = try encoder.encodeWithDigest(raster)
        let decoded = try PNGDecoder(pixelLimit: 40_000).raster(of: file.bytes)
        #expect(PixelDigest(of: decoded) == file.digest)
    }
}
