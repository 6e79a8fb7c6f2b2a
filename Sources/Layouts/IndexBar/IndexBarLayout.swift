public import Geometry
public import Styles

/// Where the index bar is and which title stands where (IB-8 … IB-16), in canvas points.
public struct IndexBarLayout: Hashable, Sendable {
    /// The bar's frame; its background and rounding fill it.
    public let frame: Rect
    /// What is drawn, from top to bottom.
    public let entries: [IndexBarEntry]
    /// The number of titles, drawn or not; each can be reached by touch.
    public let titleCount: Int
    /// The slots together: the frame without the content insets.
    public let slotsFrame: Rect
    /// The height of a drawn slot in effect.
    public let slotHeight: Double
    /// The frame extended to the canvas edge, and by the touch padding on the list's side (IB-15).
    public let hitArea: Rect
    /// What was done to fit the bar into its area (IB-16).
    public let overflow: IndexBarOverflow
    /// The side of the canvas that the bar is at: that of its edge, or of an explicit frame the nearer one. The
    /// bubble stands on its other side (IB-13).
    public let side: HorizontalSide
    /// Points by which the bar is wider than its style says, for titles too wide for their slots (IB-8).
    public let widening: Double
    /// Where the sections are along a bar whose slots are in proportion; `nil` where slots are even (LK-3).
    public let track: IndexBarTrack?
}

extension IndexBarLayout {
    /// Lays the bar out; `nil` where there are fewer titles than the style's minimum, or none (IB-2).
    ///
    /// `titleWidths` are the advances of the titles in points, used for an automatic width (IB-8); `sections` what
    /// proportional slots are in proportion to (LK-3).
    public init?(
        style: IndexBarStyle, titleWidths: [Double], area: ListArea, direction: LayoutDirection = .leftToRight,
        sections: IndexedSections? = nil
    ) {
        guard !titleWidths.isEmpty, titleWidths.count >= style.minimumCount else { return nil }
        let isMirrored = direction == .rightToLeft
        let area = isMirrored ? area.mirrored : area
        let width = style.barWidth(titleWidths: titleWidths)
        let isTrack = style.slots == .proportional && sections != nil
        let length = style.trackLength(in: area.visible.height)
        let slots =
            isTrack
            ? IndexBarSlots(track: titleWidths.count, length: length, style: style)
            : IndexBarSlots(style: style, titleCount: titleWidths.count, room: area.visible.height)
        let height = slots.innerHeight + style.contentInsets.top + style.contentInsets.bottom
        let usual = style.barFrame(size: Size(width: width, height: height), in: area)
        let side = style.side(ofBar: usual, in: area)
        let slotWidth = usual.width - style.contentInsets.leading - style.contentInsets.trailing
        let widening = max(style.slotWidth(forTitlesOf: titleWidths.max() ?? 0) - slotWidth, 0)
        let frame = widening > 0 ? usual.widened(by: widening, awayFrom: side) : usual
        let slotsFrame = frame.inset(by: style.contentInsets)
        let track = isTrack ? sections?.track(of: titleWidths.count, in: style.thumbSpan(in: slotsFrame)) : nil
        func placed(_ rect: Rect) -> Rect { isMirrored ? rect.mirrored(in: area.frame) : rect }
        self.init(
            frames: (bar: placed(frame), slots: placed(slotsFrame)), side: isMirrored ? side.opposite : side,
            slots: slots, track: (track, style.showsTitles), widening: widening,
            hitArea: (container: area.frame, padding: style.touchPadding))
    }

    private init(
        frames: (bar: Rect, slots: Rect), side: HorizontalSide, slots: IndexBarSlots,
        track: (layout: IndexBarTrack?, showsTitles: Bool), widening: Double,
        hitArea: (container: Rect, padding: Double)
    ) {
        let slotsFrame = frames.slots
        self.frame = frames.bar
        self.widening = widening
        self.titleCount = slots.titleCount
        self.slotsFrame = slotsFrame
        self.slotHeight = slots.slotHeight
        self.overflow = slots.overflow
        self.side = side
        self.hitArea = frames.bar.extended(to: side, of: hitArea.container, padding: hitArea.padding)
        self.track = track.layout
        if let layout = track.layout {
            self.entries = track.showsTitles ? layout.labels(in: slotsFrame, height: slots.slotHeight) : []
            return
        }
        self.entries = slots.contents.enumerated().map { position, content in
            IndexBarEntry(
                content: content,
                frame: Rect(
                    x: slotsFrame.minX, y: slotsFrame.minY + Double(position) * slots.slotHeight,
                    width: slotsFrame.width, height: slots.slotHeight))
        }
    }

