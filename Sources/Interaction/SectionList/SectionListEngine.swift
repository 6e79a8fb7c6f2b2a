public import Layouts

/// The scrolling of a section list (IB-26, SL-8), for a real control and for pictures alike.
///
/// A value without a clock: inputs and times go in, events come out, and the offset is a closed form of time.
///
///     resting ──grab──▶ held ──drag──▶ held ──release, cancel──▶ gliding, or resting without a motion
///        ▲ │             ▲
///        │ scroll        grab
///        │ ▼             │
///       gliding ─────────┘
///
/// `scroll` leads from every state to gliding, or at once to resting; `reload` from every state to resting. A glide
/// ends in resting. `drag`, `release` and `cancel` without a finger change nothing. Times never run back: an earlier
/// one counts as the engine's own.
public struct SectionListEngine: Hashable, Sendable {
    public internal(set) var layout: SectionListLayout
    /// The latest time that the engine has been told.
    public private(set) var time: Double
    public internal(set) var state: State
    /// Whether `scrollBegan` has been told, and no `scrollEnded` since.
    public internal(set) var isMoving = false
    /// The current section; `nil` over the table header, and without sections (IB-26).
    public internal(set) var section: Int?
    /// When the line comes to another section, if nothing else happens.
    var nextSectionTime: Double?
    var outputs: [SectionListOutput] = []

    /// Where the content is, as a closed form of time (SL-8, ST-1).
    public enum State: Hashable, Sendable {
        case resting(offset: Double)
        /// Under a finger.
        case held(Hold)
        /// Let go or scrolled, on its way to rest.
        case gliding(Glide)
    }

    /// Rests at the top (SL-8).
    public init(layout: SectionListLayout, time: Double = 0) {
        let offset = layout.scrollRange.lowerBound
        self.layout = layout
        self.time = time
        self.state = .resting(offset: offset)
        self.section = layout.currentSection(atOffset: offset)
    }
}

extension SectionListEngine {
    /// A finger on the content: what it has pulled is the pull at the start less its way down since.
    public struct Hold: Hashable, Sendable {
        /// The finger's way in points; the x of its points is 0.
        var finger: FingerPath
        /// The pull when the finger was at y = 0.
        let pulledAtGrab: Double
        var motion: OffsetMotion
    }

    /// A motion that ends by itself.
    public struct Glide: Hashable, Sendable {
        let motion: OffsetMotion
        /// Whether the bar scrolls the list (IB-27).
        public let isLed: Bool
    }
}

extension SectionListEngine {
    /// Takes an input at a time and returns what happened up to then and because of it, in order.
    public mutating func handle(_ input: SectionListInput, at time: Double) -> [SectionListOutput] {
        var outputs = advance(to: time)
        switch input {
        case .grab: grab()
        case .drag(let distance, let duration): drag(by: distance, over: duration)
        case .release(let velocity): release(velocity: velocity)
        case .cancel: release(velocity: 0)
        case .scroll(let offset, let isAnimated, let isLed): scroll(to: offset, isAnimated: isAnimated, isLed: isLed)
        case .reload(let layout): reload(layout)
        }
        nextSectionTime = timeOfNextSection
        outputs += takeOutputs()
        return outputs + advance(to: time)
    }

    /// Lets time pass.
    public mutating func advance(to time: Double) -> [SectionListOutput] {
        while let next = nextChange, next <= time {
            self.time = max(self.time, next)
            change()
        }
        self.time = max(self.time, time)
        return takeOutputs()
    }

    /// The time of the next change of state, if nothing else happens; never before the engine's own time.
    public var nextChange: Double? {
        [nextSectionTime, glideEnd].compactMap(\.self).min().map { max($0, time) }
    }

    /// The content offset at a time, which must not be beyond `nextChange`; past the scroll range during a bounce.
    public func offset(at time: Double) -> Double {
        switch state {
        case .resting(let offset): offset
        case .held(let hold): hold.motion.offset(at: time)
        case .gliding(let glide): glide.motion.offset(at: time)
        }
    }

    public var status: SectionListStatus {
        SectionListStatus(section: section, landing: landing, motion: motionStatus)
    }

    private var landing: Int? {
        guard case .gliding(let glide) = state else { return section }
        return layout.currentSection(atOffset: glide.motion.destination)
    }

    private var motionStatus: SectionListStatus.Motion {
        if case .gliding(let glide) = state, glide.isLed { return .led }
        return isMoving ? .free : .resting
    }

    private var glideEnd: Double? {
        guard case .gliding(let glide) = state else { return nil }
        return glide.motion.end ?? time
    }

    /// Does what is due at the engine's time.
    private mutating func change() {
        if let due = glideEnd, due <= time, case .gliding(let glide) = state {
            rest(at: glide.motion.destination)
        } else if updateSection() {
            tell(nil)
        }
        nextSectionTime = timeOfNextSection
    }

    /// Looks up the current section; says whether it is another.
    @discardableResult
    mutating func updateSection() -> Bool {
        let current = layout.currentSection(atOffset: offset(at: time))
        defer { section = current }
        return current != section
    }

    private var timeOfNextSection: Double? {
        let motion: OffsetMotion
        switch state {
        case .resting: return nil
        case .held(let hold): motion = hold.motion
        case .gliding(let glide): motion = glide.motion
        }
        let next = motion.firstTime(after: time) { layout.currentSection(atOffset: $0) != section }
        // Rounding brings an eased scroll to its destination a moment early: what changes there changes at the end.
        guard let next, let end = motion.end, end - next < 1e-6, case .gliding = state else { return next }
        return nil
    }

    mutating func tell(_ event: InteractionEvent?) {
        outputs.append(SectionListOutput(time: time, event: event, status: status))
    }

    private mutating func takeOutputs() -> [SectionListOutput] {
        defer { outputs = [] }
        return outputs
    }
}
