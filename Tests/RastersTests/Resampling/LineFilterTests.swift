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

    /// A step that is reduced to a half: how far each kernel goes beyond it, and how far it blurs it.
    @Test(arguments: [
        (LineFilter.Kernel.tent, [0, 0, 0, 32, 223, 255, 255, 255]),
        (.cubic, [0, 0, 0, 17, 238, 255, 255, 255]), (.lanczos, [0, 1, 0, 14, 241, 255, 254, 255]),
        (.box, [0, 0, 0, 0, 255, 255, 255, 255]),
    ])
    func kernelsHaveTheirLobes(kernel: LineFilter.Kernel, wanted: [UInt8]) {
        let step = CoverageMask(width: 16, height: 1, coverage: (0..<16).map { $0 < 8 ? 0 : 255 })
        let columns = LineFilter(from: 0, length: 16, count: 8, pixels: 16, kernel: kernel)
        let reduced = step.resampled(columns: columns, rows: LineFilter(from: 0, length: 1, count: 1, pixels: 1))
        #expect(reduced.coverage == wanted)
    }

    /// A pixel counts as far as a place covers it; in a line that grows, what is between two is between them.
    @Test(arguments: [(2, [51, 194] as [UInt8]), (10, [0, 0, 0, 64, 191, 255, 255, 217, 140, 102])])
    func aBoxIsTheMeanOfWhatAPlaceCovers(count: Int, wanted: [UInt8]) {
        let line = CoverageMask(width: 5, height: 1, coverage: [0, 0, 255, 255, 102])
        let columns = LineFilter(from: 0, length: 5, count: count, pixels: 5, kernel: .box, growing: .box)
        let other = line.resampled(columns: columns, rows: LineFilter(from: 0, length: 1, count: 1, pixels: 1))
        #expect(other.coverage == wanted)
    }

    @Test(arguments: [-1e-9, 1e-9]) func roundingBeyondTheEndsIsHarmless(error: Double) {
        let filter = LineFilter(from: error, length: 7, count: 7, pixels: 7)
        #expect(filter.pixels == 0..<7)
    }
}
