import Contents
import Testing

@Suite("List content")
struct ListContentTests {
    @Test("a section's index title is its title unless another is given (CI-2)")
    func indexTitle() {
        #expect(ContentSection(title: "Å").indexTitle == "Å")
        #expect(ContentSection(title: "Favourites", indexTitle: "★").indexTitle == "★")
    }

    @Test("rows are counted over all sections, empty ones included")
    func itemCount() {
        let content = ListContent(sections: [
            ContentSection(title: "A", items: ["Ada", "Alan"]), ContentSection(title: "B"),
            ContentSection(title: "C", items: [ContentItem(name: "")]),
        ])
        #expect(content.itemCount == 3)
        #expect(ListContent().itemCount == 0)
    }

    @Test("names are of people unless said (CI-4)")
    func kind() {
        #expect(ListContent().kind == .people)
        #expect(NameKind(rawValue: "places") == .places)
    }
}
