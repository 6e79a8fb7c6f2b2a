import Geometry
import Interaction
import Layouts
import Styles
import Testing
import Timelines

/// ST-2, on a list of 320 × 500 points with headers 20 and rows 40 high: a section of two rows is 100 high.
@Suite struct CanonicalStateTests {
    private static func state(_ component: CanonicalState.Component, _ name: String) throws -> CanonicalState {
        try #require(CanonicalState.all.first { $0.component == component && $0.name == name })
    }

    /// What a state is set up on: a theme and the row counts of its sections A, B, C …
    struct Stage: Sendable {
        var theme = Theme()
        var rowCounts = Array(repeating: 2, count: 12)

        init(_ change: (inout Stage) -> Void = { _ in }) {
            theme.canvas.size = Size(width: 320, height: 500)
            theme.list.header.height = 20
            theme.list.row.height = 40
            change(&self)
        }

        static let searchable = Stage {
            $0.theme.indexBar.leadingTitles = [.search]
            $0.theme.list.tableHeader.kind = .searchBar
            $0.theme.list.tableHeader.height = 60
        }

        var layout: IndexedListLayout { layout(.leftToRight) }

        func layout(_ direction: LayoutDirection) -> IndexedListLayout {
            let sections = rowCounts.enumerated().map { index, count in
                SectionOutline(
                    indexTitle: String(UnicodeScalar(UInt8(65 + index))), metrics: SectionMetrics(rowCount: count))
            }
            return IndexedListLayout(
                theme: theme, sections: sections, language: "en", direction: direction,
                measurer: SquareMeasurer())
        }

        func screen(_ component: CanonicalState.Component, _ name: String) throws -> IndexedListState? {
            try state(component, name).screen(of: layout, theme: theme, direction: .leftToRight)
        }
    }

