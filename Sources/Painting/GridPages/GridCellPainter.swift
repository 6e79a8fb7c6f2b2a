import Contents
import DisplayLists
import Geometry
import Interaction
import Layouts
import Styles

/// All of a state that decides how an item of a grid looks.
struct GridCellLook: Hashable {
    let index: Int
    /// On the canvas.
    let frame: Rect
    /// How much of the pressed look it has, 0…1.
    let pressAmount: Double
    let isSelected: Bool

    init(index: Int, frame: Rect, state: GridState) {
        self.index = index
        self.frame = frame
        pressAmount = state.pressAmount(ofItem: index)
        isSelected = state.selected == index
    }
}

/// Paints one item of a grid (GP-12, GP-13, GP-16).
struct GridCellPainter {
    private let layout: Layout<GridContent>
    private let item: ContentItem
    private let id: String
    /// As the item is drawn, which is smaller where a finger presses it or the page has no room for it.
    private let cell: GridCellLayout
    /// Where a finger reaches the item.
    private let hit: Rect
    private let opacity: Double
    private let overlays: [Color]
    private let ring: Border
    private let stateName: String?

    init(layout: Layout<GridContent>, _ shown: GridCellLook) {
        let style = layout.theme.grid.cell
        let look = style.pressed.look(amount: shown.pressAmount)
        self.layout = layout
        item = layout.shown(layout.content[shown.index])
        id = "grid/item/\(shown.index)"
        cell = layout.cell(in: shown.frame, scale: look.scale)
        hit = shown.frame
        opacity = look.opacity
        overlays = [shown.isSelected ? style.selected.overlay : nil, look.overlay].compactMap(\.self)
        ring = shown.isSelected ? style.selected.ring : .none
        stateName = shown.pressAmount > 0 ? "pressed" : shown.isSelected ? "selected" : nil
    }

    private var style: GridCellStyle { cell.style }

    func paint(into builder: inout SceneBuilder) {
        let node = SceneNode(
            id: id, role: .gridItem, frame: cell.frame, hit: hit == cell.frame ? nil : hit, text: item.name,
            opacity: opacity, state: stateName)
        builder.addNode(node, groupOpacity: opacity) { builder in
            paintGround(into: &builder)
            paintPicture(into: &builder)
            paintLabel(into: &builder)
            builder.drawBox(Box(shape: outline, fill: .none, border: style.border))
            let covered = style.emphasis == .item ? outline : pictureShape
            for color in overlays { builder.drawBox(Box(shape: covered, fill: .color(color))) }
            builder.drawBox(Box(shape: covered, fill: .none, border: ring))
            paintBadge(into: &builder)
        }
    }

    /// The item's edge.
    private var outline: Shape { Shape(cell.frame, rounding: style.rounding, layout.direction) }

    /// The picture's edge.
    private var pictureShape: Shape { Shape(cell.picture, rounding: style.pictureRounding, layout.direction) }

    /// The shadow and the background; without a background the shadow is the picture's.
    private func paintGround(into builder: inout SceneBuilder) {
        let shadowed = style.background == .none ? pictureShape : outline
        builder.drawBox(Box(shape: shadowed, fill: .none, shadow: style.shadow))
        builder.drawBox(Box(shape: outline, fill: style.background))
    }

    /// A node of something inside the item, which has the item's opacity.
    private func node(
        _ name: String, _ role: SceneNode.Role, _ frame: Rect, text: String? = nil, font: FontStyle? = nil,
        color: Color? = nil
    ) -> SceneNode {
        SceneNode(
            id: "\(id)/\(name)", role: role, frame: frame, text: text, font: font, color: color, opacity: opacity)
    }
}

