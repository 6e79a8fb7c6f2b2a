import Collation
import Testing

@Suite("Unknown locales")
struct LocaleErrorTests {
    @Test(
        "the error names near ones",
        arguments: [
            ("zh-Hnas", "unknown locale 'zh-Hnas'; near it: zh-Hans, zh-Hant"),
            ("zz", "unknown locale 'zz'; near it: zh, zu, zgh"),
            ("english", "unknown locale 'english'; near it: en"),
            ("", "unknown locale ''"),
            ("日本", "unknown locale '日本'"),
            ("en-XX", "unknown locale 'en-XX'; near it: en-CX, en-SX"),
            (
                "de-u-co-nope",
                "unknown collation 'nope' of locale 'de-u-co-nope'; known: emoji, eor, phonebook, search, standard"
            ),
        ])
    func message(locale: String, message: String) {
        #expect { try IndexedCollation(locale: locale) } throws: { "\($0)" == message }
    }

    @Test("so does that of a second locale")
    func secondLocale() {
        #expect(throws: CollationError.unknownLocale("e n", near: ["en"])) {
            try IndexedCollation(locale: "zh", labelLocales: ["e n"])
        }
    }

    @Test(
        "tags, ICU identifiers and old codes are known", arguments: ["zh-Hant-TW", "zh_Hant_TW", "iw", "root", "und"])
    func known(locale: String) throws {
        #expect(try IndexedCollation(locale: locale).sectionTitles.last == "#")
    }
}
