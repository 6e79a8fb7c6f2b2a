/// What a timeline brings about on a screen.
public struct TimelineRecording: Hashable, Sendable {
    /// By time, events of the same time in the order of ST-5.
    public internal(set) var events: [TimedEvent] = []
    /// In the order in which they are taken.
    public internal(set) var shots: [Moment] = []
    /// The numbers of the steps whose finger was meant for the bar and met a hidden one (IB-20).
    public internal(set) var missedTouches: [Int] = []
    /// The end of the last step, in seconds.
    public internal(set) var duration = 0.0
    /// What goes into the screen, in order.
    var inputs: [Input] = []
    /// The screen before all of it, and after.
    let start: TimelineEngine
    var end: TimelineEngine

    struct Input: Hashable {
        let time: Double
        let input: TimelineInput
        let content: TimelineContent
    }

    /// An instant: what shows, and of which content.
    public struct Moment: Hashable, Sendable {
        /// The shot's name; empty for a film's frame.
        public let name: String
        public let time: Double
        public let screen: TimelineScreen
        public let content: TimelineContent
    }

    init(start: TimelineEngine) {
        self.start = start
        self.end = start
    }
}

extension TimelineRecording {
    /// The screen at the timeline's end.
    public var last: TimelineScreen { end.screen(at: duration) }

    /// The same with its time and content.
    public var lastMoment: Moment {
        Moment(name: "", time: duration, screen: last, content: inputs.last?.content ?? .all)
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
    public func moments(at times: some Sequence<Double>) -> [Moment] {
        var engine = start
        var content = TimelineContent.all
        var rest = inputs[...]
        return times.map { time in
            while let next = rest.first, next.time <= time {
                _ = engine.handle(next.input, at: next.time)
                content = next.content
                rest.removeFirst()
            }
            _ = engine.advance(to: time)
            return Moment(name: "", time: time, screen: engine.screen(at: time), content: content)
        }
    }
}
