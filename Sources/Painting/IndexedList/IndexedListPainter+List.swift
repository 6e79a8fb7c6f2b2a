import Contents
import DisplayLists
import Geometry
import Layouts
import Styles

extension IndexedListPainter {
    /// Rows first, then footers and headers, which lie over the rows that they are held above.
    func paintList(atOffset offset: Double, into builder: inout SceneBuilder) {
        let visible = layout.list.visible(atOffset: offset)
        // The canvas is the list's ground already where both have one colour.
        if theme.list.background != theme.canvas.background {
            builder.draw(Box(shape: .rect(layout.list.area.frame), fill: .color(theme.list.background)).commands)
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
    }

    private func paintHeader(_ header: VisibleList.Header, ofSection section: Int, into builder: inout SceneBuilder) {
        let style = theme.list.header
        let title = sections[section].title
        let look = style.look(in: header.state)
        let node = SceneNode(
            id: "section/\(section)/header", role: .sectionHeader, frame: header.frame, text: title,
            font: style.font, color: look.color, state: header.state.name)
        builder.add(node) { builder in
            builder.draw(Box(shape: .rect(header.frame), fill: look.background).commands)
            builder.draw(separator(style.separator, atBottomOf: header.frame))
            let box = header.frame.inset(
                by: Insets(leading: style.leadingInset, trailing: style.trailingInset), direction: direction)
            builder.draw(setter.line(title, font: style.font, color: look.color, in: box))
        }
    }

    private func paintFooter(ofSection section: Int, in frame: Rect, into builder: inout SceneBuilder) {
        let style = theme.list.footer
        let text = sections[section].footer ?? ""
        let node = SceneNode(
            id: "section/\(section)/footer", role: .sectionFooter, frame: frame, text: text, font: style.font,
            color: style.color)
        builder.add(node) { builder in
            builder.draw(Box(shape: .rect(frame), fill: style.background).commands)
            let box = frame.inset(
                by: Insets(leading: style.leadingInset, trailing: style.trailingInset), direction: direction)
            builder.draw(setter.line(text, font: style.font, color: style.color, in: box))
        }
    }

    /// A line along the bottom edge of a frame, inside it.
    func separator(_ style: SeparatorStyle, atBottomOf frame: Rect) -> [DrawingCommand] {
        let line = frame.inset(
            by: Insets(leading: style.leadingInset, trailing: style.trailingInset), direction: direction)
        guard line.width > 0, style.color.alpha > 0 else { return [] }
        func strip(_ height: Double) -> Rect {
            Rect(x: line.minX, y: line.maxY - height, width: line.width, height: height)
        }
        switch style.thickness {
        case .hairline: return [.hairline(strip(1), style.color)]
        case .points(let thickness): return Box(shape: .rect(strip(thickness)), fill: .color(style.color)).commands
        }
    }

    var direction: LayoutDirection { setter.direction }
}

extension SectionHeaderStyle {
    /// The colours of a header on its way to and from the pin line (SL-4).
    func look(in state: HeaderState) -> (color: Color, background: Fill) {
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