    /// The slot at which the highlight and the bubble of a title stand.
    ///
    /// In a condensed bar it is a slot high around (i + ½) · innerHeight / n, between the drawn ones (IB-16).
    public func slotFrame(ofTitle index: Int) -> Rect {
        precondition(0..<titleCount ~= index, "title \(index) of \(titleCount)")
        if let span = track?.span(ofTitle: index) {
            return Rect(minX: slotsFrame.minX, minY: span.lowerBound, maxX: slotsFrame.maxX, maxY: span.upperBound)
        }
        guard isCondensed else { return entries[index].frame }
        let step = slotsFrame.height / Double(titleCount)
        return Rect(
            center: Point(x: slotsFrame.midX, y: slotsFrame.minY + (Double(index) + 0.5) * step),
            size: Size(width: slotsFrame.width, height: slotHeight))
    }

    /// Whether titles stand for others that are not drawn; otherwise each has its own entry.
    public var isCondensed: Bool {
        if case .condensed = overflow { true } else { false }
    }
}

extension IndexBarStyle {
    /// The width of the bar for titles of such widths, in points (IB-8).
    fileprivate func barWidth(titleWidths: [Double]) -> Double {
        switch width {
        case .fixed(let width): width
        case .automatic: (titleWidths.max() ?? 0) + contentInsets.leading + contentInsets.trailing
        }
    }

    /// The width that slots need for titles of a width at most (IB-8).
    fileprivate func slotWidth(forTitlesOf width: Double) -> Double {
        switch wideTitles {
        case .clip: 0
        case .shrink: Self.smallestTitleScale * width
        case .widen: width
        }
    }

    /// The size of a title that has shrunk the most, as a share of its own (IB-8).
    private static let smallestTitleScale = 0.6

    /// IB-12, IB-14, from left to right.
    fileprivate func barFrame(size: Size, in area: ListArea) -> Rect {
        switch placement {
        case .frame(let frame):
            return Rect(center: frame.center, size: Size(width: frame.width, height: size.height))
        case .edge(let edge, let margin, let alignment):
            let x =
                switch edge {
                case .leading: area.visible.minX + margin
                case .trailing: area.visible.maxX - margin - size.width
                }
            let y =
                switch alignment {
                case .top: area.visible.minY
                case .center: area.visible.midY - size.height / 2
                case .bottom: area.visible.maxY - size.height
                }
            return Rect(origin: Point(x: x, y: y), size: size)
        }
    }

    /// From left to right.
    fileprivate func side(ofBar frame: Rect, in area: ListArea) -> HorizontalSide {
        switch placement {
        case .edge(.leading, _, _): .left
        case .edge(.trailing, _, _): .right
        case .frame: HorizontalSide(nearest: frame, in: area.frame)
        }
    }
}

extension Rect {
    /// Wider by so many points on the other side.
    fileprivate func widened(by width: Double, awayFrom side: HorizontalSide) -> Rect {
        switch side {
        case .right: Rect(minX: minX - width, minY: minY, maxX: maxX, maxY: maxY)
        case .left: Rect(minX: minX, minY: minY, maxX: maxX + width, maxY: maxY)
        }
    }

    /// IB-15: wider up to a side of `container`, and by `padding` on the other side.
    fileprivate func extended(to side: HorizontalSide, of container: Rect, padding: Double) -> Rect {
        switch side {
        case .right: Rect(minX: minX - padding, minY: minY, maxX: max(maxX, container.maxX), maxY: maxY)
        case .left: Rect(minX: min(minX, container.minX), minY: minY, maxX: maxX + padding, maxY: maxY)
        }
    }
}

extension IndexBarLayout {
    /// Whether a touch that begins at the point belongs to the bar (IB-15).
    public func isHit(at point: Point) -> Bool {
        hitArea.contains(point)
    }

    /// What a finger that began on the bar and now is at `point`, in canvas points, selects (IB-17, IB-18).
    public func target(at point: Point, style: IndexBarStyle) -> IndexBarTarget {
        if style.outside == .freeze, hasLeftSideways(point) { return .frozen }
        let row = row(atY: point.y)
        if !rows.contains(row), style.outOfRange == .ignore { return .outOfRange }
        return .title(title(ofRow: row))
    }

