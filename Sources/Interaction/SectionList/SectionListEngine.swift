public import Layouts
public import Styles

/// The scrolling of a section list (IB-26, SL-8).
///
///     resting ──touch, grab──▶ held ──lift, cancel──▶ gliding, or resting without a motion
///        ▲ │                    ▲
///        │ scroll             touch, grab
///        │ ▼                    │
///       gliding ────────────────┘
///
/// `scroll` leads from every state to gliding, or at once to resting; `reload` from every state to resting. A glide
/// ends in resting.
public struct SectionListEngine: PointerEngine, SteppedEngine {
    /// What a wait may be for.
    public typealias Goal = ListGoal
    /// What it tells its bar, and the app.
    public typealias Output = SectionListOutput
    /// What it shows at a time.
    public typealias State = SectionListState

    public internal(set) var layout: SectionListLayout
    public internal(set) var time: Double
    /// Whether `scrollBegan` has been told, and no `scrollEnded` since.
    public internal(set) var isMoving = false
    /// The current section; `nil` over the table header, and without sections (IB-26).
    public internal(set) var section: Int?
    var movement: Movement
    /// Whether the bar scrolls the list, as long as it glides (IB-27).
    var isLed = false
    var finger: Finger?
    /// When the line comes to another section, if nothing else happens.
    var nextSectionTime: Double?
    var outputs: [SectionListOutput] = []

    /// The finger that is down.
    struct Finger: Hashable {
        let id: Int
        var path: FingerPath
        /// What it had pulled the content to when it came down; `nil` beside the list.
        let pull: Double?
    }

    /// Rests at the top (SL-8).
    public init(layout: SectionListLayout, time: Double = 0) {
        let offset = layout.scrollRange.lowerBound
        self.layout = layout
        self.time = time
        self.movement = .resting(offset: offset)
        self.section = layout.currentSection(atOffset: offset)
    }
}

/// What shows of a section list.
public struct SectionListState: Hashable, Sendable {
    /// The content offset in points; past the scroll range during a bounce.
    public let offset: Double
    /// The current section; `nil` over the table header, and without sections (IB-26).
    public let section: Int?
    /// What was there before a jump, while it fades (AX-3).
    public let leaving: LeavingContent?

    /// A state of your own.
    public init(offset: Double, section: Int?, leaving: LeavingContent? = nil) {
        self.offset = offset
        self.section = section
        self.leaving = leaving
    }
}

/// What a section list does.
public struct SectionListOutput: Hashable, Sendable {
    /// Seconds.
    public let time: Double
    /// `nil` where only the status has changed.
    public let event: InteractionEvent?
    /// The list's after it.
    public let status: SectionListStatus
}

/// What of a list matters to the bar beside it.
public struct SectionListStatus: Hashable, Sendable {
    /// The current section; `nil` over the table header, and without sections (IB-26).
    public var section: Int?
    /// The section that will be current when a scroll that runs has ended (IB-28); the current one where none runs.
    public var landing: Int?
    /// Whether the list moves, and who moves it.
    public var motion: Motion

    /// Who moves the list, on which it depends whether the highlight follows (IB-27).
    public enum Motion: Hashable, Sendable {
        /// Nobody.
        case resting
        /// A finger, its throw or a program; the highlight follows.
        case free
        /// The bar; the highlight does not follow (IB-27).
        case led
    }

    /// The status of a list of your own, for a bar beside it.
    public init(section: Int?, landing: Int?, motion: Motion) {
        self.section = section
        self.landing = landing
        self.motion = motion
    }
}

extension SectionListEngine {
    public var nextChange: Double? {
        earlier(nextSectionTime, movement.glideEnd(from: time)).map { max($0, time) }
    }

    public var isAtRest: Bool { nextChange == nil && !isMoving }

    /// The content offset at a time, which must not be beyond `nextChange`; past the scroll range during a bounce.
    public func offset(at time: Double) -> Double { movement.offset(at: time) }

    /// What the bar beside the list is told.
    public var status: SectionListStatus {
        SectionListStatus(section: section, landing: landing, motion: motion)
    }

    private var landing: Int? {
        guard case .gliding(let motion) = movement else { return section }
        return layout.currentSection(atOffset: motion.destination)
    }

