import ThumbindexEngines

/// A list with its index bar, as a view holds it.
///
/// The view hands over touches with their times, and asks once a frame what shows. It lays out nothing and keeps no
/// animation.
struct ContactList {
    private let theme: Theme
    private var engine: IndexedListEngine

    init(theme: Theme, content: ListContent, measurer: any TextMeasuring) {
        self.theme = theme
        let geometry = layout(theme, content, measurer: measurer).geometry
        engine = IndexedListEngine(layout: geometry, bar: theme.indexBar, bubble: theme.bubble)
    }

    /// The titles of the bar and their frames on the canvas; none while there are too few of them (IB-2).
    var titles: [(name: String, frame: Rect)] {
        guard let bar = engine.layout.bar else { return [] }
        return engine.layout.titles.enumerated().map { ($1.name, bar.slotFrame(ofTitle: $0)) }
    }

    /// What the view calls from its touches.
    mutating func touchBegan(at point: Point, time: Double) -> [TimedEvent] {
        engine.handle(.touchDown(at: point), at: time)
    }

    mutating func touchMoved(to point: Point, time: Double) -> [TimedEvent] {
        engine.handle(.touchMove(to: point, over: 0), at: time)
    }

    mutating func touchEnded(time: Double) -> [TimedEvent] {
        engine.handle(.touchUp(), at: time)
    }

    /// What the view calls once a frame: the list's offset, the highlighted title, the bubble and its opacity.
    mutating func frame(at time: Double) -> (state: IndexedListState, events: [TimedEvent]) {
        let events = engine.advance(to: time)
        return (engine.state(at: time), events)
    }

    /// Whether the view may stop asking until the next touch.
    var isAtRest: Bool { engine.isAtRest }
}
