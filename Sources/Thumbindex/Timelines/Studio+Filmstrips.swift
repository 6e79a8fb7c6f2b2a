public import DisplayLists
public import Documents
import Painting
public import Presenting
public import Timelines

extension Studio {
    /// Frames of a recording in one picture, side by side with their times (ST-3); it has no nodes.
    ///
    /// - Parameter presentation: how each frame is shown; it may be in a device, or cropped to a node.
    ///
    /// Throws for annotations, for a crop to a node that no frame has, and where there would be more frames than `FilmstripSettings` allows.
    public func filmstrip(
        of recording: Recording, settings: FilmstripSettings = FilmstripSettings(),
        as presentation: Presentation = Presentation()
    ) throws(DiagnosticError) -> Scene {
        let times = settings.times(upTo: recording.duration)
        guard times.count <= FilmstripSettings.largestFrameCount else {
            throw DiagnosticError(
                "a filmstrip has at most \(FilmstripSettings.largestFrameCount) frames, and this one would have"
                    + " \(times.count)",
                hints: ["set more time between them with filmstrip.every, or filmstrip.frames"])
        }
        let moments = recording.moments(at: times)
        let scenes = moments.map { scene(of: $0) }
        let film = try FilmPresentation(presentation, of: scenes, measurer: tools.text)
        let frames = zip(moments, scenes).map { Filmstrip.Frame(time: $0.time, picture: film.show($1)) }
        let strip = Filmstrip(
            frames: frames, columns: settings.columns ?? frames.count, style: SheetStyle(filmstripOf: theme))
        return paint(strip, FilmstripLayout(of: strip), measurer: tools.text)
    }
}
