import Rasters
import Testing

@Suite struct RasterTests {
    @Test func pixelsLieRowByRow() {
        let raster = Raster(width: 3, height: 2, pixels: [1, 2, 3, 4, 5, 6])
        #expect(raster[0, 0] == 1 && raster[2, 0] == 3 && raster[0, 1] == 4 && raster[2, 1] == 6)
        #expect(raster.bounds == PixelRect(x: 0, y: 0, width: 3, height: 2))
    }

    @Test func aNewRasterIsTransparent() {
        #expect(Raster(width: 2, height: 2).pixels == [0, 0, 0, 0])
        #expect(Raster(width: 1, height: 2, filledWith: 7).pixels == [7, 7])
    }

    @Test(
        arguments: [
            ([0xFF00_0000, 0xFFFF_FFFF], true), ([0xFF00_0000, 0xFEFF_FFFF], false),
            ([0x7FFF_FFFF, 0xFF00_0000], false),
        ] as [([PremultipliedARGB], Bool)])
    func oneTransparentPixelIsEnough(pixels: [PremultipliedARGB], isOpaque: Bool) {
        #expect(Raster(width: 2, height: 1, pixels: pixels).isOpaque == isOpaque)
    }

    @Test func rastersAreEqualByTheirPixels() {
        let wide = Raster(width: 4, height: 1, filledWith: 3)
        #expect(wide == Raster(width: 4, height: 1, pixels: [3, 3, 3, 3]))
        #expect(wide != Raster(width: 2, height: 2, filledWith: 3))
        #expect(
            CoverageMask(width: 2, height: 1, coverage: [1, 2]) != CoverageMask(width: 1, height: 2, coverage: [1, 2]))
    }
}
