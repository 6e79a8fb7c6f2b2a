import DisplayLists
import Geometry
import Layouts
import Styles

/// Paints what stands in the slots of an index bar.
struct IndexTitlePainter {
    let screen: IndexedListPainter
    let bar: IndexBarLayout
    let wave: IndexWave?
    /// The bar's, which its nodes tell.
    let opacity: Double

    private var style: IndexBarStyle { screen.theme.indexBar }

    /// All entries but those in whose place the highlighted title stands.
    func paintEntries(exceptUnder highlight: Int?, into builder: inout SceneBuilder) {
        for (position, entry) in bar.entries.enumerated() where !isCovered(entry, byHighlight: highlight) {
            switch entry.content {
            case .title(let index):
                paintTitle(
                    index, in: place(of: entry.frame), font: style.titleFont, color: style.titleColor, into: &builder)
            case .bullet: paintBullet(position / 2, in: place(of: entry.frame), into: &builder)
            }
        }
    }

    /// The shape behind the current title, and the title in its own font and colour (IB-5 … IB-7).
    func paintHighlight(ofTitle index: Int, into builder: inout SceneBuilder) {
        let style = style.highlight
        let place = place(of: bar.slotFrame(ofTitle: index))
        let shape = style.shape.outline(in: place.frame)
        let node = SceneNode(
            id: "index-bar/highlight", role: .highlight, frame: shape?.bounds ?? place.frame,
            text: screen.layout.titles[index].name,
            color: shape == nil ? style.color : style.fill.representative ?? style.ring.color, opacity: opacity)
        builder.add(node) { builder in
            if let shape { builder.draw(Box(shape: shape, fill: style.fill, border: style.ring).commands) }
        }
        paintTitle(index, in: place, font: style.font, color: style.color, into: &builder)
    }

    /// Whether the highlighted title stands in an entry's place: in its own slot, or in a condensed bar where it
    /// would touch it.
    private func isCovered(_ entry: IndexBarEntry, byHighlight highlight: Int?) -> Bool {
        guard let highlight else { return false }
        guard bar.isCondensed else { return entry.content == .title(highlight) }
        return abs(entry.frame.midY - bar.slotFrame(ofTitle: highlight).midY) < 0.75 * bar.slotHeight
    }

    private func paintTitle(
        _ index: Int, in place: IndexWave.Place, font: FontStyle, color: Color, into builder: inout SceneBuilder
    ) {
        let title = screen.layout.titles[index]
        let font = font.resized(to: font.size * place.scale)
        let node = SceneNode(
            id: "index-bar/title/\(index)", role: .indexTitle, frame: place.frame, hit: hitArea(ofTitle: index),
            text: title.name, font: font, color: color, opacity: opacity)
        builder.add(node, clip: clip(for: title, font: font, in: place.frame)) { builder in
            screen.paint(
                title, font: font, color: color, center: place.frame.center,
                maximumWidth: style.wideTitles == .shrink ? place.frame.width : .infinity, into: &builder)
        }
    }

    /// The mark between two titles of a condensed bar (IB-16).
    private func paintBullet(_ number: Int, in place: IndexWave.Place, into builder: inout SceneBuilder) {
        let font = style.titleFont.resized(to: style.titleFont.size * place.scale)
        let node = SceneNode(
            id: "index-bar/separator/\(number)", role: .indexSeparator, frame: place.frame, text: "•", font: font,
            color: style.titleColor, opacity: opacity)
        builder.add(node) { builder in
            screen.paint(
                .text("•"), font: font, color: style.titleColor, center: place.frame.center, into: &builder)
        }
    }

    private func place(of slot: Rect) -> IndexWave.Place {
        wave?.place(of: slot) ?? IndexWave.Place(frame: slot, scale: 1)
    }

    /// The strip of the bar's hit area in which a finger selects the title (IB-15 … IB-17).
    private func hitArea(ofTitle index: Int) -> Rect {
        let step = bar.slotsFrame.height / Double(bar.titleCount)
        return Rect(
            x: bar.hitArea.minX, y: bar.slotsFrame.minY + Double(index) * step, width: bar.hitArea.width, height: step)
    }

    /// The slot, where a title is wider than it and is to be cut (IB-8).
    private func clip(for title: IndexTitle, font: FontStyle, in slot: Rect) -> Shape? {
        guard style.wideTitles == .clip, case .text(let text) = title,
            screen.setter.advance(of: text, font: font) > slot.width
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
