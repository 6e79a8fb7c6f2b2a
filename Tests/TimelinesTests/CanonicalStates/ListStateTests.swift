import Contents
import Interaction
import Layouts
import Styles
import Testing
import Timelines

/// ST-2, on a list of 320 × 500 points with headers 20 and rows 40 high: a section of two rows is 100 high.
@Suite("The canonical states of lists and their bars")
struct ListStateTests {
    /// What shows in a state on the layout of its stage.
    private static func shown<State: RecipeState>(_ state: State, _ list: TestList) -> IndexedListState?
    where State.Content == ListContent, State.Shown == IndexedListState {
        state.recording(on: list.layout)?.last
    }

    private static func bar(_ state: CanonicalState.IndexBar, _ list: TestList = TestList()) -> IndexedListState? {
        shown(state, list)
    }

    private static func list(_ state: CanonicalState.SectionList, _ list: TestList = TestList()) -> IndexedListState? {
        shown(state, list)
    }

    @Test("ST-2: the names, in its order")
    func names() {
        #expect(
            CanonicalState.all.filter { $0.component != .grid }.map(\.path) == [
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

    @Test("a path names one state, a word all of its name or component")
    func paths() {
        #expect(CanonicalState.all.allSatisfy { CanonicalState(path: $0.path) == $0 })
        #expect(CanonicalState(path: "index-bar/touch-down-middle") == .indexBar(.touchDownMiddle))
        #expect(["", "rest", "grid/rest", "index-bar/"].allSatisfy { CanonicalState(path: $0) == nil })
        #expect(CanonicalState.named("bounce") == [.sectionList(.bounce), .grid(.bounce)])
        #expect(CanonicalState.named("grid").count == 14)
        #expect(CanonicalState.words.allSatisfy { !CanonicalState.named($0).isEmpty })
        #expect(Set(CanonicalState.words).count == CanonicalState.words.count)
    }

    @Test("ST-2: a state is played on its stage, and gives the layout that it shows on")
    func played() throws {
        let list = TestList()
        let (layout, recording) = try #require(CanonicalState.IndexBar.belowMinimum.play(on: list.layout))
        #expect(layout.geometry.bar == nil && layout.content.sections.count == 9)
        #expect(recording.last == IndexedListState(offset: 0, barOpacity: 0))
        #expect(CanonicalState.IndexBar.fadingIn.play(on: list.layout)?.recording.last == nil)
    }

    @Test("ST-2: what a state needs beside the theme")
    func stages() {
        #expect(CanonicalState.IndexBar.belowMinimum.stage == .tooFewTitles)
        #expect(CanonicalState.IndexBar.condensed.stage == .shortCanvas)
        #expect(CanonicalState.SectionList.emptySection.stage == .emptySection)
        #expect(CanonicalState.IndexBar.rest.stage == .asThemed)
        #expect(CanonicalState.SectionList.pushed50.stage == .asThemed)
    }

    @Test(
        "ST-2: the index bar's states, of sections A … L at 0, 100 … 1100",
        arguments: [
            (CanonicalState.IndexBar.rest, IndexedListState(offset: 0, highlight: 0)),
            // Half a row into G, the seventh.
            (.scrolled, IndexedListState(offset: 640, highlight: 6)),
            (.touchDownFirst, IndexedListState(offset: 0, highlight: 0, bubble: BubbleState(title: 0))),
            (.touchDownMiddle, IndexedListState(offset: 500, highlight: 5, bubble: BubbleState(title: 5))),
            // IB-28: L cannot reach the top of 700; under the finger it is highlighted all the same.
            (.touchDownLast, IndexedListState(offset: 700, highlight: 11, bubble: BubbleState(title: 11))),
        ])
    func indexBar(state: CanonicalState.IndexBar, expected: IndexedListState) {
        #expect(Self.bar(state) == expected)
        // A top inset moves the list, not what is at its line.
        let inset = TestList { $0.theme.canvas.safeArea.top = 50 }
        var lowered = expected
        lowered.offset -= state == .touchDownLast ? 0 : 50
        #expect(Self.bar(state, inset) == lowered)
    }

    @Test(
        "ST-2: what a finger does on its way, and after it",
        arguments: [
            // From C, the title a quarter down, to halfway between G and H: IB-28 lets all sections from H rest at 700.
            (CanonicalState.IndexBar.dragging, 2, 6, 6, 1.0), (.beyondTop, 2, 0, 0, 1), (.beyondBottom, 8, 11, 11, 1),
            (.frozenOutside, 4, 4, 4, 1), (.releasing, 5, 5, 5, 0.5), (.unreachableLast, 11, 7, 11, 1),
        ])
    func fingers(
        state: CanonicalState.IndexBar, touched: Int, highlight: Int, bubble: Int, opacity: Double
    ) throws {
        let layout = TestList().layout
        let recording = try #require(state.recording(on: layout))
        #expect(recording.last.highlight == highlight)
        #expect(recording.last.bubble == BubbleState(title: bubble, opacity: opacity))
        let first = recording.events.first { $0.event.name == "select" }
        #expect(
            first.map { $0.event }
                == .select(index: touched, title: layout.geometry.titles[touched], section: touched))
    }

    @Test(
        "ST-2, IB-20: the states of a bar that shows while the list moves, left out where it is permanent",
        arguments: [
            (CanonicalState.IndexBar.hiddenAtRest, 0.0), (.fadingIn, 0.5), (.fadingOut, 0.5),
        ])
    func onScroll(state: CanonicalState.IndexBar, opacity: Double) {
        let stage = TestList { $0.theme.indexBar.showStyle = .onScroll }
        #expect(
            Self.bar(state, stage) == IndexedListState(offset: 640, barOpacity: opacity, highlight: 6))
        #expect(Self.bar(state) == nil)
    }

