import Contents
import Geometry
import Layouts
import Styles
import Testing

@Suite("Chrome (SC-1)") struct ChromeLayoutTests {
    private static let canvas = CanvasStyle(
        size: Size(width: 393, height: 852), safeArea: Insets(top: 59, bottom: 34))

    private static func style(_ change: (inout ChromeStyle) -> Void = { _ in }) -> ChromeStyle {
        var style = ChromeStyle()
        style.adopt(.ios)
        change(&style)
        return style
    }

    private static func list(_ chrome: ChromeStyle) -> SectionListLayout {
        var theme = Theme(canvas: canvas)
        theme.chrome = chrome
        let sections = (0..<4).map { SectionOutline(indexTitle: "\($0)", metrics: SectionMetrics(rowCount: 12)) }
        return IndexedListLayout(
            theme: theme, sections: sections, language: "en", direction: .leftToRight, measurer: NoText()
        ).list
    }

    @Test("without chrome the safe area is all that is covered")
    func none() {
        let layout = ChromeLayout(style: ChromeStyle(), canvas: Self.canvas)
        #expect(layout.insets == Self.canvas.safeArea)
        #expect(layout.statusBar == nil && layout.navigationBar == nil && layout.tabBar == nil)
        #expect(layout.homeIndicator == nil && layout.cutout == nil && layout.collapsibleHeight == 0)
    }

    @Test(
        "a larger title has more room, and a smaller one the usual (AX-1)",
        arguments: [(31, 52), (34, 52), (52, 73.6)] as [(Double, Double)])
    func largeTitle(size: Double, height: Double) {
        let style = Self.style {
            $0.navigationBar.hasLargeTitle = true
            $0.navigationBar.largeTitleFont.size = size
        }
        #expect(abs(ChromeLayout(style: style, canvas: Self.canvas).largeTitleHeight - height) < 1e-9)
    }

    @Test("bars have the platforms' heights")
    func heights() {
        let ios = ChromeLayout(
            style: Self.style {
                $0.navigationBar.hasLargeTitle = true
                $0.navigationBar.search = "Search"
                $0.tabBar.items = ["a", "b", "c"]
            }, canvas: Self.canvas)
        #expect(ios.statusBar?.height == 59)
        #expect(ios.navigationBar == Rect(x: 0, y: 59, width: 393, height: 44))
        #expect((ios.largeTitleHeight, ios.searchHeight) == (52, 52))
        #expect(ios.tabBar == Rect(x: 0, y: 852 - 34 - 49, width: 393, height: 83))
        #expect(ios.homeIndicator == Rect(x: 196.5 - 67, y: 852 - 13, width: 134, height: 5))
        #expect(ios.insets == Insets(top: 103, bottom: 83))
        #expect(ios.tabs.map(\.x) == [0, 131, 262])
        var android = ChromeStyle()
        android.adopt(.android)
        android.tabBar.items = ["a"]
        let compact = CanvasStyle(size: Size(width: 360, height: 800), safeArea: Insets(top: 24, bottom: 24))
        let layout = ChromeLayout(style: android, canvas: compact)
        #expect(layout.insets == Insets(top: 88, bottom: 104))
    }

    @Test("tabs stand from the right where lines do")
    func mirrored() {
        let layout = ChromeLayout(
            style: Self.style { $0.tabBar.items = ["a", "b", "c"] }, canvas: Self.canvas, direction: .rightToLeft)
        #expect(layout.tabs.map(\.x) == [262, 131, 0])
    }

    @Test(
        "the bar ends where the list begins, at every offset, pulled down too",
        arguments: [(false, ""), (true, ""), (false, "Search"), (true, "Search")])
    func collapse(hasLargeTitle: Bool, search: String) {
        let chrome = Self.style {
            $0.navigationBar.hasLargeTitle = hasLargeTitle
            $0.navigationBar.search = search
        }
        let list = Self.list(chrome)
        let layout = ChromeLayout(style: chrome, canvas: Self.canvas)
        #expect(list.collapsibleHeight == layout.collapsibleHeight)
        #expect(list.scrollRange.lowerBound == -103)
        for step in -200...800 {
            let distance = Double(step) / 4
            let offset = distance - list.area.topInset
            let top = layout.top(scrolledBy: distance)
            guard let header = list.visible(atOffset: offset).sections.first?.header else {
                Issue.record("no header at \(offset)")
                continue
            }
            let isPulled = distance < 0 && layout.collapsibleHeight == 0
            if !isPulled { #expect(abs(top.background.maxY - header.frame.minY) < 1e-9, "\(distance)") }
            #expect(top.background.maxY >= 103)
            #expect((0...1).contains(top.titleOpacity) && (0...1).contains(top.hairlineOpacity))
        }
    }

    @Test("the index bar stays clear of a large title and a search field, though they go")
    func indexBar() throws {
        var theme = Theme(canvas: Self.canvas)
        theme.chrome = Self.style {
            $0.navigationBar.hasLargeTitle = true
            $0.navigationBar.search = "Search"
        }
        theme.indexBar.minimumCount = 2
        let sections = (0..<40).map { SectionOutline(indexTitle: "\($0)", metrics: SectionMetrics(rowCount: 2)) }
        let bar = try #require(
            IndexedListLayout(
                theme: theme, sections: sections, language: "en", direction: .leftToRight, measurer: NoText()
            ).bar)
        #expect(bar.frame.minY >= 207 && bar.frame.maxY <= 852 - 34)
    }

    @Test("the title in the bar comes as the large one goes")
    func titles() {
        let layout = ChromeLayout(style: Self.style { $0.navigationBar.hasLargeTitle = true }, canvas: Self.canvas)
        #expect(layout.top(scrolledBy: 0).titleOpacity == 0)
        #expect(layout.top(scrolledBy: 46).titleOpacity == 0.5)
        #expect(layout.top(scrolledBy: 52).titleOpacity == 1)
        #expect(layout.top(scrolledBy: 51).largeTitle != nil && layout.top(scrolledBy: 52).largeTitle == nil)
        #expect(layout.top(scrolledBy: -30).largeTitle == Rect(x: 0, y: 133, width: 393, height: 52))
        #expect((layout.top(scrolledBy: 0).hairlineOpacity, layout.top(scrolledBy: 52).hairlineOpacity) == (0, 1))
    }

    @Test("SC-1: a camera's hole is in the middle of a status bar that is too low for it")
    func punchHole() {
        var style = ChromeStyle()
        style.adopt(.android)
        style.cutout = .punchHole
        func cutout(_ top: Double) -> Rect? {
            let canvas = CanvasStyle(size: Size(width: 412, height: 915), safeArea: Insets(top: top))
            return ChromeLayout(style: style, canvas: canvas).cutout
        }
        #expect(cutout(24) == Rect(x: 197, y: 3, width: 18, height: 18))
        #expect(cutout(48) == Rect(x: 195, y: 12, width: 22, height: 22))
    }
}

/// Texts without extents.
private final class NoText: TextMeasuring {
    func metrics(of run: TextRun) -> TextMetrics { TextMetrics(advance: 0, ascent: 0, descent: 0, capHeight: 0) }
    func ink(of run: TextRun) -> Rect { .zero }
}
