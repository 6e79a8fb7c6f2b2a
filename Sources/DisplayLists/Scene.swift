/// One picture, finished: what is drawn, and what is where.
public struct Scene: Hashable, Sendable {
    public var displayList: DisplayList
    /// In drawing order; only what is on the canvas.
    public var nodes: [SceneNode]

    public init(displayList: DisplayList, nodes: [SceneNode]) {
        self.displayList = displayList
        self.nodes = nodes
    }
}
