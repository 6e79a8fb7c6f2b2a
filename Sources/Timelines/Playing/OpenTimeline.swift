package import Contents
package import Interaction
package import Layouts

/// A timeline that is made while it is played: steps come one after the other, and time passes between them (LV-1).
///
/// Whenever a timeline of the steps so far is played from the start, it shows the same at every time.
package struct OpenTimeline {
    /// What shows at an instant.
    package enum State: Hashable, Sendable {
        /// A list with its index bar.
        case list(IndexedListState)
        /// A paged grid.
        case grid(GridState)
    }

    /// What was done, each step with its time in seconds.
    package private(set) var steps: [TimelineStep] = []
    /// Up to when time has passed, in seconds: no step can begin earlier.
    package private(set) var shownTime = 0.0
    private var take: any OpenTake

    /// A list at rest.
    package init(on layout: Layout<ListContent>) { take = TimelineTake<IndexedListEngine>(on: layout) }

    /// A grid at rest.
    package init(on layout: Layout<GridContent>) { take = TimelineTake<GridEngine>(on: layout) }
}

extension OpenTimeline {
    /// When the next step begins that names no time: when the last one is done, and not before what was shown.
    package var time: Double { take.time }
    /// What shows at `shownTime`.
    package var state: State { take.shown(at: shownTime) }
    /// The content that shows, all of it or what a reload has left.
    package var content: TimelineContent { take.content }
    /// Whether nothing moves or fades, nor will, until the next step.
    package var isAtRest: Bool { take.isAtRest && take.time <= shownTime }
    /// The fingers that are down, by their numbers from 0.
    package var fingersDown: Set<Int> { take.fingersDown }

    /// Does a step, at its own time or at `time`.
    ///
    /// Throws where it cannot be done, or would begin before what was shown; nothing has changed then that shows.
    package mutating func perform(_ step: TimelineStep) throws(TimelineProblem.Cause) {
        if let start = step.time, start < shownTime { throw .backInTime(shownTime) }
        let start = step.time ?? take.time
        try take.perform(TimelineStep(step.action, at: start), number: steps.count)
        steps.append(TimelineStep(step.action, at: start))
    }

    /// Lets time pass up to a time, or to the end of the last step where that is later.
    package mutating func advance(to time: Double) {
        shownTime = max(shownTime, time, take.time)
        take.pass(to: shownTime)
    }

    /// Hands out what has happened since the last call, in order (ST-5).
    package mutating func takeEvents() -> [TimedEvent] { take.takeEvents() }
}

/// A take of either control, as an open timeline drives it.
protocol OpenTake {
    var time: Double { get }
    var content: TimelineContent { get }
    var isAtRest: Bool { get }
    var fingersDown: Set<Int> { get }

    mutating func perform(_ step: TimelineStep, number: Int) throws(TimelineProblem.Cause)
    mutating func pass(to time: Double)
    mutating func takeEvents() -> [TimedEvent]
    func shown(at time: Double) -> OpenTimeline.State
}
