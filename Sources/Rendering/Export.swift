import Codecs
public import DisplayLists
public import Documents
package import Drawing
public import Geometry
import Presenting
public import Rasters

/// A scene or a film as a file.
public struct ExportedFile: Hashable, Sendable {
    /// What kind of file it is.
    public let format: PictureFormat
    /// All that the file holds.
    public let bytes: [UInt8]
    /// How large the picture is: in pixels where the file holds some, else in points.
    public let size: Size
    /// What identifies the decoded pixels, of films those of all frames and their times; 32 hexadecimal digits, made as
    /// `pixelDigestName` or `filmDigestName` says. `nil` for files without pixels.
    public let pixelDigest: String?
    /// The quality that a film came to have which was to fit a size; `nil` for all others.
    public internal(set) var fittedQuality: FittedQuality?

    /// How the digests of a still's pixels are made: `xxh3-128 of 325-row bands`.
    ///
    /// The XXH3-128 of width and height as 32-bit little-endian numbers, and of the canonical XXH3-128 of each 325 rows
    /// from the top as 8-bit red, green, blue, alpha.
    public static let pixelDigestName = PixelDigest.name
    /// How the digests of films are made: `xxh3-128 of frames' pixels and times`.
    ///
    /// The XXH3-128 of lines of text: the number of frames and how many there are a second; of each frame that differs
    /// from the one before its number and the digest of its pixels; of a file that shows other pixels, a GIF or one of
    /// less than all quality, the XXH3-128 of its bytes.
    public static let filmDigestName = FilmDigest.name

    /// A file, and what identifies its pixels where it has some.
    public init(format: PictureFormat, bytes: [UInt8], size: Size, pixelDigest: String? = nil) {
        self.format = format
        self.bytes = bytes
        self.size = size
        self.pixelDigest = pixelDigest
    }
}

/// Exports a scene as a file: the same scene and options give the same bytes. A film shows this one frame.
///
/// Pictures that cannot be read have given way to what the scene draws in their place (GP-13).
/// It is shown as the options' presentation says before it is drawn.
/// - Throws: for a crop to a node that the scene does not have, for pictures of more pixels than `PixelSize.init(of:scale:)` accepts, for films larger than their format
///   holds, and where there is not enough memory.
public func export(
    _ scene: Scene, as options: ExportOptions, with tools: DrawingTools
) throws(DiagnosticError) -> ExportedFile {
    guard !options.format.isFilm else {
        let frameRate = options.frameRate(orElse: FilmFrames.usualFrameRate)
        return try export(FilmFrames(count: 1, frameRate: frameRate) { _ in scene }, as: options, with: tools)
    }
    let shown =
        options.presentation.isPlain
        ? scene : try present(scene, as: options.presentation, measurer: tools.measurer)
    switch options.format {
    case .json:
        let text = shown.jsonObject(heading: options.descriptionHeading) + "\n"
        return ExportedFile(format: .json, bytes: Array(text.utf8), size: shown.displayList.size)
    case .csv:
        guard !options.presentation.annotations.isEmpty else {
            throw DiagnosticError(
                "csv is a table of annotations, and none are asked for", hints: ["name some with --annotate"])
        }
        return ExportedFile(format: .csv, bytes: Array(shown.annotationTable.utf8), size: shown.displayList.size)
    case .png, .svg, .pdf, .webp, .gif, .apng, .mp4:
        do {
            return try tools.pictures.lookingOnce { () throws(DrawingError) in
                try tools.still(of: tools.drawable(shown.displayList), options)
            }
        } catch {
            throw DiagnosticError(error)
        }
    }
}

/// Draws a scene as pixels, those of a PNG file of the same scale; `Raster.straight` has their bytes.
///
/// - Parameter scale: pixels a point; a positive number.
/// - Throws: for more pixels than `PixelSize.init(of:scale:)` accepts, and where there is not enough memory.
public func raster(
    of scene: Scene, scale: Double = ExportOptions.defaultScale, with tools: DrawingTools
) throws(DiagnosticError) -> Raster {
    do {
        let list = tools.drawable(scene.displayList).snapped(toPixelsPerPoint: scale)
        return try tools.renderer.raster(of: list, pixelsPerPoint: scale)
    } catch {
        throw DiagnosticError(error)
    }
}

extension DrawingTools {
    /// The drawing in which pictures that cannot be shown have given way to what stands for them.
    func drawable(_ list: DisplayList) -> DisplayList {
        list.replacingBrokenPictures(in: pictures)
    }

    fileprivate func still(
        of list: DisplayList, _ options: ExportOptions
    ) throws(DrawingError) -> ExportedFile {
        switch options.format {
        case .svg:
            var exporter = SVGExporter(resources: svgResources, textStyle: options.svgText)
            exporter.names = options.svgNames
            return ExportedFile(format: .svg, bytes: try exporter.bytes(of: list), size: list.size)
        case .pdf:
            let bytes = try pdfExporter.document(of: list, renderer)
            return ExportedFile(format: .pdf, bytes: bytes, size: list.size)
        default:
            let snapped = list.snapped(toPixelsPerPoint: options.scale)
            let file =
                switch options.pngCompression {
                case .fast:
                    // Around an annotated picture most is paper.
                    try pngExporter.file(
                        of: snapped, pixelsPerPoint: options.scale,
                        asDifferences: !options.presentation.annotations.isEmpty)
                case .small: try pngExporter.smallFile(of: snapped, pixelsPerPoint: options.scale)
                }
            let size = try PixelSize(list.size, pixelsPerPoint: options.scale)
            return ExportedFile(
                format: .png, bytes: file.bytes, size: Size(size), pixelDigest: file.digest.description)
        }
    }
}

extension Size {
    /// A size in pixels.
    init(_ pixels: PixelSize) { self.init(width: Double(pixels.width), height: Double(pixels.height)) }
}

extension PixelSize {
    /// That of a canvas in points at so many pixels a point, rounded up; at least one pixel on a side.
    ///
    /// - Parameter scale: pixels a point; a positive number.
    /// - Throws: where a picture may not be so large: more than 64 million pixels, or more than 32,767 on a side.
    public init(of canvas: Size, scale: Double) throws(DiagnosticError) {
        do {
            try self.init(canvas, pixelsPerPoint: scale)
        } catch {
            throw DiagnosticError(error)
        }
    }
}

extension DiagnosticError {
    /// Why a drawing could not be made, told to the user.
    package init(_ error: DrawingError) { self.init(error.description) }
}
