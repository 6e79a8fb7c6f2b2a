import Codecs
import DisplayLists
import Documents
import Drawing
import Geometry
import Rasters

/// Draws and encodes the frames of a film.
struct FilmExporter {
    let frames: FilmFrames
    let options: ExportOptions
    let tools: DrawingTools
    /// `nil` for what is usual.
    private var quality: Int?
    /// Bytes beyond which the rest is not worth encoding.
    private var byteLimit: Int?

    init(frames: FilmFrames, options: ExportOptions, tools: DrawingTools) {
        self.frames = frames
        self.options = options
        self.tools = tools
        if case .fixed(let quality) = options.film.quality { self.quality = quality }
    }

    func file() throws(DrawingError) -> ExportedFile {
        let first = frames.first
        let size = try PixelSize(first.size, pixelsPerPoint: options.scale)
        var digest = FilmDigest(frameCount: frames.count, frameRate: frames.frameRate)
        let bytes =
            switch options.format {
            case .gif: try gif(&digest)
            case .apng: try apng(&digest, isOpaque: first.background.alpha >= 1)
            case .mp4: try mp4(&digest, size)
            default: try webp(&digest)
            }
        return ExportedFile(
            format: options.format, bytes: bytes, size: Size(size), pixelDigest: digest.hexadecimal)
    }

    private func webp(_ digest: inout FilmDigest) throws(DrawingError) -> [UInt8] {
        let quality = quality
        var film = try DrawingError.encoding { () throws(EncodingError) in
            try WebPFilm(frameRate: frames.frameRate, quality: quality)
        }
        try draw { raster, number, _ throws(EncodingError) in
            digest.add(raster, number: number)
            try film.add(raster, number: number)
            if let byteLimit, film.byteCount > byteLimit {
                throw .overBudget(projected: film.byteCount * frames.count / (number + 1))
            }
        }
        let bytes = try DrawingError.encoding { () throws(EncodingError) in
            try film.file(frameCount: frames.count)
        }
        if quality != nil { digest.add(file: bytes) }
        return bytes
    }

    private func mp4(_ digest: inout FilmDigest, _ size: PixelSize) throws(DrawingError) -> [UInt8] {
        let quality = quality ?? MP4Film.usualQuality
        var film = try DrawingError.encoding { () throws(EncodingError) in
            try MP4Film(width: size.width, height: size.height, frameRate: frames.frameRate, quality: quality)
        }
        try draw { raster, number, _ throws(EncodingError) in
            digest.add(raster, number: number)
            try film.add(raster, number: number)
        }
        let bytes = try DrawingError.encoding { () throws(EncodingError) in
            try film.file(frameCount: frames.count)
        }
        digest.add(file: bytes)
        return bytes
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

extension FilmExporter {
    /// The film with the best quality that fits so many bytes: a better one makes a larger file.
    ///
    /// Throws where the least quality is too large, too.
    func file(fitting budget: Int) throws(DiagnosticError) -> ExportedFile {
        if options.format == .webp, case .file(let file) = try trial(quality: nil, fitting: budget) { return file }
        let sample = options.format == .webp ? try sample() : nil
        var (search, best) = (QualitySearch(budget: budget, from: MP4Film.usualQuality), ExportedFile?.none)
        func next() -> Int? {
            guard let sample else { return search.next }
            return search.next(estimating: sample.byteCount)
        }
        while let quality = next() {
            guard quality > FilmQuality.range.lowerBound else {
                // Where that is too large, the search is over.
                let file = try leastFile(fitting: budget)
                best = file
                search.add(quality, byteCount: file.bytes.count)
                continue
            }
            switch try trial(quality: quality, fitting: budget) {
            case .file(let file):
                best = file
                search.add(quality, byteCount: file.bytes.count)
            case .tooLarge(let byteCount): search.add(quality, byteCount: byteCount)
            }
        }
        if let best { return best }
        return try leastFile(fitting: budget)
    }

    /// The film at the least quality; throws where it has more bytes than it may, and tells how many.
    private func leastFile(fitting budget: Int) throws(DiagnosticError) -> ExportedFile {
        let quality = FilmQuality.range.lowerBound
        var exporter = self
        exporter.quality = quality
        let file: ExportedFile
        do throws(DrawingError) { file = try exporter.file() } catch { throw DiagnosticError(error) }
        guard file.bytes.count <= budget else {
            let (most, least) = (FittedQuality.text(ofBytes: budget), FittedQuality.text(ofBytes: file.bytes.count))
            throw DiagnosticError(
                "the film does not fit \(most): at quality \(quality) it has \(least)",
                hints: ["a smaller scale or a lower frame rate makes it smaller"])
        }
        return file.fitted(quality: quality, budget: budget)
    }

    /// Some of the film's pictures, which tell about how large it is.
    private func sample() throws(DiagnosticError) -> WebPSample {
        var sample = WebPSample()
        do throws(DrawingError) {
            try draw { raster, _, _ in sample.add(raster) }
        } catch {
            throw DiagnosticError(error)
        }
        return sample
    }

    private enum Trial {
        case file(ExportedFile)
        /// About how many bytes the film would have.
        case tooLarge(Int)
    }

    /// The film at a quality, where it has no more bytes than it may.
    private func trial(quality: Int?, fitting budget: Int) throws(DiagnosticError) -> Trial {
        var exporter = self
        exporter.quality = quality
        exporter.byteLimit = budget
        do throws(DrawingError) {
            let file = try exporter.file()
            return file.bytes.count <= budget
                ? .file(file.fitted(quality: quality, budget: budget)) : .tooLarge(file.bytes.count)
        } catch {
            if case .encodingFailed(.overBudget(let projected)) = error { return .tooLarge(projected) }
            throw DiagnosticError(error)
        }
    }
}

extension ExportedFile {
    /// The same, with the quality at which it fits.
    fileprivate func fitted(quality: Int?, budget: Int) -> ExportedFile {
        var file = self
        file.fittedQuality = FittedQuality(quality: quality, byteCount: bytes.count, budget: budget)
        return file
    }
}
