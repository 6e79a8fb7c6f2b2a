import Geometry
import Layouts
import Styles
import Testing

@Suite struct IndexedListLayoutTests {
    /// Sections by their index titles, of one row each: 60 high.
    private static func layout(
        _ indexTitles: [String], titles: [String]? = nil, _ change: (inout Theme) -> Void = { _ in }
    ) -> IndexedListLayout {
        var theme = Theme()
        theme.list.header.height = 20
        theme.list.row.height = 40
        theme.indexBar.minimumCount = 1
        change(&theme)
        return IndexedListLayout(
            theme: theme,
            sections: indexTitles.map { SectionOutline(indexTitle: $0, metrics: SectionMetrics(rowCount: 1)) },
            titles: titles, language: "en", direction: .leftToRight, measurer: SixPointMeasurer())
    }

    private static func texts(_ letters: String) -> [IndexTitle] { letters.map { .text(String($0)) } }

    @Test(
        "IB-1, CI-2: the content's titles, after those that lead",
        arguments: [
            (["A", "B", "C"], [], texts("ABC"), [0, 1, 2]),
            // The search glyph leads to no section, a star to the first.
            (["A", "B"], [.search, .star], [.search, .star] + texts("AB"), [nil, 0, 0, 1]),
            // Sections of one title in a row share it.
            (["A", "A", "B", "A"], [], texts("ABA"), [0, 2, 3]),
            ([], [.search], [], []),
        ] as [([String], [IndexTitle], [IndexTitle], [Int?])])
    func takesTheTitlesOfTheContent(
        sections: [String], leading: [IndexTitle], titles: [IndexTitle], targets: [Int?]
    ) {
        let layout = Self.layout(sections) { $0.indexBar.leadingTitles = leading }
        #expect(layout.titles == titles)
        #expect(layout.sectionOfTitle == targets)
        #expect((layout.bar == nil) == titles.isEmpty)
    }

    @Test(
        "IB-1, CI-6: explicit titles lead to their section, the next that has one, or the last",
        arguments: [
            (["A", "B", "C"], texts("ABC"), [0, 1, 2]),
            (["B", "D"], texts("ABCDEF"), [0, 0, 1, 1, 1, 1]),
            (["B", "D"], [.search, .star, .text("D"), .image("/a.png")], [nil, 1, 1, 1]),
            // The first of two sections of one title.
            (["A", "B", "A"], texts("AB"), [0, 1]),
            ([], [.search] + texts("AB"), [nil, nil, nil]),
        ] as [([String], [IndexTitle], [Int?])])
    func takesExplicitTitles(sections: [String], titles: [IndexTitle], targets: [Int?]) {
        let layout = Self.layout(sections) {
            $0.indexBar.titles = titles
            $0.indexBar.leadingTitles = [.star]
        }
        #expect(layout.titles == titles)
        #expect(layout.sectionOfTitle == targets)
    }

    @Test("CI-6, CI-8: titles that the content gives stand behind the leading ones, before the theme's own")
    func takesTitlesThatTheContentGives() {
        let layout = Self.layout(["B", "D"], titles: ["A", "B", "C", "D", "#"]) {
            $0.indexBar.leadingTitles = [.search]
        }
        #expect(layout.titles == [.search] + Self.texts("ABCD#"))
        #expect(layout.sectionOfTitle == [nil, 0, 0, 1, 1, 1])
        #expect(
            Self.layout(["B"], titles: ["A", "B"]) { $0.indexBar.titles = Self.texts("B") }.titles == Self.texts("B"))
        #expect(Self.layout(["B"], titles: []) { $0.indexBar.leadingTitles = [.star] }.titles == [])
    }

    @Test(
        "IB-26: the title that a section highlights",
        arguments: [
            (["A", "B", "C"], [], [0, 1, 2]),
            // Its own, not the star that leads there too, nor a letter without a section.
            (["B", "D"], [.star] + texts("ABCDEF"), [2, 4]),
            // A section without a title belongs to the one above it, or to none.
            (["A", "B", "C", "D"], texts("BD"), [nil, 0, 0, 1]),
            (["A", "A", "B", "A"], [], [0, 0, 1, 2]),
            // No title has its name: the first that leads to it.
            (["X"], texts("AB"), [0]),
        ] as [([String], [IndexTitle], [Int?])])
    func findsTheTitleOfASection(sections: [String], titles: [IndexTitle], expected: [Int?]) {
        let layout = Self.layout(sections) { $0.indexBar.titles = titles }
        #expect(sections.indices.map(layout.title(ofSection:)) == expected)
    }

    @Test(
        "IB-26: the title of an offset",
        arguments: [
            // Sections at 0, 60 … under 50 points of table header.
            (true, [IndexTitle.search], 0.0, 0), (true, [.search], 49.75, 0), (true, [.search], 50, 1),
            (true, [.search], -80, 0), (true, [.star, .search], 10, 1),
            // Without the glyph the first title.
            (true, [], 0, 0), (true, [], 110, 1), (true, [.star], 0, 0), (true, [.star], 50, 1),
            (false, [.search], 0, 1), (false, [.search], -80, 1), (false, [.search], 60, 2),
            (false, [.search], 1e6, 30),
        ] as [(Bool, [IndexTitle], Double, Int)])
    func findsTheTitleOfAnOffset(hasTableHeader: Bool, leading: [IndexTitle], offset: Double, expected: Int) {
        let layout = Self.layout((1...30).map { "\($0)" }) {
            $0.indexBar.leadingTitles = leading
            $0.list.tableHeader.kind = hasTableHeader ? .searchBar : .none
            $0.list.tableHeader.height = 50
        }
        #expect(layout.title(atOffset: offset) == expected)
    }

    @Test("IB-26: no titles, none highlighted")
    func highlightsNothingWithoutTitles() {
        #expect(Self.layout([]).title(atOffset: 0) == nil)
    }

    @Test(
        "IB-8: an automatic width is that of the widest title; a symbol's is the font's size",
        arguments: [
            // Characters are 6 wide.
            (["A", "Lo", "B"], [], 12.0 + 3), (["A", "B"], [.search], 14 + 3), (["A", "B"], [], 6 + 3),
        ] as [([String], [IndexTitle], Double)])
    func measuresTitles(sections: [String], leading: [IndexTitle], width: Double) throws {
        let layout = Self.layout(sections) {
            $0.indexBar.width = .automatic
            $0.indexBar.contentInsets = Insets(leading: 1, trailing: 2)
            $0.indexBar.leadingTitles = leading
            $0.indexBar.titleFont.size = 14
        }
        #expect(try #require(layout.bar).frame.width == width)
    }

    @Test(
        "SL-6: which sections the list shows",
        arguments: [
            (0, SectionListStyle.EmptySections.drop, false), (0, .keep, true), (1, .drop, true), (1, .keep, true),
        ])
    func showsSections(rowCount: Int, policy: SectionListStyle.EmptySections, expected: Bool) {
        let outline = SectionOutline(indexTitle: "A", metrics: SectionMetrics(rowCount: rowCount, hasFooter: true))
        #expect(outline.isShown(policy) == expected)
    }
}

/// Every character is six points wide, whatever its font.
private final class SixPointMeasurer: TextMeasuring {
    func metrics(of run: TextRun) -> TextMetrics {
        TextMetrics(
            advance: 6 * Double(run.text.count), ascent: 9, descent: 3, capHeight: 7)
    }

    func ink(of run: TextRun) -> Rect { Rect(x: 0, y: -7, width: 6 * Double(run.text.count), height: 7) }
}