    /// What a finger tells apart along the bar: titles, or where slots are in proportion sections (IB-17, LK-3).
    package var rows: Range<Int> { 0..<(track.map { $0.edges.count - 1 } ?? titleCount) }

    /// The row at a height, −1 above all, the count below all: by y / slotHeight (IB-17), or y · n / innerHeight where
    /// the bar is condensed (IB-16).
    package func row(atY y: Double) -> Int {
        if let track { return track.section(atY: y) }
        let distance = y - slotsFrame.minY
        let row = isCondensed ? distance * Double(titleCount) / slotsFrame.height : distance / slotHeight
        return row.isNaN ? titleCount : Int(min(max(row.rounded(.down), -1), Double(titleCount)))
    }

    /// The y at which a row begins; after the last one, where it ends.
    package func edge(ofRow row: Int) -> Double {
        track.map { $0.edges[row] } ?? slotsFrame.minY + Double(row) * rowHeight
    }

    /// The height that each title, drawn or not, takes of even slots (IB-16).
    private var rowHeight: Double {
        isCondensed ? slotsFrame.height / Double(titleCount) : slotHeight
    }

    /// The title of the row that is nearest to a number.
    package func title(ofRow row: Int) -> Int {
        let row = min(max(row, rows.lowerBound), rows.upperBound - 1)
        return track.map { $0.titles[row] } ?? row
    }

    /// The section of the row that is nearest to a number; `nil` where rows are titles.
    package func section(ofRow row: Int) -> Int? { track == nil ? nil : min(max(row, 0), rows.upperBound - 1) }

    /// The strip of the hit area in which a finger selects a title (IB-15 … IB-17).
    public func hitArea(ofTitle index: Int) -> Rect {
        if track != nil {
            let slot = slotFrame(ofTitle: index)
            return Rect(x: hitArea.minX, y: slot.minY, width: hitArea.width, height: slot.height)
        }
        let step = slotsFrame.height / Double(titleCount)
        return Rect(x: hitArea.minX, y: slotsFrame.minY + Double(index) * step, width: hitArea.width, height: step)
    }

    /// x < 0 in bar coordinates; beyond the bar's other edge where it is at the left (IB-13). The padding
    /// belongs to the bar.
    private func hasLeftSideways(_ point: Point) -> Bool {
        switch side {
        case .right: point.x < hitArea.minX
        case .left: point.x > hitArea.maxX
        }
    }
}

/// A title or a bullet in its slot.
public struct IndexBarEntry: Hashable, Sendable {
    /// What stands in the slot.
    public let content: Content
    /// In canvas points.
    public let frame: Rect

    /// What stands in a slot (IB-16).
    public enum Content: Hashable, Sendable {
        /// An index into the bar's titles.
        case title(Int)
        /// Stands for the titles that a condensed bar leaves out (IB-16).
        case bullet
    }
}

/// How a bar came to fit its area (IB-16).
public enum IndexBarOverflow: Hashable, Sendable {
    /// It is short enough.
    case fits
    /// So many of its titles are drawn, with a bullet between neighbours.
    case condensed(drawn: Int, of: Int)
    /// Its slots are only so many points high.
    case shrunk(slotHeight: Double)
    /// It runs this many points beyond its area.
    case clipped(by: Double)
}

/// What a finger at a point means to the bar.
public enum IndexBarTarget: Hashable, Sendable {
    /// The title of a number from 0.
    case title(Int)
    /// The finger has left the bar sideways; the selection stays (IB-18).
    case frozen
    /// The finger is above or below the slots, and the style ignores it there (IB-17).
    case outOfRange
}

/// One of the two sides of a canvas.
public enum HorizontalSide: Hashable, Sendable {
    /// The side at x = 0.
    case left
    /// The side at the canvas's width.
    case right

    /// The side of `container` that `frame` is nearer to; the right one where both are as near.
    public init(nearest frame: Rect, in container: Rect) {
        self = container.maxX - frame.maxX <= frame.minX - container.minX ? .right : .left
    }

    /// The side that this one becomes when the canvas is mirrored (IB-13).
    public var opposite: HorizontalSide { self == .left ? .right : .left }
}
