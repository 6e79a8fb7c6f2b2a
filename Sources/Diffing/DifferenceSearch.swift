import Rasters

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Finds the pixels that differ by a metric, passing over what is equal in large steps.
struct DifferenceSearch: Sendable {
    let baseline: PixelGridRows
    let candidate: PixelGridRows
    let metric: PixelMetric
    let ignored: IgnoredPixels
    let keepsMarks: Bool

    /// What became of the pixels of some rows, of which only those that are not the same are looked at.
    func findings(inRows rows: Range<Int>) -> DifferenceFindings {
        var findings = DifferenceFindings(width: baseline.width, rows: rows, keepsMarks: keepsMarks)
        for row in rows {
            if memcmp(baseline[row], candidate[row], baseline.width * 4) == 0 { continue }
            search(row: row, into: &findings)
        }
        return findings
    }

    private func search(row: Int, into findings: inout DifferenceFindings) {
        let (first, second) = (baseline[row], candidate[row])
        var column = 0
        while column < baseline.width {
            if column + Self.block <= baseline.width, Self.isBlockEqual(first, second, at: column) {
                column += Self.block
                continue
            }
            for place in column..<min(column + Self.block, baseline.width) {
                judge(baseline[place, row], candidate[place, row], x: place, y: row, into: &findings)
            }
            column += Self.block
        }
    }

    /// Pixels that are compared at once.
    private static let block = 16

    private static func isBlockEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer, at column: Int) -> Bool {
        first.loadUnaligned(fromByteOffset: column * 4, as: SIMD16<UInt32>.self)
            == second.loadUnaligned(fromByteOffset: column * 4, as: SIMD16<UInt32>.self)
    }

    private func judge(_ first: UInt32, _ second: UInt32, x: Int, y: Int, into findings: inout DifferenceFindings) {
        guard first != second, differs(first, second), !ignored.contains(column: x, row: y) else { return }
        if case .perceptual(_, countsAntialiasing: false) = metric,
            AntialiasingDetector(baseline: baseline, candidate: candidate).isAntialiased(x: x, y: y)
        {
            findings.insertAntialiased(column: x, row: y)
        } else {
            findings.insertDifferent(column: x, row: y)
        }
    }

    private func differs(_ first: UInt32, _ second: UInt32) -> Bool {
        switch metric {
        case .exact: true
        case .channels(let tolerance): Self.greatestDifference(first, second) > UInt32(tolerance)
        case .perceptual(let threshold, _):
            ColorDistance.squared(first, second) > ColorDistance.maximum * threshold * threshold
        case .structural: preconditionFailure("similarity is not a matter of single pixels")
        }
    }

    private static func greatestDifference(_ first: UInt32, _ second: UInt32) -> UInt32 {
        var greatest: UInt32 = 0
        for shift: UInt32 in [0, 8, 16, 24] {
            let (one, other) = (first >> shift & 0xFF, second >> shift & 0xFF)
            greatest = max(greatest, max(one, other) - min(one, other))
        }
        return greatest
    }
}
