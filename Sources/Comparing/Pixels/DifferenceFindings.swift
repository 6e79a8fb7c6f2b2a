internal import CPixels
import Rasters

/// What a search found in some rows of two pictures.
package struct DifferenceFindings: Sendable {
    /// Whether all pixels are the same, also those that are ignored or too little apart to count.
    private(set) var areSame = true
    private(set) var differentPixels = 0
    private(set) var antialiasedPixels = 0
    private(set) var cells: DifferenceCells
    /// A mark for each pixel of the rows; empty unless wanted.
    private(set) var marks: [UInt8]

    init(width: Int, rows: Range<Int>, keepsMarks: Bool) {
        cells = DifferenceCells(width: width, rows: rows)
        marks = Array(repeating: DifferenceMap.Mark.equal.rawValue, count: keepsMarks ? rows.count * width : 0)
    }

    mutating func insertOtherPixels() { areSame = false }

    /// - Parameter columns: of different pixels, from the left; those that only smooth an edge are marked.
    mutating func insert(_ columns: UnsafeBufferPointer<UInt32>, row: Int) {
        var antialiased = 0
        for entry in columns where entry & THUMBINDEX_ANTIALIASED != 0 { antialiased += 1 }
        antialiasedPixels += antialiased
        differentPixels += columns.count - antialiased
        cells.insert(columns, row: row)
        guard !marks.isEmpty else { return }
        for entry in columns {
            let isAntialiased = entry & THUMBINDEX_ANTIALIASED != 0
            mark(
                isAntialiased ? .antialiased : .different, column: Int(entry & ~THUMBINDEX_ANTIALIASED), row: row)
        }
    }

    mutating func insertDifferent(column: Int, row: Int) {
        differentPixels += 1
        cells.insert(column: column, row: row)
        mark(.different, column: column, row: row)
    }

    private mutating func mark(_ mark: DifferenceMap.Mark, column: Int, row: Int) {
        guard !marks.isEmpty else { return }
        marks[(row - cells.firstRow) * cells.width + column] = mark.rawValue
    }

    /// Adds what was found in the rows below.
    package mutating func append(_ below: DifferenceFindings) {
        areSame = areSame && below.areSame
        differentPixels += below.differentPixels
        antialiasedPixels += below.antialiasedPixels
        cells.append(below.cells)
        marks += below.marks
    }
}
