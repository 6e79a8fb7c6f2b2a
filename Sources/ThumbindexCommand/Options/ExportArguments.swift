import ArgumentParser
import Batching
import Documents
import Rendering
import Timelines

/// What pictures are exported as.
struct ExportArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "png (default), svg, pdf, json; webp, gif, apng, mp4 for films of timelines, or of how states come about.",
            valueName: "name,…"),
        completion: .list(PictureFormat.words), transform: { try ListedValues(words: $0, "format") })
    var format: [ListedValues<PictureFormat>] = []

    @OptionGroup var scales: ScaleArguments

    @OptionGroup var films: FilmArguments

    @OptionGroup var files: PictureFileArguments
}

extension ExportArguments {
    /// Whether no format and no scale is chosen.
    var isEverything: Bool { format.isEmpty && scales.scale.isEmpty && films.filmstrip == nil }

    /// Puts what was given in the place of the request's defaults.
    func apply(to request: inout RenderRequest) {
        request.formats = format.joinedValues().unlessEmpty(request.formats)
        request.scales = scales.scale.joinedValues().unlessEmpty(request.scales)
        films.apply(to: &request)
        files.apply(to: &request.export)
    }
}

/// What sheets are exported as, which hold stills alone.
struct SheetExportArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp("png (default), svg, pdf.", valueName: "name,…"),
        completion: .list(formats.map(\.rawValue)), transform: { try ListedValues(words: $0, "format") })
    var format: [ListedValues<PictureFormat>] = []

    @OptionGroup var scales: ScaleArguments

    @OptionGroup var files: PictureFileArguments

    private static let formats: [PictureFormat] = [.png, .svg, .pdf]

    func validate() throws {
        guard format.joinedValues().allSatisfy(Self.formats.contains) else {
            throw ValidationError("a sheet's formats are \(Self.formats.map(\.rawValue).joined(separator: ", "))")
        }
    }

    /// What a sheet becomes: every raster format at every scale, the others once.
    var exports: [ExportOptions] {
        let usual = RenderRequest()
        var export = usual.export
        files.apply(to: &export)
        return export.all(
            formats: format.joinedValues().unlessEmpty(usual.formats),
            scales: scales.scale.joinedValues().unlessEmpty(usual.scales))
    }
}

/// How many pixels a point has.
struct ScaleArguments: ParsableArguments {
    @Option(help: ArgumentHelp("Pixels a point, 2 unless given.", valueName: "number,…"), transform: Self.scales)
    var scale: [ListedValues<Double>] = []

    /// Positive numbers that may have a fraction.
    private static func scales(_ text: String) throws -> ListedValues<Double> {
        try ListedValues(text) { word in
            guard let scale = Double(word), scale.isFinite, scale > 0, word.allSatisfy("0123456789.".contains) else {
                throw ValidationError("a scale is a positive number, not '\(word)'")
            }
            return scale
        }
    }
}

/// What films and strips of their frames are like.
struct FilmArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Frames a second of films: what their timelines say, or 60, unless given; a GIF has at most 50.",
            valueName: "number"),
        transform: Self.frameRate)
    var fps: Double?

    @Option(
        help: ArgumentHelp(
            """
            What films show or are: finger, ticks (haptic, under the picture), loop (the end dissolves into the \
            beginning), side-by-side (the other appearance), quality=75 (of webp and mp4), poster=0.8 (a still at that \
            second of a timeline).
            """, valueName: "word,…"),
        completion: .list(FilmOptions.choices), transform: Self.filmWords)
    var film: [ListedValues<String>] = []

    @Option(
        help: ArgumentHelp(
            "webp and mp4 films have at most so many bytes, as 2MB, at the best quality that fits.", valueName: "size"),
        transform: Self.filmSize)
    var filmSize: Int?

    @Option(
        help: ArgumentHelp(
            "Draw a strip of so many frames of each timeline, side by side with their times.", valueName: "count"),
        transform: Self.filmstripFrames)
    var filmstrip: Int?

    /// Puts what was given in the place of the request's defaults.
    func apply(to request: inout RenderRequest) {
        request.filmstripFrames = filmstrip ?? request.filmstripFrames
        request.export.frameRate = fps ?? request.export.frameRate
        if let film = try? FilmOptions(words: film.joinedValues()), !self.film.isEmpty { request.export.film = film }
        if let filmSize { request.export.film.quality = .fitting(bytes: filmSize) }
    }

    private static func filmWords(_ text: String) throws -> ListedValues<String> {
        let words = try ListedValues<String>(text)
        do throws(DiagnosticError) {
            _ = try FilmOptions(words: words.values)
        } catch {
            throw ValidationError(error)
        }
        return words
    }

    private static func filmSize(_ text: String) throws -> Int {
        do throws(DiagnosticError) {
            return try FilmOptions.byteCount(text)
        } catch {
            throw ValidationError(error)
        }
    }

    private static func frameRate(_ word: String) throws -> Double {
        guard let rate = Double(word), FilmSettings.frameRates.contains(rate) else {
            throw ValidationError("frames per second are a number from 1 to 120, not '\(word)'")
        }
        return rate
    }

    private static func filmstripFrames(_ word: String) throws -> Int {
        guard let count = Int(word), FilmstripSettings.frameCounts.contains(count) else {
            throw ValidationError(
                "a filmstrip has from 1 to \(FilmstripSettings.largestFrameCount) frames, not '\(word)'")
        }
        return count
    }
}

/// How files of formats are written.
struct PictureFileArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Text in SVG files: outlines (default), or live for text that can be edited and needs the fonts.",
            valueName: "kind"),
        completion: .list(SVGText.words), transform: { try parseWord($0, "kind of text") })
    var svgText: SVGText?

    @Option(
        help: ArgumentHelp(
            "Groups in SVG files: nodes (default), by their ids, or layers, as people call them in design tools.",
            valueName: "kind"),
        completion: .list(SVGNames.words), transform: { try parseWord($0, "kind of names") })
    var svgNames: SVGNames?

    @Option(
        help: ArgumentHelp("PNG files: fast (default), or small for documents.", valueName: "size"),
        completion: .list(PNGCompression.words), transform: { try parseWord($0, "size of PNG files") })
    var png: PNGCompression?

    /// Puts what was given in the place of defaults.
    func apply(to export: inout ExportOptions) {
        export.svgText = svgText ?? export.svgText
        export.svgNames = svgNames ?? export.svgNames
        export.pngCompression = png ?? export.pngCompression
    }
}
