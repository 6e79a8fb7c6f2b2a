import Contents
import Geometry
import Interaction
import Layouts
import Styles
import Testing
import Timelines

/// ST-2, on pages of 300 × 400 points with nine items of 80 × 100, at offsets 0, 300, 600 and 900; the last has three.
@Suite("The canonical states of grids")
struct GridStateTests {
    /// A grid whose selected items are marked.
    private static func grid(_ change: (inout TestGrid) -> Void = { _ in }) -> TestGrid {
        TestGrid { grid in
            grid.theme.grid.cell.selected = .overlay(.black)
            change(&grid)
        }
    }

    /// What shows in a state.
    private static func shown(_ state: CanonicalState.Grid, on grid: TestGrid = grid()) -> GridState? {
        state.play(on: grid.layout)?.recording.last
    }

    private static func possible(_ change: (inout TestGrid) -> Void = { _ in }) -> [CanonicalState.Grid] {
        CanonicalState.Grid.allCases.filter { shown($0, on: grid(change)) != nil }
    }

    @Test("ST-2: the names, in its order")
    func names() {
        #expect(
            CanonicalState.Grid.allCases.map(\.rawValue) == [
                "first-page", "middle-page", "last-page", "swipe-25", "swipe-50", "swipe-75", "snapping", "pressed",
                "selected", "single-page", "many-dots", "missing-picture", "empty", "bounce",
            ])
        let states = CanonicalState.Grid.allCases.map { CanonicalState.grid($0) }
        #expect(states.allSatisfy { $0.component == .grid })
        #expect(CanonicalState.all.suffix(14) == states[...])
    }

    @Test(
        "ST-2: what a state needs beside the theme",
        arguments: [
            (CanonicalState.Grid.lastPage, GridStage.partLastPage), (.singlePage, .singlePage),
            (.manyDots, .manyPages), (.missingPicture, .missingPicture), (.empty, .noItems), (.swipe50, .asThemed),
        ])
    func stages(state: CanonicalState.Grid, stage: GridStage) {
        #expect(state.stage == stage)
    }

    @Test(
        "ST-2: what shows in each",
        arguments: [
            (CanonicalState.Grid.firstPage, GridState(offset: 0, page: 0)),
            (.middlePage, GridState(offset: 600, page: 2)),
            (.lastPage, GridState(offset: 900, page: 3)), (.swipe25, GridState(offset: 75, page: 0)),
            (.swipe50, GridState(offset: 150, page: 0)), (.swipe75, GridState(offset: 225, page: 0)),
            (.pressed, GridState(offset: 0, page: 0, pressed: GridPress(item: 4))),
            (.selected, GridState(offset: 0, page: 0, selected: 4)), (.singlePage, GridState(offset: 0, page: 0)),
            // A band of 300 points has room for 17 dots, so that there are 23 pages.
            (.manyDots, GridState(offset: 3300, page: 11)), (.missingPicture, GridState(offset: 0, page: 0)),
            (.empty, GridState(offset: 0, page: 0)),
        ])
    func states(state: CanonicalState.Grid, expected: GridState) {
        #expect(Self.shown(state) == expected)
        // ST-2: right to left is an axis.
        #expect(Self.shown(state, on: Self.grid { $0.direction = .rightToLeft }) == expected)
    }

    @Test("ST-2, GP-14: on its way to the second page, and past the first by rubber band")
    func motions() throws {
        let snapping = try #require(Self.shown(.snapping))
        #expect(snapping.offset > 200 && snapping.offset < 290)
        #expect(snapping.page == 0)
        let bounce = try #require(Self.shown(.bounce))
        // b(160) in a page of 300 points.
        #expect(abs(bounce.offset + 68.041237113402) < 1e-9)
    }

    @Test("GP-14: a page control that follows shows where a swipe is")
    func gradual() throws {
        let following = Self.grid { $0.theme.grid.pageControl.update = .gradual }
        #expect(Self.shown(.swipe25, on: following)?.page == 0.25)
        let halfway = Self.grid { $0.theme.grid.pageControl.update = .halfway }
        #expect(Self.shown(.swipe75, on: halfway)?.page == 1)
    }

    @Test("ST-2: what the content or the theme cannot show is left out")
    func leavesOut() {
        let all = CanonicalState.Grid.allCases
        #expect(Self.possible() == all)
        #expect(Self.possible { $0.itemCount = 0 } == [.empty])
        #expect(
            Self.possible { $0.itemCount = 9 } == [
                .firstPage, .pressed, .selected, .singlePage, .manyDots, .missingPicture, .empty, .bounce,
            ])
        #expect(Self.possible { $0.itemCount = 12 } == all.filter { $0 != .middlePage })
        #expect(Self.possible { $0.theme.grid.cell.pressed = .none } == all.filter { $0 != .pressed })
        #expect(Self.possible { $0.theme.grid.cell.selected = .none } == all.filter { $0 != .selected })
        #expect(Self.possible { $0.theme.grid.pageControl.kind = .numbers } == all.filter { $0 != .manyDots })
        #expect(Self.possible { $0.theme.grid.pageControl.isShown = false } == all.filter { $0 != .manyDots })
    }

    @Test(
        "ST-2: the items of a stage",
        arguments: [
            (GridStage.asThemed, 30, 30), (.missingPicture, 30, 30), (.noItems, 30, 0), (.singlePage, 30, 9),
            (.singlePage, 5, 5), (.partLastPage, 30, 30), (.partLastPage, 27, 23), (.partLastPage, 9, 9),
            (.partLastPage, 0, 0), (.manyPages, 30, 207), (.manyPages, 500, 500), (.manyPages, 0, 0),
        ])
    func itemCounts(stage: GridStage, count: Int, staged: Int) {
        #expect(stage.staged(Self.grid { $0.itemCount = count }.layout).content.count == staged)
    }

    @Test("GP-13: the item in the middle of the first page has no picture, if there are any")
    func missingPicture() {
        let staged = GridStage.missingPicture.staged(Self.grid().layout).content
        #expect((0..<30).filter { staged[$0].picture == nil } == [4])
        #expect(GridStage.missingPicture.staged(Self.grid { $0.itemCount = 0 }.layout).content.count == 0)
    }

    @Test("pages of very many items are not repeated without end")
    func largePages() {
        let grid = Self.grid {
            $0.theme.grid.columns = .fixed(1000)
            $0.theme.grid.rows = .fixed(1000)
            $0.theme.grid.itemSize = Size(width: 0.01, height: 0.01)
        }
        #expect(grid.layout.geometry.itemsPerPage == 1_000_000)
        #expect(GridStage.manyPages.staged(grid.layout).content.count == 100_000)
        #expect(Self.shown(.manyDots, on: grid) == nil)
    }

    @Test("how a state comes about can be filmed")
    func recordings() throws {
        let recording = try #require(CanonicalState.Grid.snapping.recording(on: Self.grid().layout))
        #expect(recording.last == Self.shown(.snapping))
        #expect(recording.duration == 0.4)
        #expect(recording.events.map(\.event) == [.scrollBegan])
        #expect(recording.moments(at: [0, 0.15, 0.3]).map(\.state.offset) == [0, 90, 180])
    }
}
