public import DisplayLists
public import Documents
import Painting
public import Timelines

extension Studio {
    /// Frames of a recording in one picture, side by side with their times (ST-3); it has no nodes.
    ///
    /// Throws where there would be more frames than `FilmstripSettings` allows.
    public func filmstrip(
        of recording: Recording, settings: FilmstripSettings = FilmstripSettings()
    ) throws(DiagnosticError) -> Scene {
        let times = settings.times(upTo: recording.duration)
        guard times.count <= FilmstripSettings.largestFrameCount else {
            throw DiagnosticError(
                "a filmstrip has at most \(FilmstripSettings.largestFrameCount) frames, and this one would have"
                    + " \(times.count)",
                hints: ["set more time between them with filmstrip.every, or filmstrip.frames"])
        }
        let frames = recording.moments(at: times).map { moment in
            Filmstrip.Frame(time: moment.time, picture: scene(of: moment))
        }
        let strip = Filmstrip(
            frames: frames, columns: settings.columns ?? frames.count, style: SheetStyle(filmstripOf: theme))
        return paint(strip, FilmstripLayout(of: strip), measurer: tools.text)
    }
}
