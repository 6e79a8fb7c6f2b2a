/// What a document may hold at most, so that hostile text costs little.
package struct DocumentLimits: Hashable, Sendable {
    /// The size of the file.
    package var bytes: Int
    /// The number of values, keys included, after aliases are expanded.
    package var nodes: Int
    /// How deep sequences and mappings may be nested; the outermost is level 1.
    package var depth: Int
    /// What a user could do about a file that is too large.
    package var hints: [String]

    package init(bytes: Int = 4 << 20, nodes: Int = 250_000, depth: Int = 64, hints: [String] = []) {
        self.bytes = bytes
        self.nodes = nodes
        self.depth = depth
        self.hints = hints
    }
}
