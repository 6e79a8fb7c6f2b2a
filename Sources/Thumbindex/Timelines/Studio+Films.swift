public import Diagnostics
import DisplayLists
public import Interaction
import Rendering
public import Timelines

extension Studio {
    /// The bytes of an animation of a recording, of so many pixels a point, which repeats without end (ST-3).
    ///
    /// Throws where it would have too many frames or pixels, or frames larger than the format holds.
    public func film(
        of recording: TimelineRecording, settings: FilmSettings = FilmSettings(), as format: FilmFormat, scale: Double
    ) throws(DiagnosticError) -> [UInt8] {
        let frames = try FilmFrames(of: recording, frameRate: settings.frameRate(in: format), scale: scale) {
            self.drawn(self.scene(of: $0))
        }
        return try film(of: frames, settings, as: format)
    }

    /// The bytes of an animation of how a state comes about; `nil` where the theme or its content cannot have it.
    public func film(
        of state: CanonicalState, settings: FilmSettings = FilmSettings(), as format: FilmFormat, scale: Double
    ) throws(DiagnosticError) -> [UInt8]? {
        guard let (recording, scene) = recording(of: state) else { return nil }
        let frames = try FilmFrames(of: recording, frameRate: settings.frameRate(in: format), scale: scale) {
            self.drawn(scene($0.screen))
        }
        return try film(of: frames, settings, as: format)
    }

    /// How a state comes about, and what of it shows at an instant.
    private func recording(
        of state: CanonicalState
    ) -> (recording: TimelineRecording, scene: (TimelineScreen) -> Scene)? {
        guard theme.components.contains(state.component) else { return nil }
        if state.component == .grid {
            let painter = gridPainter(for: state.stage)
            return state.recording(on: painter.layout, theme: theme).map { recording in
                (recording, { painter.scene(in: $0.grid ?? GridState(offset: 0, page: 0)) })
            }
        }
        let painter = painter(for: state.stage)
        return state.recording(on: painter.layout, theme: painter.theme, direction: direction).map { recording in
            (recording, { painter.scene(in: $0.list ?? ScreenState(offset: 0)) })
        }
    }

    /// The bytes of a film of one frame.
    func film(of scene: Scene, as format: FilmFormat, scale: Double) throws(DiagnosticError) -> [UInt8] {
        let settings = FilmSettings()
        let frames = FilmFrames(drawn(scene), frameRate: settings.frameRate(in: format), scale: scale)
        return try film(of: frames, settings, as: format)
    }
}

extension Studio {
    private func film(
        of frames: FilmFrames, _ settings: FilmSettings, as format: FilmFormat
    ) throws(DiagnosticError) -> [UInt8] {
        do {
            switch format {
            case .webp: return try webp(of: frames)
            case .gif: return try gif(of: frames, isDithered: settings.isDithered)
            case .apng: return try apng(of: frames)
            }
        } catch {
            throw DiagnosticError(error.description)
        }
    }

    private func webp(of frames: FilmFrames) throws(RenderingError) -> [UInt8] {
        var film = try WebPFilm(frameRate: frames.frameRate)
        try frames.draw(with: tools.renderer) { raster, number throws(RenderingError) in
            try film.add(raster, number: number)
        }
        return try film.file(frameCount: frames.count)
    }

    /// Drawn twice: the palette must be known before the first frame is encoded.
    private func gif(of frames: FilmFrames, isDithered: Bool) throws(RenderingError) -> [UInt8] {
        var histogram = ColorHistogram()
        try frames.draw(with: tools.renderer) { raster, _ throws(RenderingError) in histogram.add(raster) }
        var film = GIFFilm(
            palette: ColorPalette(histogram), frameRate: frames.frameRate, isDithered: isDithered)
        try frames.draw(with: tools.renderer) { raster, number throws(RenderingError) in
            try film.add(raster, number: number)
        }
        return try film.file(frameCount: frames.count)
    }

    private func apng(of frames: FilmFrames) throws(RenderingError) -> [UInt8] {
        var film = AnimatedPNG(frameRate: frames.frameRate, isOpaque: frames.areOpaque)
        try frames.draw(with: tools.renderer) { raster, number throws(RenderingError) in
            try film.add(raster, number: number)
        }
        return film.file(frameCount: frames.count)
    }
}

extension FilmSettings {
    /// As many frames a second as asked for and as the format is good for.
    fileprivate func frameRate(in format: FilmFormat) -> Double {
        format == .gif ? min(frameRate, GIFFilm.largestFrameRate) : frameRate
    }
}
