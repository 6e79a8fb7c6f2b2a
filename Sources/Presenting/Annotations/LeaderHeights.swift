import Geometry

/// Heights where a leader may leave the picture: every second point beside the body, the nearest to where it looks best
/// first.
struct LeaderHeights: Sequence, IteratorProtocol {
    private let preferred: Double
    private let range: ClosedRange<Double>
    private let reach: Double
    private var number = 0

    init(around preferred: Double, beside body: Rect) {
        self.preferred = preferred
        range = Swift.min(body.minY, preferred)...Swift.max(body.maxY, preferred)
        reach = Swift.max(preferred - body.minY, body.maxY - preferred, 0)
    }

    /// Over and under the best in turn, and farther and farther from it.
    mutating func next() -> Double? {
        while true {
            let way = 2 * Double((number + 1) / 2)
            guard way <= reach || number == 0 else { return nil }
            let height = preferred + (number.isMultiple(of: 2) ? way : -way)
            number += 1
            if range.contains(height) { return height }
        }
    }
}
