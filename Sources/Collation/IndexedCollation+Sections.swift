public import Contents

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
