import Collation
import Contents
import Testing

@Suite("Sample content")
struct SampleContentTests {
    @Test("its sections and their order are those of the collation", arguments: SampleContent.locales)
    func sections(locale: String) throws {
        let sample = SampleContent.list(locale: locale)
        let items = sample.sections.flatMap(\.items)
        let collated = try IndexedCollation(locale: locale).content(of: items, title: sample.title)
        #expect(collated.sections.map(\.title) == sample.sections.map(\.title))
        for (section, expected) in zip(sample.sections, collated.sections) { #expect(section == expected) }
    }

    @Test("a bar has titles enough to show (IB-2), and names differ", arguments: SampleContent.locales)
    func size(locale: String) {
        let sample = SampleContent.list(locale: locale)
        #expect(sample.sections.count >= 10)
        #expect((50...120).contains(sample.itemCount))
        #expect(Set(sample.sections.flatMap(\.items).map(\.name)).count == sample.itemCount)
    }

    @Test(
        "a locale without a sample gets the English one",
        arguments: [("zh-Hant-TW", "zh"), ("ja_JP", "ja"), ("AR", "ar"), ("fr", "en"), ("", "en"), ("zha", "en")])
    func language(locale: String, expected: String) {
        #expect(SampleContent.list(locale: locale).locale == expected)
    }
}
