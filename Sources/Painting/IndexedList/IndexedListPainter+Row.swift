import Contents
import DisplayLists
import Geometry
import Layouts
import Styles

extension IndexedListPainter {
    func paintRow(_ row: VisibleList.Row, ofSection section: Int, into builder: inout SceneBuilder) {
        let style = theme.list.row
        let items = sections[section].items
        let item = items[row.index]
        let id = "section/\(section)/row/\(row.index)"
        let isLast = row.index == items.count - 1
        builder.add(SceneNode(id: id, role: .row, frame: row.frame, text: item.name)) { builder in
            builder.draw(Box(shape: .rect(row.frame), fill: style.background).commands)
            if !isLast || style.separatorAfterLast {
                builder.draw(separator(style.separator, atBottomOf: row.frame))
            }
            var texts = row.frame.inset(
                by: Insets(leading: style.leadingInset, trailing: style.trailingInset), direction: direction)
            if style.picture.shape != .none {
                let frame = texts.leadingSquare(side: style.picture.size, direction: direction)
                paintPicture(of: item, in: frame, id: id, into: &builder)
                texts = texts.inset(
                    by: Insets(leading: style.picture.size + style.picture.gap), direction: direction)
            }
            paintTexts(of: item, in: texts, id: id, into: &builder)
        }
    }

    /// The title in the middle of the row, or the title over the subtitle, the pair in the middle.
    private func paintTexts(of item: ContentItem, in box: Rect, id: String, into builder: inout SceneBuilder) {
        let style = theme.list.row
        guard let subtitle = item.subtitle, !subtitle.isEmpty else {
            paintText(
                item.name, font: style.titleFont, color: style.titleColor, in: box, id: "\(id)/title",
                role: .rowTitle, into: &builder)
            return
        }
        let titleHeight = setter.lineHeight(of: style.titleFont)
        let subtitleHeight = setter.lineHeight(of: style.subtitleFont)
        let top = box.midY - (titleHeight + style.subtitleGap + subtitleHeight) / 2
        paintText(
            item.name, font: style.titleFont, color: style.titleColor,
            in: Rect(x: box.minX, y: top, width: box.width, height: titleHeight), id: "\(id)/title",
            role: .rowTitle, into: &builder)
        paintText(
            subtitle, font: style.subtitleFont, color: style.subtitleColor,
            in: Rect(
                x: box.minX, y: top + titleHeight + style.subtitleGap, width: box.width, height: subtitleHeight),
            id: "\(id)/subtitle", role: .rowSubtitle, into: &builder)
    }

    private func paintText(
        _ text: String, font: FontStyle, color: Color, in box: Rect, id: String, role: SceneNode.Role,
        into builder: inout SceneBuilder
    ) {
        let node = SceneNode(id: id, role: role, frame: box, text: text, font: font, color: color)
        builder.add(node) { $0.draw(setter.line(text, font: font, color: color, in: box)) }
    }

    /// The item's picture, or a tile with its first character.
    private func paintPicture(of item: ContentItem, in frame: Rect, id: String, into builder: inout SceneBuilder) {
        let style = theme.list.row.picture
        let shape = style.shape.outline(in: frame)
        let tile = item.picture == nil ? style.tileColor(of: item.name) : nil
        guard item.picture != nil || tile != nil else { return }
        builder.add(SceneNode(id: "\(id)/picture", role: .rowPicture, frame: frame, color: tile)) { builder in
            if let path = item.picture {
                builder.draw(.picture(PictureCommand(path: path, frame: frame, fit: .fill, clip: shape)))
            } else if let tile {
                builder.draw(Box(shape: shape, fill: .color(tile)).commands)
                builder.draw(
                    setter.title(
                        item.name.monogram, font: style.monogramFont, color: style.monogramColor,
                        center: frame.center, maximumWidth: 0.75 * frame.width))
            }
            builder.draw(Box(shape: shape, fill: .none, border: style.border).commands)
        }
    }
}

extension RowPictureStyle.Shape {
    fileprivate func outline(in frame: Rect) -> Shape {
        switch self {
        case .none, .square: .rect(frame)
        case .circle: .ellipse(frame)
        case .rounded(let radius): .roundedRect(frame, radius: frame.clampedRadius(radius))
        }
    }
}

extension Rect {
    /// A square at the leading end, in the middle of the height.
    fileprivate func leadingSquare(side: Double, direction: LayoutDirection) -> Rect {
        Rect(
            x: direction == .leftToRight ? minX : maxX - side, y: midY - side / 2, width: side, height: side)
    }
}

extension RowPictureStyle {
    /// A tile's colour by the FNV-1a hash of the name, the same on every machine; `nil` for no tile.
    fileprivate func tileColor(of name: String) -> Color? {
        guard !monogramColors.isEmpty else { return nil }
        let hash = name.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return monogramColors[Int(hash % UInt64(monogramColors.count))]
    }
}

extension String {
    /// The first character that is no space, a capital where there is one.
    fileprivate var monogram: String {
        first { !$0.isWhitespace }.map { String($0).uppercased() } ?? ""
    }
}
