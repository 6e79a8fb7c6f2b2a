#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Finds the pixels of a row that differ by a metric, passing over what is equal in large steps.
struct DifferenceSearch {
    let baseline: StraightRaster
    let candidate: StraightRaster
    let metric: PixelMetric
    private let detector: AntialiasingDetector

    /// The pictures are of one size.
    init(baseline: StraightRaster, candidate: StraightRaster, metric: PixelMetric) {
        self.baseline = baseline
        self.candidate = candidate
        self.metric = metric
        self.detector = AntialiasingDetector(baseline: baseline, candidate: candidate)
    }

    /// Calls `found` with the column of each different pixel, from left to right.
    func differences(inRow row: Int, found: (Int) -> Void) {
        let width = baseline.width
        baseline.pixels.withUnsafeBufferPointer { baseline in
            candidate.pixels.withUnsafeBufferPointer { candidate in
                let first = UnsafeBufferPointer(rebasing: baseline[row * width..<(row + 1) * width])
                let second = UnsafeBufferPointer(rebasing: candidate[row * width..<(row + 1) * width])
                for start in stride(from: 0, to: width, by: Self.block) {
                    let columns = start..<min(start + Self.block, width)
                    if Self.isEqual(first, second, in: columns) { continue }
                    for column in columns where first[column] != second[column] {
                        if differs(first[column], second[column], x: column, y: row) { found(column) }
                    }
                }
            }
        }
    }

    /// Pixels that are compared at once; a row of a phone's width is a few of them.
    private static let block = 256

    private static func isEqual(
        _ first: UnsafeBufferPointer<UInt32>, _ second: UnsafeBufferPointer<UInt32>, in columns: Range<Int>
    ) -> Bool {
        guard let first = first.baseAddress, let second = second.baseAddress else { return true }
        return memcmp(first + columns.lowerBound, second + columns.lowerBound, columns.count * 4) == 0
    }

    private func differs(_ first: UInt32, _ second: UInt32, x: Int, y: Int) -> Bool {
        switch metric {
        case .exact: return true
        case .channels(let tolerance):
            return [0, 8, 16, 24].contains { shift in
                abs(Int(first >> shift & 0xFF) - Int(second >> shift & 0xFF)) > Int(tolerance)
            }
        case .perceptual(let threshold, let countsAntialiasing):
            guard ColorDistance.squared(first, second) > ColorDistance.maximum * threshold * threshold else {
                return false
            }
            return countsAntialiasing || !detector.isAntialiased(x: x, y: y)
        }
    }
}
