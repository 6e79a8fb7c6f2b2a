public import Geometry

/// What a list shows: its sections in order, and how its names are to be read.
///
/// Copies share their storage until one of them changes, so that a list of many rows can be passed on freely.
public struct ListContent: Hashable, Sendable {
    /// What a person calls the content.
    public var title: String
    /// A BCP 47 tag or an ICU locale identifier, as `zh-Hant` or `zh_TW`.
    public var locale: String
    /// What the names belong to.
    public var kind: NameKind
    /// From the top of the list to its end.
    public var sections: [ContentSection]
    /// The titles of the index bar where they are more, or others, than those of the sections that show; one without a
    /// section of its own leads to the next that has one, or the last (CI-6). A theme's own titles come before them.
    public var indexTitles: [String]?
    /// Whether sections without rows stay in the list; `nil` where the theme decides (SL-6).
    public var keepsEmptySections: Bool?

    /// A list of English names of people unless said otherwise.
    public init(
        title: String = "", locale: String = "en", kind: NameKind = .people, sections: [ContentSection] = []
    ) {
        self.title = title
        self.locale = locale
        self.kind = kind
        self.sections = sections
    }
}

extension ListContent {
    /// The rows of all sections.
    public var itemCount: Int { sections.reduce(0) { $0 + $1.items.count } }

    /// The list with those sections only that the index calls by these titles, in their order.
    public func showing(sectionsNamed titles: Set<String>) -> ListContent {
        var content = self
        content.sections = sections.filter { titles.contains($0.indexTitle) }
        return content
    }
}

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
    /// Whether its rows and its footer are hidden under its header, which has a chevron then, as that of an open section
    /// has another one; `nil` for a section that cannot be closed.
    public var isCollapsed: Bool?

    /// A section whose index title is its title unless another is given.
    public init(
        title: String, indexTitle: String? = nil, items: [ContentItem] = [], footer: String? = nil,
        isCollapsed: Bool? = nil
    ) {
        self.title = title
        self.indexTitle = indexTitle ?? title
        self.items = items
        self.footer = footer
        self.isCollapsed = isCollapsed
    }
}

/// One name of a list or a grid, with what is shown beside it.
public struct ContentItem: Hashable, Sendable {
    /// What the row or the label shows; may be empty.
    public var name: String
    /// What stands under the name: a place, a price.
    public var subtitle: String?
    /// The absolute path of a picture file.
    public var picture: String?
    /// How the name is pronounced, where it is filed under something else than what is written (CI-4).
    public var reading: String?
    /// A word or a number over the corner of a grid's item (GP-12).
    public var badge: String?
    /// A sign or a letter or two in the place of a picture, on a ground of `color` (GP-12, TX-7).
    public var symbol: String?
    /// The ground of what stands in the place of a picture; `nil` for the theme's.
    public var color: Color?

    /// An item that has nothing but its name unless more is given.
    public init(
        name: String, subtitle: String? = nil, picture: String? = nil, reading: String? = nil, badge: String? = nil
    ) {
        self.name = name
        self.subtitle = subtitle
        self.picture = picture
        self.reading = reading
        self.badge = badge
    }
}

extension ContentItem: ExpressibleByStringLiteral {
    public init(stringLiteral name: String) {
        self.init(name: name)
    }
}

/// What the names of a list belong to, which decides how Chinese ones are read (CI-4).
public enum NameKind: String, Hashable, Sendable, CaseIterable {
    /// Surnames have their own readings, as 单 Shàn.
    case people
    /// Places have theirs, as 厦门 Xiàmén.
    case places
}
