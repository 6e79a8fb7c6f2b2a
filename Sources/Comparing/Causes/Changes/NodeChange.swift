import Geometry

/// A change of one node, and where it shows.
struct NodeChange: Hashable, Sendable {
    let id: String
    let change: Change
    /// Where the node shows before and after, in points.
    let frames: [Rect]
}
