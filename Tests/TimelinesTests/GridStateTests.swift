import Geometry
import Interaction
import Layouts
import Styles
import Testing
import Timelines

/// ST-2, on pages of 300 × 400 points with nine items of 80 × 100, at offsets 0, 300, 600 and 900; the last has three.
@Suite("The canonical states of grids")
struct GridStateTests {
    /// What a state is set up on.
    struct Stage: Sendable {
        var theme = Theme()
        var itemCount = 30
        var direction = LayoutDirection.leftToRight

        init(_ change: (inout Stage) -> Void = { _ in }) {
            theme.canvas.size = Size(width: 300, height: 437)
            theme.grid.itemSize = Size(width: 80, height: 100)
            theme.grid.columns = .fixed(3)
            theme.grid.rows = .fixed(3)
            theme.grid.cell.selected = .overlay(.black)
            change(&self)
        }

        func layout(_ count: Int) -> GridLayout {
            GridLayout(
                style: theme.grid, itemCount: count, frame: Rect(origin: .zero, size: theme.canvas.size),
                direction: direction)
        }

        /// As a program has to do it: the stage's number of items first, then the state.
        func screen(_ name: String) throws -> GridState? {
            let state = try #require(CanonicalState.ofGrid.first { $0.name == name })
            let count = state.stage.itemCount(on: layout(itemCount), pageControl: theme.grid.pageControl)
            return state.screen(of: layout(count), theme: theme)
        }

        var possible: [String] {
            get throws { try CanonicalState.ofGrid.map(\.name).filter { try screen($0) != nil } }
        }
    }