    @Test("ST-2: a state is left out where the style cannot have it")
    func styles() {
        let direct = TestList {
            $0.theme.indexBar.outside = .follow
            $0.theme.bubble.shape = .none
            $0.theme.canvas.size.height = 400
        }
        #expect(Self.bar(.frozenOutside, direct) == nil)
        #expect(Self.bar(.releasing, direct) == nil)
        #expect(Self.bar(.touchDownFirst, direct) == IndexedListState(offset: 0, highlight: 0))
        let reachable = TestList.rows(Array(repeating: 2, count: 11) + [20])
        #expect(Self.bar(.unreachableLast, reachable) == nil)
    }

    @Test("ST-2: a bar that shows on scroll is not touched beside a list that cannot scroll")
    func untouchable() {
        let still = TestList {
            $0.theme.indexBar.showStyle = .onScroll
            $0.theme.list.row.height = 5
        }
        #expect(Self.bar(.touchDownFirst, still) == nil)
        #expect(Self.bar(.rest, still) == IndexedListState(offset: 0, barOpacity: 0, highlight: 0))
    }

    @Test("ST-2: the end of the list, and its bounce under a finger")
    func ends() throws {
        #expect(Self.list(.end) == IndexedListState(offset: 700, highlight: 7))
        let bounce = try #require(Self.list(.bounce))
        // b(160) in a frame of 500 points.
        #expect(abs(bounce.offset + 74.829931972789) < 1e-9)
    }

    @Test(
        "ST-2: right to left is an axis: each state shows the same titles at the same offset",
        arguments: [false, true])
    func directions(onScroll: Bool) {
        var list = TestList.searchable
        list.theme.indexBar.showStyle = onScroll ? .onScroll : .permanent
        var mirrored = list
        mirrored.direction = .rightToLeft
        for state in CanonicalState.IndexBar.allCases {
            #expect(Self.bar(state, list) == Self.bar(state, mirrored), "\(state)")
        }
        for state in CanonicalState.SectionList.allCases {
            #expect(Self.list(state, list) == Self.list(state, mirrored), "\(state)")
        }
    }

