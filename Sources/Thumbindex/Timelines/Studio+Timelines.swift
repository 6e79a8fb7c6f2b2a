public import Diagnostics
public import DisplayLists
public import Interaction
public import Timelines

extension Studio {
    /// Plays a timeline on the screen of the theme and its content; throws what of it cannot be done there.
    public func play(_ file: TimelineFile) throws(DiagnosticError) -> TimelineRecording {
        do throws(TimelineProblems) {
            return try play(file.timeline)
        } catch {
            throw DiagnosticError(file.diagnostics(of: error))
        }
    }

    /// The same for gestures that come from no file.
    public func play(_ timeline: Timeline) throws(TimelineProblems) -> TimelineRecording {
        let player = TimelinePlayer(layout: painter(showing: .all).layout, theme: theme, direction: direction) {
            self.painter(showing: $0).layout
        }
        return try player.play(timeline)
    }

    /// What an instant of a recording looks like: a shot, or a frame of a film.
    public func scene(of moment: TimelineRecording.Moment) -> Scene {
        painter(showing: moment.content).scene(in: moment.screen.list ?? ScreenState(offset: 0))
    }

    /// What happens in a recording and what its shots show, as JSON (ST-4, ST-5):
    /// `{"events": [{"time", "name", …}], "shots": [{"name", "time", "size", "nodes"}]}`.
    public func json(of recording: TimelineRecording) -> String { recording.json { scene(of: $0) } }
}
