public import Contents
public import DisplayLists
import Geometry
public import Interaction
public import Layouts

/// Paints a list and its index bar in a state: what they look like, and where everything is.
public func paint(_ layout: Layout<ListContent>, _ state: IndexedListState) -> Scene {
    paint(layout, state, reusing: PaintedLists())
}

/// The same, with the list painted once for all states that have it at one offset.
package func paint(_ layout: Layout<ListContent>, _ state: IndexedListState, reusing lists: PaintedLists) -> Scene {
    let canvas = Rect(origin: .zero, size: layout.theme.canvas.size)
    var builder = SceneBuilder(canvas: canvas)
    func list(atOffset offset: Double) -> SceneBuilder {
        lists.list(atOffset: offset) {
            var list = SceneBuilder(canvas: canvas)
            ListPainter(layout: layout).paint(atOffset: offset, into: &list)
            return list
        }
    }
    builder.addAll(of: list(atOffset: state.offset))
    if let leaving = state.leaving {
        builder.addDrawing(of: list(atOffset: leaving.offset), opacity: leaving.opacity)
    }
    layout.paintChrome(scrolledBy: state.offset + layout.geometry.list.area.topInset, into: &builder)
    if let bar = layout.geometry.bar, state.barOpacity > 0 {
        IndexBarPainter(layout: layout, bar: bar, state: state).paint(into: &builder)
        BubblePainter(layout: layout, state: state).paint(into: &builder)
    }
    return builder.scene(on: layout.theme.canvas.background)
}

/// Lists that were painted before, by their offsets: states that differ in the bar and the bubble alone share theirs.
///
/// Belongs to one layout, on one thread.
package final class PaintedLists {
    private var lists: [Double: SceneBuilder] = [:]
    /// More than states of a theme have in turn; then all are forgotten.
    private static let limit = 8

    /// No list yet.
    package init() {}

    /// The list at an offset, painted where it was not before.
    func list(atOffset offset: Double, paint: () -> SceneBuilder) -> SceneBuilder {
        if let list = lists[offset] { return list }
        if lists.count == Self.limit { lists = [:] }
        let list = paint()
        lists[offset] = list
        return list
    }
}
