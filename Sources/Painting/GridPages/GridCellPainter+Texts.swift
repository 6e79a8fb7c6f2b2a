import DisplayLists
import Geometry
import Styles

extension GridCellPainter {
    /// The name's lines over the subtitle, together in the middle of the label (GP-12).
    func paintLabel(into builder: inout SceneBuilder) {
        guard let label = layout.label?.inset(dx: style.labelPadding, dy: 0), !label.isEmpty else { return }
        let subtitle = item.subtitle.flatMap { $0.isEmpty ? nil : $0 }
        let lines = setter.lines(
            of: item.name, font: style.labelFont, width: label.width, maximum: style.labelLines)
        let lineHeight = setter.lineHeight(of: style.labelFont)
        let nameHeight = Double(lines.count) * lineHeight
        let subtitleHeight = subtitle == nil ? 0 : setter.lineHeight(of: style.subtitleFont)
        let top = label.midY - (nameHeight + subtitleHeight) / 2
        let clip: Shape? = nameHeight + subtitleHeight > label.height ? .rect(label) : nil
        let nameBox = Rect(x: label.minX, y: top, width: label.width, height: nameHeight)
        paintName(lines, lineHeight: lineHeight, in: nameBox, clip: clip, into: &builder)
        guard let subtitle else { return }
        let box = Rect(x: label.minX, y: nameBox.maxY, width: label.width, height: subtitleHeight)
        let node = node(
            "subtitle", .gridSubtitle, box, text: subtitle, font: style.subtitleFont, color: style.subtitleColor)
        builder.add(node, clip: clip) {
            $0.draw(
                setter.centeredLine(subtitle, font: style.subtitleFont, color: style.subtitleColor, in: box))
        }
    }

    private func paintName(
        _ lines: [String], lineHeight: Double, in box: Rect, clip: Shape?, into builder: inout SceneBuilder
    ) {
        guard !lines.isEmpty else { return }
        let node = node(
            "label", .gridLabel, box, text: item.name, font: style.labelFont, color: style.labelColor)
        builder.add(node, clip: clip) { builder in
            for (number, text) in lines.enumerated() {
                let y = box.minY + Double(number) * lineHeight
                let line = Rect(x: box.minX, y: y, width: box.width, height: lineHeight)
                builder.draw(
                    setter.centeredLine(text, font: style.labelFont, color: style.labelColor, in: line))
            }
        }
    }

    /// A capsule over the picture's upper trailing corner, which grows toward the leading side.
    func paintBadge(into builder: inout SceneBuilder) {
        guard let text = item.badge, !text.isEmpty else { return }
        let badge = style.badge
        let wanted = setter.advance(of: text, font: badge.font) + 2 * badge.padding
        let width = min(max(wanted, badge.height), max(layout.frame.width, badge.height))
        let fromLeft = Rect(
            x: pictureFrame.maxX - badge.inset.x + badge.height / 2 - width,
            y: pictureFrame.minY + badge.inset.y - badge.height / 2, width: width, height: badge.height)
        let frame = setter.direction == .leftToRight ? fromLeft : fromLeft.mirrored(in: pictureFrame)
        let node = node("badge", .gridBadge, frame, text: text, font: badge.font, color: badge.color)
        builder.add(node) { builder in
            builder.draw(Box(shape: Shape(frame, rounding: .capsule), fill: badge.fill).commands)
            builder.draw(
                setter.title(
                    text, font: badge.font, color: badge.color, center: frame.center,
                    maximumWidth: max(width - 2 * badge.padding, badge.height - 2 * badge.padding)))
        }
    }
}
