public import Contents
public import Geometry
public import Styles

/// Where the parts of an item are (GP-12), in the coordinates of its frame.
public struct GridCellLayout: Hashable, Sendable {
    /// The item's frame, to which its parts are clipped.
    public let frame: Rect
    /// The look of the item at the scale that it is drawn at: all lengths are multiplied.
    public let style: GridCellStyle
    /// A square as wide as the item, at its top; an item that is less high cuts it.
    public let square: Rect
    /// The picture's frame: the square less its insets.
    public let picture: Rect
    /// Below the square, as wide as the item; `nil` where the item leaves no room for it, or has none.
    public let label: Rect?

    /// Lays an item out.
    ///
    /// - Parameter scale: what the item is drawn at (GP-11); the label's height and all other lengths shrink with it.
    public init(style: GridCellStyle, frame: Rect, scale: Double = 1, direction: LayoutDirection = .leftToRight) {
        self.frame = frame
        self.style = style.scaled(by: scale)
        square = Rect(origin: frame.origin, size: Size(width: frame.width, height: frame.width))
        picture = square.inset(by: self.style.pictureInsets, direction: direction)
        let below = Rect(
            x: frame.minX, y: frame.minY + frame.width, width: frame.width, height: style.labelHeight * scale)
        label = below.intersection(frame)
    }

    /// What shows of the picture's frame; `nil` where nothing does.
    public var shownPicture: Rect? { picture.intersection(frame) }
}

/// The texts under an item's picture (GP-12).
public struct GridLabelLayout: Hashable, Sendable {
    /// What is left of the label between its paddings; texts that are higher are clipped to it.
    public let frame: Rect
    /// The name as it is broken into lines; the last may still be too long.
    public let lines: [String]
    /// The height in points of each of the name's lines.
    public let lineHeight: Double
    /// All lines of the name, which has no height without letters.
    public let name: Rect
    /// The line below the name; `nil` where the item has no subtitle.
    public let subtitle: Rect?

    /// Whether the texts are higher than the label.
    public var isCut: Bool { name.height + (subtitle?.height ?? 0) > frame.height }

    /// The box of one of the name's lines, by its number from 0.
    public func line(_ number: Int) -> Rect {
        Rect(x: name.minX, y: name.minY + Double(number) * lineHeight, width: name.width, height: lineHeight)
    }
}

extension Layout where Content == GridContent {
    /// The parts of an item that is drawn in a frame.
    ///
    /// - Parameter scale: what a press makes of its size (GP-16), beside what the page has no room for (GP-11).
    public func cell(in frame: Rect, scale: Double = 1) -> GridCellLayout {
        let resized =
            scale == 1
            ? frame
            : Rect(center: frame.center, size: Size(width: frame.width * scale, height: frame.height * scale))
        return GridCellLayout(
            style: theme.grid.cell, frame: resized, scale: geometry.scale * scale, direction: direction)
    }

    /// The name's lines over the subtitle, together in the middle of the label; `nil` where there is no room for them.
    public func label(of item: ContentItem, in cell: GridCellLayout) -> GridLabelLayout? {
        let style = cell.style
        guard let label = cell.label?.inset(dx: style.labelPadding, dy: 0), !label.isEmpty else { return nil }
        let hasSubtitle = item.subtitle.map { !$0.isEmpty } ?? false
        let lines = texts.lines(
            of: item.name, font: style.labelFont, width: label.width, maximum: style.labelLines)
        let lineHeight = texts.lineHeight(of: style.labelFont)
        let nameHeight = Double(lines.count) * lineHeight
        let subtitleHeight = hasSubtitle ? texts.lineHeight(of: style.subtitleFont) : 0
        let top = label.midY - (nameHeight + subtitleHeight) / 2
        let name = Rect(x: label.minX, y: top, width: label.width, height: nameHeight)
        return GridLabelLayout(
            frame: label, lines: lines, lineHeight: lineHeight, name: name,
            subtitle: hasSubtitle
                ? Rect(x: label.minX, y: name.maxY, width: label.width, height: subtitleHeight) : nil)
    }

    /// The capsule over the picture's upper trailing corner, which grows toward the leading side; `nil` for an item
    /// without a badge.
    public func badge(of item: ContentItem, in cell: GridCellLayout) -> Rect? {
        guard let text = item.badge, !text.isEmpty else { return nil }
        let badge = cell.style.badge
        let wanted = texts.advance(of: text, font: badge.font) + 2 * badge.padding
        let width = min(max(wanted, badge.height), max(cell.frame.width, badge.height))
        let fromLeft = Rect(
            x: cell.picture.maxX - badge.inset.x + badge.height / 2 - width,
            y: cell.picture.minY + badge.inset.y - badge.height / 2, width: width, height: badge.height)
        return direction == .leftToRight ? fromLeft : fromLeft.mirrored(in: cell.picture)
    }
}

extension GridCellStyle {
    /// The same with all lengths multiplied: what an item looks like that is drawn smaller as a whole.
    fileprivate func scaled(by scale: Double) -> GridCellStyle {
        guard scale != 1 else { return self }
        var style = self
        style.rounding = rounding.scaled(by: scale)
        style.border.width *= scale
        style.shadow = shadow.scaled(by: scale)
        style.pictureRounding = pictureRounding.scaled(by: scale)
        style.pictureInsets = pictureInsets.scaled(by: scale)
        style.labelHeight *= scale
        style.labelFont = labelFont.resized(to: labelFont.size * scale)
        style.subtitleFont = subtitleFont.resized(to: subtitleFont.size * scale)
        style.labelPadding *= scale
        style.badge = badge.scaled(by: scale)
        return style
    }
}

extension BadgeStyle {
    fileprivate func scaled(by scale: Double) -> BadgeStyle {
        var style = self
        style.height *= scale
        style.font = font.resized(to: font.size * scale)
        style.padding *= scale
        style.rounding = rounding.scaled(by: scale)
        style.inset = Point(x: inset.x * scale, y: inset.y * scale)
        return style
    }
}

extension CornerRounding {
    fileprivate func scaled(by scale: Double) -> CornerRounding {
        switch self {
        case .none, .capsule: self
        case .radius(let radius): .radius(radius * scale)
        case .continuous(let radius): .continuous(radius * scale)
        case .corners(let radii):
            .corners(
                CornerRadii(
                    topLeading: radii.topLeading * scale, topTrailing: radii.topTrailing * scale,
                    bottomTrailing: radii.bottomTrailing * scale, bottomLeading: radii.bottomLeading * scale))
        }
    }
}

extension Insets {
    fileprivate func scaled(by scale: Double) -> Insets {
        Insets(top: top * scale, leading: leading * scale, bottom: bottom * scale, trailing: trailing * scale)
    }
}
