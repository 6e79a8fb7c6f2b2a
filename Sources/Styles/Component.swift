/// A part of a theme that has states of its own (ST-2), in the order in which they are listed.
public enum Component: String, Hashable, Sendable, CaseIterable {
    /// The bar at the side of a list, with its bubble.
    case indexBar = "index-bar"
    /// The list, with its sections and table header.
    case sectionList = "section-list"
    /// The paged grid, with its page control.
    case grid
}
