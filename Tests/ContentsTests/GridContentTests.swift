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

    @Test("another picture is one item's only, not that of its repetitions")
    func pictures() {
        let changed = content.repeated(toCount: 6).replacingPicture(ofItem: 1, withFileAt: "/x.png")
        #expect((0..<6).map { changed[$0].picture } == [nil, "/x.png", nil, nil, nil, nil])
        #expect(changed[1].badge == "1")
        #expect(changed != content.repeated(toCount: 6))
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
