internal import CPixels
import Foundation
import Rasters

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
        unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: baseline.width) { room in
            for row in rows where !baseline.hasRow(row, of: candidate) {
                findings.insertOtherPixels()
                if case .perceptual(let threshold, let countsAntialiasing) = metric {
                    let limit = ColorDistance.maximum * threshold * threshold
                    let columns = unsafe distantColumns(row: row, limit: limit, room: room)
                    if !countsAntialiasing {
                        unsafe AntialiasingDetector(baseline: baseline, candidate: candidate).mark(columns, row: row)
                    }
                    unsafe findings.insert(UnsafeBufferPointer(columns), row: row)
                } else {
                    search(row: row, into: &findings)
                }
            }
        }
        return findings
    }
}

extension DifferenceSearch {
    /// The columns of a row where pixels are further apart than the limit, from the left, and none that is ignored.
    ///
    /// - Parameter room: for as many columns as the row has.
    private func distantColumns(
        row: Int, limit: Double, room: UnsafeMutableBufferPointer<UInt32>
    ) -> UnsafeMutableBufferPointer<UInt32> {
        let found = unsafe thumbindex_distant_pixels(
            baseline[row], candidate[row], baseline.width, Float(limit), room.baseAddress)
        var count = 0
        for place in 0..<Int(found) {
            let entry = unsafe room[place]
            let column = entry & ~THUMBINDEX_CERTAIN
            guard entry & THUMBINDEX_CERTAIN != 0 || isDistant(column: Int(column), row: row, limit: limit),
                !ignored.contains(column: Int(column), row: row)
            else { continue }
            unsafe room[count] = column
            count += 1
        }
        return unsafe UnsafeMutableBufferPointer(rebasing: room[..<count])
    }

    private func isDistant(column: Int, row: Int, limit: Double) -> Bool {
        ColorDistance.squared(baseline[column, row], candidate[column, row]) > limit
    }
}

extension DifferenceSearch {
    /// Finds the pixels that differ by a metric of components.
    private func search(row: Int, into findings: inout DifferenceFindings) {
        let (first, second) = unsafe (baseline[row], candidate[row])
        var column = 0
        while column < baseline.width {
            if column + Self.block <= baseline.width, unsafe Self.isBlockEqual(first, second, at: column) {
                column += Self.block
                continue
            }
            for place in column..<min(column + Self.block, baseline.width) {
                guard differs(baseline[place, row], candidate[place, row]), !ignored.contains(column: place, row: row)
                else { continue }
                findings.insertDifferent(column: place, row: row)
            }
            column += Self.block
        }
    }

    /// Pixels that are compared at once.
    private static let block = 16

    private static func isBlockEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer, at column: Int) -> Bool {
        unsafe first.loadUnaligned(fromByteOffset: column * 4, as: SIMD16<UInt32>.self)
            == second.loadUnaligned(fromByteOffset: column * 4, as: SIMD16<UInt32>.self)
    }

    private func differs(_ first: StraightRGBA, _ second: StraightRGBA) -> Bool {
        guard first != second else { return false }
        switch metric {
        case .exact: return true
        case .channels(let tolerance): return Self.greatestDifference(first, second) > Int(tolerance)
        case .perceptual, .structural: preconditionFailure("distance and similarity are no matter of components")
        }
    }

    private static func greatestDifference(_ first: StraightRGBA, _ second: StraightRGBA) -> Int {
        func difference(_ one: UInt8, _ other: UInt8) -> Int { Int(max(one, other) - min(one, other)) }
        return max(
            difference(first.red, second.red), difference(first.green, second.green),
            difference(first.blue, second.blue), difference(first.alpha, second.alpha))
    }
}

/// The rows of a picture of known size, read pixel by pixel.
struct PixelGridRows: Sendable {
    let width: Int
    let height: Int
    private let rows: PixelRows

    init(width: Int, height: Int, rows: PixelRows) {
        self.width = width
        self.height = height
        self.rows = rows
    }

    /// As C sees them.
    var memory: thumbindex_rows {
        unsafe thumbindex_rows(
            start: rows.start.assumingMemoryBound(to: UInt8.self), length: rows.length,
            places: rows.places)
    }

    subscript(y: Int) -> UnsafeRawPointer { unsafe rows[y] }

    subscript(x: Int, y: Int) -> StraightRGBA {
        unsafe StraightRGBA(abgr: UInt32(littleEndian: rows[y].loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)))
    }

    /// Whether a row is the same in a picture of the same width.
    func hasRow(_ y: Int, of other: PixelGridRows) -> Bool {
        unsafe areEqual(rows[y], other.rows[y], byteCount: width * 4)
    }

    /// The columns of a pixel and of those beside it.
    func columns(around x: Int) -> ClosedRange<Int> { max(x - 1, 0)...min(x + 1, width - 1) }

    /// The rows of a pixel and of those above and below it.
    func rows(around y: Int) -> ClosedRange<Int> { max(y - 1, 0)...min(y + 1, height - 1) }
}
