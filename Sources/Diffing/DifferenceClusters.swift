import Rasters

/// Gathers different pixels into clusters: those whose cells of 16 × 16 pixels touch, also at a corner.
struct DifferenceClusters {
    private static let side = 16
    private let columns: Int
    private let rows: Int
    /// The bounds of the different pixels of each cell, `nil` for none.
    private var cells: [PixelRect?]

    init(width: Int, height: Int) {
        columns = (width + Self.side - 1) / Self.side
        rows = (height + Self.side - 1) / Self.side
        cells = Array(repeating: nil, count: columns * rows)
    }

    mutating func insert(column: Int, row: Int) {
        let cell = row / Self.side * columns + column / Self.side
        let pixel = PixelRect(x: column, y: row, width: 1, height: 1)
        cells[cell] = cells[cell]?.union(pixel) ?? pixel
    }

    /// The clusters' bounds, from the top, then from the left.
    var regions: [PixelRect] {
        var unvisited = cells
        return cells.indices.compactMap { cell in
            unvisited[cell] == nil ? nil : cluster(from: cell, in: &unvisited)
        }
        .sorted { ($0.y, $0.x) < ($1.y, $1.x) }
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
        return (max(row - 1, 0)...min(row + 1, rows - 1)).flatMap { row in
            (max(column - 1, 0)...min(column + 1, columns - 1)).map { row * columns + $0 }
        }
    }
}
