import Collation
import Testing

@Suite("Sections by locale (CI-1, CI-2)")
struct LocaleTests {
    @Test("the index has the language's letters", arguments: LocaleConvention.all)
    func titles(_ convention: LocaleConvention) throws {
        let collation = try IndexedCollation(locale: convention.locale)
        #expect(collation.sectionTitles == convention.titles.split(separator: " ").map(String.init) + ["#"])
    }

    @Test("a name stands under its letter", arguments: LocaleConvention.all)
    func sections(_ convention: LocaleConvention) throws {
        let collation = try IndexedCollation(locale: convention.locale)
        for (name, title) in convention.names {
            #expect(collation.sectionTitles[collation.section(forName: name)] == title, "\(name)")
        }
    }

    @Test("names follow each other as in a register of the language", arguments: LocaleConvention.all)
    func order(_ convention: LocaleConvention) throws {
        let collation = try IndexedCollation(locale: convention.locale)
        let names = convention.names.map(\.key)
        let sectioned = collation.sections(of: Array(names.reversed()), by: \.self)
        let others = Set(convention.names.filter { $0.value == "#" }.map(\.key))
        #expect(sectioned.flatMap(\.objects).filter { !others.contains($0) } == names.filter { !others.contains($0) })
        #expect(sectioned.last?.title == "#" || others.isEmpty)
    }

    @Test(
        "a second locale adds its labels (CI-3)",
        arguments: [
            ("zh", "en", "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z #"),
            ("ja", "en", "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z あ か さ た な は ま や ら わ #"),
            (
                "ar", "en",
                """
                ا ب ت ث ج ح خ د ذ ر ز س ش ص ض ط ظ ع غ ف ق ك ل م ن ه و ي \
                A B C D E F G H I J K L M N O P Q R S T U V W X Y Z #
                """
            ),
        ])
    func secondLocale(locale: String, other: String, titles: String) throws {
        let collation = try IndexedCollation(locale: locale, labelLocales: [other])
        #expect(collation.sectionTitles.joined(separator: " ") == titles)
        #expect(collation.sectionTitles[collation.section(forName: "Zoë")] == "Z")
    }

    @Test("what comes before, between and after the labels goes to one # at the end (CI-3)")
    func otherScripts() throws {
        let collation = try IndexedCollation(locale: "ja", labelLocales: ["en"])
        let names = ["7", "Ada", "Ωμέγα", "あべ", "漢"]
        let sections = collation.sections(of: names, by: \.self)
        #expect(sections.map(\.title) == ["A", "あ", "#"])
        #expect(sections.last?.objects == ["7", "漢", "Ωμέγα"])
    }

    @Test("a locale's own collations can be asked for")
    func collationKeyword() throws {
        let zhuyin = try IndexedCollation(locale: "zh-u-co-zhuyin")
        #expect(zhuyin.sectionTitles.first == "ㄅ")
        #expect(zhuyin.sectionTitles[zhuyin.section(forName: "白居易")] == "ㄅ")
        let stroke = try IndexedCollation(locale: "zh-u-co-stroke")
        #expect(stroke.sectionTitles[stroke.section(forName: "白居易")] == "5劃")
    }

    @Test("runs of digits compare by value where that is asked for (CI-2)")
    func numeric() throws {
        let names = ["Room 10", "Room 9", "Room 100"]
        #expect(try IndexedCollation(locale: "en").sorted(names, by: \.self) == ["Room 10", "Room 100", "Room 9"])
        let numeric = try IndexedCollation(locale: "en", isNumeric: true)
        #expect(numeric.sorted(names, by: \.self) == ["Room 9", "Room 10", "Room 100"])
        #expect(try IndexedCollation(locale: "en-u-kn-true").sorted(names, by: \.self)[1] == "Room 10")
    }
}
