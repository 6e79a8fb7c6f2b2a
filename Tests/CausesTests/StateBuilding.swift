import Causes
import Geometry

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
    CauseSearch(states: (StateRecord(baseline), StateRecord(candidate))).causes(of: [], width: nil)
}
