public import Geometry
public import Layouts
public import Styles

/// The behaviour of an index bar beside a list of any kind: it is told of fingers and of the list, and asks for scrolls
/// (IB-17 … IB-29).
///
/// The touch has two states; the bar and the bubble each have a `Visibility` beside it.
///
///     idle ──touchDown──▶ tracking ──touchMove──▶ tracking
///       ▲                    │
///       └── touchUp, touchCancel, reload
///
/// Every other input is legal in both and leaves the state as it is.
public struct IndexBarEngine: SteppedEngine {
    /// What it is told: touches, and how its list moves.
    public typealias Input = IndexBarInput
    /// What it tells its list, and the app.
    public typealias Output = IndexBarOutput
    /// What it shows at a time.
    public typealias State = IndexBarState

    /// How the bar looks and behaves.
    public let style: IndexBarStyle
    let bubbleShape: BubbleStyle.Shape
    public internal(set) var time: Double
    public internal(set) var layout: IndexedListLayout
    /// The highlighted title; `nil` where the bar is absent, or no title stands for the current section.
    public internal(set) var highlight: Int?
    /// Whether a finger is on the bar, and where.
    public internal(set) var touch = Touch.idle
    /// The bar's; that of a permanent bar changes only when the bar comes or goes with its titles.
    public internal(set) var bar: Visibility
    /// The bubble's.
    public internal(set) var bubble: Visibility
    /// The title that the bubble shows or showed last.
    public internal(set) var bubbleTitle: Int?
    /// The section under the finger, where a title stands for several (LK-3).
    var touchedSection: Int?
    /// That which the bubble shows or showed last.
    var bubbleSection: Int?
    /// Where the finger was last on the slots, in canvas points.
    var fingerY: Double?
    var list: SectionListStatus
    var outputs: [IndexBarOutput] = []

    /// Whether a finger is on the bar (IB-19).
    public enum Touch: Hashable, Sendable {
        /// None is.
        case idle
        /// One came down on it, and may since have left it.
        case tracking(Tracking)
    }

    /// A finger on the bar.
    public struct Tracking: Hashable, Sendable {
        /// Its way since it came down.
        public internal(set) var path: FingerPath
        var zone: FingerZone
        /// Whether this touch has shown the bubble.
        var hasShownBubble = false
        /// When the finger comes to another zone, if its move goes on.
        var nextZone: ZoneChange?
    }

    struct ZoneChange: Hashable, Sendable {
        let time: Double
        let zone: FingerZone
    }

    /// A bar beside a list at rest.
    public init(
        layout: IndexedListLayout, style: IndexBarStyle, bubble: BubbleStyle, list: SectionListStatus, time: Double = 0
    ) {
        self.style = style
        self.bubbleShape = bubble.shape
        self.time = time
        self.layout = layout
        self.list = list
        self.bar = Visibility(
            isShown: style.showStyle == .permanent && layout.bar != nil, fadeIn: style.fadeIn, fadeOut: style.fadeOut)
        self.bubble = Visibility(isShown: false, fadeIn: bubble.fadeIn, fadeOut: bubble.fadeOut)
        self.highlight = layout.bar == nil ? nil : layout.title(ofLine: list.section)
    }
}

/// What happens to an index bar.
public enum IndexBarInput: Hashable, Sendable {
    /// A finger comes down on the bar, in canvas points. While one is down, another is ignored (IB-19).
    case touchDown(Point)
    /// The finger moves evenly to a point within a duration in seconds.
    case touchMove(to: Point, over: Double)
    /// The finger lifts.
    case touchUp
    /// The system takes the finger away.
    case touchCancel
    /// The list beside the bar moves, rests or has come to another section.
    case list(SectionListStatus)
    /// The bar has new titles, and the list is as the status says (IB-29).
    case reload(IndexedListLayout, SectionListStatus)
}

