public import Contents
public import DisplayLists
public import Interaction
public import Layouts
import Painting
import Styles

extension Studio {
    /// What a grid looks like in a state of your own: an offset, a pressed item.
    public func scene(of state: GridState) -> Scene {
        paint(gridLayout, state)
    }

    func gridState(of state: CanonicalState) -> (layout: Layout<GridContent>, state: GridState)? {
        guard theme.components.contains(.grid) else { return nil }
        let layout = gridLayout(for: state.stage)
        return state.screen(of: layout.geometry, theme: theme).map { (layout, $0) }
    }

    /// The grid laid out, as an engine takes it and `scene(of:)` paints it.
    public var gridLayout: Layout<GridContent> { gridLayout(for: .asThemed) }

    /// The grid with the whole content, or with so many of its items after a reload.
    func gridLayout(showing content: TimelineContent) -> Layout<GridContent> {
        guard case .items(let count) = content else { return gridLayout }
        return gridLayout(for: .items(count)) { $0.repeated(toCount: min(count, $0.count)) }
    }

    func gridLayout(for stage: CanonicalState.Stage) -> Layout<GridContent> {
        gridLayout(for: .stage(stage)) { content in
            stage == .asThemed ? content : content.staged(for: stage, on: gridLayout.geometry, theme: theme)
        }
    }

    private func gridLayout(for setup: Setup, content change: (GridContent) -> GridContent) -> Layout<GridContent> {
        if let layout = gridLayouts[setup] { return layout }
        let layout = layout(theme, change(grid), direction: direction, measurer: tools.text)
        gridLayouts[setup] = layout
        return layout
    }
}

extension GridContent {
    /// The items as a stage changes them (ST-2); `layout` is that of all of them.
    fileprivate func staged(for stage: CanonicalState.Stage, on layout: GridLayout, theme: Theme) -> GridContent {
        guard stage != .missingPicture else {
            return count > 0 ? removingPicture(ofItem: layout.items(ofPage: 0).count / 2) : self
        }
        return repeated(toCount: stage.itemCount(on: layout, pageControl: theme.grid.pageControl))
    }
}
