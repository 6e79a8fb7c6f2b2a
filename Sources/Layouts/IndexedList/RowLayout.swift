public import Contents
public import Geometry
import Styles

/// Where the parts of a row are on the canvas (SL-1).
public struct RowLayout: Hashable, Sendable {
    /// The whole row.
    public let frame: Rect
    /// The square at the leading end; `nil` where the theme's rows have no pictures.
    public let picture: Rect?
    /// The name's line; all of the row's height where there is no subtitle.
    public let title: Rect
    /// The line under the name; `nil` where the item has none.
    public let subtitle: Rect?
    /// The line along the bottom edge, as `separator(_:atBottomOf:)` gives it; `nil` where the row has none.
    public let separator: Rect?
}

/// Where the parts of a search field are on the canvas (SL-1).
public struct SearchFieldLayout: Hashable, Sendable {
    /// The whole field.
    public let frame: Rect
    /// The middle of the magnifying glass.
    public let glyphCenter: Point
    /// The side of the square that holds the magnifying glass, in points.
    public let glyphSide: Double
    /// The box at whose leading end the placeholder's line begins.
    public let placeholder: Rect
    /// The disc at the trailing end; `nil` for none (LK-8).
    public let avatar: Rect?
}

extension Layout where Content == ListContent {
    /// The parts of a row that shows, with the subtitle's line, if there is one, below the name's, and the pair in the
    /// middle of the row.
    public func row(_ row: VisibleList.Row, ofSection section: Int) -> RowLayout {
        let style = theme.list.row
        let items = shownContent.sections[section].items
        var box = row.frame.inset(
            by: Insets(
                leading: style.leadingInset, trailing: rowTrailingInset),
            direction: direction)
        var picture: Rect?
        if style.picture.shape != .none {
            picture = box.leadingSquare(side: style.picture.size, direction: direction)
            box = box.inset(by: Insets(leading: style.picture.size + style.picture.gap), direction: direction)
        }
        let hasSubtitle = items[row.index].subtitle.map { !$0.isEmpty } ?? false
        let (title, subtitle) = hasSubtitle ? lines(in: box) : (box, nil)
        let hasSeparator = row.index < items.count - 1 || style.separatorAfterLast
        return RowLayout(
            frame: row.frame, picture: picture, title: title, subtitle: subtitle,
            separator: hasSeparator
                ? separator(
                    style.separator, atBottomOf: row.frame, titleInset: rowTitleInset, trailingInset: barClearance)
                : nil)
    }

    /// Points between a row's content and its trailing edge: the style's, else 16 or what a bar takes (SL-12).
    package var rowTrailingInset: Double {
        theme.list.row.trailingInset ?? max(Self.usualTrailingInset, barClearance)
    }

    /// Points between a row's separator and its leading edge: the style's, else what stands before the title (SL-1).
    package var rowSeparatorLeadingInset: Double { theme.list.row.separator.leadingInset ?? rowTitleInset }

    /// Points between a row's leading edge and its title, behind the picture.
    private var rowTitleInset: Double {
        let style = theme.list.row
        return style.leadingInset + (style.picture.shape == .none ? 0 : style.picture.size + style.picture.gap)
    }

    /// Points between a row's separator and its trailing edge: the style's, else what a bar takes (SL-12).
    package var rowSeparatorTrailingInset: Double { theme.list.row.separator.trailingInset ?? barClearance }

    private static var usualTrailingInset: Double { 16 }

    /// Points at a row's trailing end that a bar takes which is always there, with 8 before it (SL-12).
    private var barClearance: Double {
        guard theme.indexBar.showStyle == .permanent, let bar = geometry.bar else { return 0 }
        let rows = geometry.list.area.visible
        switch (direction, bar.side) {
        case (.leftToRight, .right): return max(rows.maxX - bar.frame.minX + 8, 0)
        case (.rightToLeft, .left): return max(bar.frame.maxX + 8 - rows.minX, 0)
        default: return 0
        }
    }

    /// The boxes of a row's name and subtitle.
    private func lines(in box: Rect) -> (title: Rect, subtitle: Rect?) {
        let style = theme.list.row
        let titleHeight = texts.lineHeight(of: style.titleFont)
        let subtitleHeight = texts.lineHeight(of: style.subtitleFont)
        let top = box.midY - (titleHeight + style.subtitleGap + subtitleHeight) / 2
        return (
            Rect(x: box.minX, y: top, width: box.width, height: titleHeight),
            Rect(x: box.minX, y: top + titleHeight + style.subtitleGap, width: box.width, height: subtitleHeight)
        )
    }

