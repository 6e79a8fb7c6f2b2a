import Rasters
import Testing

@Suite struct LineFilterTests {
    /// The pixels that are asked for are those of the part, and as many beside it as the kernel reaches.
    @Test(arguments: [
        (0.0, 100.0, 100, 0..<100), (0, 100, 10, 0..<100), (40, 20, 10, 35..<65), (90, 10, 1, 65..<100),
        (0, 10, 40, 0..<11), (99.5, 0.5, 3, 99..<100),
    ])
    func thePartAndWhatTheKernelReaches(start: Double, length: Double, count: Int, pixels: Range<Int>) {
        let filter = LineFilter(from: start, length: length, count: count, pixels: 100)
        #expect(filter.count == count)
        #expect(filter.pixels == pixels)
    }

    @Test(arguments: [-1e-9, 1e-9]) func roundingBeyondTheEndsIsHarmless(error: Double) {
        let filter = LineFilter(from: error, length: 7, count: 7, pixels: 7)
        #expect(filter.pixels == 0..<7)
    }
}
