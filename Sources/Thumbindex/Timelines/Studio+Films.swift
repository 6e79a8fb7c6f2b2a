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
            self.scene(of: $0).displayList
        }
        return try film(of: frames, settings, as: format)
    }

    /// The bytes of an animation of how a state comes about; `nil` where the theme or its content cannot have it.
    public func film(
        of state: CanonicalState, settings: FilmSettings = FilmSettings(), as format: FilmFormat, scale: Double
    ) throws(DiagnosticError) -> [UInt8]? {
        let painter = painter(for: state.stage)
        guard let recording = state.recording(on: painter.layout, theme: painter.theme, direction: direction) else {
            return nil
        }
        let frames = try FilmFrames(of: recording, frameRate: settings.frameRate(in: format), scale: scale) {
            painter.scene(in: $0.screen.list ?? ScreenState(offset: 0)).displayList
        }
        return try film(of: frames, settings, as: format)
    }

    /// The bytes of a film of one frame.
    func film(of scene: Scene, as format: FilmFormat, scale: Double) throws(DiagnosticError) -> [UInt8] {
        let settings = FilmSettings()
        let frames = FilmFrames(scene.displayList, frameRate: settings.frameRate(in: format), scale: scale)
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
