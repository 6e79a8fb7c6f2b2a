/// What a paged grid shows: its items in order.
///
/// Items stay in columns, so that a million of them cost little more than their letters (GP-19).
public struct GridContent: Hashable, Sendable {
    /// What a person calls the content.
    public var title: String
    /// A BCP 47 tag, by which texts are shaped.
    public var locale: String
    private let table: ContentTable
    /// How many items are shown: fewer than there are, or more, which then begin anew.
    private var shownCount: Int
    private var withoutPicture: Set<Int> = []

    /// A grid of some items, in their order.
    public init(title: String = "", locale: String = "en", items: some Sequence<ContentItem>) {
        self.init(title: title, locale: locale, table: ContentTable(items))
    }

    /// A grid of the rows of a table.
    package init(title: String = "", locale: String = "en", table: ContentTable) {
        self.title = title
        self.locale = locale
        self.table = table
        shownCount = table.count
    }
}

extension GridContent {
    /// How many items are shown.
    public var count: Int { shownCount }

    /// An item by its number from 0, which must be below `count`.
    public subscript(index: Int) -> ContentItem {
        precondition(0..<count ~= index, "item \(index) of \(count)")
        var item = table[index % table.count]
        if withoutPicture.contains(index) { item.picture = nil }
        return item
    }

    /// Whether a picture's path says that it is an SVG file.
    package var namesDrawings: Bool {
        let suffix = Array(".svg".utf8)
        return (0..<table.pictures.count).contains { index in
            let path = table.pictures.bytes[table.pictures.range(of: index)]
            return path.suffix(suffix.count).elementsEqual(suffix) { $0 | 0x20 == $1 }
        }
    }

    /// The absolute paths of the items' pictures, each once, in their order as texts.
    public var pictures: [String] {
        Set((0..<table.pictures.count).map { table.pictures[$0] }).filter { !$0.isEmpty }.sorted()
    }

    /// Adds the characters of all that is shown.
    package func insertScalars(into texts: inout ScalarSet) {
        for column in [table.names, table.subtitles, table.badges, table.symbols] { texts.insert(column) }
    }

    /// So many items, those of the content again and again where it has fewer; none of a content without items.
    public func repeated(toCount count: Int) -> GridContent {
        var content = self
        content.shownCount = table.count > 0 ? max(count, 0) : 0
        return content
    }

    /// A copy with one item's picture removed.
    public func removingPicture(ofItem index: Int) -> GridContent {
        var content = self
        content.withoutPicture.insert(index)
        return content
    }
}
