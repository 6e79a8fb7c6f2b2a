import Contents
import Geometry
import Layouts
import Styles
import Testing
import Timelines

@Suite("What list states are played on")
struct ListStageTests {
    /// A theme, and a content of `letters` sections of two rows each.
    private struct Setting {
        var theme = Theme()
        var content: ListContent

        init(letters: String = "ABCDEFGHIJKLMNOP") {
            content = ListContent(sections: letters.map { ContentSection(title: String($0), items: ["1", "2"]) })
        }

        func staged(for stage: ListStage) -> Layout<ListContent> {
            stage.staged(layout(theme, content, measurer: SquareMeasurer()))
        }
    }

    @Test("as themed: nothing changes")
    func asThemed() {
        let setting = Setting()
        let staged = setting.staged(for: .asThemed)
        #expect(staged.theme == setting.theme && staged.content == setting.content)
    }

    @Test(
        "IB-2: one title fewer than the bar's minimum count, whatever stands before the letters",
        arguments: [
            (10, [], 9), (10, [IndexTitle.search], 8), (10, [.search, .star], 7), (2, [.search, .star], 0), (1, [], 0),
            (0, [], 0), (40, [], 16),
        ])
    func tooFewTitles(minimum: Int, leading: [IndexTitle], sectionCount: Int) {
        var setting = Setting()
        setting.theme.indexBar.minimumCount = minimum
        setting.theme.indexBar.leadingTitles = leading
        let staged = setting.staged(for: .tooFewTitles)
        #expect(staged.content.sections.map(\.title) == setting.content.sections.prefix(sectionCount).map(\.title))
        #expect(staged.geometry.bar == nil)
    }

    @Test("IB-2: explicit titles are cut too, and sections that the list drops are not counted")
    func tooFewExplicitTitles() {
        var setting = Setting()
        setting.theme.indexBar.titles = "ABCDEFGHIJKLMNOP".map { .text(String($0)) }
        setting.content.sections[0].items = []
        let staged = setting.staged(for: .tooFewTitles)
        #expect(staged.theme.indexBar.titles.count == 9)
        #expect(staged.content.sections.map(\.title).joined() == "BCDEFGHIJ")
        #expect(staged.geometry.bar == nil)
    }

    @Test(
        "IB-16: room for three fifths of the slots, in whole points, beside all insets",
        arguments: [(16, 20.0, 192.0), (28, 16, 269), (5, 7.3, 22)])
    func shortCanvas(titleCount: Int, slotHeight: Double, room: Double) {
        var setting = Setting(letters: String((0..<titleCount).map { Character(UnicodeScalar(UInt8(65 + $0))) }))
        setting.theme.indexBar.slotHeight = slotHeight
        setting.theme.indexBar.contentInsets = Insets(top: 10, leading: 0, bottom: 9, trailing: 0)
        setting.theme.canvas.safeArea = Insets(top: 47, leading: 0, bottom: 34, trailing: 0)
        setting.theme.list.topInset = 3
        setting.theme.list.bottomInset = 2
        let staged = setting.staged(for: .shortCanvas)
        #expect(staged.theme.canvas.size == Size(width: 375, height: room + 105))
        #expect(staged.content == setting.content)
    }

    @Test("IB-16: the bar on the short canvas is condensed to the slots that it has room for")
    func condensed() {
        let layout = Setting().staged(for: .shortCanvas)
        #expect(layout.geometry.bar?.overflow == .condensed(drawn: 5, of: 16))
    }

    @Test("IB-16: a canvas that is shorter already stays, and none vanishes")
    func shortestCanvas() {
        var setting = Setting()
        setting.theme.canvas.size.height = 90
        let staged = setting.staged(for: .shortCanvas)
        #expect(staged.theme == setting.theme && staged.content == setting.content)
        #expect(Setting(letters: "").staged(for: .shortCanvas).theme.canvas.size.height == 1)
    }

    @Test("SL-6: the section in the middle of those that are shown loses its rows and stays")
    func emptySection() {
        var setting = Setting(letters: "ABCDEF")
        setting.content.sections[1].items = []
        let staged = setting.staged(for: .emptySection)
        #expect(staged.content.sections.map(\.title).joined() == "ACDEF")
        #expect(staged.content.sections.map(\.items.count) == [2, 2, 0, 2, 2])
        #expect(staged.theme.list.emptySections == .keep)
    }

    @Test("SL-6: a list without sections has none to empty")
    func emptyList() {
        let staged = Setting(letters: "").staged(for: .emptySection)
        #expect(staged.content.sections.isEmpty)
    }
}
