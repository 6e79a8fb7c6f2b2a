public import Interaction

/// What a timeline brings about, with the state that shows at any time of it.
public struct TimelineRecording<State: Hashable & Sendable>: Sendable {
    /// What happened: by time, events of the same time in the order of ST-5.
    public let events: [TimedEvent]
    /// In the order in which they are taken.
    public let shots: [Moment]
    /// The numbers of the steps whose finger was meant for the bar and met a hidden one (IB-20).
    public let missedTouches: [Int]
    /// What shows at the timeline's end.
    public let lastMoment: Moment
    private let replay: @Sendable ([Double]) -> [Moment]

    /// An instant: what shows, and of which content.
    public struct Moment: Hashable, Sendable {
        /// The shot's name; empty for a film's frame.
        public let name: String
        /// In seconds from the timeline's start.
        public let time: Double
        /// What shows.
        public let state: State
        /// The content that it is a state of.
        public let content: TimelineContent
        /// Where fingers are, of a film's frame; none of a shot (SC-6).
        public internal(set) var fingers: [FingerMark] = []

        init(name: String, time: Double, state: State, content: TimelineContent) {
            self.name = name
            self.time = time
            self.state = state
            self.content = content
        }
    }

    init(
        events: [TimedEvent], shots: [Moment], missedTouches: [Int], lastMoment: Moment,
        replay: @escaping @Sendable ([Double]) -> [Moment]
    ) {
        self.events = events
        self.shots = shots
        self.missedTouches = missedTouches
        self.lastMoment = lastMoment
        self.replay = replay
    }
}

extension TimelineRecording {
    /// The end of the last step, in seconds.
    public var duration: Double { lastMoment.time }

    /// What shows at the timeline's end.
    public var last: State { lastMoment.state }

    /// The times, in seconds, at which a device answers a finger with a haptic tick: it has come upon a title (SC-6).
    public var ticks: [Double] {
        events.compactMap { event in
            if case .select = event.event { event.time } else { nil }
        }
    }

    /// How many frames a film of so many a second has: one at each multiple of their distance before the end, and one
    /// that shows the end (ST-3).
    public func frameCount(atRate frameRate: Double) -> Int {
        // A recording that is whole frames long but for rounding has no frame more.
        Int(max(duration * frameRate - 1e-6, 0).rounded(.up)) + 1
    }

    /// The frames of a film, in order.
    public func frames(atRate frameRate: Double) -> [Moment] {
        moments(at: (0..<frameCount(atRate: frameRate)).map { min(Double($0) / frameRate, duration) })
    }

    /// What shows at times that do not run back, each after what happens at that time (ST-3).
    public func moments(at times: some Sequence<Double>) -> [Moment] { replay(Array(times)) }

    /// The same recording, of states in another form.
    public func map<Other>(_ transform: @escaping @Sendable (State) -> Other) -> TimelineRecording<Other> {
        TimelineRecording<Other>(
            events: events, shots: shots.map { $0.map(transform) }, missedTouches: missedTouches,
            lastMoment: lastMoment.map(transform)
        ) { [replay] times in
            replay(times).map { $0.map(transform) }
        }
    }
}

extension TimelineRecording.Moment {
    fileprivate func map<Other>(_ transform: (State) -> Other) -> TimelineRecording<Other>.Moment {
        var moment = TimelineRecording<Other>.Moment(
            name: name, time: time, state: transform(state), content: content)
        moment.fingers = fingers
        return moment
    }
}
