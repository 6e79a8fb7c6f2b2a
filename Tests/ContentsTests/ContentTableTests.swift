import Contents
import Testing

@Suite("Content tables")
struct ContentTableTests {
    @Test("rows come back as they were added; empty texts beside the name are none")
    func rows() {
        let items = [
            "Ada", ContentItem(name: "Bob", subtitle: "b", picture: "/b", reading: "bob"), "",
            ContentItem(name: "Cy", subtitle: ""), ContentItem(name: "Di", reading: "di"),
        ]
        let table = ContentTable(items)
        #expect((0..<table.count).map { table[$0] } == ["Ada", items[1], "", "Cy", items[4]])
    }

    @Test("a column ends at its last text, and reads as empty beyond")
    func columnEnd() {
        let column = ContentTable(["Ada", ContentItem(name: "Bob", reading: "bob"), "Cy"]).readings
        #expect(column.count == 2)
        #expect((0..<4).map { column[$0] } == ["", "bob", "", ""])
        #expect(column.range(of: 7).isEmpty)
    }
}
