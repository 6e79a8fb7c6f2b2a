import Contents
import DisplayLists
import Geometry
import Layouts
import Styles

/// Paints a list without its bar.
struct ListPainter {
    let layout: Layout<ListContent>

    private var style: SectionListStyle { layout.theme.list }
    private var sections: [ContentSection] { layout.shownContent.sections }

    /// Rows first, then footers and headers, which lie over the rows that they are held above.
    func paint(atOffset offset: Double, into builder: inout SceneBuilder) {
        let visible = layout.geometry.list.visible(atOffset: offset)
        // The canvas is the list's ground already where both have one fill.
        if style.background != layout.theme.canvas.background {
            builder.drawBox(Box(shape: .rect(layout.geometry.list.area.frame), fill: style.background))
        }
        if let frame = visible.tableHeader { paintTableHeader(in: frame, into: &builder) }
        for section in visible.sections {
            for row in section.rows { paintRow(row, ofSection: section.index, into: &builder) }
        }
        for section in visible.sections {
            if let frame = section.footer { paintFooter(ofSection: section.index, in: frame, into: &builder) }
        }
        for section in visible.sections {
            if let header = section.header { paintHeader(header, ofSection: section.index, into: &builder) }
        }
        // What the chrome shows above the list is its own to say.
        if style.strip == .cover, !layout.theme.chrome.coversTop, let strip = layout.geometry.list.area.strip {
            cover(strip, over: visible, into: &builder)
        }
    }

    /// Hides what scrolls above the pin line, under the ground of the header at the line, or the list's (SL-11).
    private func cover(_ strip: Rect, over visible: VisibleList, into builder: inout SceneBuilder) {
        let (canvas, list) = (layout.theme.canvas, layout.geometry.list.area.frame)
        // What shows through the list's ground is the canvas, not what scrolls.
        if !style.background.isOpaque, style.background != canvas.background {
            builder.drawPart(strip, of: Rect(origin: .zero, size: canvas.size), canvas.background)
        }
        builder.drawPart(strip, of: list, style.background)
        if visible.sections.contains(where: { $0.header?.state.isAtLine == true }) {
            builder.drawBox(Box(shape: .rect(strip), fill: style.header.pinnedBackground))
        }
    }

    /// As wide as the canvas: grounds reach under what the device covers at the sides (SL-11).
    private func ground(of frame: Rect) -> Shape {
        let area = layout.geometry.list.area.frame
        return .rect(Rect(x: area.minX, y: frame.minY, width: area.width, height: frame.height))
    }

    private func paintHeader(_ header: VisibleList.Header, ofSection section: Int, into builder: inout SceneBuilder) {
        let style = style.header
        let title = layout.shown(sections[section].title)
        let isCollapsed = sections[section].isCollapsed
        let look = style.look(in: header.state)
        let frame = layout.headerFrame(in: header.frame)
        let node = SceneNode(
            id: "section/\(section)/header", role: .sectionHeader, frame: frame, text: title,
            font: style.font, color: look.color,
            state: header.state.name + (isCollapsed.map { $0 ? " collapsed" : " expanded" } ?? ""))
        builder.addNode(node) { builder in
            let isWhole = frame == header.frame
            builder.drawBox(Box(shape: isWhole ? ground(of: frame) : .rect(frame), fill: look.background))
            builder.drawSeparator(style.separator, in: layout.headerSeparator(in: frame))
            let box =
                isCollapsed == nil
                ? layout.headerTitle(in: frame) : layout.headerTitle(beforeChevronIn: frame)
            builder.drawText(layout.texts.line(title, font: style.font, in: box, aligned: style.alignment), look.color)
            guard let isCollapsed else { return }
            let chevron = layout.headerChevron(in: frame)
            builder.drawSymbol(
                .chevron(
                    in: chevron, isOpen: !isCollapsed, isMirrored: layout.direction == .rightToLeft, color: look.color))
        }
    }

