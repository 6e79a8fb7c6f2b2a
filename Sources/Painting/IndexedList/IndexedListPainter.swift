public import Contents
public import DisplayLists
import Geometry
public import Interaction
public import Layouts
import Styles

/// Paints a list and its index bar in a state: what they look like, and where everything is.
public func paint(_ layout: Layout<ListContent>, _ state: IndexedListState) -> Scene {
    paint(layout, state, reusing: PaintedLists())
}

/// The same, with what other states of the same layout have in common with this one painted once.
package func paint(_ layout: Layout<ListContent>, _ state: IndexedListState, reusing lists: PaintedLists) -> Scene {
    IndexedListPainter(layout).scene(in: state, reusing: lists)
}

/// Turns a layout and a state into a scene.
struct IndexedListPainter {
    let theme: Theme
    /// The sections that the list shows, in order (SL-6).
    let sections: [ContentSection]
    let layout: IndexedListLayout
    let setter: TextSetter

    init(_ layout: Layout<ListContent>) {
        theme = layout.theme
        sections = layout.shownContent.sections
        self.layout = layout.geometry
        setter = TextSetter(
            measurer: layout.measurer, language: layout.content.locale, direction: layout.direction)
    }

    func scene(in state: IndexedListState, reusing lists: PaintedLists) -> Scene {
        let canvas = Rect(origin: .zero, size: theme.canvas.size)
        var builder = SceneBuilder(canvas: canvas)
        builder.add(
            lists.list(atOffset: state.offset) {
                var list = SceneBuilder(canvas: canvas)
                paintList(atOffset: state.offset, into: &list)
                return list
            })
        if let bar = layout.bar, state.barOpacity > 0 {
            paintBar(bar, in: state, into: &builder)
            paintBubble(beside: bar, in: state, into: &builder)
        }
        return Scene(
            displayList: DisplayList(
                size: canvas.size, background: theme.canvas.background, commands: builder.commands),
            nodes: builder.nodes)
    }
}
