public import DisplayLists
public import Documents
public import Interaction
import Painting
public import Timelines

extension Studio {
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
    public func play(_ file: TimelineFile) throws(DiagnosticError) -> TimelineRecording {
        do throws(TimelineProblems) {
            return try play(file.timeline)
        } catch {
            throw DiagnosticError(file.diagnostics(of: error))
        }
    }

    /// The same for gestures that come from no file.
    public func play(_ timeline: Timeline) throws(TimelineProblems) -> TimelineRecording {
        try player(for: timeline.subject ?? (isForList ? .list : .grid)).play(timeline)
    }

    /// What an instant of a recording looks like: a shot, or a frame of a film.
    public func scene(of moment: TimelineRecording.Moment) -> Scene {
        switch moment.screen {
        case .list(let state): list(showing: moment.content).scene(of: state)
        case .grid(let state): paint(gridLayout(showing: moment.content), state)
        }
    }

    private var isForList: Bool { theme.components.contains(.indexBar) || theme.components.contains(.sectionList) }

    private func player(for subject: TimelineSubject) -> TimelinePlayer {
        switch subject {
        case .list:
            TimelinePlayer(layout: listLayout.geometry, theme: theme, direction: direction) {
                self.list(showing: $0).layout.geometry
            }
        case .grid:
            TimelinePlayer(grid: gridLayout.geometry, theme: theme) {
                self.gridLayout(showing: $0).geometry
            }
        }
    }
}
