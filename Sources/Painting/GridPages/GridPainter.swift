public import Contents
public import DisplayLists
import Geometry
public import Interaction
public import Layouts
import Styles

/// Paints a grid in a state: what it looks like, and where everything is; only the pages that show (GP-19).
public func paint(_ layout: Layout<GridContent>, _ state: GridState) -> Scene {
    GridPainter(layout).scene(in: state)
}

/// Turns a layout and a state into a scene.
struct GridPainter {
    let theme: Theme
    let content: GridContent
    let layout: GridLayout
    let setter: TextSetter

    init(_ layout: Layout<GridContent>) {
        theme = layout.theme
        content = layout.content
        self.layout = layout.geometry
        setter = TextSetter(measurer: layout.measurer, language: content.locale, direction: layout.direction)
    }

    /// The background fills the canvas, as a list's does, the pages stay within the safe area.
    func scene(in state: GridState) -> Scene {
        let canvas = Rect(origin: .zero, size: theme.canvas.size)
        var builder = SceneBuilder(canvas: canvas)
        let node = SceneNode(
            id: "grid", role: .grid, frame: layout.frame, color: theme.grid.background.representative)
        let clip: Shape? = layout.frame == canvas ? nil : .rect(layout.frame)
        builder.draw(Box(shape: .rect(canvas), fill: theme.grid.background).commands)
        builder.add(node, clip: clip) { builder in
            paintPages(in: state, into: &builder)
            if let control = layout.pageControl { paint(control, atPage: state.page, into: &builder) }
        }
        return Scene(
            displayList: DisplayList(
                size: canvas.size, background: theme.canvas.background, commands: builder.commands),
            nodes: builder.nodes)
    }

    private func paintPages(in state: GridState, into builder: inout SceneBuilder) {
        for page in layout.visiblePages(atOffset: state.offset) {
            for index in layout.items(ofPage: page) {
                let frame = layout.frame(ofItem: index, atOffset: state.offset)
                guard frame.intersects(layout.frame) else { continue }
                let cell = GridCellPainter(
                    item: content[index], index: index, frame: frame, state: state, style: theme.grid.cell,
                    scale: layout.scale, setter: setter)
                cell.paint(into: &builder)
            }
        }
    }
}
