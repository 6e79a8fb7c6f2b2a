import Rasters

/// The pixels of a picture that a comparison leaves out.
struct IgnoredPixels: Sendable {
    /// How many there are; where rectangles overlap, each pixel once.
    let count: Int
    private let rects: [PixelRect]

    /// Rectangles may reach beyond the picture.
    init(rects: [PixelRect], width: Int, height: Int) {
        let bounds = PixelRect(x: 0, y: 0, width: width, height: height)
        let inside = rects.map { $0.intersection(bounds) }.filter { !$0.isEmpty }
        self.rects = inside
        self.count = (0..<height).reduce(0) { total, row in
            total + inside.filter { $0.rows.contains(row) }.map(\.columns).coveredCount
        }
    }

    func contains(column: Int, row: Int) -> Bool {
        rects.contains { $0.columns.contains(column) && $0.rows.contains(row) }
    }
}

extension [Range<Int>] {
    /// How many integers lie in at least one of the ranges.
    fileprivate var coveredCount: Int {
        var end = Int.min
        return sorted { $0.lowerBound < $1.lowerBound }.reduce(0) { total, range in
            let new = Swift.max(range.upperBound - Swift.max(range.lowerBound, end), 0)
            end = Swift.max(end, range.upperBound)
            return total + new
        }
    }
}
