import Collation
import Contents
import Testing

@Suite("Listing of sections")
struct NameListingTests {
    private func listing(
        _ items: [ContentItem], locale: String = "en", indexTitles: IndexTitleChoice = .nonEmpty
    ) throws -> NameListing {
        try NameListing(ContentTable(items), by: IndexedCollation(locale: locale), indexTitles: indexTitles)
    }

    @Test("JSON holds sections with their names, and index titles with positions of sections")
    func json() throws {
        #expect(
            try listing(["Bob", "\"Al\"\n", "ada"]).json == """
                {"version": 1,
                "sections": [
                  {"title": "A", "items": ["ada"]},
                  {"title": "B", "items": ["Bob"]},
                  {"title": "#", "items": ["\\"Al\\"\\n"]}],
                "indexTitles": [
                  {"title": "A", "section": 0},
                  {"title": "B", "section": 1},
                  {"title": "#", "section": 2}]}
                """)
    }

    @Test("JSON of no names")
    func emptyJSON() throws {
        #expect(try listing([]).json == "{\"version\": 1,\n\"sections\": [],\n\"indexTitles\": []}")
        let all = try listing([], locale: "he", indexTitles: .all).json
        #expect(all.contains("{\"title\": \"א\", \"section\": null}"))
    }

    @Test("text holds each section with its names, and where each title leads")
    func text() throws {
        #expect(
            try listing(["Bob", "ada", "Al\r\nX"]).text == """
                A
                  ada
                  Al  X
                B
                  Bob

                index titles
                  A → A
                  B → B
                """)
        #expect(try listing([]).text == "")
        let all = try listing(["כרמל"], locale: "he", indexTitles: .all).text
        #expect(all.contains("  א → כ\n"))
        #expect(all.hasSuffix("  # → כ"))
        #expect(try listing([], locale: "he", indexTitles: .all).text.hasPrefix("index titles\n  א → nothing\n"))
    }

    @Test("the summary tells what went to # and why, the most frequent reason first")
    func summary() throws {
        let items: [ContentItem] = [
            "Ada", "Ёлка", "Ель", "Ёж", "Ёрш", "7-Eleven", "", " ", "😀", "© Bob", "李", "٣ friends",
            ContentItem(name: "王", reading: "ワン"),
        ]
        #expect(
            try listing(items).summary == """
                12 of 13 names stand under #:
                  4 begin with a letter of the script Cyrillic: Ёж, Ёлка, Ель, …
                  2 are blank
                  2 begin with a digit: ٣ friends, 7-Eleven
                  1 begins with a sign: © Bob
                  1 begins with an emoji: 😀
                  1 begins with a letter of the script Katakana: 王
                  1 begins with a letter of the script Han: 李
                """)
        #expect(try listing(["Ada"]).summary == "")
    }

    @Test("an item may ask for # itself; one name has its own grammar, a long one is cut")
    func asked() throws {
        var table = ContentTable()
        table.append("Ada", section: "#")
        let collation = try IndexedCollation(locale: "en")
        #expect(
            NameListing(table, by: collation, indexTitles: .nonEmpty).summary
                == "1 of 1 names stands under #:\n  1 asks for it: Ada")
        let long = try listing([
            ContentItem(name: String(repeating: "é", count: 10) + String(repeating: "1", count: 90))
        ])
        #expect(long.summary == "")
        let digits = try listing([ContentItem(name: String(repeating: "1", count: 90))])
        #expect(digits.summary.hasSuffix(": " + String(repeating: "1", count: 40) + "…"))
    }
}
