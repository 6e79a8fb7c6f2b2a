/// Gestures and shots, one after the other (ST-1, ST-3).
///
/// It names titles and sections and says nothing of where they are, so that one timeline serves every theme and
/// content.
public struct Timeline: Hashable, Sendable {
    public var steps: [TimelineStep]

    public init(steps: [TimelineStep] = []) {
        self.steps = steps
    }

    /// The names of its shots, in their order.
    public var shotNames: [String] {
        steps.compactMap { step in
            if case .shot(let name) = step.action { name } else { nil }
        }
    }
}

/// What a timeline does, and when.
public struct TimelineStep: Hashable, Sendable {
    public var action: Action
    /// Seconds from the timeline's start; `nil` for when the step before is done. The time of the step before, or
    /// later, also while that one is still going on.
    public var time: Double?

    public init(_ action: Action, at time: Double? = nil) {
        self.action = action
        self.time = time
    }

    public enum Action: Hashable, Sendable {
        case touchDown(TouchPlace, finger: Int = 0)
        /// Done after `over` seconds.
        case move(TouchPlace, over: Double, finger: Int = 0)
        case touchUp(finger: Int = 0)
        case touchCancel(finger: Int = 0)
        case drag(Drag)
        case scroll(to: ScrollPlace, isAnimated: Bool = false)
        case wait(TimelineWait)
        /// The list shows other content (IB-29).
        case reload(TimelineContent)
        /// A picture of this instant (ST-3).
        case shot(String)
    }

    /// A finger that comes down on the list, drags it and lets it go.
    public struct Drag: Hashable, Sendable {
        /// Points; negative upward, which scrolls on.
        public var distance: Double
        /// Seconds that the finger moves, and seconds that it then stays.
        public var duration: Double
        public var hold: Double
        /// Points per second when it lifts, negative upward; `nil` for those that it has (ST-1).
        public var velocity: Double?

        public init(by distance: Double, over duration: Double = 0.3, hold: Double = 0, velocity: Double? = nil) {
            self.distance = distance
            self.duration = duration
            self.hold = hold
            self.velocity = velocity
        }
    }
}

/// Where a finger is.
public struct TouchPlace: Hashable, Sendable {
    public var anchor: Anchor
    /// Points from the anchor, to the right from left to right, and down.
    public var dx: Double
    public var dy: Double

    public init(_ anchor: Anchor, dx: Double = 0, dy: Double = 0) {
        self.anchor = anchor
        self.dx = dx
        self.dy = dy
    }

    public enum Anchor: Hashable, Sendable {
        /// The middle of a title's slot: its text, or `search` or `star`.
        case title(String)
        /// The slot of a title by its number from 0.
        case number(Int)
        /// The slot of a title that leads to a section, by its share of the way: 0 the first, 1 the last.
        case share(Double)
        /// The middle of the list, clear of the bar.
        case list
        /// In canvas points from left to right; from right to left it is the mirrored one (IB-13).
        case point(x: Double, y: Double)
        /// Where the finger is.
        case finger
    }
}

/// Where the list is scrolled to.
public enum ScrollPlace: Hashable, Sendable {
    /// Brought into the scroll range (SL-8).
    case offset(Double)
    case end
    /// This share of the table header is gone.
    case tableHeader(gone: Double)
    /// A section, as near to the top as the scroll range allows.
    case section(Section)
    /// This many rows of a section, which may be broken, have passed the pin line. A section in the middle stands for
    /// the nearest to it in which the list can rest so, with its header pinned.
    case rows(Double, in: Section)
    /// A section's header is pushed out by this share. A section in the middle stands for the nearest with which the
    /// list can rest so.
    case pushed(Double, Section)

    public enum Section: Hashable, Sendable {
        /// The section that a title of the index leads to.
        case title(String)
        /// By its number from 0.
        case number(Int)
        case middle
    }
}

/// How long a timeline waits.
public enum TimelineWait: Hashable, Sendable {
    case seconds(Double)
    /// Until nothing moves or fades of itself any more.
    case rest
    /// A share of the time that the theme gives to something.
    case share(Double, of: Phase)

    public enum Phase: String, Hashable, Sendable, CaseIterable {
        case barFadeIn
        case barDelay
        case barFadeOut
        case bubbleFadeIn
        case bubbleHold
        case bubbleFadeOut
        /// An animated scroll (IB-19).
        case scroll
    }
}

/// What the list shows.
public enum TimelineContent: Hashable, Sendable {
    case all
    /// The sections that these titles of the index name, in the content's order.
    case sections([String])
}