    @Test("ST-2: the names, in its order")
    func names() {
        #expect(
            CanonicalState.ofGrid.map(\.name) == [
                "first-page", "middle-page", "last-page", "swipe-25", "swipe-50", "swipe-75", "snapping", "pressed",
                "selected", "single-page", "many-dots", "missing-picture", "empty", "bounce",
            ])
        #expect(CanonicalState.ofGrid.allSatisfy { $0.component == .grid })
        #expect(CanonicalState.all.suffix(14) == CanonicalState.ofGrid[...])
    }

    @Test(
        "ST-2: what a state needs beside the theme",
        arguments: [
            ("last-page", CanonicalState.Stage.partLastPage), ("single-page", .singlePage), ("many-dots", .manyPages),
            ("missing-picture", .missingPicture), ("empty", .noItems), ("swipe-50", .asThemed),
        ])
    func stages(name: String, stage: CanonicalState.Stage) throws {
        #expect(try #require(CanonicalState.ofGrid.first { $0.name == name }).stage == stage)
    }

    @Test(
        "ST-2: what shows in each",
        arguments: [
            ("first-page", GridState(offset: 0, page: 0)), ("middle-page", GridState(offset: 600, page: 2)),
            ("last-page", GridState(offset: 900, page: 3)), ("swipe-25", GridState(offset: 75, page: 0)),
            ("swipe-50", GridState(offset: 150, page: 0)), ("swipe-75", GridState(offset: 225, page: 0)),
            ("pressed", GridState(offset: 0, page: 0, pressed: GridPress(item: 4))),
            ("selected", GridState(offset: 0, page: 0, selected: 4)), ("single-page", GridState(offset: 0, page: 0)),
            // A band of 300 points has room for 17 dots, so that there are 23 pages.
            ("many-dots", GridState(offset: 3300, page: 11)), ("missing-picture", GridState(offset: 0, page: 0)),
            ("empty", GridState(offset: 0, page: 0)),
        ])
    func states(name: String, expected: GridState) throws {
        #expect(try Stage().screen(name) == expected)
        // ST-2: right to left is an axis.
        #expect(try Stage { $0.direction = .rightToLeft }.screen(name) == expected)
    }

    @Test("ST-2, GP-14: on its way to the second page, and past the first by rubber band")
    func motions() throws {
        let snapping = try #require(try Stage().screen("snapping"))
        #expect(snapping.offset > 200 && snapping.offset < 290)
        #expect(snapping.page == 0)
        let bounce = try #require(try Stage().screen("bounce"))
        // b(160) in a page of 300 points.
        #expect(abs(bounce.offset + 68.041237113402) < 1e-9)
    }

    @Test("GP-14: a page control that follows shows where a swipe is")
    func gradual() throws {
        let stage = Stage { $0.theme.grid.pageControl.update = .gradual }
        #expect(try stage.screen("swipe-25")?.page == 0.25)
        let halfway = Stage { $0.theme.grid.pageControl.update = .halfway }
        #expect(try halfway.screen("swipe-75")?.page == 1)
    }

    @Test("ST-2: what the content or the theme cannot show is left out")
    func leavesOut() throws {
        let all = CanonicalState.ofGrid.map(\.name)
        #expect(try Stage().possible == all)
        #expect(try Stage { $0.itemCount = 0 }.possible == ["empty"])
        #expect(
            try Stage { $0.itemCount = 9 }.possible == [
                "first-page", "pressed", "selected", "single-page", "many-dots", "missing-picture", "empty", "bounce",
            ])
        #expect(try Stage { $0.itemCount = 12 }.possible == all.filter { $0 != "middle-page" })
        #expect(try Stage { $0.theme.grid.cell.pressed = .none }.possible == all.filter { $0 != "pressed" })
        #expect(try Stage { $0.theme.grid.cell.selected = .none }.possible == all.filter { $0 != "selected" })
        #expect(try Stage { $0.theme.grid.pageControl.kind = .numbers }.possible == all.filter { $0 != "many-dots" })
        #expect(try Stage { $0.theme.grid.pageControl.isShown = false }.possible == all.filter { $0 != "many-dots" })
    }

    @Test(
        "ST-2: the items of a stage",
        arguments: [
            (CanonicalState.Stage.asThemed, 30, 30), (.missingPicture, 30, 30), (.noItems, 30, 0), (.singlePage, 30, 9),
            (.singlePage, 5, 5), (.partLastPage, 30, 30), (.partLastPage, 27, 23), (.partLastPage, 9, 9),
            (.partLastPage, 0, 0), (.manyPages, 30, 207), (.manyPages, 500, 500), (.manyPages, 0, 0),
            (.shortCanvas, 30, 30),
        ])
    func itemCounts(stage: CanonicalState.Stage, count: Int, staged: Int) {
        let grid = Stage()
        #expect(stage.itemCount(on: grid.layout(count), pageControl: grid.theme.grid.pageControl) == staged)
    }

    @Test("pages of very many items are not repeated without end")
    func largePages() throws {
        let stage = Stage {
            $0.theme.grid.columns = .fixed(1000)
            $0.theme.grid.rows = .fixed(1000)
            $0.theme.grid.itemSize = Size(width: 0.01, height: 0.01)
        }
        let layout = stage.layout(30)
        #expect(layout.itemsPerPage == 1_000_000)
        #expect(
            CanonicalState.Stage.manyPages.itemCount(on: layout, pageControl: stage.theme.grid.pageControl) == 100_000)
        #expect(try stage.screen("many-dots") == nil)
    }

    @Test("how a state comes about can be filmed")
    func recordings() throws {
        let stage = Stage()
        let state = try #require(CanonicalState.ofGrid.first { $0.name == "snapping" })
        let recording = try #require(state.recording(on: stage.layout(30), theme: stage.theme))
        #expect(recording.last.grid == state.screen(of: stage.layout(30), theme: stage.theme))
        #expect(recording.duration == 0.4)
        #expect(recording.events.map(\.event) == [.scrollBegan])
        #expect(recording.moments(at: [0, 0.15, 0.3]).map(\.screen.offset) == [0, 90, 180])
    }

    @Test("a grid's states are not a list's, nor a list's a grid's")
    func components() {
        let stage = Stage()
        for state in CanonicalState.all where state.component != .grid {
            #expect(state.screen(of: stage.layout(30), theme: stage.theme) == nil)
        }
    }
}
