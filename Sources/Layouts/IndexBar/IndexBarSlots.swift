import Styles

/// Which titles a bar draws, and how high its slots are, for the room that it has (IB-16).
struct IndexBarSlots {
    let titleCount: Int
    let slotHeight: Double
    let contents: [IndexBarEntry.Content]
    let overflow: IndexBarOverflow

    /// The height of all slots in points.
    var innerHeight: Double { trackHeight ?? Double(contents.count) * slotHeight }
    /// That of proportional slots.
    private var trackHeight: Double?

    /// `room` is the height of the bar's area in points.
    init(style: IndexBarStyle, titleCount: Int, room: Double) {
        let innerRoom = max(room - style.contentInsets.top - style.contentInsets.bottom, 0)
        guard Self.slots(of: style.slotHeight, in: innerRoom) < Double(titleCount) else {
            self.init(all: titleCount, slotHeight: style.slotHeight, overflow: .fits)
            return
        }
        switch style.overflow {
        case .clip:
            let excess = Double(titleCount) * style.slotHeight - innerRoom
            self.init(all: titleCount, slotHeight: style.slotHeight, overflow: .clipped(by: excess))
        case .condense:
            self.init(condensing: titleCount, slotHeight: style.slotHeight, room: innerRoom)
        case .shrink(let minimum):
            let fitting = innerRoom / Double(titleCount)
            let floor = min(minimum, style.slotHeight)
            if fitting >= floor, fitting > 0 {
                self.init(all: titleCount, slotHeight: fitting, overflow: .shrunk(slotHeight: fitting))
            } else {
                self.init(condensing: titleCount, slotHeight: floor, room: innerRoom)
            }
        }
    }

    /// A bar of a length whose slots are in proportion to what they stand for (LK-3).
    init(track titleCount: Int, length: Double, style: IndexBarStyle) {
        self.titleCount = titleCount
        self.slotHeight = style.slotHeight
        self.contents = []
        self.overflow = .fits
        trackHeight = max(length - style.contentInsets.top - style.contentInsets.bottom, 0)
    }

    private init(all titleCount: Int, slotHeight: Double, overflow: IndexBarOverflow) {
        self.titleCount = titleCount
        self.slotHeight = slotHeight
        self.contents = (0..<titleCount).map { .title($0) }
        self.overflow = overflow
    }

    /// With room for k slots, made odd, m = (k + 1) / 2 titles are drawn, a bullet between neighbours; drawn
    /// title j stands for title round(j · (n − 1) / (m − 1)).
    private init(condensing titleCount: Int, slotHeight: Double, room: Double) {
        let wholeSlots = max(Int(min(Self.slots(of: slotHeight, in: room), Double(titleCount - 1))), 1)
        let drawn = (wholeSlots + 1) / 2
        self.titleCount = titleCount
        self.slotHeight = slotHeight
        self.contents = (0..<(2 * drawn - 1)).map { position in
            guard position.isMultiple(of: 2) else { return .bullet }
            guard drawn > 1 else { return .title(0) }
            let place = Double(position / 2) * Double(titleCount - 1) / Double(drawn - 1)
            return .title(Int(place.rounded()))
        }
        self.overflow = .condensed(drawn: drawn, of: titleCount)
    }

    /// How many slots of a height fit into a room; without height, as many as there may be.
    ///
    /// A millionth of a slot is granted, for lengths that arithmetic has left a little short.
    private static func slots(of height: Double, in room: Double) -> Double {
        height > 0 ? room / height + 1e-6 : .infinity
    }
}
