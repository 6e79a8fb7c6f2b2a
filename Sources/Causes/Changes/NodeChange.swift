import Geometry

/// A change of one node, and where it shows.
struct NodeChange: Hashable, Sendable {
    let id: String
    let change: Change
    /// The node's frames before and after, in points.
    let frames: [Rect]
}
