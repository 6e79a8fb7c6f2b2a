public import Contents

/// Puts names into the sections of a reader's language, as an indexed list shows them (CI-1 … CI-7).
///
/// Sections and order are those of ICU's alphabetic index and collator for the locale. Making one takes some
/// milliseconds; it never changes afterwards, and threads may share it.
public struct IndexedCollation: Sendable {
    /// The locale whose sections and order hold.
    public let locale: String
    /// What the names belong to (CI-4).
    public let kind: NameKind
    private let reader: NameReader
    private let table: SectionTable

    /// - Parameters:
    ///   - locale: a BCP 47 tag or an ICU identifier, as `zh`, `zh-Hant`, `de-u-co-phonebk`.
    ///   - labelLocales: whose labels join those of the locale, as `en` beside `ja` (CI-3).
    ///   - kind: whose names they are, which decides how Chinese ones are read (CI-4).
    ///   - isNumeric: whether runs of digits stand in the order of their values (CI-2).
    /// - Throws: for a locale that ICU has no data for.
    public init(
        locale: String, labelLocales: [String] = [], kind: NameKind = .people, isNumeric: Bool = false
    ) throws(CollationError) {
        let main = try LocaleIdentifier(locale)
        var others: [LocaleIdentifier] = []
        for other in labelLocales { others.append(try LocaleIdentifier(other)) }
        let index = try AlphabeticIndex(locale: main, labelLocales: others, isNumeric: isNumeric)
        self.locale = locale
        self.kind = kind
        reader = NameReader(collation: index, kind: kind)
        table = SectionTable(index)
    }

    /// The version of ICU, which the order of names depends on, as `72.1`.
    public static var libraryVersion: String { AlphabeticIndex.libraryVersion }
}

extension IndexedCollation {
    /// The titles of all sections that a name may fall into, `#` last.
    public var sectionTitles: [String] { table.titles }

    /// The titles of the index bar for all sections, in the order of `sectionTitles`.
    public var sectionIndexTitles: [String] { table.titles }

    /// The section that a title of `sectionIndexTitles` leads to.
    public func section(forSectionIndexTitle index: Int) -> Int {
        precondition(table.titles.indices.contains(index), "an index title that the collation does not have")
        return index
    }

    /// The section of a name, a position in `sectionTitles`.
    public func section(forName name: String, reading: String? = nil) -> Int {
        let keys = keys(of: ContentTable(CollectionOfOne(ContentItem(name: name, reading: reading))))
        return table.section(ofKey: keys[0])
    }

    /// The section of an object by the name that a key path leads to, a position in `sectionTitles`.
    public func section<Object>(for object: Object, by name: KeyPath<Object, String>) -> Int {
        section(forName: object[keyPath: name])
    }

    /// The objects of one section in the order of their names; equal names keep theirs.
    public func sorted<Object>(_ objects: [Object], by name: KeyPath<Object, String>) -> [Object] {
        keys(of: Self.table(of: objects, by: name, reading: nil)).order().map { objects[Int($0)] }
    }
}

extension IndexedCollation {
    /// The sort keys of a table's rows.
    func keys(of contents: ContentTable) -> SortKeys {
        var keys = SortKeys()
        var reader = reader
        keys.reserve(names: contents.count)
        unsafe contents.names.bytes.withUnsafeBufferPointer { names in
            unsafe contents.readings.bytes.withUnsafeBufferPointer { readings in
                for row in 0..<contents.count {
                    unsafe keys.append(
                        name: UnsafeBufferPointer(rebasing: names[contents.names.range(of: row)]),
                        reading: UnsafeBufferPointer(rebasing: readings[contents.readings.range(of: row)]),
                        readBy: &reader)
                }
            }
        }
        return keys
    }

    /// The rows of a table in their sections; a row that names its section goes there.
    ///
    /// Sections that only rows name stand before those of the locale, in the order in which they are first named.
    package func sections(of contents: ContentTable) -> SectionedNames {
        let keys = keys(of: contents)
        let order = keys.order()
        let named = NamedSections(titles: table.titles, rows: contents.sections)
        var rows = [[UInt32]](repeating: [], count: named.titles.count)
        for stretch in table.stretches(of: keys, in: order) {
            for row in order[stretch.range] {
                rows[named.section(ofRow: Int(row)) ?? stretch.section].append(row)
            }
        }
        return SectionedNames(titles: named.titles, rows: rows, order: named.order)
    }

    static func table<Object>(
        of objects: [Object], by name: KeyPath<Object, String>, reading: KeyPath<Object, String?>?
    ) -> ContentTable {
        ContentTable(
            objects.lazy.map { object in
                ContentItem(name: object[keyPath: name], reading: reading.flatMap { object[keyPath: $0] })
            })
    }
}

/// A section of objects, with its titles in the list and in the index bar.
public struct IndexedSection<Object> {
    /// What the section's header shows.
    public let title: String
    /// What the index bar shows for it.
    public let indexTitle: String
    /// In the order of the locale's collation.
    public let objects: [Object]
}

extension IndexedSection: Sendable where Object: Sendable {}
extension IndexedSection: Equatable where Object: Equatable {}

extension IndexedCollation {
    /// Objects in their sections, in order; sections without objects are left out.
    ///
    /// - Parameters:
    ///   - name: leads to an object's name.
    ///   - reading: leads to how the name is pronounced, where an object says so (CI-4).
    public func sections<Object>(
        of objects: [Object], by name: KeyPath<Object, String>, reading: KeyPath<Object, String?>? = nil
    ) -> [IndexedSection<Object>] {
        let sectioned = sections(of: Self.table(of: objects, by: name, reading: reading))
        return sectioned.sections.map { section in
            let rows = sectioned.rows[section.range].map { objects[Int($0)] }
            return IndexedSection(title: section.title, indexTitle: section.title, objects: rows)
        }
    }

    /// Items in their sections, as a list that can be drawn.
    ///
    /// With all index titles, sections without items stay in the list's content, where SL-6 decides on them.
    public func content(
        of items: [ContentItem], title: String = "", indexTitles: IndexTitleChoice = .nonEmpty
    ) -> ListContent {
        content(of: ContentTable(items), title: title, indexTitles: indexTitles)
    }

    /// The list of a table's names in their sections.
    package func content(
        of contents: ContentTable, title: String, indexTitles: IndexTitleChoice
    ) -> ListContent {
        let sectioned = sections(of: contents)
        let kept = indexTitles == .all ? sectioned.allSections : sectioned.sections
        let sections = kept.map { section in
            ContentSection(title: section.title, items: sectioned.rows[section.range].map { contents[Int($0)] })
        }
        return ListContent(title: title, locale: locale, kind: kind, sections: sections)
    }
}
