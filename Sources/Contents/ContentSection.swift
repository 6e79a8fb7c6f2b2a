/// A section of a list: its header's title, its title in the index bar, its rows.
public struct ContentSection: Hashable, Sendable {
    /// What its header shows.
    public var title: String
    /// What the index bar shows for the section (CI-2).
    public var indexTitle: String
    /// In the order in which the rows stand; empty for a section that has none (SL-6).
    public var items: [ContentItem]
    /// What stands below its rows; `nil` for no footer.
    public var footer: String?

    /// A section whose index title is its title unless another is given.
    public init(title: String, indexTitle: String? = nil, items: [ContentItem] = [], footer: String? = nil) {
        self.title = title
        self.indexTitle = indexTitle ?? title
        self.items = items
        self.footer = footer
    }
}
