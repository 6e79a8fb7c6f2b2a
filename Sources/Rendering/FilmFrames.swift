import Codecs
public import DisplayLists
public import Documents
import Drawing
import Geometry
import Presenting
import Rasters
import Styles

/// The frames of a film, drawn one after the other when they are asked for, so that a long film takes no room.
public struct FilmFrames {
    /// At least 1.
    public let count: Int
    /// Frames a second; positive.
    public let frameRate: Double
    /// What a frame shows; `nil` for what the one before shows.
    private let frame: (Int) -> Scene?

    /// Frames a second where nobody says another number.
    public static let usualFrameRate = 60.0

    /// - Parameters:
    ///   - count: at least 1.
    ///   - frameRate: frames a second; positive.
    ///   - scene: what a frame shows, by its number from 0; all are of the same size. `nil` for what the frame before
    ///     shows, but of the first. It is asked more than once.
    public init(count: Int, frameRate: Double, scene: @escaping (Int) -> Scene?) {
        precondition(count > 0 && frameRate > 0, "a film has frames, which follow each other")
        self.count = count
        self.frameRate = frameRate
        frame = scene
    }

    /// What a frame shows, by its number from 0; `nil` for what the one before shows.
    func list(_ number: Int) -> DisplayList? { frame(number)?.displayList }

    fileprivate var first: DisplayList {
        guard let list = list(0) else { preconditionFailure("the first frame of a film shows something") }
        return list
    }

    /// The same frames as a presentation shows them.
    fileprivate func shown(
        as options: ExportOptions, measurer: any TextMeasuring
    ) throws(DiagnosticError) -> FilmFrames {
        guard !options.presentation.isPlain else { return self }
        let presentation = try FilmPresentation(
            options.presentation, of: (0..<count).lazy.compactMap(frame), keepsGround: options.format == .gif,
            measurer: measurer)
        return FilmFrames(count: count, frameRate: frameRate) { frame($0).map(presentation.show) }
    }
}

/// Exports a film as a file that repeats without end (ST-3): the same frames and options give the same bytes.
///
/// - Throws: for formats that hold no film, for annotations and crops that no film can have, for pictures of more pixels than `PixelSize.init(of:scale:)` accepts, for
///   films larger than their format holds, and where there is not enough memory.
public func export(
    _ frames: FilmFrames, as options: ExportOptions, with tools: DrawingTools
) throws(DiagnosticError) -> ExportedFile {
    guard options.format.isFilm else {
        let words = PictureFormat.films.map(\.rawValue).joined(separator: ", ")
        throw DiagnosticError("a film cannot be exported as \(options.format)", hints: ["its formats are \(words)"])
    }
    let frames = try frames.shown(as: options, measurer: tools.measurer)
    do {
        return try FilmExporter(frames: frames, options: options, tools: tools).file()
    } catch {
        throw DiagnosticError(error)
    }
}

/// Draws and encodes the frames of a film.
private struct FilmExporter {
    let frames: FilmFrames
    let options: ExportOptions
    let tools: DrawingTools

    func file() throws(DrawingError) -> ExportedFile {
        let first = frames.first
        let size = try PixelSize(first.size, pixelsPerPoint: options.scale)
        var digest = FilmDigest(frameCount: frames.count, frameRate: frames.frameRate)
        let bytes =
            switch options.format {
            case .gif: try gif(&digest)
            case .apng: try apng(&digest, isOpaque: first.background.alpha >= 1)
            default: try webp(&digest)
            }
        return ExportedFile(
            format: options.format, bytes: bytes, size: Size(size), pixelDigest: digest.hexadecimal)
    }

    private func webp(_ digest: inout FilmDigest) throws(DrawingError) -> [UInt8] {
        var film = try DrawingError.encoding { () throws(EncodingError) in
            try WebPFilm(frameRate: frames.frameRate)
        }
        try draw { raster, number, _ throws(EncodingError) in
            digest.add(raster, number: number)
            try film.add(raster, number: number)
        }
        return try DrawingError.encoding { () throws(EncodingError) in try film.file(frameCount: frames.count) }
    }

    /// Drawn twice: the palette must be known before the first frame is encoded.
    private func gif(_ digest: inout FilmDigest) throws(DrawingError) -> [UInt8] {
        var histogram = ColorHistogram()
        var hasGradients = false
        try draw { raster, number, list in
            digest.add(raster, number: number)
            histogram.add(raster)
            hasGradients = hasGradients || list.hasGradients
        }
        var film = GIFFilm(
            palette: ColorPalette(histogram), frameRate: frames.frameRate,
            isDithered: options.isDithered ?? hasGradients)
        try draw { raster, number, _ throws(EncodingError) in
            try film.add(raster, number: number)
        }
        do {
            let bytes = try film.file(frameCount: frames.count)
            digest.add(file: bytes)
            return bytes
        } catch {
            throw DrawingError(error)
        }
    }

    private func apng(_ digest: inout FilmDigest, isOpaque: Bool) throws(DrawingError) -> [UInt8] {
        var film = AnimatedPNG(frameRate: frames.frameRate, isOpaque: isOpaque)
        try draw { raster, number, _ throws(EncodingError) in
            digest.add(raster, number: number)
            try film.add(raster, number: number)
        }
        return film.file(frameCount: frames.count)
    }

    /// Draws the frames that differ from the one before, in order; `body` takes each with its number and what was drawn.
    private func draw(
        _ body: (Raster, Int, DisplayList) throws(EncodingError) -> Void
    ) throws(DrawingError) {
        var last: DisplayList?
        for number in 0..<frames.count {
            guard let list = frames.list(number) else { continue }
            let drawn = tools.drawable(list).snapped(toPixelsPerPoint: options.scale)
            guard drawn != last else { continue }
            let raster = try tools.renderer.raster(of: drawn, pixelsPerPoint: options.scale)
            try DrawingError.encoding { () throws(EncodingError) in try body(raster, number, drawn) }
            last = drawn
        }
    }
}
