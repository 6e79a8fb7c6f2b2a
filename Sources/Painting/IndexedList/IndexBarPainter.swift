import Contents
import DisplayLists
import Geometry
import Interaction
import Layouts
import Styles

/// Paints an index bar: its titles, the highlighted one over its shape (IB-4 … IB-11).
struct IndexBarPainter {
    private let layout: Layout<ListContent>
    private let bar: IndexBarLayout
    private let highlight: Int?
    private let wave: WaveLayout?
    /// What the touched title has opened into, as far as its bubble shows (LK-5).
    private let opening: (title: Int, section: Int, parts: IndexBarOpening, opacity: Double)?
    /// As far along the bar as the list is in its range (LK-4).
    private let thumb: Rect?
    /// The bar's, which its nodes tell.
    private let opacity: Double

    init(layout: Layout<ListContent>, bar: IndexBarLayout, state: IndexedListState) {
        self.layout = layout
        self.bar = bar
        highlight = state.highlight.flatMap { layout.geometry.titles.indices.contains($0) ? $0 : nil }
        wave = state.bubble.flatMap {
            layout.wave(atTitle: $0.title, fingerY: $0.fingerY, strength: $0.opacity)
        }
        opacity = state.barOpacity
        let range = layout.geometry.list.scrollRange
        let length = range.upperBound - range.lowerBound
        let share = length > 0 ? (state.offset - range.lowerBound) / length : 0
        thumb = bar.thumbFrame(layout.theme.indexBar.thumb, atShare: share)
        opening =
            layout.theme.indexBar.opens
            ? state.bubble.flatMap { [thumb] bubble in
                bubble.section.flatMap { section in
                    bar.opening(ofTitle: bubble.title, current: section, thumb: thumb).map {
                        (bubble.title, section, $0, bubble.opacity)
                    }
                }
            } : nil
    }

    private var style: IndexBarStyle { layout.theme.indexBar }

    func paint(into builder: inout SceneBuilder) {
        let node = SceneNode(
            id: "index-bar", role: .indexBar, frame: bar.frame, hit: bar.hitArea,
            color: style.background.representative, opacity: opacity)
        builder.addNode(node, groupOpacity: opacity) { builder in
            builder.drawBox(
                Box(
                    shape: Shape(bar.frame, rounding: style.cornerRounding, layout.direction), fill: style.background,
                    border: style.border, shadow: style.shadow))
            paintThumb(into: &builder)
            paintEntries(into: &builder)
            if let highlight { paintHighlight(ofTitle: highlight, into: &builder) }
            if let opening { paintOpening(opening.parts, at: opening.section, opening.opacity, into: &builder) }
        }
    }

    /// All entries but those in whose place the highlighted title stands.
    private func paintEntries(into builder: inout SceneBuilder) {
        for (position, entry) in bar.entries.enumerated() where !isCovered(entry) {
            switch entry.content {
            case .title(let index):
                paintTitle(
                    index, in: place(of: entry.frame), font: style.titleFont, color: style.titleColor, into: &builder)
            case .bullet: paintBullet(position / 2, in: place(of: entry.frame), into: &builder)
            }
        }
    }

    /// The shape behind the current title, and the title in its own font and colour (IB-5 … IB-7).
    private func paintHighlight(ofTitle index: Int, into builder: inout SceneBuilder) {
        let style = style.highlight
        guard let slot = highlightSlot(ofTitle: index) else { return }
        let place = place(of: slot)
        let shape = style.shape.outline(in: highlightRoom(at: place))
        let node = SceneNode(
            id: "index-bar/highlight", role: .highlight, frame: shape?.bounds ?? place.frame,
            text: layout.shownTitle(index).name,
            color: shape == nil ? style.color : style.fill.representative ?? style.ring.color, opacity: opacity)
        builder.addNode(node) { builder in
            if let shape { builder.drawBox(Box(shape: shape, fill: style.fill, border: style.ring)) }
        }
        paintTitle(index, in: place, font: style.font, color: style.color, into: &builder)
    }

    /// What the highlight's shape fills: in a wave, which enlarges slots and keeps them as far apart as they are, it is no
    /// higher than the letters above and below leave it room (LK-2).
    private func highlightRoom(at place: WaveLayout.Place) -> Rect {
        guard place.scale > 1 else { return place.frame }
        let capHeight = layout.texts.capHeight(of: style.titleFont)
        let reaches = bar.entries.lazy.filter { !isCovered($0) }.map { entry in
            let other = self.place(of: entry.frame)
            return abs(other.frame.midY - place.frame.midY) - other.scale * capHeight / 2
        }
        let height = min(place.frame.height, 2 * max(reaches.min() ?? .infinity, 0))
        return Rect(center: place.frame.center, size: Size(width: place.frame.width, height: height))
    }

    /// Where the highlight stands: in the title's slot, or on a bar with a track where its line is, if it has one.
    private func highlightSlot(ofTitle index: Int) -> Rect? {
        guard bar.track != nil else { return bar.slotFrame(ofTitle: index) }
        return bar.entries.first { $0.content == .title(index) }?.frame
    }

    /// How much of a title shows: one whose place another takes goes as that comes.
    private func share(ofTitle index: Int) -> Double {
        guard let opening, opening.parts.covered.contains(index) else { return 1 }
        return 1 - opening.opacity
    }

