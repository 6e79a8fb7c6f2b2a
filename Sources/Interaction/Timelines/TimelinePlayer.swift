public import Geometry
public import Layouts
public import Styles

/// Plays timelines on a screen.
public struct TimelinePlayer {
    private let layout: ScreenLayout
    private let theme: Theme
    private let direction: LayoutDirection
    /// Lays the screen out with other content.
    private let relayout: (TimelineContent) -> ScreenLayout

    /// - Parameter relayout: the layout of the screen with a content; asked for when a timeline reloads.
    public init(
        layout: ScreenLayout, theme: Theme, direction: LayoutDirection,
        relayout: @escaping (TimelineContent) -> ScreenLayout
    ) {
        self.layout = layout
        self.theme = theme
        self.direction = direction
        self.relayout = relayout
    }

    /// Plays a timeline from its start to its end; throws all that cannot be done on this screen.
    public func play(_ timeline: Timeline) throws(TimelineProblems) -> TimelineRecording {
        var take = TimelineTake(
            engine: ScreenEngine(layout: layout, bar: theme.indexBar, bubble: theme.bubble), theme: theme,
            direction: direction, relayout: relayout)
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
