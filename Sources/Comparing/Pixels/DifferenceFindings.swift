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
        for place in columns.indices where unsafe columns[place] & THUMBINDEX_ANTIALIASED != 0 { antialiased += 1 }
        antialiasedPixels += antialiased
        differentPixels += columns.count - antialiased
        unsafe cells.insert(columns, row: row)
        guard !marks.isEmpty else { return }
        for place in columns.indices {
            let entry = unsafe columns[place]
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

/// The different pixels of some rows, gathered in cells of 16 × 16 pixels.
struct DifferenceCells: Sendable {
    /// The width and the height of a cell.
    static let side = 16

    let width: Int
    let firstRow: Int
    private let columns: Int
    private var cells: [CellBounds]

    /// - Parameter rows: begin where a row of cells does.
    init(width: Int, rows: Range<Int>) {
        precondition(rows.lowerBound % Self.side == 0, "rows of pixels begin with a row of cells")
        self.width = width
        firstRow = rows.lowerBound
        columns = (width + Self.side - 1) / Self.side
        cells = Array(repeating: CellBounds(), count: columns * ((rows.count + Self.side - 1) / Self.side))
    }

    mutating func insert(column: Int, row: Int) {
        cells[(row &- firstRow) / Self.side &* columns &+ column / Self.side].insert(column: column, row: row)
    }

    /// - Parameter columns: of different pixels of a row, from the left; those that only smooth an edge are marked, and
    ///   belong to no cell.
    mutating func insert(_ columns: UnsafeBufferPointer<UInt32>, row: Int) {
        let first = (row - firstRow) / Self.side * self.columns
        unsafe cells.withUnsafeMutableBufferPointer { cells in
            for place in columns.indices where unsafe columns[place] & THUMBINDEX_ANTIALIASED == 0 {
                let entry = unsafe columns[place]
                unsafe cells[first &+ Int(entry) / Self.side].insert(column: Int(entry), row: row)
            }
        }
    }

    /// Adds the cells of the rows below, which begin with a row of cells.
    mutating func append(_ below: DifferenceCells) { cells += below.cells }
}

extension DifferenceCells {
    /// The bounds of the clusters of cells that touch, also at a corner; from the top, then from the left.
    var clusters: [PixelRect] {
        var unvisited = cells.map(\.rect)
        return cells.indices.compactMap { cell in
            unvisited[cell] == nil ? nil : cluster(from: cell, in: &unvisited)
        }
        .sorted { ($0.y, $0.x, $0.height, $0.width) < ($1.y, $1.x, $1.height, $1.width) }
    }

    private func cluster(from start: Int, in unvisited: inout [PixelRect?]) -> PixelRect? {
        var bounds: PixelRect?
        var pending = [start]
        while let cell = pending.popLast() {
            guard let pixels = unvisited[cell] else { continue }
            unvisited[cell] = nil
            bounds = bounds?.union(pixels) ?? pixels
            pending += neighbours(of: cell)
        }
        return bounds
    }

    private func neighbours(of cell: Int) -> [Int] {
        let (row, column) = cell.quotientAndRemainder(dividingBy: columns)
        let lastRow = cells.count / columns - 1
        return (max(row - 1, 0)...min(row + 1, lastRow)).flatMap { row in
            (max(column - 1, 0)...min(column + 1, columns - 1)).map { row * columns + $0 }
        }
    }
}

/// The bounds of the different pixels of a cell.
private struct CellBounds: Sendable {
    private var left = Int32.max
    private var top = Int32.max
    private var right = Int32.min
    private var bottom = Int32.min

    @inline(__always)
    mutating func insert(column: Int, row: Int) {
        let (column, row) = (Int32(truncatingIfNeeded: column), Int32(truncatingIfNeeded: row))
        left = min(left, column)
        top = min(top, row)
        right = max(right, column)
        bottom = max(bottom, row)
    }

    /// `nil` where no pixel differs.
    var rect: PixelRect? {
        left > right ? nil : PixelRect(columns: Int(left)..<Int(right) + 1, rows: Int(top)..<Int(bottom) + 1)
    }
}
