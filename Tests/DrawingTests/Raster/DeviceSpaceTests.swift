import Drawing
import Geometry
import Rasters
import Testing

@Suite struct DeviceSpaceTests {
    @Test(
        arguments: [
            (1, Rect(x: 2, y: 3, width: 4, height: 5), PixelRect(x: 1, y: 2, width: 6, height: 7)),
            (2, Rect(x: 2, y: 3, width: 4, height: 5), PixelRect(x: 3, y: 5, width: 10, height: 12)),
            (1, Rect(x: 2.5, y: 3.5, width: 1, height: 1), PixelRect(x: 1, y: 2, width: 4, height: 4)),
            (1, Rect(x: -0.5, y: -0.5, width: 1, height: 1), PixelRect(x: -2, y: -2, width: 4, height: 4)),
        ] as [(Double, Rect, PixelRect)])
    func touchedPixelsSurelyHoldTheRectangle(scale: Double, rect: Rect, pixels: PixelRect) {
        #expect(DeviceSpace(pixelsPerPoint: scale).pixels(touchedBy: rect) == pixels)
    }

    @Test(
        arguments: [
            (1.0, Rect(x: 2, y: 3, width: 4, height: 5), PixelRect(x: 2, y: 3, width: 4, height: 5)),
            (3, Rect(x: 1.0 / 3, y: 2.0 / 3, width: 4, height: 1), PixelRect(x: 1, y: 2, width: 12, height: 3)),
            (1, Rect(x: 2.5, y: 3, width: 4, height: 5), nil), (2, Rect(x: 2.5, y: 3, width: 4, height: 5.25), nil),
            (1, Rect(x: .nan, y: 3, width: 4, height: 5), nil), (1, Rect(x: 1e9, y: 3, width: 4, height: 5), nil),
        ] as [(Double, Rect, PixelRect?)])
    func wholePixelsAreKnown(scale: Double, rect: Rect, pixels: PixelRect?) {
        #expect(DeviceSpace(pixelsPerPoint: scale).wholePixels(of: rect) == pixels)
    }

    @Test func pixelsAndPointsAreEachOthersInverse() {
        let pixels = PixelRect(x: 5, y: -7, width: 11, height: 3)
        for scale in [1, 2, 3, 1.5] {
            let space = DeviceSpace(pixelsPerPoint: scale)
            #expect(space.nearestPixels(to: space.points(of: pixels)) == pixels)
        }
    }

    @Test func whatLiesFarAwayIsClamped() {
        let space = DeviceSpace(pixelsPerPoint: 2)
        #expect(space.pixel(1e300) == 1_000_000 && space.pixel(-.infinity) == -1_000_000 && space.pixel(.nan) == 0)
        #expect(space.pixel(1.25) == 3 && space.pixel(1.2) == 2 && space.pixel(1.2, rounded: .up) == 3)
        #expect(space.nearestPixels(to: Rect(x: 5, y: 5, width: -3, height: .nan)).isEmpty)
    }

    @Test(
        arguments: [
            (Size(width: 375, height: 812), 2.0, 750, 1624), (Size(width: 375, height: 812), 1, 375, 812),
            (Size(width: 10.1, height: 10), 1, 11, 10), (Size(width: 0.1 * 3, height: 1), 10, 3, 10),
            (Size(width: 0, height: -4), 1, 1, 1), (Size(width: 8000, height: 8000), 1, 8000, 8000),
        ] as [(Size, Double, Int, Int)])
    func picturesHaveWholeSizes(size: Size, scale: Double, width: Int, height: Int) throws {
        let pixels = try PixelSize(size, pixelsPerPoint: scale)
        #expect(pixels.width == width && pixels.height == height)
    }
}