/// What an index bar does.
public enum IndexBarOutput: Hashable, Sendable {
    /// Something has happened that surroundings are told of.
    case event(TimedEvent)
    /// The list is to be scrolled (IB-19).
    case scroll(to: IndexBarGoal, at: Double)
    /// The list is to go with a finger (LK-4).
    case lead(IndexBarLead, at: Double)
}

/// The way of a list with a finger along its bar, in shares of its scroll range, which lie beyond 0…1 where the finger is
/// beyond the bar (LK-4).
public struct IndexBarLead: Hashable, Sendable {
    /// Where the list is at once.
    public let start: Double
    /// Where it is in the end.
    public let end: Double
    /// Seconds.
    public let duration: Double
}

/// Where a title leads.
public enum IndexBarGoal: Hashable, Sendable {
    /// A section of the list, by its number from 0.
    case section(Int)
    /// The top at which the list rests: the search glyph's goal.
    case restingTop
}

/// What shows of an index bar.
public struct IndexBarState: Hashable, Sendable {
    /// 0…1; 0 while a bar that shows on scroll is hidden (IB-20).
    public let opacity: Double
    /// The number of the highlighted title; `nil` where none is.
    public let highlight: Int?
    /// The bubble beside the touched title, while it shows.
    public let bubble: BubbleState?
}

extension IndexBarEngine {
    public var nextChange: Double? {
        earlier(nextZoneChange?.time, earlier(bar.nextChange, bubble.nextChange)).map { max($0, time) }
    }

    mutating func take(_ input: IndexBarInput) {
        switch input {
        case .touchDown(let point): touchDown(at: point)
        case .touchMove(let point, let duration): touchMove(to: point, over: duration)
        case .touchUp, .touchCancel: touchEnd()
        case .list(let status): follow(status)
        case .reload(let layout, let status): reload(layout, list: status)
        }
    }

    func present(at time: Double) -> IndexBarState {
        IndexBarState(opacity: barOpacity(at: time), highlight: highlight, bubble: bubbleState(at: time))
    }

    /// The bar's opacity at a time, which must not be beyond `nextChange`: 0…1.
    public func barOpacity(at time: Double) -> Double { bar.opacity(at: time) }

    /// The bubble as it shows at a time, which must not be beyond `nextChange`; `nil` where there is none.
    public func bubbleState(at time: Double) -> BubbleState? {
        guard let bubbleTitle, bubble.isPresent else { return nil }
        return BubbleState(
            title: bubbleTitle, opacity: bubble.opacity(at: time),
            fingerY: bubbleShape == .wave || layout.bar?.track != nil ? fingerY(at: time) : nil, section: bubbleSection)
    }

    /// Whether a finger at a point belongs to the bar: it is there, and it shows (IB-15).
    public func isTouchable(at point: Point) -> Bool {
        guard let bar = layout.bar, self.bar.opacity(at: time) > 0 else { return false }
        return bar.isHit(at: point)
    }

    private var nextZoneChange: ZoneChange? {
        guard case .tracking(let tracking) = touch else { return nil }
        return tracking.nextZone
    }

    /// One thing of each kind.
    mutating func change() {
        if let change = nextZoneChange, change.time <= time { enter(change.zone) }
        let barWasPresent = bar.isPresent
        bar.advance(to: time)
        if barWasPresent, !bar.isPresent { emit(.barHidden) }
        let bubbleWasPresent = bubble.isPresent
        bubble.advance(to: time)
        if bubbleWasPresent, !bubble.isPresent { emit(.bubbleHidden) }
    }

    mutating func emit(_ event: InteractionEvent) {
        outputs.append(.event(TimedEvent(event, at: time)))
    }
}

extension IndexedListLayout {
    /// The title that the line over a section highlights, over the table header where it is `nil` (IB-26).
    func title(ofLine section: Int?) -> Int? {
        guard !titles.isEmpty else { return nil }
        guard let section else { return titles.firstIndex(of: .search) ?? 0 }
        return title(ofSection: section)
    }
}