    /// The line's strip inside the bottom edge of a row or a header, 1 point high for a hairline; `nil` where its
    /// insets leave nothing of it.
    ///
    /// - Parameters:
    ///   - titleInset: where the title begins, and the line of a style that names no inset.
    ///   - trailingInset: where the style names none.
    func separator(
        _ style: SeparatorStyle, atBottomOf frame: Rect, titleInset: Double, trailingInset: Double = 0
    ) -> Rect? {
        let line = frame.inset(
            by: Insets(leading: style.leadingInset ?? titleInset, trailing: style.trailingInset ?? trailingInset),
            direction: direction)
        guard line.width > 0 else { return nil }
        let height: Double =
            switch style.thickness {
            case .hairline: 1
            case .points(let thickness): thickness
            }
        return Rect(x: line.minX, y: line.maxY - height, width: line.width, height: height)
    }
}

extension Layout where Content == ListContent {
    /// The part of a header's strip that is its own: all of it, or the room before the rows' content (LK-6).
    public func headerFrame(in strip: Rect) -> Rect {
        guard geometry.list.hasGutterHeaders else { return strip }
        let width = min(theme.list.row.leadingInset, strip.width)
        return Rect(
            x: direction == .leftToRight ? strip.minX : strip.maxX - width, y: strip.minY, width: width,
            height: strip.height)
    }

    /// The box of a header's title, for a header that is drawn in a frame.
    public func headerTitle(in frame: Rect) -> Rect {
        let style = theme.list.header
        return frame.inset(
            by: Insets(leading: style.leadingInset, trailing: style.trailingInset), direction: direction)
    }

    /// The square of the chevron that tells whether a section is closed, at the end of its header and before a bar that
    /// is always there (SL-12).
    public func headerChevron(in frame: Rect) -> Rect {
        let style = theme.list.header
        let side = style.font.size * 0.7
        let box = frame.inset(
            by: Insets(leading: style.leadingInset, trailing: max(style.trailingInset, barClearance)),
            direction: direction)
        return Rect(
            x: direction == .leftToRight ? box.maxX - side : box.minX, y: box.midY - side / 2, width: side,
            height: side)
    }

    /// The box of a header's title before its chevron.
    public func headerTitle(beforeChevronIn frame: Rect) -> Rect {
        let (title, chevron) = (headerTitle(in: frame), headerChevron(in: frame))
        let gap = chevron.width / 2
        return direction == .leftToRight
            ? Rect(minX: title.minX, minY: title.minY, maxX: max(chevron.minX - gap, title.minX), maxY: title.maxY)
            : Rect(minX: min(chevron.maxX + gap, title.maxX), minY: title.minY, maxX: title.maxX, maxY: title.maxY)
    }

    /// The line along a header's bottom edge; `nil` where its insets leave nothing of it.
    public func headerSeparator(in frame: Rect) -> Rect? {
        separator(theme.list.header.separator, atBottomOf: frame, titleInset: theme.list.header.leadingInset)
    }

    /// The box of a footer's text, for a footer that is drawn in a frame.
    public func footerText(in frame: Rect) -> Rect {
        let style = theme.list.footer
        return frame.inset(
            by: Insets(leading: style.leadingInset, trailing: style.trailingInset), direction: direction)
    }

    /// The search field of a table header that is drawn in a frame; `nil` where its insets leave no room for it.
    public func searchField(in frame: Rect) -> SearchFieldLayout? {
        let style = theme.list.tableHeader
        let field = frame.inset(by: style.fieldInsets, direction: direction)
        guard !field.isEmpty else { return nil }
        let avatar = avatar(in: field)
        let font = style.placeholderFont
        let glyphSide = font.size * 0.85
        let gap = font.size * 0.4
        let textWidth = min(
            texts.advance(of: style.placeholder, font: font), max(field.width - glyphSide - 3 * gap, 0))
        let lead =
            switch style.alignment {
            case .leading: style.fieldPadding
            case .center: max((field.width - glyphSide - gap - textWidth) / 2, 0)
            }
        let content = field.inset(by: Insets(leading: lead), direction: direction)
        let glyphX = direction == .leftToRight ? content.minX + glyphSide / 2 : content.maxX - glyphSide / 2
        return SearchFieldLayout(
            frame: field, glyphCenter: Point(x: glyphX, y: field.midY), glyphSide: glyphSide,
            placeholder: content.inset(
                by: Insets(leading: glyphSide + gap, trailing: avatar == nil ? 0 : field.height), direction: direction),
            avatar: avatar)
    }
}

extension Layout where Content == ListContent {
    /// As far from the field's end as from its upper edge (LK-8).
    private func avatar(in field: Rect) -> Rect? {
        let style = theme.list.tableHeader.avatar
        guard !style.letters.isEmpty else { return nil }
        let side = min(style.size, field.height)
        let inset = (field.height - side) / 2
        let x = direction == .leftToRight ? field.maxX - inset - side : field.minX + inset
        return Rect(x: x, y: field.minY + inset, width: side, height: side)
    }
}

extension Rect {
    /// A square at the leading end, in the middle of the height.
    fileprivate func leadingSquare(side: Double, direction: LayoutDirection) -> Rect {
        Rect(
            x: direction == .leftToRight ? minX : maxX - side, y: midY - side / 2, width: side, height: side)
    }
}
