package import Geometry

/// What a state's JSON says (ST-4): the canvas, and where everything on it is, in points.
package struct StateRecord: Hashable, Sendable {
    package var size: Size
    /// The canvas's colour and what is drawn on it beside the nodes; `nil` in a JSON that does not tell with what
    /// colours its nodes are drawn.
    package var ground: Ground?
    /// In the order of the file; of several with one id the first counts.
    package var nodes: [NodeRecord]

    package struct Ground: Hashable, Sendable {
        package var background: String
        package var fill: String?

        package init(background: String, fill: String? = nil) {
            self.background = background
            self.fill = fill
        }
    }

    package init(size: Size, ground: Ground? = nil, nodes: [NodeRecord]) {
        self.size = size
        self.ground = ground
        self.nodes = nodes
    }
}
