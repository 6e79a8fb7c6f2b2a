public import Layouts

/// Gestures and shots, one after the other (ST-1, ST-3), on a list with its index bar or on a grid.
///
/// It names titles, sections and items and says nothing of where they are, so that one timeline serves every theme
/// and content.
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

    /// What happens (ST-1).
    public enum Action: Hashable, Sendable {
        case touchDown(TouchPlace, finger: Int = 0)
        /// Done after `over` seconds.
        case move(TouchPlace, over: Double, finger: Int = 0)
        case touchUp(finger: Int = 0)
        case touchCancel(finger: Int = 0)
        /// A finger that comes down, stays for so many seconds and lifts.
        case tap(TouchPlace, hold: Double = 0)
        case drag(Drag)
        case swipe(Swipe)
        case scroll(to: ScrollPlace, isAnimated: Bool = false)
        case wait(TimelineWait)
        /// The list or the grid shows other content (IB-29).
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

extension TimelineStep {
    /// A finger that comes down on the pages of a grid, moves sideways and lets them go (GP-14).
    public struct Swipe: Hashable, Sendable {
        public var way: SwipeWay
        /// Seconds that the finger moves, and seconds that it then stays.
        public var duration: Double
        public var hold: Double
        /// Points per second when it lifts, from left to right negative to the left, which turns on; `nil` for those
        /// that it has (ST-1).
        public var velocity: Double?

        public init(_ way: SwipeWay, over duration: Double = 0.3, hold: Double = 0, velocity: Double? = nil) {
            self.way = way
            self.duration = duration
            self.hold = hold
            self.velocity = velocity
        }
    }
}

/// How far a finger goes sideways.
public enum SwipeWay: Hashable, Sendable {
    /// From left to right negative to the left, which turns on; from right to left mirrored.
    case points(Double)
    /// Widths of a page; positive the way that turns on.
    case pages(Double)
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

    /// What of the screen a place is reckoned from.
    public enum Anchor: Hashable, Sendable {
        /// The middle of a title's slot: its text, or `search` or `star`.
        case title(String)
        /// The slot of a title by its number from 0.
        case number(Int)
        /// The slot of a title that leads to a section, or an item of the page that a grid shows, by its share of the
        /// way: 0 the first, 1 the last.
        case share(Double)
        /// The middle of the list, clear of the bar.
        case list
        /// The middle of an item, by its number from 0.
        case item(Int)
        /// Beside the dots, where a tap turns one page (GP-16).
        case pageControl(PageTurn)
        /// The middle of a grid's pages, to swipe them: nothing is pressed.
        case grid
        /// In canvas points from left to right; from right to left it is the mirrored one (IB-13).
        case point(x: Double, y: Double)
        /// Where the finger is.
        case finger
        /// So many widths of a page from where the finger is, the way that turns a grid on.
        case pages(Double)
    }
}

/// Where the list or the pages are scrolled to.
public enum ScrollPlace: Hashable, Sendable {
    /// Brought into the scroll range (SL-8).
    case offset(Double)
    /// The end of the list, or the last page.
    case end
    case page(Page)
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

    /// A section of a list.
    public enum Section: Hashable, Sendable {
        /// The section that a title of the index leads to.
        case title(String)
        /// By its number from 0.
        case number(Int)
        case middle
    }

    /// A page of a grid.
    public enum Page: Hashable, Sendable {
        /// From 0.
        case number(Int)
        case first
        case middle
        case last
    }
}

/// How long a timeline waits.
public enum TimelineWait: Hashable, Sendable {
    case seconds(Double)
    /// Until nothing moves or fades of itself any more.
    case rest
    /// A share of the time that the theme gives to something.
    case share(Double, of: Phase)

    /// What the theme gives a time to (IB-20, IB-21, IB-24).
    public enum Phase: String, Hashable, Sendable, CaseIterable {
        case barFadeIn
        case barDelay
        case barFadeOut
        case bubbleFadeIn
        case bubbleHold
        case bubbleFadeOut
        /// The pressed look of an item (GP-16).
        case pressIn
        case pressOut
        /// An animated scroll (IB-19).
        case scroll
    }
}

/// What the list or the grid shows.
public enum TimelineContent: Hashable, Sendable {
    case all
    /// The sections that these titles of the index name, in the content's order.
    case sections([String])
    /// So many items of the grid, from the first on.
    case items(Int)
}
