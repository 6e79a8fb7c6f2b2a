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
