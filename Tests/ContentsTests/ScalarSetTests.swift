import Contents
import Testing

struct ScalarSetTests {
    @Test("the characters of all that a list shows, each once, in the order of their numbers")
    func list() {
        var texts = ScalarSet()
        texts.insert(
            ListContent(sections: [
                ContentSection(
                    title: "Ba", indexTitle: "★", items: [ContentItem(name: "曾A", subtitle: "👍")], footer: "\u{10FFFF}")
            ]))
        #expect(texts.scalars == ["A", "B", "a", "★", "曾", "👍", "\u{10FFFF}"])
    }

    @Test("those of a grid: names, subtitles and badges, not readings and pictures")
    func grid() {
        var texts = ScalarSet()
        let item = ContentItem(name: "ab", subtitle: "ع", picture: "/x", reading: "y", badge: "−2")
        GridContent(items: [item, ContentItem(name: "c")]).insertScalars(into: &texts)
        #expect(texts.scalars == ["2", "a", "b", "c", "ع", "−"])
        #expect(ScalarSet().scalars.isEmpty)
    }
}
