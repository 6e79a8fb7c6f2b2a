import Collation
import Testing

@Suite("Odd names (CI-7)")
struct BadInputTests {
    private func sections(_ names: [String], locale: String = "en") throws -> [String] {
        try IndexedCollation(locale: locale).sections(of: names, by: \.self).map { section in
            "\(section.title): \(section.objects.map { $0.debugDescription }.joined(separator: " "))"
        }
    }

    @Test("no names make no sections")
    func none() throws {
        #expect(try sections([]).isEmpty)
    }

    @Test("empty and white names are kept, under #")
    func empty() throws {
        let names = ["", "Ada", "  ", "\u{3000}\u{A0}\u{2003}\u{1680}\u{205F}\u{85}\t"]
        #expect(
            try IndexedCollation(locale: "en").sections(of: names, by: \.self).map(\.objects) == [
                ["Ada"], ["", "  ", names[3]],
            ])
    }

    @Test("white space before a name does not count")
    func leadingSpace() throws {
        #expect(try sections([" Bob", "\u{3000}Ada"]) == ["A: \"\u{3000}Ada\"", "B: \" Bob\""])
    }

    @Test("digits, signs and emoji stand under #, full-width letters and combining marks under their letter")
    func signs() throws {
        let names = ["Ａｄａ", "E\u{301}va", "É", "\u{301}", "7", "٣", "#", "😀", "👩‍👩‍👧", "©"]
        let collation = try IndexedCollation(locale: "zh")
        let titles = names.map { collation.sectionTitles[collation.section(forName: $0)] }
        #expect(titles == ["A", "E", "E", "#", "#", "#", "#", "#", "#", "#"])
    }

    @Test("what a JSON escape of half a pair of surrogates becomes stands under #")
    func replacement() throws {
        #expect(try sections(["\u{FFFD}", "A\u{FFFD}"]) == ["A: \"A\u{FFFD}\"", "#: \"\u{FFFD}\""])
    }

    @Test("equal names are kept in the order in which they came")
    func duplicates() throws {
        struct Row { let name: String; let number: Int }
        let rows = (0..<3000).map { Row(name: $0 % 3 == 0 ? "Bo" : "Al", number: $0) }
        let sections = try IndexedCollation(locale: "en").sections(of: rows, by: \.name)
        #expect(sections.map(\.title) == ["A", "B"])
        #expect(sections[0].objects.map(\.number) == (0..<3000).filter { $0 % 3 != 0 })
        #expect(sections[1].objects.map(\.number) == (0..<3000).filter { $0 % 3 == 0 })
    }

    @Test("names of 100,000 characters", arguments: ["a", "长", "👩‍👩‍👧", "e\u{301}", "ก"])
    func long(letter: String) throws {
        let long = String(repeating: letter, count: 100_000)
        let collation = try IndexedCollation(locale: "zh", kind: .places)
        let sorted = collation.sorted([long + "b", long, letter], by: \.self)
        #expect(sorted == [letter, long, long + "b"])
    }
}
