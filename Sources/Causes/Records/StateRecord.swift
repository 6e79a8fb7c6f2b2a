package import Geometry

/// What a state's JSON says (ST-4): the canvas, and where everything on it is, in points.
package struct StateRecord: Hashable, Sendable {
    package var size: Size
    /// In the order of the file; of several with one id the first counts.
    package var nodes: [NodeRecord]

    package init(size: Size, nodes: [NodeRecord]) {
        self.size = size
        self.nodes = nodes
    }
}
