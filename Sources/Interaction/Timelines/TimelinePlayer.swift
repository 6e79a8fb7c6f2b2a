public import Geometry
public import Layouts
public import Styles

/// Plays timelines on a list with its index bar, or on a grid.
public struct TimelinePlayer {
    private let layout: TimelineLayout
    private let theme: Theme
    private let direction: LayoutDirection
    /// Lays the screen out with other content.
    private let relayout: (TimelineContent) -> TimelineLayout

    /// - Parameter relayout: the layout of the screen with a content; asked for when a timeline reloads.
    public init(
        layout: IndexedListLayout, theme: Theme, direction: LayoutDirection,
        relayout: @escaping (TimelineContent) -> IndexedListLayout
    ) {
        self.layout = .list(layout)
        self.theme = theme
        self.direction = direction
        self.relayout = { .list(relayout($0)) }
    }

    /// A player for a grid.
    ///
    /// - Parameter relayout: the layout of the grid with a content; asked for when a timeline reloads.
    public init(grid layout: GridLayout, theme: Theme, relayout: @escaping (TimelineContent) -> GridLayout) {
        self.layout = .grid(layout)
        self.theme = theme
        self.direction = layout.direction
        self.relayout = { .grid(relayout($0)) }
    }

    /// Plays a timeline from its start to its end; throws all that cannot be done on this screen.
    public func play(_ timeline: Timeline) throws(TimelineProblems) -> TimelineRecording {
        var take = TimelineTake(
            engine: TimelineEngine(layout: layout, theme: theme), theme: theme, direction: direction,
            relayout: relayout)
        var problems: [TimelineProblem] = []
        for (number, step) in timeline.steps.enumerated() {
            do {
                try take.perform(step, number: number)
            } catch {
                problems.append(TimelineProblem(step: number, cause: error))
                if error == .tooLong { break }
            }
        }
        guard problems.isEmpty else { throw TimelineProblems(problems: problems) }
        return take.finish()
    }
}

/// All that cannot be done of a timeline, in the order of its steps.
public struct TimelineProblems: Error, Hashable, Sendable {
    /// At least one.
    public let problems: [TimelineProblem]
}
