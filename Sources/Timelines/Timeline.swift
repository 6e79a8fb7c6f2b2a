public import Layouts

/// Gestures and shots, one after the other (ST-1, ST-3), on a list with its index bar or on a grid.
///
/// It names titles, sections and items and says nothing of where they are, so that one timeline serves every theme
/// and content.
public struct Timeline: Hashable, Sendable {
    /// What happens, from the first to the last.
    public var steps: [TimelineStep]

    /// A timeline of some steps; one of none only shows the start.
    public init(steps: [TimelineStep] = []) {
        self.steps = steps
    }

    /// The longest that a timeline may last, in seconds.
    public static let longestDuration = 600.0

    /// The names of its shots, in their order.
    public var shotNames: [String] {
        steps.compactMap { step in
            if case .shot(let name) = step.action { name } else { nil }
        }
    }
}

/// What a timeline does, and when.
public struct TimelineStep: Hashable, Sendable {
    /// What happens.
    public var action: Action
    /// Seconds from the timeline's start; `nil` for when the step before is done. The time of the step before, or
    /// later, also while that one is still going on.
    public var time: Double?

    /// An action when the step before is done, or at a time in seconds.
    public init(_ action: Action, at time: Double? = nil) {
        self.action = action
        self.time = time
    }

    /// What happens (ST-1).
    public enum Action: Hashable, Sendable {
        /// A finger comes down; on the list or on the grid it takes hold of what scrolls, wherever the bar and the items
        /// are.
        case touchDown(TouchPlace, finger: Int = 0)
        /// The finger moves evenly; done after `over` seconds.
        case move(TouchPlace, over: Double, finger: Int = 0)
        /// The finger lifts.
        case touchUp(finger: Int = 0)
        /// The system takes the finger away.
        case touchCancel(finger: Int = 0)
        /// A finger that comes down, stays for so many seconds and lifts.
        case tap(TouchPlace, hold: Double = 0)
        /// A finger drags the list and lets it go.
        case drag(Drag)
        /// A finger swipes the pages of a grid and lets them go.
        case swipe(Swipe)
        /// A program scrolls the list or the pages.
        case scroll(to: ScrollPlace, isAnimated: Bool = false)
        /// Nothing happens but what goes on by itself.
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
        /// Seconds that the finger moves.
        public var duration: Double
        /// Seconds that it then stays before it lifts.
        public var hold: Double
        /// Points per second when it lifts, negative upward; `nil` for those that it has (ST-1).
        public var velocity: Double?

        /// A drag by a distance, with the finger's own velocity at the end unless another is given.
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
        /// How far the finger goes.
        public var way: SwipeWay
        /// Seconds that the finger moves.
        public var duration: Double
        /// Seconds that it then stays before it lifts.
        public var hold: Double
        /// Points per second when it lifts, from left to right negative to the left, which turns on; `nil` for those
        /// that it has (ST-1).
        public var velocity: Double?

        /// A swipe, with the finger's own velocity at the end unless another is given.
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
    /// What the place is reckoned from.
    public var anchor: Anchor
    /// Points from the anchor to the right; from right to left to the left (IB-13).
    public var dx: Double
    /// Points from the anchor downward.
    public var dy: Double

    /// An anchor, or a place beside it.
    public init(_ anchor: Anchor, dx: Double = 0, dy: Double = 0) {
        self.anchor = anchor
        self.dx = dx
        self.dy = dy
    }

    /// What of a list or a grid a place is reckoned from.
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
    /// A page of a grid.
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
        /// The section in the middle of all.
        case middle
    }

    /// A page of a grid.
    public enum Page: Hashable, Sendable {
        /// By its number from 0.
        case number(Int)
        /// The first page.
        case first
        /// The page in the middle; of an even number the later one.
        case middle
        /// The last page, which may be partly filled.
        case last
    }
}

/// How long a timeline waits.
public enum TimelineWait: Hashable, Sendable {
    /// So many seconds.
    case seconds(Double)
    /// Until nothing moves or fades of itself any more.
    case rest
    /// A share of the time that the theme gives to something.
    case share(Double, of: Phase)

    /// What the theme gives a time to (IB-20, IB-21, IB-24).
    public enum Phase: String, Hashable, Sendable, CaseIterable {
        /// The bar appears, its delay included (IB-20).
        case barFadeIn
        /// The bar stays after the list has come to rest.
        case barDelay
        /// The bar goes.
        case barFadeOut
        /// The bubble appears, its delay included (IB-21).
        case bubbleFadeIn
        /// The bubble stays after the finger has lifted (IB-24).
        case bubbleHold
        /// The bubble goes.
        case bubbleFadeOut
        /// The pressed look of an item appears (GP-16).
        case pressIn
        /// The pressed look of an item goes.
        case pressOut
        /// An animated scroll (IB-19).
        case scroll
    }
}

/// What the list or the grid shows.
public enum TimelineContent: Hashable, Sendable {
    /// The whole content.
    case all
    /// The sections that these titles of the index name, in the content's order.
    case sections([String])
    /// So many items of the grid, from the first on.
    case items(Int)
}

/// What a timeline's gestures are for.
public enum TimelineSubject: String, Hashable, Sendable, CaseIterable {
    /// A list with its index bar.
    case list
    /// A paged grid.
    case grid
}

extension Timeline {
    /// That of its first step which suits only one; `nil` where all suit both.
    public var subject: TimelineSubject? {
        steps.lazy.compactMap(\.action.subject).first
    }
}

extension TimelineStep.Action {
    /// What alone the action can be done on; `nil` where it can be on both.
    public var subject: TimelineSubject? {
        switch self {
        case .touchDown(let place, _), .move(let place, _, _), .tap(let place, _): place.anchor.subject
        case .drag: .list
        case .swipe: .grid
        case .scroll(let place, _): place.subject
        case .wait(.share(_, let phase)): phase.subject
        case .reload(.sections): .list
        case .reload(.items): .grid
        case .touchUp, .touchCancel, .wait, .reload(.all), .shot: nil
        }
    }
}

extension TouchPlace.Anchor {
    fileprivate var subject: TimelineSubject? {
        switch self {
        case .title, .number, .list: .list
        case .item, .pageControl, .grid, .pages: .grid
        case .share, .point, .finger: nil
        }
    }

    /// Whether it names a title of the index, where there is one.
    var isTitle: Bool {
        switch self {
        case .title, .number, .share: true
        case .list, .item, .pageControl, .grid, .point, .finger, .pages: false
        }
    }
}

extension ScrollPlace {
    fileprivate var subject: TimelineSubject? {
        switch self {
        case .page: .grid
        case .section, .rows, .pushed, .tableHeader: .list
        case .offset, .end: nil
        }
    }
}

extension TimelineWait.Phase {
    fileprivate var subject: TimelineSubject? {
        switch self {
        case .barFadeIn, .barDelay, .barFadeOut, .bubbleFadeIn, .bubbleHold, .bubbleFadeOut: .list
        case .pressIn, .pressOut: .grid
        case .scroll: nil
        }
    }
}
