package import Geometry

/// Items without sections, column by column: what a content file gives to the collation.
///
/// A column ends at the last row that has something in it, so that a million bare names cost little more than
/// their letters.
package struct ContentTable: Hashable, Sendable {
    /// What rows and labels show.
    package var names = TextColumn()
    /// How names are pronounced, where a file says so.
    package var readings = TextColumn()
    /// The title of the section that an item asks for.
    package var sections = TextColumn()
    /// What stands under the names.
    package var subtitles = TextColumn()
    /// Absolute paths.
    package var pictures = TextColumn()
    /// The short texts over the corners of items.
    package var badges = TextColumn()
    /// What stands in the place of pictures.
    package var symbols = TextColumn()
    /// The grounds of symbols, by rows.
    package var colors: [Int: Color] = [:]

    /// A table without rows.
    package init() {}

    /// A table with a row for each item.
    package init(_ items: some Sequence<ContentItem>) {
        for item in items { append(item) }
    }
}

extension ContentTable {
    /// How many rows there are.
    package var count: Int { names.count }

    /// A row as an item, by its number from 0.
    package subscript(index: Int) -> ContentItem {
        var item = ContentItem(
            name: names[index], subtitle: Self.value(of: subtitles, at: index),
            picture: Self.value(of: pictures, at: index), reading: Self.value(of: readings, at: index),
            badge: Self.value(of: badges, at: index))
        item.symbol = Self.value(of: symbols, at: index)
        item.color = colors[index]
        return item
    }

    /// Adds a row; empty texts count as absent.
    package mutating func append(_ item: ContentItem, section: String? = nil) {
        let row = count
        names.append(utf8: item.name.utf8)
        Self.add(item.reading, to: &readings, at: row)
        Self.add(section, to: &sections, at: row)
        Self.add(item.subtitle, to: &subtitles, at: row)
        Self.add(item.picture, to: &pictures, at: row)
        Self.add(item.badge, to: &badges, at: row)
        Self.add(item.symbol, to: &symbols, at: row)
        if let color = item.color { colors[row] = color }
    }

    private static func add(_ text: String?, to column: inout TextColumn, at row: Int) {
        guard let text, !text.isEmpty else { return }
        column.append(utf8: text.utf8, at: row)
    }

    private static func value(of column: TextColumn, at index: Int) -> String? {
        let range = column.range(of: index)
        return range.isEmpty ? nil : column[index]
    }
}
