import Geometry
import Layouts
import Styles
import Testing

@Suite("Bars as long as their list (LK-3 … LK-5)") struct IndexBarTrackTests {
    /// Years of 2, 1 and 3 months, with 4, 2, 6, 1, 2 and 5 rows of 30 under headers of 10, on a canvas of 200 × 430.
    private static func layout(
        _ direction: LayoutDirection = .leftToRight, _ change: (inout Theme) -> Void = { _ in }
    ) -> IndexedListLayout {
        var theme = Theme()
        theme.canvas.size = Size(width: 200, height: 430)
        theme.list.header.height = 10
        theme.list.row.height = 30
        theme.indexBar.minimumCount = 2
        theme.indexBar.slots = .proportional
        theme.indexBar.slotHeight = 20
        theme.indexBar.width = .fixed(40)
        change(&theme)
        let months = [("2025", 4), ("2025", 2), ("2024", 6), ("2023", 1), ("2023", 2), ("2023", 5)]
        return IndexedListLayout(
            theme: theme,
            sections: months.map { SectionOutline(indexTitle: $0.0, metrics: SectionMetrics(rowCount: $0.1)) },
            language: "en", direction: direction, measurer: NarrowMeasurer())
    }

    @Test("LK-3: the bar is as long as the visible area but for its margins, slots as long as their part of the list")
    func slots() throws {
        let bar = try #require(Self.layout().bar)
        #expect(bar.frame == Rect(x: 155, y: 5, width: 40, height: 420))
        // 660 points of content on 420.
        let ends = (0..<3).map { bar.slotFrame(ofTitle: $0) }.map { [$0.minY, $0.maxY] }
        let scale = 420.0 / 660
        for (end, wanted) in zip(
            ends, [[5, 5 + 200 * scale], [5 + 200 * scale, 5 + 390 * scale], [5 + 390 * scale, 425]])
        {
            #expect(abs(end[0] - wanted[0]) < 1e-9 && abs(end[1] - wanted[1]) < 1e-9)
        }
        #expect(bar.entries.map(\.content) == [.title(0), .title(1), .title(2)])
        #expect(bar.entries.allSatisfy { $0.frame.height == 20 })
    }

    @Test("LK-3: titles without room are left out, and all with showsTitles: false; each is still reached")
    func labels() throws {
        let narrow = try #require(Self.layout { $0.indexBar.slotHeight = 130 }.bar)
        #expect(narrow.entries.map(\.content) == [.title(0), .title(2)])
        let track = try #require(Self.layout { $0.indexBar.showsTitles = false }.bar)
        #expect(track.entries.isEmpty)
        let style = IndexBarStyle(outside: .follow)
        for title in 0..<3 {
            let place = track.slotFrame(ofTitle: title).center
            #expect(track.target(at: place, style: style) == .title(title))
            #expect(track.hitArea(ofTitle: title).contains(place))
        }
        #expect(track.target(at: Point(x: 170, y: 0), style: style) == .title(0))
        #expect(track.target(at: Point(x: 170, y: 429), style: style) == .title(2))
    }

    @Test("LK-3: mirrored, the bar stands at the left", arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func sides(direction: LayoutDirection) throws {
        let bar = try #require(Self.layout(direction).bar)
        #expect(bar.frame.minX == (direction == .leftToRight ? 155 : 5))
        #expect(bar.frame.height == 420)
    }

    @Test("LK-4: the thumb stays on the slots, and slots begin where its middle can be")
    func thumb() throws {
        let style = IndexThumbStyle(size: Size(width: 8, height: 60))
        let bar = try #require(Self.layout { $0.indexBar.thumb = style }.bar)
        let places = [-0.5, 0, 0.5, 1, 2].map { bar.thumbFrame(style, atShare: $0)?.midY }
        #expect(places == [35, 35, 215, 395, 395])
        #expect(bar.thumbFrame(style, atShare: 0)?.midX == bar.frame.midX)
        #expect(bar.slotFrame(ofTitle: 0).minY == 35 && bar.slotFrame(ofTitle: 2).maxY == 395)
        #expect(bar.thumbFrame(IndexThumbStyle(), atShare: 0) == nil)
        let even = try #require(Self.layout { $0.indexBar.slots = .even }.bar)
        #expect(even.thumbFrame(style, atShare: 0.5) == nil)
    }

    @Test("LK-5: a title opens into those sections that have room, the current one first")
    func opening() throws {
        let bar = try #require(Self.layout().bar)
        let opening = try #require(bar.opening(ofTitle: 2, current: 4))
        #expect(opening.covered.isEmpty)
        #expect(opening.labels.map(\.section) == [4, 5])
        let first = try #require(bar.opening(ofTitle: 2, current: 3))
        #expect(first.covered == [2])
        #expect(first.labels.map(\.section).first == 3)
        for (label, next) in zip(first.labels, first.labels.dropFirst()) {
            #expect(label.frame.maxY <= next.frame.minY)
        }
        // A title of one section has nothing to open into.
        #expect(bar.opening(ofTitle: 1, current: 2) == nil)
    }

    @Test(
        "LK-5: the current title stands on a thumb that is in its section, and those under the thumb give way",
        arguments: [
            (5, 380, [4, 5], 380), (4, 310, [4], 310), (5, 300, [4, 5], 5 + 500 * 420.0 / 660),
        ] as [(Int, Double, [Int], Double)])
    func openingOnThumb(current: Int, thumb: Double, sections: [Int], middle: Double) throws {
        let bar = try #require(Self.layout().bar)
        let frame = Rect(center: Point(x: bar.frame.midX, y: thumb), size: Size(width: 30, height: 30))
        let opening = try #require(bar.opening(ofTitle: 2, current: current, thumb: frame))
        #expect(opening.labels.map(\.section) == sections)
        let label = try #require(opening.labels.first { $0.section == current })
        #expect(abs(label.frame.midY - middle) < 1e-9 && label.frame.height == 20)
    }
}

/// Every text is 9 points wide.
private final class NarrowMeasurer: TextMeasuring {
    func metrics(of run: TextRun) -> TextMetrics {
        TextMetrics(advance: 9, ascent: 9, descent: 3, capHeight: 7)
    }

    func ink(of run: TextRun) -> Rect { Rect(x: 0, y: -7, width: 9, height: 7) }
}
