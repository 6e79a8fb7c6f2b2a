import DisplayLists
import Geometry
import Rasters
import Rendering
import Testing

@Suite struct ResamplingTests {
    static let ramp = Raster(
        width: 64, height: 2, pixels: (0..<128).map { 0xFF00_0000 | UInt32($0 % 64) * 0x04_0404 })

    private func whole(_ raster: Raster) -> Rect {
        Rect(x: 0, y: 0, width: Double(raster.width), height: Double(raster.height))
    }

    @Test func theSameSizeIsTheSamePicture() {
        #expect(Self.ramp.resampled(whole(Self.ramp), width: 64, height: 2) == Self.ramp)
    }

    @Test(arguments: [1, 2, 3, 7, 64, 100, 640])
    func aRampStaysARamp(width: Int) {
        let resampled = Self.ramp.resampled(whole(Self.ramp), width: width, height: 1)
        for x in 0..<width {
            let expected = 4 * ((Double(x) + 0.5) / Double(width) * 64 - 0.5)
            let edge = max(64.0 / Double(width), 1) * 3
            #expect(abs(Double(resampled[x, 0] & 0xFF) - expected) <= edge, "\(x)")
            #expect(resampled[x, 0] >> 24 == 255)
        }
    }

    @Test(arguments: [(1, 1), (3, 50), (40, 2), (5, 5)])
    func aFlatPictureStaysFlat(width: Int, height: Int) {
        let flat = Raster(width: 17, height: 9, filledWith: 0x8040_2010)
        let resampled = flat.resampled(whole(flat), width: width, height: height)
        #expect(resampled == Raster(width: width, height: height, filledWith: 0x8040_2010))
    }

    @Test func aPartIsShownAlone() {
        let halves = Raster(width: 20, height: 1, pixels: (0..<20).map { $0 < 10 ? 0xFFFF_0000 : 0xFF00_00FF })
        let left = halves.resampled(Rect(x: 0, y: 0, width: 8, height: 1), width: 4, height: 1)
        #expect(left == Raster(width: 4, height: 1, filledWith: 0xFFFF_0000))
        let right = halves.resampled(Rect(x: 12, y: 0, width: 8, height: 1), width: 4, height: 1)
        #expect(right == Raster(width: 4, height: 1, filledWith: 0xFF00_00FF))
    }

    /// A picture in a frame of fractional edges covers as much as the frame does.
    @Test(arguments: [
        Rect(x: 2, y: 2, width: 6, height: 6), Rect(x: 2.5, y: 2.25, width: 5, height: 4.5),
        Rect(x: 3.1, y: 1.7, width: 3.3, height: 6.1),
    ])
    func aFramesEdgesCoverTheirPixelsInPart(frame: Rect) {
        let source = Raster(width: 60, height: 60, filledWith: 0xFFFF_FFFF)
        let placed = source.resampled(into: frame, width: 10, height: 10)
        let covered = placed.pixels.reduce(0.0) { $0 + Double($1 >> 24) / 255 }
        #expect(abs(covered - frame.width * frame.height) < 0.5)
        #expect(placed[0, 0] == 0 && placed[9, 9] == 0 && placed[4, 4] == 0xFFFF_FFFF)
    }

    @Test(arguments: [
        (PictureCommand.Fit.stretch, Rect(x: 10, y: 20, width: 30, height: 60)),
        (.fit, Rect(x: 10, y: 42.5, width: 30, height: 15)), (.fill, Rect(x: -35, y: 20, width: 120, height: 60)),
    ])
    func aPictureIsFittedAsAsked(fit: PictureCommand.Fit, frame: Rect) {
        let fitted = fit.frame(of: Size(width: 200, height: 100), in: Rect(x: 10, y: 20, width: 30, height: 60))
        #expect(fitted == frame)
    }
}
