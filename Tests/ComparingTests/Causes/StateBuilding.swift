import Comparing
import Geometry
import Rasters

extension StateRecord {
    /// A phone's canvas with nodes.
    init(_ nodes: [NodeRecord], width: Double = 375) {
        self.init(size: Size(width: width, height: 812), nodes: nodes)
    }
}

extension NodeRecord {
    /// A node of 20 × 20 points.
    init(_ id: String, _ x: Double = 0, _ y: Double = 0) {
        self.init(id: id, frame: Rect(x: x, y: y, width: 20, height: 20))
    }

    func with(_ change: (inout NodeRecord) -> Void) -> NodeRecord {
        var node = self
        change(&node)
        return node
    }
}

/// The causes between two lists of nodes.
func causes(_ baseline: [NodeRecord], _ candidate: [NodeRecord]) -> [String] {
    CauseSearch(states: Sides(StateRecord(baseline), StateRecord(candidate))).causes().brief
}

extension DifferingPixels {
    /// All pixels of some rectangles; of each the bounds of what is not left out.
    init(_ rects: [PixelRect], width: Int = 750) {
        self.init(size: PixelSize(width: width, height: width * 812 / 375)) { outside in
            rects.compactMap { rect in
                let pixels = rect.rows.flatMap { y in rect.columns.map { PixelRect(x: $0, y: y, width: 1, height: 1) } }
                let rest = pixels.filter { pixel in !outside.contains { $0.contains(pixel) } }
                return rest.first.map { first in rest.reduce(first) { $0.union($1) } }
            }
        }
    }
}
