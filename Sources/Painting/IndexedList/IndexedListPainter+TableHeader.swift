import DisplayLists
import Geometry
import Styles

extension IndexedListPainter {
    /// The search bar above all sections (SL-1).
    func paintTableHeader(in frame: Rect, into builder: inout SceneBuilder) {
        let style = theme.list.tableHeader
        let field = frame.inset(by: style.fieldInsets, direction: direction)
        builder.add(SceneNode(id: "table-header", role: .tableHeader, frame: frame)) { builder in
            builder.draw(Box(shape: .rect(frame), fill: style.background).commands)
            guard !field.isEmpty else { return }
            let node = SceneNode(
                id: "table-header/search-field", role: .searchField, frame: field, text: style.placeholder,
                font: style.placeholderFont, color: style.placeholderColor)
            builder.add(node) { paintSearchField(field, into: &$0) }
        }
    }

    private func paintSearchField(_ field: Rect, into builder: inout SceneBuilder) {
        let style = theme.list.tableHeader
        let font = style.placeholderFont
        let glyphSide = font.size * 0.85
        let gap = font.size * 0.4
        let textWidth = min(
            setter.advance(of: style.placeholder, font: font), max(field.width - glyphSide - 3 * gap, 0))
        let lead =
            switch style.alignment {
            case .leading: style.fieldPadding
            case .center: max((field.width - glyphSide - gap - textWidth) / 2, 0)
            }
        let content = field.inset(by: Insets(leading: lead), direction: direction)
        let glyphX = direction == .leftToRight ? content.minX + glyphSide / 2 : content.maxX - glyphSide / 2
        builder.draw(Box(shape: Shape(field, rounding: style.fieldRounding), fill: style.fieldFill).commands)
        builder.draw(
            Symbol.search(center: Point(x: glyphX, y: field.midY), side: glyphSide, color: style.placeholderColor))
        builder.draw(
            setter.line(
                style.placeholder, font: font, color: style.placeholderColor,
                in: content.inset(by: Insets(leading: glyphSide + gap), direction: direction)))
    }
}
