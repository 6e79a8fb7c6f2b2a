import DisplayLists
import Documents
import Geometry
import Interaction
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
                switch file.part {
                case .shot(let number): try draw(shots[number], as: file, of: planned, with: studio)
                case .filmstrip:
                    try draw(
                        studio.filmstrip(of: recording, settings: settings(timeline.filmstrip, of: planned)),
                        as: file, of: planned, with: studio)
                case .whole: try draw(recording, of: timeline, as: file, of: planned, with: studio)
                }
            }
        }
        let pictures = shots.flatMap { SceneBytes($0) { _ in 0 }.pictures } + run.content(of: planned).pictures
        outcome.record = history.record(of: outcome, SceneHistory.Made(pictures: pictures))
        return outcome
    }

    /// A film, or JSON.
    private func draw(
        _ recording: TimelineRecording, of timeline: TimelineFile, as file: PlannedFile, of planned: PlannedScene,
        with studio: Studio
    ) throws(DiagnosticError) -> DrawnFile {
        let canvas = studio.theme.canvas.size
        guard let format = file.export.format.film else {
            return DrawnFile(
                bytes: Array(studio.json(of: recording).utf8),
                size: FileSize(width: canvas.width, height: canvas.height))
        }
        let film = try studio.filmFile(
            of: recording, settings: settings(timeline.film, of: planned), as: format, scale: file.export.scale)
        return try DrawnFile(film, canvas: canvas, scale: file.export.scale)
    }
}
