import DisplayLists
import Geometry
import Interaction
import Layouts
import Styles

extension ScreenPainter {
    /// The bar with its titles, the highlighted one over its shape (IB-4 … IB-11).
    func paintBar(_ bar: IndexBarLayout, in state: ScreenState, into builder: inout SceneBuilder) {
        let style = theme.indexBar
        let opacity = state.barOpacity
        let node = SceneNode(
            id: "index-bar", role: .indexBar, frame: bar.frame, hit: bar.hitArea,
            color: style.background.representative, opacity: opacity)
        let wave = IndexWave(style: theme.bubble, bubble: state.bubble, bar: bar)
        let highlight = state.highlight.flatMap { layout.titles.indices.contains($0) ? $0 : nil }
        builder.add(node, groupOpacity: opacity) { builder in
            builder.draw(
                Box(
                    shape: Shape(bar.frame, rounding: style.cornerRounding), fill: style.background,
                    border: style.border, shadow: style.shadow
                ).commands)
            for (position, entry) in bar.entries.enumerated()
            where !isCovered(entry, byHighlight: highlight, of: bar) {
                paintEntry(entry, at: position, of: bar, wave: wave, opacity: opacity, into: &builder)
            }
            if let highlight {
                paintHighlight(ofTitle: highlight, of: bar, wave: wave, opacity: opacity, into: &builder)
            }
        }
    }

    /// Whether the highlighted title stands in an entry's place: in its own slot, or in a condensed bar where it
    /// would touch it.
    private func isCovered(_ entry: IndexBarEntry, byHighlight highlight: Int?, of bar: IndexBarLayout) -> Bool {
        guard let highlight else { return false }
        if bar.entries.count == bar.titleCount { return entry.content == .title(highlight) }
        return abs(entry.frame.midY - bar.slotFrame(ofTitle: highlight).midY) < 0.75 * bar.slotHeight
    }

    private func paintEntry(
        _ entry: IndexBarEntry, at position: Int, of bar: IndexBarLayout, wave: IndexWave?, opacity: Double,
        into builder: inout SceneBuilder
    ) {
        let style = theme.indexBar
        switch entry.content {
        case .bullet:
            let node = SceneNode(
                id: "index-bar/separator/\(position / 2)", role: .indexSeparator, frame: entry.frame, text: "•",
                font: style.titleFont, color: style.titleColor, opacity: opacity)
            builder.add(node) { builder in
                paint(
                    .text("•"), font: style.titleFont, color: style.titleColor, center: entry.frame.center,
                    into: &builder)
            }
        case .title(let index):
            let node = titleNode(
                index, frame: entry.frame, of: bar, font: style.titleFont, color: style.titleColor, opacity: opacity)
            builder.add(node, clip: clip(for: index, font: style.titleFont, in: entry.frame, wave: wave)) { builder in
                paintTitle(
                    index, font: style.titleFont, color: style.titleColor, in: entry.frame, wave: wave,
                    into: &builder)
            }
        }
    }

    /// The shape behind the current title, and the title in its own font and colour (IB-5 … IB-7).
    private func paintHighlight(
        ofTitle index: Int, of bar: IndexBarLayout, wave: IndexWave?, opacity: Double,
        into builder: inout SceneBuilder
    ) {
        let style = theme.indexBar.highlight
        let slot = bar.slotFrame(ofTitle: index)
        let shape = style.shape.outline(in: slot)
        let node = SceneNode(
            id: "index-bar/highlight", role: .highlight, frame: shape?.bounds ?? slot, text: layout.titles[index].text,
            color: shape == nil ? style.color : style.fill.representative ?? style.ring.color, opacity: opacity)
        builder.add(node) { builder in
            if let shape { builder.draw(Box(shape: shape, fill: style.fill, border: style.ring).commands) }
        }
        let title = titleNode(
            index, frame: slot, of: bar, font: style.font, color: style.color, opacity: opacity)
        builder.add(title, clip: clip(for: index, font: style.font, in: slot, wave: wave)) { builder in
            paintTitle(index, font: style.font, color: style.color, in: slot, wave: wave, into: &builder)
        }
    }

    private func titleNode(
        _ index: Int, frame: Rect, of bar: IndexBarLayout, font: FontStyle, color: Color, opacity: Double
    ) -> SceneNode {
        let step = bar.slotsFrame.height / Double(bar.titleCount)
        let hit = Rect(
            x: bar.hitArea.minX, y: bar.slotsFrame.minY + Double(index) * step, width: bar.hitArea.width, height: step)
        return SceneNode(
            id: "index-bar/title/\(index)", role: .indexTitle, frame: frame, hit: hit,
            text: layout.titles[index].text, font: font, color: color, opacity: opacity)
    }

    private func paintTitle(
        _ index: Int, font: FontStyle, color: Color, in slot: Rect, wave: IndexWave?,
        into builder: inout SceneBuilder
    ) {
        let displaced = wave?.displacement(ofSlotAt: slot.midY) ?? .none
        paint(
            layout.titles[index], font: font.resized(to: font.size * displaced.scale), color: color,
            center: slot.center.offset(dx: displaced.dx),
            maximumWidth: theme.indexBar.wideTitles == .shrink && wave == nil ? slot.width : .infinity,
            into: &builder)
    }

    /// The slot's sides where a title is wider than it and is to be cut (IB-8).
    private func clip(for index: Int, font: FontStyle, in slot: Rect, wave: IndexWave?) -> Shape? {
        guard theme.indexBar.wideTitles == .clip, wave == nil, case .text(let text) = layout.titles[index],
            setter.advance(of: text, font: font) > slot.width
        else { return nil }
        return .rect(slot)
    }
}

extension IndexHighlightStyle.Shape {
    /// IB-7; `nil` for none.
    fileprivate func outline(in slot: Rect) -> Shape? {
        switch self {
        case .none: return nil
        case .circle:
            let diameter = min(slot.width, slot.height)
            return .ellipse(Rect(center: slot.center, size: Size(width: diameter, height: diameter)))
        case .capsule: return Shape(slot, rounding: .capsule)
        case .roundedRect(let radius): return Shape(slot, rounding: .radius(radius))
        }
    }
}