extension GridCellPainter {
    /// The picture, cut to the item (GP-12), or what stands for one that is missing (GP-13).
    private func paintPicture(into builder: inout SceneBuilder) {
        guard let shown = cell.shownPicture else { return }
        let color = item.picture == nil ? item.color ?? style.placeholderFill.representative : nil
        let clip = shown == cell.picture && style.rounding == .none ? nil : outline
        builder.addNode(node("picture", .gridPicture, shown, color: color), clip: clip) { builder in
            guard let path = item.picture else {
                builder.drawBox(placeholder.box)
                guard let symbol = item.symbol else { return builder.drawSymbol(placeholder.symbol) }
                builder.drawText(letters(symbol), item.color?.ink ?? style.placeholderColor)
                return
            }
            builder.drawPicture(
                PictureCommand(
                    path: path, frame: cell.picture, fit: style.pictureFit.command,
                    clip: style.pictureRounding == .none ? nil : pictureShape,
                    placeholder: placeholder.box.commands + placeholder.symbol.commands))
        }
    }

    /// What stands for a picture that is missing or cannot be shown.
    private var placeholder: (box: Box, symbol: Symbol) {
        let side = 0.4 * min(cell.picture.width, cell.picture.height)
        return (
            Box(shape: pictureShape, fill: item.color.map { .color($0) } ?? style.placeholderFill),
            .picture(center: cell.picture.center, side: side, color: item.color?.ink ?? style.placeholderColor)
        )
    }

    /// A sign or letters of somewhat less than half the picture's height, centred by their ink (TX-7).
    private func letters(_ symbol: String) -> SetLine? {
        var font = style.labelFont
        (font.size, font.weight) = (0.42 * min(cell.picture.width, cell.picture.height), 600)
        return layout.texts.monogram(symbol, font: font, in: cell.picture)
    }

    /// The name's lines over the subtitle (GP-12).
    private func paintLabel(into builder: inout SceneBuilder) {
        guard let label = layout.label(of: item, in: cell) else { return }
        let clip: Shape? = label.isCut ? .rect(label.frame) : nil
        paintName(in: label, clip: clip, into: &builder)
        guard let frame = label.subtitle, let subtitle = item.subtitle else { return }
        let node = node(
            "subtitle", .gridSubtitle, frame, text: subtitle, font: style.subtitleFont, color: style.subtitleColor)
        builder.addNode(node, clip: clip) {
            $0.drawText(
                layout.texts.line(subtitle, font: style.subtitleFont, in: frame, aligned: style.labelAlignment),
                style.subtitleColor)
        }
    }

    private func paintName(in label: GridLabelLayout, clip: Shape?, into builder: inout SceneBuilder) {
        guard !label.lines.isEmpty else { return }
        let node = node(
            "label", .gridLabel, label.name, text: item.name, font: style.labelFont, color: style.labelColor)
        builder.addNode(node, clip: clip) { builder in
            for (number, text) in label.lines.enumerated() {
                let line = layout.texts.line(
                    text, font: style.labelFont, in: label.line(number), aligned: style.labelAlignment)
                builder.drawText(line, style.labelColor)
            }
        }
    }

    /// A short text in a capsule over the picture's corner.
    private func paintBadge(into builder: inout SceneBuilder) {
        guard let text = item.badge, let frame = layout.badge(of: item, in: cell) else { return }
        let badge = style.badge
        let node = node("badge", .gridBadge, frame, text: text, font: badge.font, color: badge.color)
        builder.addNode(node) { builder in
            builder.drawBox(Box(shape: Shape(frame, rounding: badge.rounding, layout.direction), fill: badge.fill))
            let line = layout.texts.title(
                text, font: badge.font, center: frame.center,
                maximumWidth: max(frame.width - 2 * badge.padding, badge.height - 2 * badge.padding))
            builder.drawText(line, badge.color)
        }
    }
}

extension GridCellStyle.PictureFit {
    fileprivate var command: PictureCommand.Fit {
        switch self {
        case .stretch: .stretch
        case .fit: .fit
        case .fill: .fill
        }
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

extension Color {
    fileprivate func faded(to share: Double) -> Color {
        var color = self
        color.alpha *= share
        return color
    }
}
