public import DisplayLists
public import Documents
public import Timelines

extension Studio {
    /// What a timeline brings about on the list or the grid of a studio.
    public typealias Recording = TimelineRecording<State>

    /// Whether the theme is for what a timeline's gestures are for: a list, or a grid.
    public func suits(_ file: TimelineFile) -> Bool {
        switch file.timeline.subject {
        case .list: isForList
        case .grid: theme.components.contains(.grid)
        case nil: true
        }
    }

    /// Plays a timeline on the list or the grid of the theme and its content; throws what of it cannot be done there.
    ///
    /// One that suits both is played on the list, if the theme has one.
    public func play(_ file: TimelineFile) throws(DiagnosticError) -> Recording {
        do throws(TimelineProblems) {
            return try play(file.timeline)
        } catch {
            throw DiagnosticError(file.diagnostics(of: error))
        }
    }

    /// The same for gestures that come from no file.
    public func play(_ timeline: Timeline) throws(TimelineProblems) -> Recording {
        switch timeline.subject ?? (isForList ? .list : .grid) {
        case .list: try Timelines.play(timeline, on: listLayout).map { .list($0) }
        case .grid: try Timelines.play(timeline, on: gridLayout).map { .grid($0) }
        }
    }

    /// What an instant of a recording looks like: a shot, or a frame of a film.
    public func scene(of moment: Recording.Moment) -> Scene { scene(of: moment.state, showing: moment.content) }

    private var isForList: Bool { theme.components.contains(.indexBar) || theme.components.contains(.sectionList) }
}
