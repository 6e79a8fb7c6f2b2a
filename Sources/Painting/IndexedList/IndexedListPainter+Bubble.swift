import DisplayLists
import Geometry
import Interaction
import Layouts
import Styles

extension IndexedListPainter {
    /// The bubble at the touched title, where the state shows one (IB-21 … IB-25).
    func paintBubble(beside bar: IndexBarLayout, in state: IndexedListState, into builder: inout SceneBuilder) {
        let style = theme.bubble
        guard let shown = state.bubble, shown.opacity > 0, layout.titles.indices.contains(shown.title),
            let bubble = BubbleLayout(
                style: style, slot: bar.slotFrame(ofTitle: shown.title), bar: bar.frame, side: bar.side,
                canvas: builder.canvas)
        else { return }
        let title = layout.titles[shown.title]
        let node = SceneNode(
            id: "bubble", role: .bubble, frame: bubble.frame, color: style.fill.representative, opacity: shown.opacity)
        builder.add(node, groupOpacity: shown.opacity) { builder in
            paintOutline(of: bubble, into: &builder)
            paintTitle(title, of: bubble, opacity: shown.opacity, into: &builder)
        }
    }

    private func paintOutline(of bubble: BubbleLayout, into builder: inout SceneBuilder) {
        let style = theme.bubble
        let shape: Shape
        switch bubble.outline {
        case .ellipse(let rect): shape = .ellipse(rect)
        case .roundedRect(let rect, let radius): shape = .roundedRect(rect, radius: radius)
        case .path(let path): shape = .path(path)
        case .image(let path):
            builder.draw(.picture(PictureCommand(path: path, frame: bubble.frame, fit: .stretch)))
            return
        }
        builder.draw(Box(shape: shape, fill: style.fill, border: style.border, shadow: style.shadow).commands)
    }

    private func paintTitle(
        _ title: IndexTitle, of bubble: BubbleLayout, opacity: Double, into builder: inout SceneBuilder
    ) {
        let style = theme.bubble
        let frame = Rect(
            center: bubble.titleCenter,
            size: Size(width: bubble.titleMaximumWidth, height: min(bubble.frame.height, bubble.titleMaximumWidth)))
        let node = SceneNode(
            id: "bubble/title", role: .bubbleTitle, frame: frame, text: title.name, font: style.titleFont,
            color: style.titleColor, opacity: opacity)
        builder.add(node) { builder in
            paint(
                title, font: style.titleFont, color: style.titleColor, center: bubble.titleCenter,
                maximumWidth: bubble.titleMaximumWidth, into: &builder)
        }
    }
}
