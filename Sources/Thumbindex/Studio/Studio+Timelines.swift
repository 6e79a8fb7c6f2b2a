public import DisplayLists
public import Documents
import Painting
public import Presenting
import Rasters
public import Rendering
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

extension Studio {
    /// A recording as a film that repeats without end (ST-3), or as JSON: what happens and what its shots show
    /// (ST-4, ST-5), `{"version": 1, "events": [{"time", "name", …}], "shots": [{"name", "time", "size", "nodes"}]}`.
    ///
    /// - Parameter film: how the recording's timeline wants to be filmed, as far as the options do not say.
    /// - Throws: for formats of stills, for more frames or pixels than `FilmSettings` allows, and for frames larger than
    ///   the format holds.
    public func file(
        of recording: Recording, as options: ExportOptions, film: FilmSettings = FilmSettings()
    ) throws(DiagnosticError) -> ExportedFile {
        guard options.format != .json else {
            let json = try recording.json(heading: options.descriptionHeading) { (moment) throws(DiagnosticError) in
                try shown(scene(of: moment), as: options.presentation)
            }
            return ExportedFile(format: .json, bytes: Array(json.utf8), size: theme.canvas.size)
        }
        return try file(of: frames(of: recording, as: options, film: film), as: options, film: film)
    }

    /// The frames of a recording's film, which others may be set beside.
    ///
    /// Throws where there would be more frames, or more pixels, than `FilmSettings` allows.
    public func frames(
        of recording: Recording, as options: ExportOptions, film: FilmSettings = FilmSettings()
    ) throws(DiagnosticError) -> FilmFrames {
        try FilmFrames(of: recording, as: options, film) { self.scene(of: $0) }
    }

    /// The frames of a film of how a state comes about; `nil` where the theme or its content cannot have it.
    ///
    /// Throws as for recordings.
    public func frames(
        of state: CanonicalState, as options: ExportOptions, film: FilmSettings = FilmSettings()
    ) throws(DiagnosticError) -> FilmFrames? {
        guard let staged = staged(state) else { return nil }
        return try staged.frames(options, film)
    }

    /// A film as a file.
    ///
    /// Throws as `export` does.
    public func file(
        of frames: FilmFrames, as options: ExportOptions, film: FilmSettings = FilmSettings()
    ) throws(DiagnosticError) -> ExportedFile {
        var options = options
        options.isDithered = options.isDithered ?? film.isDithered
        return try export(frames, as: options, with: tools)
    }

    /// A shot as it is presented; `nil` where it lacks the node that is to be shown alone, as it lacks a picture then.
    private func shown(_ scene: Scene, as presentation: Presentation) throws(DiagnosticError) -> Scene? {
        if case .node(let id) = presentation.crop?.target, !scene.nodes.contains(where: { $0.id == id }) { return nil }
        return try present(scene, as: presentation, measurer: tools.text)
    }

    /// A state as a file, as a film of how it comes about; `nil` where the theme or its content cannot have it.
    ///
    /// - Throws: as for scenes and recordings.
    public func file(
        of state: CanonicalState, as options: ExportOptions = ExportOptions(), film: FilmSettings = FilmSettings()
    ) throws(DiagnosticError) -> ExportedFile? {
        guard options.format.isFilm else {
            guard let scene = scene(of: state) else { return nil }
            return try file(of: scene, as: options)
        }
        guard let frames = try frames(of: state, as: options, film: film) else { return nil }
        return try file(of: frames, as: options, film: film)
    }

    /// What a recording shows at a time in seconds, as its end after that, with the finger where the options show it:
    /// the picture that stands for a film before it plays (SC-6).
    public func poster(of recording: Recording, at time: Double, as options: ExportOptions) -> Scene {
        let moment = recording.moments(at: [min(time, recording.duration)])[0]
        return moment.shown(scene(of: moment), options.film)
    }
}

extension FilmFrames {
    /// Those of a recording, with its fingers where the options show them, and its ticks.
    ///
    /// Throws where the film would have more frames, or more pixels, than `FilmSettings` allows.
    init<State>(
        of recording: TimelineRecording<State>, as options: ExportOptions, _ film: FilmSettings,
        scene: @escaping (TimelineRecording<State>.Moment) -> Scene
    ) throws(DiagnosticError) {
        let frameRate = options.frameRate(orElse: film.frameRate)
        try FilmSettings.check(frameCount: recording.frameCount(atRate: frameRate))
        let moments = recording.frames(atRate: frameRate)
        let size = try PixelSize(of: scene(moments[0]).displayList.size, scale: options.scale)
        try FilmSettings.check(frameCount: moments.count, size)
        self.init(count: moments.count, frameRate: frameRate) { number in
            let moment = moments[number]
            if number > 0, moment.looks(like: moments[number - 1], options.film) { return nil }
            return moment.shown(scene(moment), options.film)
        }
        ticks = recording.ticks
    }
}

extension TimelineRecording.Moment {
    fileprivate func looks(like other: Self, _ options: FilmOptions) -> Bool {
        state == other.state && content == other.content && (!options.showsFinger || fingers == other.fingers)
    }

    fileprivate func shown(_ scene: Scene, _ options: FilmOptions) -> Scene {
        guard options.showsFinger else { return scene }
        return fingers.reduce(scene) { $0.showingFinger(at: $1.point, pressure: $1.pressure) }
    }
}

extension FilmSettings {
    fileprivate static func check(frameCount: Int) throws(DiagnosticError) {
        guard frameCount > largestFrameCount else { return }
        throw DiagnosticError(
            "a film has at most \(largestFrameCount) frames, and this one would have \(frameCount)", hints: [advice])
    }

    fileprivate static func check(frameCount: Int, _ size: PixelSize) throws(DiagnosticError) {
        guard frameCount * size.width * size.height > largestPixelCount else { return }
        throw DiagnosticError(
            "a film has at most \(largestPixelCount) pixels, and this one would have \(frameCount) frames of"
                + " \(size)", hints: [advice])
    }

    private static let advice = "set a lower frame rate, or cut the timeline short"
}
