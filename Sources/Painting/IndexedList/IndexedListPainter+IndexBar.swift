import DisplayLists
import Geometry
import Interaction
import Layouts
import Styles

extension IndexedListPainter {
    /// The bar with its titles, the highlighted one over its shape (IB-4 … IB-11).
    func paintBar(_ bar: IndexBarLayout, in state: IndexedListState, into builder: inout SceneBuilder) {
        let style = theme.indexBar
        let titles = IndexTitlePainter(
            screen: self, bar: bar, wave: IndexWave(style: theme.bubble, bubble: state.bubble, bar: bar),
            opacity: state.barOpacity)
        let highlight = state.highlight.flatMap { layout.titles.indices.contains($0) ? $0 : nil }
        let node = SceneNode(
            id: "index-bar", role: .indexBar, frame: bar.frame, hit: bar.hitArea,
            color: style.background.representative, opacity: state.barOpacity)
        builder.add(node, groupOpacity: state.barOpacity) { builder in
            builder.draw(
                Box(
                    shape: Shape(bar.frame, rounding: style.cornerRounding), fill: style.background,
                    border: style.border, shadow: style.shadow
                ).commands)
            titles.paintEntries(exceptUnder: highlight, into: &builder)
            if let highlight { titles.paintHighlight(ofTitle: highlight, into: &builder) }
        }
    }
}
