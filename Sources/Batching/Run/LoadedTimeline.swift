import Documents
import Timelines

/// A timeline, read and checked for itself.
package struct LoadedTimeline: Sendable {
    let timeline: TimelineFile
    /// The path that the user wrote.
    let file: String

    /// Throws all that is wrong with it.
    init(_ path: String) throws(DiagnosticError) {
        timeline = try TimelineFile(try FileLocation(path).read(limits: TimelineFile.limits))
        file = path
    }

    /// - Parameter filmstripFrames: how many frames of a filmstrip the run asks for, if it does.
    func planned(number: Int, filmstripFrames: Int?) -> PlannedTimeline {
        let strip = timeline.filmstrip ?? filmstripFrames.map { _ in FilmstripSettings() }
        return PlannedTimeline(
            number: number, name: FileName.stem(ofFile: file, suffix: ".timeline"), file: file,
            shots: timeline.timeline.shotNames, film: timeline.film.name,
            filmstrip: strip?.name)
    }

    /// A warning where none of the formats has anything of the timeline to show.
    func emptiness(in request: RenderRequest) -> Diagnostic? {
        let subject = PlannedSubject.timeline(planned(number: 0, filmstripFrames: request.filmstripFrames))
        guard request.formats.allSatisfy({ subject.parts(in: $0).isEmpty }) else { return nil }
        return Diagnostic(
            .warning, "the timeline has no shot to draw", in: SourceText(name: file),
            hints: ["'- shot: name' takes one; '--format webp' draws a film, '--filmstrip 8' a strip"])
    }
}
