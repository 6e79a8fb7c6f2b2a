import Foundation
public import Rasters

/// What differs between two pictures of one size.
public struct PixelComparison: Hashable, Sendable {
    /// Of either picture.
    public let size: PixelSize
    /// Whether all pixels are the same, also those that are ignored or too little apart to count.
    public let hasSamePixels: Bool
    /// How many pixels differ by the metric.
    public let differentPixels: Int
    /// Pixels that look different and do not count, since they only smooth an edge.
    public let antialiasedPixels: Int
    /// Pixels compared: all but the ignored ones.
    public let comparedPixels: Int
    /// The bounds of clusters of different pixels, from the top, then from the left.
    public let regions: [PixelRect]
    /// Which pixels differ, where it was asked for.
    public let map: DifferenceMap?
    /// The mean structural similarity in −1…1, where it was asked for; 1 for pictures that are the same.
    public let similarity: Double?
    /// What was done to the candidate before; `nil` where nothing was asked for.
    package internal(set) var placement: AppliedPlacement?

    /// Different pixels as a share of the compared ones.
    public var ratio: Double { comparedPixels > 0 ? Double(differentPixels) / Double(comparedPixels) : 0 }
    /// Whether no pixel differs by the metric.
    public var isEqual: Bool { differentPixels == 0 }

    /// The same without the map.
    public var withoutMap: PixelComparison {
        PixelComparison(
            size: size, hasSamePixels: hasSamePixels, differentPixels: differentPixels,
            antialiasedPixels: antialiasedPixels, comparedPixels: comparedPixels, regions: regions, map: nil,
            similarity: similarity, placement: placement)
    }
}

/// What became of each pixel of a comparison.
public struct DifferenceMap: Hashable, Sendable {
    /// What became of a pixel.
    public enum Mark: UInt8, Sendable {
        /// Does not count as different.
        case equal
        /// Looks different, but only smooths an edge.
        case antialiased
        /// Differs by the metric.
        case different
    }

    /// Of either picture.
    public let size: PixelSize
    /// The marks' raw values, row by row from the top without gaps.
    public let marks: [UInt8]

    /// What became of a pixel of the pictures; columns count from the left, rows from the top.
    public subscript(x: Int, y: Int) -> Mark { Mark(rawValue: marks[y * size.width + x]) ?? .equal }
}

extension DifferenceMap {
    /// The bounds of the clusters of different pixels that lie in none of some rectangles, from the top, then from the
    /// left.
    ///
    /// Rectangles may overlap and reach beyond the picture; the time grows with the pixels and with the rectangles, not
    /// with their product.
    package func regions(outside rects: [PixelRect]) -> [PixelRect] {
        guard !marks.isEmpty else { return [] }
        var cells = DifferenceCells(width: size.width, rows: 0..<size.height)
        var cover = RowCover(rects, size: size)
        unsafe marks.withUnsafeBytes { marks in
            for row in 0..<size.height {
                let line = unsafe UnsafeRawBufferPointer(rebasing: marks[row * size.width..<(row + 1) * size.width])
                guard unsafe contains(Mark.different.rawValue, in: line) else { continue }
                let isCovered = cover.columns(ofRow: row)
                for column in 0..<size.width where unsafe line[column] == Mark.different.rawValue && !isCovered[column]
                {
                    cells.insert(column: column, row: row)
                }
            }
        }
        return cells.clusters
    }
}

/// Which columns of a row some rectangles cover, asked for one row after the other.
private struct RowCover {
    /// What begins and ends at a row: +1 and −1 for a rectangle's columns.
    private var pending: [(row: Int, columns: Range<Int>, step: Int32)]
    /// Counts the rectangles whose columns begin at each column, minus those that end.
    private var edges: [Int32]
    private var isCovered: [Bool]
    private var next = 0

    init(_ rects: [PixelRect], size: PixelSize) {
        let bounds = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
        let inside = rects.map { $0.intersection(bounds) }.filter { !$0.isEmpty }
        let begins = inside.map { (row: $0.rows.lowerBound, columns: $0.columns, step: Int32(1)) }
        let ends = inside.map { (row: $0.rows.upperBound, columns: $0.columns, step: Int32(-1)) }
        pending = (begins + ends).sorted { $0.row < $1.row }
        edges = Array(repeating: 0, count: size.width + 1)
        isCovered = Array(repeating: false, count: size.width)
    }

    /// Rows are asked for from the top down.
    mutating func columns(ofRow row: Int) -> [Bool] {
        let first = next
        while next < pending.count, pending[next].row <= row {
            edges[pending[next].columns.lowerBound] += pending[next].step
            edges[pending[next].columns.upperBound] -= pending[next].step
            next += 1
        }
        guard next > first else { return isCovered }
        var count: Int32 = 0
        for column in isCovered.indices {
            count += edges[column]
            isCovered[column] = count > 0
        }
        return isCovered
    }
}
