public import Contents
public import Interaction
public import Layouts

/// Plays a timeline from its start to its end on a list with its index bar.
///
/// - Throws: all that cannot be done on this layout.
public func play(
    _ timeline: Timeline, on layout: Layout<ListContent>
) throws(TimelineProblems) -> TimelineRecording<IndexedListState> {
    try TimelineTake<IndexedListEngine>.recording(of: timeline, on: layout)
}

/// Plays a timeline from its start to its end on a paged grid.
///
/// - Throws: all that cannot be done on this layout.
public func play(
    _ timeline: Timeline, on layout: Layout<GridContent>
) throws(TimelineProblems) -> TimelineRecording<GridState> {
    try TimelineTake<GridEngine>.recording(of: timeline, on: layout)
}

extension Layout where Content == ListContent {
    /// The list with what a timeline shows of it after a reload (IB-29).
    public func showing(_ content: TimelineContent) -> Layout {
        guard case .sections(let titles) = content else { return self }
        return with(content: self.content.showing(sectionsNamed: Set(titles)))
    }
}

extension Layout where Content == GridContent {
    /// The grid with what a timeline shows of it after a reload.
    public func showing(_ content: TimelineContent) -> Layout {
        guard case .items(let count) = content else { return self }
        return with(content: self.content.repeated(toCount: min(count, self.content.count)))
    }
}

/// All that cannot be done of a timeline, in the order of its steps.
public struct TimelineProblems: Error, Hashable, Sendable {
    /// At least one.
    public let problems: [TimelineProblem]

    /// At least one problem.
    package init(problems: [TimelineProblem]) { self.problems = problems }
}

/// Why a step of a timeline cannot be done on a layout.
public struct TimelineProblem: Error, Hashable, Sendable {
    /// The step's number from 0.
    public let step: Int
    /// What stands in its way.
    public let cause: Cause

    /// The cause why a step cannot be done.
    public init(step: Int, cause: Cause) {
        self.step = step
        self.cause = cause
    }

    /// What stands in the way of a step.
    public enum Cause: Error, Hashable, Sendable {
        /// The index has no such title; `known` are those that it has.
        case unknownTitle(String, known: [String])
        /// A title, a section, an item or a page by a number beyond the last.
        case noSuchNumber(Int, count: Int)
        /// There are too few titles for a bar (IB-2).
        case noBar
        /// No title leads to a section.
        case noTitles
        /// The list is empty.
        case noSections
        /// A grid without items has no pages.
        case noPages
        /// A page control is hidden, or not a part of the grid (GP-4).
        case noPageControl
        /// The step is for the other of a list and a grid.
        case wrongSubject(TimelineSubject)
        /// The list cannot rest so, as it is too short.
        case outOfReach
        /// It would begin before the step before it.
        case backInTime(Double)
        /// The timeline gets longer than `Timeline.longestDuration`.
        case tooLong
    }
}
