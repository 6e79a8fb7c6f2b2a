import Diagnostics
import Documents
import Interaction
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

    func planned(number: Int) -> PlannedTimeline {
        PlannedTimeline(
            number: number, name: FileName.stem(ofFile: file, suffix: ".timeline"), file: file,
            shots: timeline.timeline.shotNames, film: timeline.film.name)
    }
}