    @Test("ST-2, IB-19: the first title that leads to a section is touched, not the search glyph")
    func skipsTheSearchGlyph() {
        #expect(
            Self.bar(.touchDownFirst, .searchable)
                == IndexedListState(offset: 60, highlight: 1, bubble: BubbleState(title: 1)))
        // IB-26: at rest the table header is at the line.
        #expect(Self.bar(.rest, .searchable) == IndexedListState(offset: 0, highlight: 0))
    }

    @Test(
        "IB-3: a bar that shows while the list moves is absent at rest only",
        arguments: [
            (CanonicalState.IndexBar.rest, 0.0), (.scrolled, 1), (.touchDownFirst, 1),
        ])
    func hidesAtRest(state: CanonicalState.IndexBar, opacity: Double) throws {
        let stage = TestList { $0.theme.indexBar.showStyle = .onScroll }
        #expect(try #require(Self.bar(state, stage)).barOpacity == opacity)
    }

    @Test("IB-2: below the minimum there is no other state of the bar")
    func belowMinimum() {
        let few = TestList.rows(Array(repeating: 2, count: 9))
        #expect(Self.bar(.belowMinimum, few) == IndexedListState(offset: 0, barOpacity: 0))
        #expect(Self.bar(.rest, few) == nil)
        #expect(Self.bar(.touchDownFirst, few) == nil)
        #expect(Self.bar(.belowMinimum) == nil)
    }

    @Test(
        "IB-16: condensed only where the bar condenses",
        arguments: [
            (IndexBarStyle.Overflow.condense, true), (.clip, false), (.shrink(minimumSlotHeight: 5), false),
            (.shrink(minimumSlotHeight: 18), true),
        ])
    func condensed(overflow: IndexBarStyle.Overflow, isPossible: Bool) {
        let short = TestList {
            $0.theme.canvas.size.height = 144
            $0.theme.indexBar.overflow = overflow
        }
        #expect((Self.bar(.condensed, short) != nil) == isPossible)
        #expect(Self.bar(.condensed) == nil)
    }

    @Test(
        "ST-2, SL-3, SL-5: the list's states, of sections A … L at 60, 160 … 1160 under a table header",
        arguments: [
            (CanonicalState.SectionList.tableHeader, 0.0, 0), (.resting, 30.0, 0),
            // The line half a row into G, and 5, 10, 15 points past where its header is pushed.
            (.pinned, 700.0, 7), (.pushed25, 745.0, 7), (.pushed50, 750.0, 7), (.pushed75, 755.0, 7),
            (.emptySection, 660.0, 7),
        ])
    func sectionList(state: CanonicalState.SectionList, offset: Double, highlight: Int) {
        #expect(
            Self.list(state, .searchable) == IndexedListState(offset: offset, highlight: highlight))
    }

    @Test(
        "SL-3: the headers are in the states that the names say, whatever the sections are",
        arguments: [
            // Too short below the middle, too near the end, without rows in the middle.
            Array(repeating: 2, count: 12), Array(repeating: 1, count: 12), [30, 9, 9], [3, 9, 0, 0, 9, 20],
            [60, 20], [0, 0, 40, 20, 0, 0, 0],
        ])
    func headersAreAsNamed(rowCounts: [Int]) throws {
        let stage = TestList.rows(rowCounts)
        let list = stage.layout.geometry.list
        for (state, wanted) in [
            (CanonicalState.SectionList.pinned, HeaderState.pinned), (.pushed25, .pushed(0.25)),
            (.pushed50, .pushed(0.5)),
            (.pushed75, .pushed(0.75)),
        ] {
            let screen = try #require(Self.list(state, stage), "\(state)")
            let section = try #require(list.currentSection(atOffset: screen.offset))
            #expect(list.headerState(ofSection: section, atOffset: screen.offset) == wanted, "\(state)")
            #expect(list.scrollRange.contains(screen.offset), "\(state)")
            #expect(screen.offset > list.headerY(ofSection: section), "\(state)")
        }
    }

    @Test(
        "ST-2: what the content cannot show is left out",
        arguments: [
            // All fits: nothing can be pinned over rows or pushed.
            ([2, 2], [.resting, .emptySection, .bounce]),
            // One section: none pushes it.
            ([60], [.resting, .pinned, .end, .emptySection, .bounce]),
            // The last sections do not reach the top.
            ([30, 1, 1], [.resting, .pinned, .end, .emptySection, .bounce]),
            ([], []),
        ] as [([Int], [CanonicalState.SectionList])])
    func leavesOut(rowCounts: [Int], possible: [CanonicalState.SectionList]) {
        #expect(CanonicalState.SectionList.allCases.filter { Self.list($0, .rows(rowCounts)) != nil } == possible)
    }

    @Test("SL-6: the section in the middle, without rows, is at the line")
    func emptySection() throws {
        let stage = TestList.rows([2, 2, 2, 2, 2, 2, 0, 2, 2, 2, 2, 2])
        let screen = try #require(Self.list(.emptySection, stage))
        #expect(screen == IndexedListState(offset: 600, highlight: 6))
        #expect(stage.layout.geometry.list.headerState(ofSection: 6, atOffset: screen.offset) == .pinned)
    }
}
