public import Contents
public import DisplayLists
public import Geometry
public import Interaction
public import Layouts
public import Styles

/// Turns a theme, the items of a grid and a state into a scene.
public struct GridPainter {
    public let theme: Theme
    public let content: GridContent
    public let layout: GridLayout
    let setter: TextSetter

    /// Lays the grid out in the canvas's safe area; the measurer is used by `scene(in:)`.
    public init(theme: Theme, content: GridContent, direction: LayoutDirection, measurer: any TextMeasuring) {
        self.theme = theme
        self.content = content
        self.layout = GridLayout(
            style: theme.grid, itemCount: content.count, frame: theme.gridFrame(in: direction), direction: direction)
        self.setter = TextSetter(measurer: measurer, language: content.locale, direction: direction)
    }

    /// What the grid looks like in a state, and where everything is; only the pages that show are painted (GP-19).
    ///
    /// Its background fills the canvas, as a list's does, its pages stay within the safe area.
    public func scene(in state: GridState) -> Scene {
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

extension Theme {
    /// Where the grid is on the canvas: inside the safe area and the grid's own insets.
    fileprivate func gridFrame(in direction: LayoutDirection) -> Rect {
        Rect(origin: .zero, size: canvas.size).inset(by: canvas.safeArea, direction: direction)
            .inset(by: grid.insets, direction: direction)
    }
}