    private func paintFooter(ofSection section: Int, in frame: Rect, into builder: inout SceneBuilder) {
        let style = style.footer
        let text = layout.shown(sections[section].footer ?? "")
        let node = SceneNode(
            id: "section/\(section)/footer", role: .sectionFooter, frame: frame, text: text, font: style.font,
            color: style.color)
        builder.addNode(node) { builder in
            builder.drawBox(Box(shape: ground(of: frame), fill: style.background))
            let line = layout.texts.line(
                text, font: style.font, in: layout.footerText(in: frame), aligned: style.alignment)
            builder.drawText(line, style.color)
        }
    }

    /// The search bar above all sections (SL-1).
    private func paintTableHeader(in frame: Rect, into builder: inout SceneBuilder) {
        let style = style.tableHeader
        builder.addNode(SceneNode(id: "table-header", role: .tableHeader, frame: frame)) { builder in
            builder.drawBox(Box(shape: ground(of: frame), fill: style.background))
            guard let field = layout.searchField(in: frame) else { return }
            let node = SceneNode(
                id: "table-header/search-field", role: .searchField, frame: field.frame, text: style.placeholder,
                font: style.placeholderFont, color: style.placeholderColor)
            builder.addNode(node) { builder in
                let color = style.placeholderColor
                builder.drawBox(
                    Box(shape: Shape(field.frame, rounding: style.fieldRounding), fill: style.fieldFill))
                builder.drawSymbol(.search(center: field.glyphCenter, side: field.glyphSide, color: color))
                let line = layout.texts.line(style.placeholder, font: style.placeholderFont, in: field.placeholder)
                builder.drawText(line, color)
                if let frame = field.avatar { paintAvatar(in: frame, into: &builder) }
            }
        }
    }

    /// The disc at the end of the search field (LK-8).
    private func paintAvatar(in frame: Rect, into builder: inout SceneBuilder) {
        let style = style.tableHeader.avatar
        let node = SceneNode(
            id: "table-header/avatar", role: .rowPicture, frame: frame, text: style.letters, font: style.font,
            color: style.color)
        builder.addNode(node) { builder in
            builder.drawBox(Box(shape: .ellipse(frame), fill: style.fill))
            builder.drawText(layout.texts.monogram(style.letters, font: style.font, in: frame), style.color)
        }
    }
}

extension ListPainter {
    private func paintRow(_ row: VisibleList.Row, ofSection section: Int, into builder: inout SceneBuilder) {
        let style = style.row
        let item = sections[section].items[row.index]
        let shown = layout.shown(item)
        let id = "section/\(section)/row/\(row.index)"
        builder.addNode(SceneNode(id: id, role: .row, frame: row.frame, text: shown.name)) { builder in
            let parts = layout.row(row, ofSection: section)
            builder.drawBox(Box(shape: ground(of: row.frame), fill: style.background))
            builder.drawSeparator(style.separator, in: parts.separator)
            if let frame = parts.picture { paintPicture(of: item, in: frame, id: "\(id)/picture", into: &builder) }
            paintLine(
                SceneNode(
                    id: "\(id)/title", role: .rowTitle, frame: parts.title, text: shown.name, font: style.titleFont,
                    color: style.titleColor), into: &builder)
            guard let frame = parts.subtitle else { return }
            paintLine(
                SceneNode(
                    id: "\(id)/subtitle", role: .rowSubtitle, frame: frame, text: shown.subtitle,
                    font: style.subtitleFont, color: style.subtitleColor), into: &builder)
        }
    }

    /// A node that is its text and no more.
    private func paintLine(_ node: SceneNode, into builder: inout SceneBuilder) {
        guard let text = node.text, let font = node.font, let color = node.color else { return }
        let line = layout.texts.line(text, font: font, in: node.frame, aligned: style.row.alignment)
        builder.addNode(node) { $0.drawText(line, color) }
    }