    @Test("ST-2: the names, in its order")
    func names() {
        #expect(
            CanonicalState.all.filter { $0.component != .grid }.map { "\($0.component.rawValue)/\($0.name)" } == [
                "index-bar/rest", "index-bar/below-minimum", "index-bar/hidden-at-rest", "index-bar/fading-in",
                "index-bar/scrolled", "index-bar/touch-down-first", "index-bar/touch-down-middle",
                "index-bar/touch-down-last", "index-bar/dragging", "index-bar/frozen-outside", "index-bar/beyond-top",
                "index-bar/beyond-bottom", "index-bar/releasing", "index-bar/unreachable-last", "index-bar/condensed",
                "index-bar/fading-out",
                "section-list/table-header", "section-list/resting", "section-list/pinned", "section-list/pushed-25",
                "section-list/pushed-50", "section-list/pushed-75", "section-list/end", "section-list/empty-section",
                "section-list/bounce",
            ])
    }

    @Test(
        "ST-2: what a state needs beside the theme",
        arguments: [
            ("below-minimum", CanonicalState.Stage.tooFewTitles), ("condensed", .shortCanvas),
            ("empty-section", .emptySection), ("rest", .asThemed), ("pushed-50", .asThemed),
        ])
    func stages(name: String, stage: CanonicalState.Stage) throws {
        #expect(try #require(CanonicalState.all.first { $0.name == name }).stage == stage)
    }

    @Test(
        "ST-2: the index bar's states, of sections A … L at 0, 100 … 1100",
        arguments: [
            ("rest", IndexedListState(offset: 0, highlight: 0)),
            // Half a row into G, the seventh.
            ("scrolled", IndexedListState(offset: 640, highlight: 6)),
            ("touch-down-first", IndexedListState(offset: 0, highlight: 0, bubble: BubbleState(title: 0))),
            ("touch-down-middle", IndexedListState(offset: 500, highlight: 5, bubble: BubbleState(title: 5))),
            // IB-28: L cannot reach the top of 700; under the finger it is highlighted all the same.
            ("touch-down-last", IndexedListState(offset: 700, highlight: 11, bubble: BubbleState(title: 11))),
        ])
    func indexBar(name: String, expected: IndexedListState) throws {
        #expect(try Stage().screen(.indexBar, name) == expected)
        // A top inset moves the list, not what is at its line.
        let inset = Stage { $0.theme.canvas.safeArea.top = 50 }
        var lowered = expected
        lowered.offset -= name == "touch-down-last" ? 0 : 50
        #expect(try inset.screen(.indexBar, name) == lowered)
    }

    @Test(
        "ST-2: what a finger does on its way, and after it",
        arguments: [
            // From C, the title a quarter down, to halfway between G and H: IB-28 lets all sections from H rest at 700.
            ("dragging", 2, 6, 6, 1.0), ("beyond-top", 2, 0, 0, 1), ("beyond-bottom", 8, 11, 11, 1),
            ("frozen-outside", 4, 4, 4, 1), ("releasing", 5, 5, 5, 0.5), ("unreachable-last", 11, 7, 11, 1),
        ])
    func fingers(name: String, touched: Int, highlight: Int, bubble: Int, opacity: Double) throws {
        let state = try Self.state(.indexBar, name)
        let stage = Stage()
        let screen = try #require(try stage.screen(.indexBar, name))
        #expect(screen.highlight == highlight)
        #expect(screen.bubble == BubbleState(title: bubble, opacity: opacity))
        let player = TimelinePlayer(layout: stage.layout, theme: stage.theme, direction: .leftToRight) { _ in
            stage.layout
        }
        let first = try player.play(state.timeline).events.first { $0.event.name == "select" }
        #expect(
            first.map { $0.event } == .select(index: touched, title: stage.layout.titles[touched], section: touched))
    }

    @Test(
        "ST-2, IB-20: the states of a bar that shows while the list moves, left out where it is permanent",
        arguments: [
            ("hidden-at-rest", 0.0), ("fading-in", 0.5), ("fading-out", 0.5),
        ])
    func onScroll(name: String, opacity: Double) throws {
        let stage = Stage { $0.theme.indexBar.showStyle = .onScroll }
        #expect(
            try stage.screen(.indexBar, name) == IndexedListState(offset: 640, barOpacity: opacity, highlight: 6))
        #expect(try Stage().screen(.indexBar, name) == nil)
    }

    @Test("ST-2: a state is left out where the style cannot have it")
    func styles() throws {
        let direct = Stage {
            $0.theme.indexBar.outside = .follow
            $0.theme.bubble.shape = .none
            $0.theme.canvas.size.height = 400
        }
        #expect(try direct.screen(.indexBar, "frozen-outside") == nil)
        #expect(try direct.screen(.indexBar, "releasing") == nil)
        #expect(try direct.screen(.indexBar, "touch-down-first") == IndexedListState(offset: 0, highlight: 0))
        let reachable = Stage { $0.rowCounts[11] = 20 }
        #expect(try reachable.screen(.indexBar, "unreachable-last") == nil)
    }

    @Test("ST-2: a bar that shows on scroll is not touched beside a list that cannot scroll")
    func untouchable() throws {
        let still = Stage {
            $0.theme.indexBar.showStyle = .onScroll
            $0.theme.list.row.height = 5
        }
        #expect(try still.screen(.indexBar, "touch-down-first") == nil)
        #expect(try still.screen(.indexBar, "rest") == IndexedListState(offset: 0, barOpacity: 0, highlight: 0))
    }

    @Test("ST-2: the end of the list, and its bounce under a finger")
    func ends() throws {
        #expect(try Stage().screen(.sectionList, "end") == IndexedListState(offset: 700, highlight: 7))
        let bounce = try #require(try Stage().screen(.sectionList, "bounce"))
        // b(160) in a frame of 500 points.
        #expect(abs(bounce.offset + 74.829931972789) < 1e-9)
    }

    @Test(
        "ST-2: right to left is an axis: each state shows the same titles at the same offset",
        arguments: CanonicalState.all.filter { $0.component != .grid })
    func directions(state: CanonicalState) throws {
        for onScroll in [true, false] {
            var stage = Stage.searchable
            stage.theme.indexBar.showStyle = onScroll ? .onScroll : .permanent
            let screens = LayoutDirection.allCases.map { direction in
                state.screen(of: stage.layout(direction), theme: stage.theme, direction: direction)
            }
            #expect(screens[0] == screens[1])
        }
    }

    @Test("ST-2, IB-19: the first title that leads to a section is touched, not the search glyph")
    func skipsTheSearchGlyph() throws {
        #expect(
            try Stage.searchable.screen(.indexBar, "touch-down-first")
                == IndexedListState(offset: 60, highlight: 1, bubble: BubbleState(title: 1)))
        // IB-26: at rest the table header is at the line.
        #expect(try Stage.searchable.screen(.indexBar, "rest") == IndexedListState(offset: 0, highlight: 0))
    }

    @Test(
        "IB-3: a bar that shows while the list moves is absent at rest only",
        arguments: [
            ("rest", 0.0), ("scrolled", 1), ("touch-down-first", 1),
        ])
    func hidesAtRest(name: String, opacity: Double) throws {
        let stage = Stage { $0.theme.indexBar.showStyle = .onScroll }
        #expect(try #require(try stage.screen(.indexBar, name)).barOpacity == opacity)
    }

    @Test("IB-2: below the minimum there is no other state of the bar")
    func belowMinimum() throws {
        let few = Stage { $0.rowCounts = Array(repeating: 2, count: 9) }
        #expect(try few.screen(.indexBar, "below-minimum") == IndexedListState(offset: 0, barOpacity: 0))
        #expect(try few.screen(.indexBar, "rest") == nil)
        #expect(try few.screen(.indexBar, "touch-down-first") == nil)
        #expect(try Stage().screen(.indexBar, "below-minimum") == nil)
    }

    @Test(
        "IB-16: condensed only where the bar condenses",
        arguments: [
            (IndexBarStyle.Overflow.condense, true), (.clip, false), (.shrink(minimumSlotHeight: 5), false),
            (.shrink(minimumSlotHeight: 18), true),
        ])
    func condensed(overflow: IndexBarStyle.Overflow, isPossible: Bool) throws {
        let short = Stage {
            $0.theme.canvas.size.height = 144
            $0.theme.indexBar.overflow = overflow
        }
        #expect((try short.screen(.indexBar, "condensed") != nil) == isPossible)
        #expect(try Stage().screen(.indexBar, "condensed") == nil)
    }

    @Test(
        "ST-2, SL-3, SL-5: the list's states, of sections A … L at 60, 160 … 1160 under a table header",
        arguments: [
            ("table-header", 0.0, 0), ("resting", 30.0, 0),
            // The line half a row into G, and 5, 10, 15 points past where its header is pushed.
            ("pinned", 700.0, 7), ("pushed-25", 745.0, 7), ("pushed-50", 750.0, 7), ("pushed-75", 755.0, 7),
            ("empty-section", 660.0, 7),
        ])
    func sectionList(name: String, offset: Double, highlight: Int) throws {
        #expect(
            try Stage.searchable.screen(.sectionList, name) == IndexedListState(offset: offset, highlight: highlight))
    }

    @Test(
        "SL-3: the headers are in the states that the names say, whatever the sections are",
        arguments: [
            // Too short below the middle, too near the end, without rows in the middle.
            Array(repeating: 2, count: 12), Array(repeating: 1, count: 12), [30, 9, 9], [3, 9, 0, 0, 9, 20],
            [60, 20], [0, 0, 40, 20, 0, 0, 0],
        ])
    func headersAreAsNamed(rowCounts: [Int]) throws {
        let stage = Stage { $0.rowCounts = rowCounts }
        let list = stage.layout.list
        for (name, wanted) in [
            ("pinned", HeaderState.pinned), ("pushed-25", .pushed(0.25)), ("pushed-50", .pushed(0.5)),
            ("pushed-75", .pushed(0.75)),
        ] {
            let screen = try #require(try stage.screen(.sectionList, name), "\(name)")
            let section = try #require(list.currentSection(atOffset: screen.offset))
            #expect(list.headerState(ofSection: section, atOffset: screen.offset) == wanted, "\(name)")
            #expect(list.scrollRange.contains(screen.offset), "\(name)")
            #expect(screen.offset > list.headerY(ofSection: section), "\(name)")
        }
    }

    @Test(
        "ST-2: what the content cannot show is left out",
        arguments: [
            // All fits: nothing can be pinned over rows or pushed.
            ([2, 2], ["resting", "empty-section", "bounce"]),
            // One section: none pushes it.
            ([60], ["resting", "pinned", "end", "empty-section", "bounce"]),
            // The last sections do not reach the top.
            ([30, 1, 1], ["resting", "pinned", "end", "empty-section", "bounce"]),
            ([], []),
        ] as [([Int], [String])])
    func leavesOut(rowCounts: [Int], possible: [String]) throws {
        let stage = Stage { $0.rowCounts = rowCounts }
        let layout = stage.layout
        let states = CanonicalState.all.filter { $0.component == .sectionList }
        #expect(
            states.filter { $0.screen(of: layout, theme: stage.theme, direction: .leftToRight) != nil }.map(\.name)
                == possible)
    }

    @Test("SL-6: the section in the middle, without rows, is at the line")
    func emptySection() throws {
        let stage = Stage { $0.rowCounts[6] = 0 }
        let screen = try #require(try stage.screen(.sectionList, "empty-section"))
        #expect(screen == IndexedListState(offset: 600, highlight: 6))
        #expect(stage.layout.list.headerState(ofSection: 6, atOffset: screen.offset) == .pinned)
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
