import Contents
import DisplayLists
import Geometry
import Interaction
import Layouts
import Styles

/// Paints the bubble at the touched title, where a state shows one (IB-21 … IB-25).
struct BubblePainter {
    let layout: Layout<ListContent>
    let state: IndexedListState

    private var style: BubbleStyle { layout.theme.bubble }

    func paint(into builder: inout SceneBuilder) {
        guard let shown = state.bubble, shown.opacity > 0, let bar = layout.geometry.bar,
            let bubble = layout.bubble(atTitle: shown.title, fingerY: bar.track == nil ? nil : shown.fingerY)
        else {
            return
        }
        let node = SceneNode(
            id: "bubble", role: .bubble, frame: bubble.frame, color: style.fill.representative, opacity: shown.opacity)
        builder.addNode(node, groupOpacity: shown.opacity) { builder in
            paintOutline(of: bubble, onTheLeft: bar.side == .right, into: &builder)
            let title = shown.section.map { IndexTitle.text(layout.shown(layout.shownContent.sections[$0].title)) }
            paintTitle(title ?? layout.shownTitle(shown.title), of: bubble, opacity: shown.opacity, into: &builder)
        }
    }

    /// - Parameter isAtLeft: whether it stands left of the bar; corners at its trailing side are those toward the bar.
    private func paintOutline(of bubble: BubbleLayout, onTheLeft isAtLeft: Bool, into builder: inout SceneBuilder) {
        let shape: Shape
        switch bubble.outline {
        case .ellipse(let rect): shape = .ellipse(rect)
        case .roundedRect(let rect, let radius):
            let rounding = style.cornerRounding ?? .radius(radius)
            shape = Shape(rect, rounding: rounding, isAtLeft ? .leftToRight : .rightToLeft)
        case .path(let path): shape = .path(path)
        case .image(let path):
            builder.drawPicture(PictureCommand(path: path, frame: bubble.frame, fit: .stretch))
            return
        }
        builder.drawBox(Box(shape: shape, fill: style.fill, border: style.border, shadow: style.shadow))
    }

    private func paintTitle(
        _ title: IndexTitle, of bubble: BubbleLayout, opacity: Double, into builder: inout SceneBuilder
    ) {
        let node = SceneNode(
            id: "bubble/title", role: .bubbleTitle, frame: bubble.titleFrame, text: title.name, font: style.titleFont,
            color: style.titleColor, opacity: opacity)
        builder.addNode(node) { builder in
            builder.drawIndexTitle(
                title, font: style.titleFont, color: style.titleColor, center: bubble.titleCenter,
                maximumWidth: bubble.titleMaximumWidth, texts: layout.texts)
        }
    }
}
