import Contents
import DisplayLists
import Geometry
import Interaction
import Layouts
import Styles

/// Paints one item of a grid (GP-12, GP-13, GP-16).
struct GridCellPainter {
    let item: ContentItem
    let id: String
    let setter: TextSetter
    /// As it is drawn, which is smaller for an item that a finger presses or that the page has no room for.
    let style: GridCellStyle
    let layout: GridCellLayout
    /// The picture's, inside its square's insets.
    let pictureFrame: Rect
    /// Where a finger reaches the item.
    private let hit: Rect
    private let opacity: Double
    private let overlays: [Color]
    private let ring: Border
    private let stateName: String?

    /// - Parameters:
    ///   - frame: the item's on the canvas.
    ///   - scale: what the item is drawn at (GP-11).
    init(
        item: ContentItem, index: Int, frame: Rect, state: GridState, style: GridCellStyle, scale: Double,
        setter: TextSetter
    ) {
        let amount = state.pressAmount(ofItem: index)
        let isSelected = state.selected == index
        let look = style.pressed.look(amount: amount)
        self.item = item
        self.id = "grid/item/\(index)"
        self.setter = setter
        self.style = style.scaled(by: scale * look.scale)
        self.layout = GridCellLayout(style: self.style, frame: frame.scaled(by: look.scale))
        self.pictureFrame = layout.picture.inset(by: self.style.pictureInsets, direction: setter.direction)
        self.hit = frame
        self.opacity = look.opacity
        self.overlays = [isSelected ? style.selected.overlay : nil, look.overlay].compactMap(\.self)
        self.ring = isSelected ? style.selected.ring : .none
        self.stateName = amount > 0 ? "pressed" : isSelected ? "selected" : nil
    }

    func paint(into builder: inout SceneBuilder) {
        let node = SceneNode(
            id: id, role: .gridItem, frame: layout.frame, hit: hit == layout.frame ? nil : hit, text: item.name,
            opacity: opacity, state: stateName)
        builder.add(node, groupOpacity: opacity) { builder in
            builder.draw(ground)
            paintPicture(into: &builder)
            paintLabel(into: &builder)
            builder.draw(Box(shape: outline, fill: .none, border: style.border).commands)
            let covered = style.emphasis == .item ? outline : pictureShape
            for color in overlays { builder.draw(Box(shape: covered, fill: .color(color)).commands) }
            builder.draw(Box(shape: covered, fill: .none, border: ring).commands)
            paintBadge(into: &builder)
        }
    }

    /// The item's edge.
    var outline: Shape { Shape(layout.frame, rounding: style.rounding) }

    /// The picture's edge.
    var pictureShape: Shape { Shape(pictureFrame, rounding: style.pictureRounding) }

    /// The shadow and the background; without a background the shadow is the picture's.
    private var ground: [DrawingCommand] {
        let shadowed = style.background == .none ? pictureShape : outline
        return Box(shape: shadowed, fill: .none, shadow: style.shadow).commands
            + Box(shape: outline, fill: style.background).commands
    }
}

extension GridCellPainter {
    /// Of everything inside the item, which its node tells too.
    func node(
        _ name: String, _ role: SceneNode.Role, _ frame: Rect, text: String? = nil, font: FontStyle? = nil,
        color: Color? = nil
    ) -> SceneNode {
        SceneNode(
            id: "\(id)/\(name)", role: role, frame: frame, text: text, font: font, color: color, opacity: opacity)
    }
}

extension GridCellStyle.Pressed {
    /// What a share of 0…1 of the look makes of an item.
    fileprivate func look(amount: Double) -> (opacity: Double, scale: Double, overlay: Color?) {
        switch self {
        case _ where !(amount > 0): (1, 1, nil)
        case .none: (1, 1, nil)
        case .dim(let opacity): (1 + (opacity - 1) * amount, 1, nil)
        case .scale(let scale): (1, 1 + (scale - 1) * amount, nil)
        case .overlay(let color): (1, 1, color.faded(to: amount))
        }
    }
}

extension GridCellStyle.Selected {
    fileprivate var overlay: Color? {
        if case .overlay(let color) = self { color } else { nil }
    }

    fileprivate var ring: Border {
        if case .ring(let border) = self { border } else { .none }
    }
}

extension Rect {
    /// About its centre.
    fileprivate func scaled(by scale: Double) -> Rect {
        scale == 1 ? self : Rect(center: center, size: Size(width: width * scale, height: height * scale))
    }
}

extension Color {
    fileprivate func faded(to share: Double) -> Color {
        var color = self
        color.alpha *= share
        return color
    }
}
