import DrawingLibraries
import PictureFiles
import Rasters
import Testing

@Suite("PNG files for comparing")
struct PlainPNGTests {
    private let decoder = PictureDecoder(limits: PictureLimits(pixels: 1 << 20))

    /// Rows of 19 pixels with every filter, whose bytes are arbitrary, as the file stores them.
    private static func rows(bytesPerPixel: Int, below bound: UInt32 = 256) -> [UInt8] {
        var state: UInt32 = 12345
        return (0..<22).flatMap { row -> [UInt8] in
            [UInt8(row % 5)]
                + (0..<19 * bytesPerPixel).map { _ in
                    state = state &* 1_664_525 &+ 1_013_904_223
                    return UInt8(state >> 16 % bound)
                }
        }
    }

    @Test("every filter of every colour type gives what libspng gives", arguments: [0, 2, 4, 6] as [UInt8])
    func filters(colorType: UInt8) throws {
        let bytesPerPixel = [0: 1, 2: 3, 4: 2, 6: 4][colorType] ?? 0
        var png = StoredPNG(
            width: 19, height: 22, colorType: colorType, rows: Self.rows(bytesPerPixel: bytesPerPixel))
        png.chunkLength = 97
        let raster = try decoder.straightRaster(of: png.bytes)
        let expected = try decoder.straightPicture(of: png.bytes)
        let pixels = (0..<22).flatMap { raster.row($0) }
        #expect(pixels.map(\.swapped) == expected.pixels)
    }
}

extension UInt32 {
    /// `0xAABBGGRR` as `0xAARRGGBB`.
    fileprivate var swapped: UInt32 { self & 0xFF00_FF00 | self >> 16 & 0xFF | (self & 0xFF) << 16 }
}
