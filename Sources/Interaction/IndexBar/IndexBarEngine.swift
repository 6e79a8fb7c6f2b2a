public import Geometry
public import Layouts
public import Styles

/// The behaviour of an index bar (IB-17 … IB-29), for a real control and for pictures alike.
///
/// A value without a clock: inputs and times go in, events and scroll requests come out, and what shows is a closed
/// form of time. The touch has two states; the bar and the bubble each have a `Visibility` beside it.
///
///     idle ──touchDown──▶ tracking ──touchMove──▶ tracking
///       ▲                    │
///       └── touchUp, touchCancel, reload
///
/// Every other input is legal in both and leaves the state as it is. Times never run back: an earlier one counts as
/// the engine's own.
public struct IndexBarEngine: Hashable, Sendable {
    public let style: IndexBarStyle
    let bubbleShape: BubbleStyle.Shape
    /// The latest time that the engine has been told.
    public private(set) var time: Double
    public internal(set) var layout: IndexedListLayout
    /// The highlighted title; `nil` where the bar is absent, or no title stands for the current section.
    public internal(set) var highlight: Int?
    public internal(set) var touch = Touch.idle
    /// The bar's; that of a permanent bar changes only when the bar comes or goes with its titles.
    public internal(set) var bar: Visibility
    public internal(set) var bubble: Visibility
    /// The title that the bubble shows or showed last.
    public internal(set) var bubbleTitle: Int?
    /// Where the finger was last on the slots, in canvas points.
    var fingerY: Double?
    var list: SectionListStatus
    var outputs: [IndexBarOutput] = []

    /// Whether a finger is on the bar (IB-19).
    public enum Touch: Hashable, Sendable {
        case idle
        case tracking(Tracking)
    }

    /// A finger on the bar.
    public struct Tracking: Hashable, Sendable {
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

extension IndexBarEngine {
    /// Takes an input at a time and returns what happened up to then and because of it, in the order in which it did.
    public mutating func handle(_ input: IndexBarInput, at time: Double) -> [IndexBarOutput] {
        var outputs = advance(to: time)
        switch input {
        case .touchDown(let point): touchDown(at: point)
        case .touchMove(let point, let duration): touchMove(to: point, over: duration)
        case .touchUp, .touchCancel: touchEnd()
        case .list(let status): follow(status)
        case .reload(let layout, let status): reload(layout, list: status)
        }
        outputs += takeOutputs()
        return outputs + advance(to: time)
    }

    /// Lets time pass.
    public mutating func advance(to time: Double) -> [IndexBarOutput] {
        while let next = nextChange, next <= time {
            self.time = max(self.time, next)
            change()
        }
        self.time = max(self.time, time)
        return takeOutputs()
    }

    /// The time of the next change of state, if nothing else happens; never before the engine's own time.
    public var nextChange: Double? {
        let times = [nextZoneChange?.time, bar.nextChange, bubble.nextChange].compactMap(\.self)
        return times.min().map { max($0, time) }
    }

    /// 0…1.
    public func barOpacity(at time: Double) -> Double { bar.opacity(at: time) }

    /// The bubble as it shows at a time, which must not be beyond `nextChange`; `nil` where there is none.
    public func bubbleState(at time: Double) -> BubbleState? {
        guard let bubbleTitle, bubble.isPresent else { return nil }
        return BubbleState(
            title: bubbleTitle, opacity: bubble.opacity(at: time),
            fingerY: bubbleShape == .wave ? fingerY(at: time) : nil)
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

    /// Does what is due at the engine's time, one thing of each kind.
    private mutating func change() {
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

    private mutating func takeOutputs() -> [IndexBarOutput] {
        defer { outputs = [] }
        return outputs
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
