import Contents
import Documents
import TemporaryFolders
import Testing
import Thumbindex

struct ContentSourceTests {
    private let root = TemporaryFolder()

    private func source(_ text: String, _ name: String = "names.content.yaml") throws -> ContentSource {
        try root.write([name: text])
        return try ContentSource(atPath: root.path + "/" + name)
    }

    @Test("sections that a file gives stay as they are, in whatever locale")
    func sections() throws {
        let source = try source("title: T\nlocale: zh\nsections: [{title: 甲, items: [一]}, {title: Q, items: []}]\n")
        let list = try source.list(inLocale: "ja")
        #expect(list.title == "T")
        #expect(list.locale == "ja")
        #expect(list.sections.map(\.title) == ["甲", "Q"])
        #expect(try source.list().locale == "zh")
        #expect(source.locale == "zh")
    }

    @Test("names are put into the sections of the locale (CI-1)")
    func names() throws {
        let source = try source("Ann\nÅsa\nBob\n", "names.txt")
        #expect(try source.list().sections.map(\.title) == ["A", "B"])
        #expect(try source.list(inLocale: "sv").sections.map(\.title) == ["A", "B", "Å"])
        #expect(source.locale == "en")
    }

    @Test("a locale that nobody knows")
    func unknownLocale() throws {
        let source = try source("Ann\n", "names.txt")
        let error = #expect(throws: DiagnosticError.self) { try source.list(inLocale: "xq") }
        #expect(error?.description.hasPrefix("error: unknown locale 'xq'; near it: ") == true)
    }

    @Test("a grid shows items in the order of the file, and those of sections without them")
    func grids() throws {
        let items = try source("title: T\nlocale: sv\nitems: [{name: Z, badge: 1}, A]\n").grid()
        #expect(items.title == "T" && items.locale == "sv")
        #expect((0..<items.count).map { items[$0] } == [ContentItem(name: "Z", badge: "1"), "A"])
        let sections = try source("sections: [{title: S, items: [B, A]}, {title: R, items: [C]}]\n")
        let grid = sections.grid(inLocale: "ja")
        #expect(grid.locale == "ja")
        #expect((0..<grid.count).map { grid[$0].name } == ["B", "A", "C"])
    }

    @Test("the sample of a grid is in the language of the locale where there is one")
    func gridSample() {
        #expect(ContentSource.sample.grid(inLocale: "zh")[0].name == "闹钟")
        #expect(ContentSource.sample.grid(inLocale: "fr")[0].name == "Alarm clock")
        #expect(ContentSource.sample.grid(inLocale: "fr").locale == "fr")
    }

    @Test(
        "the sample is in the language of the locale where there is one",
        arguments: [(nil, "en"), ("ja", "ja"), ("fr", "fr")])
    func sample(locale: String?, expected: String) throws {
        let list = try ContentSource.sample.list(inLocale: locale)
        #expect(list.locale == expected)
        #expect(list.sections.first?.title == (locale == "ja" ? "あ" : "A"))
        #expect(list.sections.count >= 10)
    }
}
