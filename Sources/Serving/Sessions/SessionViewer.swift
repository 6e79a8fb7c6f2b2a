import DisplayLists
import Documents
import Interaction
import Rasters
import Styles
import Thumbindex
import Timelines

/// What a page is told at a time.
package struct SessionUpdate: Sendable {
    /// In the order in which they are sent.
    package var messages: [SocketMessage]
    /// Whether something will have changed at the next frame.
    package let isMoving: Bool
}

/// The page that watches a session, one at a time: what it has seen and what it is still to be told.
///
/// It gets a picture when it has drawn the ones before, always the newest: one that is slow, or hidden, misses some.
struct SessionViewer {
    /// The page's number; 0 where there never was one.
    private(set) var number = 0
    private var signal: AsyncStream<Void>.Continuation?
    var isHidden = false
    var needsDescription = true
    /// The number of the latest input.
    var input = 0
    private var frame = 0
    private var drawnFrame = 0
    /// Whether there may be a newer picture that the page could not take.
    private var isHeldBack = false
    private var events: [TimedEvent] = []
    private var complaints: [String] = []
    /// The appearances that the page shows, in their order.
    private var seen: [Appearance] = []
    private var shown: Shown?

    /// What pictures are of.
    private struct Shown: Equatable {
        let state: OpenTimeline.State
        let content: TimelineContent
    }

    /// Pictures that a page may not yet have drawn.
    private static let lead = 2
    /// Events that wait to be told; of more, the oldest are forgotten.
    private static let eventLimit = 500
}

extension SessionViewer {
    var isWatching: Bool { signal != nil }

    mutating func attach(_ signal: AsyncStream<Void>.Continuation) -> Int {
        leave()
        number += 1
        (self.signal, isHidden, needsDescription, seen, shown) = (signal, false, true, [], nil)
        (frame, drawnFrame) = (0, 0)
        return number
    }

    /// Whether the page was the one that watched.
    mutating func detach(_ number: Int) -> Bool {
        guard number == self.number else { return false }
        leave()
        return true
    }

    mutating func leave() {
        signal?.finish()
        signal = nil
    }

    func wake() { signal?.yield() }

    /// Notes that the page has drawn a picture, and tells whether a newer one was held back until then.
    mutating func acknowledge(_ frame: Int) -> Bool {
        drawnFrame = min(max(drawnFrame, frame), self.frame)
        defer { isHeldBack = false }
        return isHeldBack
    }

    mutating func add(_ events: [TimedEvent]) {
        guard isWatching, !events.isEmpty else { return }
        self.events = Array((self.events + events).suffix(Self.eventLimit))
    }

    mutating func forgetEvents() { (events, needsDescription) = ([], true) }

    /// Tells the page that something could not be done.
    mutating func complain(_ text: String) {
        complaints = Array((complaints + [text]).suffix(8))
        wake()
    }

    /// What the page's controls are to show, where that has changed; the pictures that come after it are of that.
    mutating func takeDescription(_ description: () -> JSONValue) -> [SocketMessage] {
        guard needsDescription else { return [] }
        needsDescription = false
        let message: JSONValue = ["type": "session", "session": description()]
        return [.text(message.line)]
    }

    /// What happened, and what could not be done.
    mutating func takeNews() -> [SocketMessage] {
        var news: [JSONValue] = []
        if !events.isEmpty { news.append(["type": "events", "events": .array(events.map(\.json))]) }
        news += complaints.map { ["type": "complaint", "text": .string($0)] }
        (events, complaints) = ([], [])
        return news.map { .text($0.line) }
    }

    /// Whether the page can take a picture; where it has others to draw first, that is noted.
    mutating func mayDraw() -> Bool {
        isHeldBack = frame - drawnFrame >= Self.lead
        return !isHidden && !isHeldBack
    }

    /// The newest pictures, as far as they differ from those that the page has.
    ///
    /// Throws where they cannot be drawn.
    mutating func draw(
        _ screen: inout SessionScreen, _ state: OpenTimeline.State, _ content: TimelineContent, time: Double
    ) throws(DiagnosticError) -> [SocketMessage] {
        let shown = Shown(state: state, content: content)
        let appearances = screen.looks.map(\.appearance)
        guard shown != self.shown || !screen.isShown || appearances != seen else { return [] }
        var messages: [SocketMessage] = []
        for number in screen.looks.indices {
            guard let scene = screen.scene(of: state, showing: content, look: number) else { continue }
            let look = screen.looks[number]
            let changed = try look.picture.show(scene)
            guard let raster = look.picture.raster else { continue }
            let areas = appearances == seen ? changed : [raster.bounds]
            guard !areas.isEmpty else { continue }
            frame += 1
            let message = PictureMessage(
                of: raster, areas: areas, picture: number, frame: frame, input: input, time: time)
            messages.append(.binary(message.bytes))
        }
        (self.shown, seen) = (shown, appearances)
        screen.isShown = true
        return messages
    }
}
