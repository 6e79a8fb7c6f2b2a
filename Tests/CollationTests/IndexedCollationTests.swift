import Collation
import Contents
import Testing

@Suite("Indexed collation")
struct IndexedCollationTests {
    private struct Friend: Equatable {
        let name: String
        var reading: String?
    }

    private static let friends = [
        Friend(name: "Zoë"), Friend(name: "ada"), Friend(name: "Ada"), Friend(name: ""), Friend(name: "Bob"),
    ]

    @Test("the section of an object by a key path is a position in the section titles")
    func section() throws {
        let collation = try IndexedCollation(locale: "en")
        #expect(collation.section(for: Friend(name: "Bob"), by: \.name) == 1)
        #expect(collation.sectionTitles[1] == "B")
    }

    @Test("the objects of one section are sorted by the locale's collator")
    func sorted() throws {
        let collation = try IndexedCollation(locale: "en")
        #expect(collation.sorted(Self.friends, by: \.name).map(\.name) == ["", "ada", "Ada", "Bob", "Zoë"])
    }

    @Test("an index title leads to its section")
    func indexTitles() throws {
        let collation = try IndexedCollation(locale: "en")
        #expect(collation.sectionIndexTitles == collation.sectionTitles)
        #expect(collation.section(forSectionIndexTitle: 26) == 26)
    }

    @Test("objects fall into sections, readings included")
    func sections() throws {
        let collation = try IndexedCollation(locale: "ja")
        let people = [Friend(name: "田中", reading: "たなか"), Friend(name: "あべ"), Friend(name: "漢")]
        let sections = collation.sections(of: people, by: \.name, reading: \.reading)
        #expect(sections.map(\.title) == ["あ", "た", "#"])
        #expect(sections.map(\.indexTitle) == ["あ", "た", "#"])
        #expect(sections[1].objects == [people[0]])
    }

    @Test("an item's own section wins; sections that only items name come first, in the order of their naming")
    func namedSections() throws {
        var table = ContentTable()
        table.append("Zoë", section: "Team")
        table.append("Ada")
        table.append("Bob", section: "A")
        table.append("Cy", section: "Stars")
        table.append("Al", section: "Team")
        let content = try IndexedCollation(locale: "en").content(of: table, title: "", indexTitles: .nonEmpty)
        #expect(
            content.sections == [
                ContentSection(title: "Team", items: ["Al", "Zoë"]), ContentSection(title: "Stars", items: ["Cy"]),
                ContentSection(title: "A", items: ["Ada", "Bob"]),
            ])
    }

    @Test("content keeps what stands beside a name")
    func items() throws {
        let item = ContentItem(name: "Ada", subtitle: "London", picture: "/a.png", reading: "ada")
        let content = try IndexedCollation(locale: "en", kind: .places).content(of: [item])
        #expect(content.sections == [ContentSection(title: "A", items: [item])])
        #expect(content.kind == .places)
    }

    @Test("ICU tells its version")
    func version() {
        #expect(IndexedCollation.libraryVersion.split(separator: ".").first.flatMap { Int($0) } ?? 0 >= 60)
    }
}
