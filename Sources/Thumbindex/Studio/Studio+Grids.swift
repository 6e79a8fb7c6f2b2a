import Contents
public import DisplayLists
public import Interaction
import Layouts
import Painting
import Styles

extension Studio {
    /// What a grid looks like in a state of your own: an offset, a pressed item.
    public func scene(of state: GridState) -> Scene {
        gridPainter(for: .asThemed).scene(in: state)
    }

    func gridState(of state: CanonicalState) -> (painter: GridPainter, state: GridState)? {
        guard theme.components.contains(.grid) else { return nil }
        let painter = gridPainter(for: state.stage)
        return state.screen(of: painter.layout, theme: theme).map { (painter, $0) }
    }

    /// Where items and pages are.
    var gridLayout: GridLayout { gridPainter(for: .asThemed).layout }

    /// The painter of the whole content, or of so many of its items after a reload.
    func gridPainter(showing content: TimelineContent) -> GridPainter {
        guard case .items(let count) = content else { return gridPainter(for: .asThemed) }
        return gridPainter(for: .items(count)) { $0.repeated(toCount: min(count, $0.count)) }
    }

    func gridPainter(for stage: CanonicalState.Stage) -> GridPainter {
        gridPainter(for: .stage(stage)) { content in
            stage == .asThemed ? content : content.staged(for: stage, on: gridLayout, theme: theme)
        }
    }

    private func gridPainter(for setup: Setup, content change: (GridContent) -> GridContent) -> GridPainter {
        if let painter = gridPainters[setup] { return painter }
        let painter = GridPainter(
            theme: theme, content: change(grid), direction: direction, measurer: tools.text)
        gridPainters[setup] = painter
        return painter
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
