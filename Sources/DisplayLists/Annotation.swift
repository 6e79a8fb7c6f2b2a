/// What an annotated scene says about one of its nodes (SC-4): the text of a label, and the numbers that it tells.
public struct Annotation: Hashable, Sendable {
    /// What kind of fact it is.
    public var layer: Layer
    /// The id of the node that it is about.
    public var node: String
    /// What it tells of the node: `height`, `gap`, `radius`, `hit`, the role, the theme's property of a token.
    public var property: String
    /// The id of the node, or `canvas`, at the far end of a gap or an inset; `nil` for all else.
    public var other: String?
    /// The numbers in points: one of a length, width and height of a hit area, none of a role or a token.
    public var values: [Double]
    /// What the label says; for a numbered element its number.
    public var text: String
    /// What the legend says beside the number; `nil` where the label says all.
    public var legend: String?

    /// A fact about a node; without numbers, another node and a legend unless they are given.
    public init(
        _ layer: Layer, node: String, property: String, other: String? = nil, values: [Double] = [], text: String
    ) {
        self.layer = layer
        self.node = node
        self.property = property
        self.other = other
        self.values = values
        self.text = text
    }

    /// The kinds of facts that can be asked for, in the order in which they lie over each other.
    public enum Layer: String, Hashable, Sendable, CaseIterable {
        /// Sizes, insets, gaps, slot heights and radii, in points.
        case measure
        /// Where a finger reaches what.
        case hit
        /// Numbered elements in reading order, with their roles and labels.
        case a11y
        /// Where which design token is used, and its value.
        case tokens

        /// The title of the group in which its labels are drawn.
        package var groupTitle: String { "annotations \(rawValue)" }
    }
}
