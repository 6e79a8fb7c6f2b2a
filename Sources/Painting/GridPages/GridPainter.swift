public import Contents
public import DisplayLists
import Geometry
public import Interaction
public import Layouts
import Styles

/// Paints a grid in a state: what it looks like, and where everything is; only the pages that show (GP-19).
///
/// Its background fills the canvas, as a list's does; its pages stay within the safe area.
public func paint(_ layout: Layout<GridContent>, _ state: GridState) -> Scene {
    paint(layout, state, reusing: PaintedCells())
}

/// The same, with each item painted once for all states that show it alike in one place.
package func paint(_ layout: Layout<GridContent>, _ state: GridState, reusing cells: PaintedCells) -> Scene {
    let canvas = Rect(origin: .zero, size: layout.theme.canvas.size)
    var builder = SceneBuilder(canvas: canvas)
    builder.drawBox(Box(shape: .rect(canvas), fill: layout.theme.grid.background))
    GridPainter(layout: layout, state: state, cells: cells).paint(on: canvas, into: &builder)
    layout.paintChrome(scrolledBy: 0, into: &builder)
    return builder.scene(on: layout.theme.canvas.background)
}

/// Paints the pages of a grid and its page control.
private struct GridPainter {
    let layout: Layout<GridContent>
    let state: GridState
    let cells: PaintedCells

    func paint(on canvas: Rect, into builder: inout SceneBuilder) {
        let frame = layout.geometry.frame
        let node = SceneNode(
            id: "grid", role: .grid, frame: frame, color: layout.theme.grid.background.representative)
        builder.addNode(node, clip: frame == canvas ? nil : .rect(frame)) { builder in
            paintPages(on: canvas, into: &builder)
            if let control = layout.geometry.pageControl { paintPageControl(control, into: &builder) }
        }
    }

    /// The pages at the state's offset; while others fade out, they fade in (AX-3).
    private func paintPages(on canvas: Rect, into builder: inout SceneBuilder) {
        guard let leaving = state.leaving else { return paintPages(atOffset: state.offset, on: canvas, into: &builder) }
        var (old, new) = (SceneBuilder(canvas: canvas), SceneBuilder(canvas: canvas))
        paintPages(atOffset: leaving.offset, on: canvas, into: &old)
        paintPages(atOffset: state.offset, on: canvas, into: &new)
        builder.addDrawing(of: old, opacity: leaving.opacity)
        builder.addAll(of: new, opacity: 1 - leaving.opacity)
    }

    private func paintPages(atOffset offset: Double, on canvas: Rect, into builder: inout SceneBuilder) {
        let geometry = layout.geometry
        for page in geometry.visiblePages(atOffset: offset) {
            for index in geometry.items(ofPage: page) {
                let frame = geometry.frame(ofItem: index, atOffset: offset)
                guard frame.visiblyIntersects(geometry.frame) else { continue }
                let look = GridCellLook(index: index, frame: frame, state: state)
                let cell = cells.cell(look) {
                    var cell = SceneBuilder(canvas: canvas)
                    GridCellPainter(layout: layout, look).paint(into: &cell)
                    return cell
                }
                builder.addAll(of: cell)
            }
        }
    }

    /// Dots, or `3 / 12` (GP-4, GP-5, GP-17).
    private func paintPageControl(_ control: PageControlLayout, into builder: inout SceneBuilder) {
        switch control.kind {
        case .dots:
            let node = SceneNode(id: "page-control", role: .pageControl, frame: control.frame)
            builder.addNode(node) { builder in
                for dot in control.dots(atPage: state.page) { paintDot(dot, into: &builder) }
            }
        case .numbers: paintNumber(of: control, into: &builder)
        case .capsule: paintCapsule(of: control, into: &builder)
        }
    }

    private func paintCapsule(of control: PageControlLayout, into builder: inout SceneBuilder) {
        guard let (track, pill) = control.capsule(atPage: state.page) else { return }
        let style = layout.theme.grid.pageControl
        builder.addNode(SceneNode(id: "page-control", role: .pageControl, frame: control.frame)) { builder in
            builder.drawBox(Box(shape: Shape(track, rounding: .capsule), fill: .color(style.color)))
            let page = control.nearest(to: state.page)
            let node = SceneNode(
                id: "page-control/dot/\(page)", role: .pageDot, frame: pill, color: style.currentColor,
                state: Double(page) == state.page ? "current" : nil)
            builder.addNode(node) {
                $0.drawBox(Box(shape: Shape(pill, rounding: .capsule), fill: .color(style.currentColor)))
            }
        }
    }

    private func paintDot(_ dot: PageDot, into builder: inout SceneBuilder) {
        let style = layout.theme.grid.pageControl
        let color = style.color.mixed(with: style.currentColor, by: dot.currentShare, in: .oklab)
        let node = SceneNode(
            id: "page-control/dot/\(dot.page)", role: .pageDot, frame: dot.frame, color: color,
            state: dot.currentShare == 1 ? "current" : nil)
        builder.addNode(node) { $0.drawBox(Box(shape: .ellipse(dot.frame), fill: .color(color))) }
    }

    private func paintNumber(of control: PageControlLayout, into builder: inout SceneBuilder) {
        let style = layout.theme.grid.pageControl
        let text = layout.shown(control.number(atPage: state.page))
        let node = SceneNode(
            id: "page-control", role: .pageControl, frame: control.frame, text: text, font: style.numberFont,
            color: style.currentColor)
        builder.addNode(node) { builder in
            let number = layout.texts.title(
                text, font: style.numberFont, center: control.frame.center, maximumWidth: control.frame.width)
            builder.drawText(number, style.currentColor)
        }
    }
}

/// Items of a grid that were painted before: most states show what others do.
///
/// Belongs to one layout, on one thread.
package final class PaintedCells {
    private var cells: [GridCellLook: SceneBuilder] = [:]
    /// More than the states of a theme have of a page of twenty items; then all are forgotten.
    private static let limit = 256

    /// No item yet.
    package init() {}

    /// An item with a look, painted where it was not before.
    func cell(_ look: GridCellLook, paint: () -> SceneBuilder) -> SceneBuilder {
        if let cell = cells[look] { return cell }
        if cells.count == Self.limit { cells = [:] }
        let cell = paint()
        cells[look] = cell
        return cell
    }
}
