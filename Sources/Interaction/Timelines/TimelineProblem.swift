/// Why a step of a timeline cannot be done on a screen.
public struct TimelineProblem: Error, Hashable, Sendable {
    /// The step's number from 0.
    public let step: Int
    public let cause: Cause

    public init(step: Int, cause: Cause) {
        self.step = step
        self.cause = cause
    }

    /// What of the screen stands in the way.
    public enum Cause: Error, Hashable, Sendable {
        /// The index has no such title; `known` are those that it has.
        case unknownTitle(String, known: [String])
        /// A title, a section, an item or a page by a number beyond the last.
        case noSuchNumber(Int, count: Int)
        /// There are too few titles for a bar (IB-2).
        case noBar
        /// No title leads to a section.
        case noTitles
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

extension Timeline {
    /// In seconds.
    public static let longestDuration = 600.0
}