    private var motion: SectionListStatus.Motion {
        if isLed, case .gliding = movement { return .led }
        return isMoving ? .free : .resting
    }

    var hasFinger: Bool { finger != nil }

    func present(at time: Double) -> SectionListState {
        SectionListState(offset: offset(at: time), section: section, leaving: movement.leaving(at: time))
    }

    mutating func take(_ input: Input) {
        guard input.isFinite else { return }
        switch input {
        case .touchDown(let id, let point) where finger == nil:
            if layout.area.frame.contains(point) {
                hold(from: point, finger: id)
            } else {
                finger = Finger(id: id, path: FingerPath(at: point, time: time), pull: nil)
            }
        case .grab(let id) where finger == nil: hold(from: layout.area.frame.center, finger: id)
        case .touchDown, .grab: break
        case .touchMove(let id, let point, let duration): move(id, to: point, over: duration)
        case .touchUp(let id, let velocity): lift(id, velocity: velocity)
        case .touchCancel(let id): lift(id, velocity: 0)
        case .scroll(let goal, let isAnimated):
            if let offset = layout.offset(of: goal) {
                scroll(to: offset, isAnimated ? .animated : .immediate, isLed: false)
            }
        case .reload(let layout): reload(layout)
        }
    }

    /// Scrolls to where a title of the bar leads, and says so in its status (IB-19, IB-27); otherwise as an input.
    public mutating func scroll(
        ledTo goal: IndexBarGoal, _ scrolling: IndexBarStyle.Scrolling = .animated, at time: Double
    ) -> [SectionListOutput] {
        run(to: time)
        if let offset = layout.offset(of: goal) { scroll(to: offset, scrolling, isLed: true) }
        run(to: time)
        return takeOutputs()
    }

    /// Goes with a finger along the bar, and stays within the scroll range (LK-4); otherwise as an input.
    public mutating func lead(_ lead: IndexBarLead, at time: Double) -> [SectionListOutput] {
        run(to: time)
        follow(lead)
        run(to: time)
        return takeOutputs()
    }

    mutating func change() {
        if let due = movement.glideEnd(from: time), due <= time, case .gliding(let motion) = movement {
            rest(at: motion.destination)
        } else if updateSection() {
            tell(nil)
        }
        awaitSection()
    }

    /// Looks up the current section; says whether it is another.
    mutating func updateSection() -> Bool {
        let offset = offset(at: time)
        let current = movement.motion == nil ? layout.currentSection(atOffset: offset) : passedSection(atOffset: offset)
        defer { section = current }
        return current != section
    }

    /// The current section of a list that moves: what rounding may call reached changes nothing before it is (SL-10).
    private func passedSection(atOffset offset: Double) -> Int? {
        let (reached, near) = (
            layout.currentSection(atOffset: offset, within: 0) ?? -1, layout.currentSection(atOffset: offset) ?? -1
        )
        let passed = min(max(section ?? -1, reached), near)
        return passed < 0 ? nil : passed
    }

    /// Reckons when the line comes to another section.
    mutating func awaitSection() {
        nextSectionTime = movement.motion.flatMap(timeOfNextSection)
    }

    private func timeOfNextSection(in motion: OffsetMotion) -> Double? {
        let next = motion.firstTime(after: time) { passedSection(atOffset: $0) != section }
        // Rounding brings an eased scroll to its destination a moment early: what changes there changes at the end.
        guard let next, let end = motion.end, end - next < 1e-6, case .gliding = movement else { return next }
        return nil
    }

    mutating func tell(_ event: InteractionEvent?) {
        outputs.append(SectionListOutput(time: time, event: event, status: status))
    }
}

extension SectionListLayout {
    /// The offset that a goal means; `nil` for a section that does not exist.
    fileprivate func offset(of goal: ListGoal) -> Double? {
        switch goal {
        case .section(let section): sections.indices.contains(section) ? targetOffset(ofSection: section) : nil
        case .offset(let offset): offset
        case .end: scrollRange.upperBound
        }
    }

    /// The offset that a title leads to.
    fileprivate func offset(of goal: IndexBarGoal) -> Double? {
        switch goal {
        case .section(let section): offset(of: ListGoal.section(section))
        case .restingTop: scrollRange.lowerBound
        }
    }
}
