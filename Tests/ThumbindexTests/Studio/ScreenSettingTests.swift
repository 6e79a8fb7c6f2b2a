import Contents
import Geometry
import Interaction
import Layouts
import Styles
import Testing
import Thumbindex

struct ScreenSettingTests {
    /// `letters` sections of two rows each.
    private static func setting(letters: String = "ABCDEFGHIJKLMNOP") -> ScreenSetting {
        let sections = letters.map { ContentSection(title: String($0), items: ["1", "2"]) }
        return ScreenSetting(theme: Theme(), content: ListContent(sections: sections))
    }

    private static func layout(of setting: ScreenSetting) -> IndexedListLayout {
        let outlines = setting.content.sections.map {
            SectionOutline(
                indexTitle: $0.indexTitle, metrics: SectionMetrics(rowCount: $0.items.count, hasFooter: false))
        }
        return IndexedListLayout(
            theme: setting.theme, sections: outlines.filter { $0.isShown(setting.theme.list.emptySections) },
            language: "en", direction: .leftToRight, measurer: SquareMeasurer())
    }

    @Test("as themed: nothing changes")
    func asThemed() {
        #expect(Self.setting().staged(for: .asThemed, titleCount: 16) == Self.setting())
    }

    @Test(
        "IB-2: one title fewer than the bar's minimum count, whatever stands before the letters",
        arguments: [
            (10, [], 9), (10, [IndexTitle.search], 8), (10, [.search, .star], 7), (2, [.search, .star], 0), (1, [], 0),
            (0, [], 0), (40, [], 16),
        ])
    func tooFewTitles(minimum: Int, leading: [IndexTitle], sectionCount: Int) {
        var setting = Self.setting()
        setting.theme.indexBar.minimumCount = minimum
        setting.theme.indexBar.leadingTitles = leading
        let staged = setting.staged(for: .tooFewTitles, titleCount: 16)
        #expect(staged.content.sections.map(\.title) == setting.content.sections.prefix(sectionCount).map(\.title))
        #expect(Self.layout(of: staged).bar == nil)
    }

    @Test("IB-2: explicit titles are cut too, and sections that the list drops are not counted")
    func tooFewExplicitTitles() {
        var setting = Self.setting()
        setting.theme.indexBar.titles = "ABCDEFGHIJKLMNOP".map { .text(String($0)) }
        setting.content.sections[0].items = []
        let staged = setting.staged(for: .tooFewTitles, titleCount: 16)
        #expect(staged.theme.indexBar.titles.count == 9)
        #expect(staged.content.sections.map(\.title).joined() == "BCDEFGHIJ")
        #expect(Self.layout(of: staged).bar == nil)
    }

    @Test(
        "IB-16: room for three fifths of the slots, in whole points, beside all insets",
        arguments: [(16, 20.0, 192.0), (28, 16, 269), (5, 7.3, 22)])
    func shortCanvas(titleCount: Int, slotHeight: Double, room: Double) {
        var setting = Self.setting()
        setting.theme.indexBar.slotHeight = slotHeight
        setting.theme.indexBar.contentInsets = Insets(top: 10, leading: 0, bottom: 9, trailing: 0)
        setting.theme.canvas.safeArea = Insets(top: 47, leading: 0, bottom: 34, trailing: 0)
        setting.theme.list.topInset = 3
        setting.theme.list.bottomInset = 2
        let staged = setting.staged(for: .shortCanvas, titleCount: titleCount)
        #expect(staged.theme.canvas.size == Size(width: 375, height: room + 105))
        #expect(staged.content == setting.content)
    }

    @Test("IB-16: the bar on the short canvas is condensed to the slots that it has room for")
    func condensed() {
        let layout = Self.layout(of: Self.setting().staged(for: .shortCanvas, titleCount: 16))
        #expect(layout.bar?.overflow == .condensed(drawn: 5, of: 16))
    }

    @Test("IB-16: a canvas that is shorter already stays, and none vanishes")
    func shortestCanvas() {
        var setting = Self.setting()
        setting.theme.canvas.size.height = 90
        #expect(setting.staged(for: .shortCanvas, titleCount: 16) == setting)
        #expect(setting.staged(for: .shortCanvas, titleCount: 0).theme.canvas.size.height == 1)
    }

    @Test("SL-6: the section in the middle of those that are shown loses its rows and stays")
    func emptySection() {
        var setting = Self.setting(letters: "ABCDEF")
        setting.content.sections[1].items = []
        let staged = setting.staged(for: .emptySection, titleCount: 5)
        #expect(staged.content.sections.map(\.title).joined() == "ACDEF")
        #expect(staged.content.sections.map(\.items.count) == [2, 2, 0, 2, 2])
        #expect(staged.theme.list.emptySections == .keep)
    }

    @Test("SL-6: a list without sections has none to empty")
    func emptyList() {
        let staged = Self.setting(letters: "").staged(for: .emptySection, titleCount: 0)
        #expect(staged.content.sections.isEmpty)
    }
}

/// Every character is a square of the font's size.
private final class SquareMeasurer: TextMeasuring {
    func metrics(of run: TextRun) -> TextMetrics {
        let width = Double(run.text.count) * run.font.size
        return TextMetrics(
            advance: width, ascent: run.font.size, descent: 0, capHeight: run.font.size)
    }

    func ink(of run: TextRun) -> Rect {
        Rect(x: 0, y: -run.font.size, width: metrics(of: run).advance, height: run.font.size)
    }
}
