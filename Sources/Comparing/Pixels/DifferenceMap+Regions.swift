package import Rasters

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

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
        marks.withUnsafeBytes { marks in
            for row in 0..<size.height {
                let line = UnsafeRawBufferPointer(rebasing: marks[row * size.width..<(row + 1) * size.width])
                guard let start = line.baseAddress,
                    memchr(start, Int32(Mark.different.rawValue), line.count) != nil
                else { continue }
                let isCovered = cover.columns(ofRow: row)
                for column in 0..<size.width where line[column] == Mark.different.rawValue && !isCovered[column] {
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
