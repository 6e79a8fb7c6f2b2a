import Drawing
import Geometry
import Rasters
import Testing

@Suite struct ResamplingTests {
    /// A picture in a frame of fractional edges covers as much as the frame does.
    @Test(arguments: [
        Rect(x: 2, y: 2, width: 6, height: 6), Rect(x: 2.5, y: 2.25, width: 5, height: 4.5),
        Rect(x: 3.1, y: 1.7, width: 3.3, height: 6.1),
    ])
    func aFramesEdgesCoverTheirPixelsInPart(frame: Rect) {
        let source = Raster(width: 60, height: 60, filledWith: 0xFFFF_FFFF)
        let placed = source.resampled(into: frame, width: 10, height: 10)
        let covered = placed.pixels.reduce(0.0) { $0 + Double($1.alpha) / 255 }
        #expect(abs(covered - frame.width * frame.height) < 0.5)
        #expect(placed[0, 0] == 0 && placed[9, 9] == 0 && placed[4, 4] == 0xFFFF_FFFF)
    }
}
