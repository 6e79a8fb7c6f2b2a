/// Distances from the edges of a rectangle, in points; leading is the left edge from left to right.
public struct Insets: Hashable, Sendable {
    /// Points inward from the top edge.
    public var top: Double
    /// Points inward from the side where lines begin.
    public var leading: Double
    /// Points inward from the bottom edge.
    public var bottom: Double
    /// Points inward from the side where lines end.
    public var trailing: Double

    /// Insets of 0 but where another length is given.
    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// None on any side.
    public static let zero = Insets()
}
