import Contents
import Documents
import Layouts
import Styles
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

    @Test("CI-8: all titles, kept sections, a second locale and numeric order, as the file asks")
    func arrangement() throws {
        let plain = try source("items: [Bob, Ann]").list()
        #expect(plain.indexTitles == nil && plain.keepsEmptySections == nil)
        let all = try source("titles: all\nitems: [Bob, Ann]").list()
        #expect(all.indexTitles?.count == 27 && all.indexTitles?.last == "#")
        #expect(all.shown(by: Theme()).sections.map(\.title) == ["A", "B"])
        let kept = try source("emptySections: keep\nitems: [Bob, Ann]").list()
        #expect(kept.indexTitles == nil && kept.shown(by: Theme()).sections.count == 27)
        let dropped = try source("emptySections: drop\nsections: [{title: A}, {title: B, items: [Bob]}]").list()
        var theme = Theme()
        theme.list.emptySections = .keep
        #expect(dropped.shown(by: theme).sections.map(\.title) == ["B"])
        let mixed = try source("locale: ja\nwith: [en]\nitems: [Ann, あい]").list()
        #expect(mixed.sections.map(\.title) == ["A", "あ"])
        #expect(try source("numeric: true\nitems: [A10, A9]").list().sections[0].items == ["A9", "A10"])
        #expect(try source("indexTitles: [X, Y]\nitems: [A]").list().indexTitles == ["X", "Y"])
    }

    @Test("an unknown locale is told where the file names it")
    func placeOfUnknownLocale() throws {
        let source = try source("title: T\nlocale: xq\nitems: [Ann]\n")
        let error = #expect(throws: DiagnosticError.self) { try source.list() }
        #expect(error?.diagnostics.first?.range?.start == SourcePosition(line: 2, column: 9))
        let other = try self.source("with: [en, xq]\nitems: [Ann]\n")
        let second = #expect(throws: DiagnosticError.self) { try other.list() }
        #expect(second?.diagnostics.first?.range?.start == SourcePosition(line: 1, column: 12))
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
