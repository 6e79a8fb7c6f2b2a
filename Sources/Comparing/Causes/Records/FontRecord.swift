/// What a node's text is set in.
package struct FontRecord: Hashable, Sendable {
    /// In order of preference.
    package var families: [String]
    /// In points.
    package var size: Double
    package var weight: Double

    package init(families: [String], size: Double, weight: Double = 400) {
        self.families = families
        self.size = size
        self.weight = weight
    }
}
