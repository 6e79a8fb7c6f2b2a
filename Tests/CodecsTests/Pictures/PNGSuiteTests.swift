import CPNG
import Codecs
import PictureFiles
import Rasters
import Testing

/// The files that Willem van Schaik made to try out PNG decoders: grey, colours, indices and transparency of every depth,
/// in rows and interlaced.
@Suite("PngSuite")
struct PNGSuiteTests {
    private let decoder = PictureDecoder(limits: PictureLimits(pixels: 1 << 20))

    @Test("each file shows what libpng decodes")
    func suite() throws {
        let files = try PictureFiles("pngsuite")
        let names = try files.names
        #expect(names.count == 26)
        for name in names {
            let bytes = try files.bytes(of: name)
            let raster = try decoder.straightRaster(of: bytes)
            let expected = try #require(libpng(bytes, raster.size), "\(name)")
            #expect(raster.rgba == expected, "\(name)")
            #expect(try decoder.straightRasterByRows(of: bytes) == raster, "\(name)")
        }
    }

    /// Red, green, blue, alpha of each pixel.
    private func libpng(_ bytes: [UInt8], _ size: PixelSize) -> [UInt8]? {
        var decoded = [UInt8](repeating: 0, count: size.width * size.height * 4)
        let isRead = thumbindex_libpng_samples(bytes, bytes.count, &decoded, decoded.count)
        return isRead == 1 ? decoded : nil
    }
}
