import Contents
import Testing

@Suite("What grids show")
struct GridContentTests {
    private let content = GridContent(
        title: "Shop", locale: "en", items: ["A", ContentItem(name: "B", badge: "1"), "C"])

    @Test("items come back as they were given")
    func items() {
        #expect((0..<content.count).map { content[$0] } == ["A", ContentItem(name: "B", badge: "1"), "C"])
        #expect(GridContent(items: []).count == 0)
    }

    @Test("fewer items, or more than there are", arguments: [(0, ""), (2, "AB"), (3, "ABC"), (7, "ABCABCA"), (-1, "")])
    func repetition(count: Int, names: String) {
        let repeated = content.repeated(toCount: count)
        #expect((0..<repeated.count).map { repeated[$0].name }.joined() == names)
        #expect(GridContent(items: []).repeated(toCount: count).count == 0)
    }

    @Test("a picture is taken from one item only, not from its repetitions")
    func pictures() {
        let content = GridContent(items: [ContentItem(name: "A", picture: "/a.png", badge: "1")]).repeated(toCount: 3)
        let changed = content.removingPicture(ofItem: 1)
        #expect((0..<3).map { changed[$0].picture } == ["/a.png", nil, "/a.png"])
        #expect(changed[1].badge == "1" && changed != content)
    }

    @Test("a sample has goods with prices, all different, some with a badge", arguments: SampleContent.locales)
    func sample(locale: String) {
        let sample = SampleContent.grid(locale: locale)
        let items = (0..<sample.count).map { sample[$0] }
        #expect(sample.locale == locale && !sample.title.isEmpty)
        #expect(items.count == 42)
        #expect(Set(items.map(\.name)).count == 42)
        #expect(items.allSatisfy { $0.subtitle?.isEmpty == false && $0.picture == nil })
        #expect((5...10).contains(items.count { $0.badge != nil }))
        #expect(items.allSatisfy { $0.badge?.isEmpty != true })
    }

    @Test("a locale without a sample gets the English one", arguments: [("zh-Hant", "zh"), ("fr", "en"), ("", "en")])
    func language(locale: String, expected: String) {
        #expect(SampleContent.grid(locale: locale).locale == expected)
    }
}
