public import Styles

/// What a control tells its surroundings: selections, what comes and goes, scrolls and pages (ST-5).
public enum InteractionEvent: Hashable, Sendable {
    /// A finger has chosen a title; `section` is `nil` where it leads to none, as the search glyph.
    case select(index: Int, title: IndexTitle, section: Int?)
    /// Another title is highlighted; `nil` where none is any more.
    case highlightChanged(index: Int?)
    /// The bar begins to appear.
    case barShown
    /// The bar is gone.
    case barHidden
    /// A finger has come down on a title.
    case bubbleShown(index: Int)
    /// The bubble is gone.
    case bubbleHidden
    /// The list or the pages begin to move, by a finger or a program.
    case scrollBegan
    /// The list or the pages have come to rest; `section` is the list's current one, `nil` over the table header
    /// (IB-26).
    case scrollEnded(offset: Double, section: Int?)
    /// The page control shows another page (GP-14).
    case pageChanged(page: Int)
    /// A finger has lifted on an item (GP-16).
    case itemSelected(index: Int)
}

extension InteractionEvent {
    /// The name that it has in a timeline's JSON (ST-5).
    public var name: String {
        switch self {
        case .select: "select"
        case .highlightChanged: "highlightChanged"
        case .barShown: "barShown"
        case .barHidden: "barHidden"
        case .bubbleShown: "bubbleShown"
        case .bubbleHidden: "bubbleHidden"
        case .scrollBegan: "scrollBegan"
        case .scrollEnded: "scrollEnded"
        case .pageChanged: "pageChanged"
        case .itemSelected: "itemSelected"
        }
    }

    /// Where it stands among events of the same time, the first at 0 (ST-5).
    var rank: Int {
        switch self {
        case .select: 0
        case .highlightChanged: 1
        case .barShown: 2
        case .barHidden: 3
        case .bubbleShown: 4
        case .bubbleHidden: 5
        case .scrollBegan: 6
        case .scrollEnded: 7
        case .pageChanged: 8
        case .itemSelected: 9
        }
    }
}

/// An event and when it happened.
public struct TimedEvent: Hashable, Sendable {
    /// Seconds, on the clock of the times that the engine was told.
    public let time: Double
    /// What happened.
    public let event: InteractionEvent

    /// An event at a time in seconds.
    public init(_ event: InteractionEvent, at time: Double) {
        self.time = time
        self.event = event
    }
}

extension [TimedEvent] {
    /// By time, events of the same time in the order of ST-5, and those of the same name as they were emitted.
    public func inOrder() -> [TimedEvent] {
        guard count > 1 else { return self }
        return enumerated().sorted { first, second in
            (first.element.time, first.element.event.rank, first.offset)
                < (second.element.time, second.element.event.rank, second.offset)
        }.map(\.element)
    }
}