    /// The item's picture, or a tile with its first letters.
    private func paintPicture(of item: ContentItem, in frame: Rect, id: String, into builder: inout SceneBuilder) {
        let style = style.row.picture
        let shape = style.shape.outline(in: frame)
        let tile = item.color.map { Fill.color($0) } ?? style.tileFill(of: item.name)
        guard item.picture != nil || tile != nil else { return }
        let color = item.picture == nil ? tile?.representative : nil
        builder.addNode(SceneNode(id: id, role: .rowPicture, frame: frame, color: color)) { builder in
            if let path = item.picture {
                let mark = Symbol.picture(center: frame.center, side: 0.4 * frame.width, color: style.monogramColor)
                let ground = tile?.representative.map { Box(shape: shape, fill: .color($0)).commands }
                let placeholder = ground.map { $0 + mark.commands } ?? []
                builder.drawPicture(
                    PictureCommand(path: path, frame: frame, fit: .fill, clip: shape, placeholder: placeholder))
            } else if let tile {
                builder.drawBox(Box(shape: shape, fill: tile))
                let letters = layout.texts.monogram(
                    item.symbol ?? item.name.monogram(letters: style.monogramLetters), font: style.monogramFont,
                    in: frame)
                builder.drawText(letters, item.color?.ink ?? style.monogramColor)
            }
            builder.drawBox(Box(shape: shape, fill: .none, border: style.border))
        }
    }
}

extension SceneBuilder {
    /// Draws a line into the strip that the layout gives it, where it gives one.
    fileprivate mutating func drawSeparator(_ style: SeparatorStyle, in strip: Rect?) {
        guard let strip, style.color.alpha > 0 else { return }
        switch style.thickness {
        case .hairline: drawHairline(strip, style.color)
        case .points: drawBox(Box(shape: .rect(strip), fill: .color(style.color)))
        }
    }
}

extension SectionHeaderStyle {
    /// The colours of a header on its way to and from the pin line (SL-4).
    fileprivate func look(in state: HeaderState) -> (color: Color, background: Fill) {
        switch state {
        case .resting: (restingColor, restingBackground)
        case .pinned: (pinnedColor, pinnedBackground)
        case .pushed(let share): look(pinnedBy: 1 - share)
        case .arriving(let share): look(pinnedBy: share)
        }
    }

    private func look(pinnedBy share: Double) -> (color: Color, background: Fill) {
        (
            restingColor.mixed(with: pinnedColor, by: share, in: interpolation),
            restingBackground.mixed(with: pinnedBackground, by: share, in: interpolation)
        )
    }
}

extension HeaderState {
    /// Whether the header is held at the pin line, or is being pushed from it.
    fileprivate var isAtLine: Bool {
        switch self {
        case .pinned, .pushed: true
        case .resting, .arriving: false
        }
    }

    /// As a scene's node tells it.
    fileprivate var name: String {
        switch self {
        case .resting: "resting"
        case .pinned: "pinned"
        case .pushed(let share): "pushed(\(NumberText.exact(share)))"
        case .arriving(let share): "arriving(\(NumberText.exact(share)))"
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

extension RowPictureStyle {
    /// A tile's fill by the FNV-1a hash of the name, the same on every machine; `nil` for no tile.
    fileprivate func tileFill(of name: String) -> Fill? {
        let fills = monogramFills.isEmpty ? monogramColors.map { Fill.color($0) } : monogramFills
        guard !fills.isEmpty else { return nil }
        let hash = name.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return fills[Int(hash % UInt64(fills.count))]
    }
}

extension Color {
    /// Black or white, whichever is seen better on the colour.
    var ink: Color {
        let luminance =
            0.2126 * Color.decoded(red) + 0.7152 * Color.decoded(green) + 0.0722 * Color.decoded(blue)
        return luminance > 0.36 ? .black : .white
    }
}

extension String {
    /// The first letter of the first word, and with two that of the last, in capitals where there are any (TX-7).
    ///
    /// Between the two stands what keeps letters from joining.
    fileprivate func monogram(letters: Int) -> String {
        let words = split(whereSeparator: \.isWhitespace)
        let shown = letters > 1 && words.count > 1 ? [words.first, words.last] : [words.first]
        return shown.compactMap { $0?.first?.uppercased() }.joined(separator: "\u{200C}")
    }
}
