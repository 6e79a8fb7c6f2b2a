import Geometry

/// Which lane each arrow runs in that is not straight: under the rows of its ends, and in the margin.
struct ArrowLanes {
    /// By the number of the arrow: the lane under its first row, in the margin, and under its last row.
    private var lanes: [Int: (first: Int, margin: Int?, last: Int)] = [:]
    private var counts: [Int: Int] = [:]
    /// How many arrows leave or reach a picture's bottom before one, by its number and end.
    private var shifts: [Int: (from: Int, to: Int)] = [:]
    private(set) var marginCount = 0

    init(_ sheet: FlowSheet) {
        var ends: [FlowSheet.Place: Int] = [:]
        for (number, arrow) in sheet.arrows.enumerated() where !arrow.isStraight {
            let first = counts[arrow.from.row, default: 0]
            counts[arrow.from.row] = first + 1
            shifts[number] = (ends[arrow.from, default: 0], 0)
            ends[arrow.from, default: 0] += 1
            shifts[number]?.to = ends[arrow.to, default: 0]
            ends[arrow.to, default: 0] += 1
            guard arrow.from.row != arrow.to.row else {
                lanes[number] = (first, nil, first)
                continue
            }
            let last = counts[arrow.to.row, default: 0]
            counts[arrow.to.row] = last + 1
            lanes[number] = (first, marginCount, last)
            marginCount += 1
        }
    }

    func count(underRow row: Int) -> Int { counts[row] ?? 0 }

    /// From one picture's bottom down to the lane under it, along the lanes, and up to the other picture's bottom.
    ///
    /// - Parameters:
    ///   - bottoms: the lower edges of the rows of pictures.
    ///   - left: where the margin's first lane is.
    func points(
        of number: Int, _ arrow: FlowSheet.Arrow, from: Rect, to: Rect, bottoms: [Double], left: Double
    ) -> [Point] {
        let lane = lanes[number] ?? (0, nil, 0)
        let shift = shifts[number] ?? (0, 0)
        func y(_ row: Int, _ lane: Int) -> Double { bottoms[row] + Double(lane + 1) * FlowSheetLayout.lanePitch }
        func x(_ rect: Rect, _ shift: Int) -> Double {
            // To the right and the left of the middle in turn, within the picture.
            let way = Double((shift + 1) / 2) * 16 * (shift.isMultiple(of: 2) ? 1 : -1)
            return rect.midX + min(max(way, -rect.width / 2 + 6), max(rect.width / 2 - 6, 0))
        }
        let start = Point(x: x(from, shift.from), y: from.maxY + FlowSheetLayout.clearance)
        let end = Point(x: x(to, shift.to), y: to.maxY + FlowSheetLayout.clearance)
        let first = y(arrow.from.row, lane.first)
        guard let margin = lane.margin else {
            return [start, Point(x: start.x, y: first), Point(x: end.x, y: first), end]
        }
        let turn = left - Double(margin) * FlowSheetLayout.lanePitch
        let last = y(arrow.to.row, lane.last)
        return [
            start, Point(x: start.x, y: first), Point(x: turn, y: first), Point(x: turn, y: last),
            Point(x: end.x, y: last), end,
        ]
    }
}
