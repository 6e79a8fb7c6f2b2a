import DisplayLists
import Documents
import Geometry
import Styles
import Thumbindex
import Timelines

extension SceneDrawer {
    /// Plays a timeline once and writes its shots, its film, and what happens as JSON.
    ///
    /// Throws what of it cannot be done with this theme and content; then no file is written.
    func draw(
        _ planned: PlannedScene, _ timeline: TimelineFile, with studio: Studio
    ) throws(DiagnosticError) -> SceneOutcome {
        guard studio.suits(timeline) else { return SceneOutcome(scene: planned, files: [], diagnostics: []) }
        let recording = try studio.play(timeline)
        var diagnostics = timeline.warnings(of: recording)
        if case .none = sink { return planning(of: planned, diagnostics) }
        let shots = recording.shots.map { studio.scene(of: $0) }
        let end = studio.scene(of: recording.lastMoment)
        diagnostics += (shots + [end]).flatMap { warnings(studio, $0, planned, isAsThemed: true) }
        var outcome = outcome(of: planned, diagnostics) { file in
            write(file) { () throws(DiagnosticError) in
                let options = options(of: file, planned)
                return switch file.part {
                case .shot(let number): try studio.file(of: shots[number], as: options)
                case .filmstrip:
                    try studio.file(
                        of: studio.filmstrip(of: recording, settings: settings(timeline.filmstrip, of: planned)),
                        as: options)
                case .whole: try studio.file(of: recording, as: options, film: timeline.film)
                }
            }
        }
        let pictures = shots.flatMap(\.displayList.picturePaths) + run.content(of: planned).pictures
        outcome.record = history.record(of: outcome, SceneHistory.Made(pictures: pictures))
        return outcome
    }
}