    /// The titles of sections that the touched title has opened into (LK-5).
    private func paintOpening(
        _ opening: IndexBarOpening, at current: Int, _ share: Double, into builder: inout SceneBuilder
    ) {
        let title = bubbleTitle
        for label in opening.labels {
            let isCurrent = label.section == current
            let text = layout.shown(layout.shownContent.sections[label.section].title.without(title))
            let font = isCurrent ? style.highlight.font.resized(to: style.openFont.size) : style.openFont
            let color = isCurrent ? style.highlight.color : style.titleColor
            let node = SceneNode(
                id: "index-bar/section/\(label.section)", role: .indexTitle, frame: label.frame, text: text, font: font,
                color: color, opacity: opacity * share)
            builder.addNode(node, groupOpacity: share) { builder in
                builder.drawIndexTitle(
                    .text(text), font: font, color: color, center: label.frame.center,
                    maximumWidth: label.frame.width, texts: layout.texts)
            }
        }
    }

    /// The title that is open, which its sections' titles need not say again.
    private var bubbleTitle: String { opening.map { layout.geometry.titles[$0.title].name } ?? "" }

    /// What stands where the list is scrolled to (LK-4).
    private func paintThumb(into builder: inout SceneBuilder) {
        let style = style.thumb
        guard let frame = thumb else { return }
        let node = SceneNode(
            id: "index-bar/thumb", role: .highlight, frame: frame, color: style.fill.representative, opacity: opacity)
        builder.addNode(node) {
            let shape = Shape(frame, rounding: style.cornerRounding, bar.side == .right ? .leftToRight : .rightToLeft)
            $0.drawBox(Box(shape: shape, fill: style.fill, border: style.border, shadow: style.shadow))
        }
    }

    /// Whether the highlighted title stands in an entry's place: in its own slot, or in a condensed bar where it
    /// would touch it.
    private func isCovered(_ entry: IndexBarEntry) -> Bool {
        guard let highlight else { return false }
        guard bar.isCondensed else { return entry.content == .title(highlight) }
        return abs(entry.frame.midY - bar.slotFrame(ofTitle: highlight).midY) < 0.75 * bar.slotHeight
    }

    private func paintTitle(
        _ index: Int, in place: WaveLayout.Place, font: FontStyle, color: Color, into builder: inout SceneBuilder
    ) {
        let title = layout.shownTitle(index)
        let share = share(ofTitle: index)
        let font = font.resized(to: font.size * place.scale)
        let node = SceneNode(
            id: "index-bar/title/\(index)", role: .indexTitle, frame: place.frame, hit: bar.hitArea(ofTitle: index),
            text: title.name, font: font, color: color, opacity: opacity * share)
        builder.addNode(node, clip: clip(for: title, font: font, in: place.frame), groupOpacity: share) { builder in
            builder.drawIndexTitle(
                title, font: font, color: color, center: place.frame.center,
                maximumWidth: style.wideTitles == .shrink ? place.frame.width : .infinity, texts: layout.texts)
        }
    }

    /// The mark between two titles of a condensed bar (IB-16).
    private func paintBullet(_ number: Int, in place: WaveLayout.Place, into builder: inout SceneBuilder) {
        let font = style.titleFont.resized(to: style.titleFont.size * place.scale)
        let node = SceneNode(
            id: "index-bar/separator/\(number)", role: .indexSeparator, frame: place.frame, text: "•", font: font,
            color: style.titleColor, opacity: opacity)
        builder.addNode(node) { builder in
            builder.drawText(layout.texts.title("•", font: font, center: place.frame.center), style.titleColor)
        }
    }

    private func place(of slot: Rect) -> WaveLayout.Place {
        wave?.place(of: slot) ?? WaveLayout.Place(still: slot)
    }

    /// The slot, where a title is wider than it and is to be cut (IB-8).
    private func clip(for title: IndexTitle, font: FontStyle, in slot: Rect) -> Shape? {
        guard style.wideTitles == .clip, case .text(let text) = title,
            layout.texts.advance(of: text, font: font) > slot.width
        else { return nil }
        return .rect(slot)
    }
}

extension String {
    /// The text without what it says of a part, and without the marks that joined the two: "March" of "March 2024"; the
    /// whole text where nothing else is left.
    fileprivate func without(_ part: String) -> String {
        guard !part.isEmpty, let range = firstRange(of: part) else { return self }
        let rest = String((self[..<range.lowerBound] + self[range.upperBound...]))
        let trimmed = rest.drop { !$0.isLetter && !$0.isNumber }
        let end = trimmed.lastIndex {
            $0.isLetter || $0.isNumber || $0.unicodeScalars.contains { $0.properties.isGraphemeExtend }
        }
        return end.map { String(trimmed[...$0]) } ?? self
    }
}

extension SceneBuilder {
    /// Draws a title of any kind around a point: text, a symbol or a picture.
    mutating func drawIndexTitle(
        _ title: IndexTitle, font: FontStyle, color: Color, center: Point, maximumWidth: Double, texts: TextSetter
    ) {
        let side = min(font.size, maximumWidth)
        switch title {
        case .text(let text):
            drawText(texts.title(text, font: font, center: center, maximumWidth: maximumWidth), color)
        case .search: drawSymbol(.search(center: center, side: side * 0.8, color: color))
        case .star: drawSymbol(.star(center: center, side: side * 0.9, color: color))
        case .image(let path):
            let frame = Rect(center: center, size: Size(width: side, height: side))
            drawPicture(PictureCommand(path: path, frame: frame, fit: .fit))
        }
    }
}

extension IndexHighlightStyle.Shape {
    /// The shape behind a title in a slot (IB-7); `nil` for none.
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
