package import DisplayLists
public import Documents
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
        try filmFile(of: recording, settings: settings, as: format, scale: scale).bytes
    }

    /// The same with what identifies its pixels.
    package func filmFile(
        of recording: TimelineRecording, settings: FilmSettings, as format: FilmFormat, scale: Double
    ) throws(DiagnosticError) -> FilmFile {
        let frames = try FilmFrames(of: recording, frameRate: settings.frameRate(in: format), scale: scale) {
            self.drawn(self.scene(of: $0))
        }
        return try film(of: frames, settings, as: format)
    }

    /// The bytes of an animation of how a state comes about; `nil` where the theme or its content cannot have it.
    public func film(
        of state: CanonicalState, settings: FilmSettings = FilmSettings(), as format: FilmFormat, scale: Double
    ) throws(DiagnosticError) -> [UInt8]? {
        try filmFile(of: state, settings: settings, as: format, scale: scale)?.bytes
    }

    /// The same with what identifies its pixels.
    package func filmFile(
        of state: CanonicalState, settings: FilmSettings, as format: FilmFormat, scale: Double
    ) throws(DiagnosticError) -> FilmFile? {
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

    /// A film of one frame.
    package func filmFile(of scene: Scene, as format: FilmFormat, scale: Double) throws(DiagnosticError) -> FilmFile {
        let settings = FilmSettings()
        let frames = FilmFrames(drawn(scene), frameRate: settings.frameRate(in: format), scale: scale)
        return try film(of: frames, settings, as: format)
    }
}

extension Studio {
    private func film(
        of frames: FilmFrames, _ settings: FilmSettings, as format: FilmFormat
    ) throws(DiagnosticError) -> FilmFile {
        var digest = FilmDigest(frameCount: frames.count, frameRate: frames.frameRate)
        do {
            let bytes =
                switch format {
                case .webp: try webp(of: frames, &digest)
                case .gif: try gif(of: frames, isDithered: settings.isDithered, &digest)
                case .apng: try apng(of: frames, &digest)
                }
            return FilmFile(bytes: bytes, pixelDigest: digest.hexadecimal)
        } catch {
            throw DiagnosticError(error.description)
        }
    }

    private func webp(of frames: FilmFrames, _ digest: inout FilmDigest) throws(RenderingError) -> [UInt8] {
        var film = try WebPFilm(frameRate: frames.frameRate)
        try frames.draw(with: tools.renderer) { raster, number throws(RenderingError) in
            digest.add(raster, number: number)
            try film.add(raster, number: number)
        }
        return try film.file(frameCount: frames.count)
    }

    /// Drawn twice: the palette must be known before the first frame is encoded.
    private func gif(
        of frames: FilmFrames, isDithered: Bool, _ digest: inout FilmDigest
    ) throws(RenderingError) -> [UInt8] {
        var histogram = ColorHistogram()
        try frames.draw(with: tools.renderer) { raster, number throws(RenderingError) in
            digest.add(raster, number: number)
            histogram.add(raster)
        }
        var film = GIFFilm(
            palette: ColorPalette(histogram), frameRate: frames.frameRate, isDithered: isDithered)
        try frames.draw(with: tools.renderer) { raster, number throws(RenderingError) in
            try film.add(raster, number: number)
        }
        let bytes = try film.file(frameCount: frames.count)
        digest.add(file: bytes)
        return bytes
    }

    private func apng(of frames: FilmFrames, _ digest: inout FilmDigest) throws(RenderingError) -> [UInt8] {
        var film = AnimatedPNG(frameRate: frames.frameRate, isOpaque: frames.areOpaque)
        try frames.draw(with: tools.renderer) { raster, number throws(RenderingError) in
            digest.add(raster, number: number)
            try film.add(raster, number: number)
        }
        return film.file(frameCount: frames.count)
    }
}

/// A film's file, and what identifies what it shows.
package struct FilmFile: Hashable, Sendable {
    package let bytes: [UInt8]
    /// 32 hexadecimal digits, made as `FilmDigest` says.
    package let pixelDigest: String
}

extension FilmSettings {
    /// As many frames a second as asked for and as the format is good for.
    fileprivate func frameRate(in format: FilmFormat) -> Double {
        format == .gif ? min(frameRate, GIFFilm.largestFrameRate) : frameRate
    }
}
