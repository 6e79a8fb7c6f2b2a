package import Documents
public import Presenting
@_exported public import Rasters

/// How a scene or a film becomes a file.
///
/// Each option is for the formats that it is about and means nothing to the others.
public struct ExportOptions: Hashable, Sendable {
    /// What kind of file it becomes.
    public var format: PictureFormat
    /// Pixels a point of raster formats; a positive number.
    public var scale: Double
    /// What text becomes in SVG files.
    public var svgText: SVGText
    /// What groups of SVG files are called.
    public var svgNames = SVGNames.nodes
    /// How small PNG files are to be.
    public var pngCompression: PNGCompression
    /// Frames a second of films; `nil` for what a timeline's file says, or else 60.
    public var frameRate: Double?
    /// Whether the colours of GIF files are dithered; `nil` for what a timeline's file says, or else where
    /// there are gradients.
    public var isDithered: Bool?
    /// What films show beside their frames, and how large they may be.
    public var film = FilmOptions()
    /// What is shown of a scene, and what around it; the scene as it is unless set.
    public var presentation = Presentation()
    /// What draws the scene, as a manifest tells it: a description has it, so that it can be told from another
    /// machine's wherever it goes; `nil` to leave it out.
    package var fingerprint: JSONValue?

    /// The scale unless another is given: that of most screens.
    public static let defaultScale = 2.0

    /// A PNG file of two pixels a point unless more is said.
    public init(
        _ format: PictureFormat = .png, scale: Double = defaultScale, svgText: SVGText = .outlines,
        pngCompression: PNGCompression = .fast, frameRate: Double? = nil, isDithered: Bool? = nil
    ) {
        self.format = format
        self.scale = scale
        self.svgText = svgText
        self.pngCompression = pngCompression
        self.frameRate = frameRate
        self.isDithered = isDithered
    }
}

extension ExportOptions {
    /// A PNG file of so many pixels a point.
    public static func png(scale: Double, compression: PNGCompression = .fast) -> ExportOptions {
        ExportOptions(.png, scale: scale, pngCompression: compression)
    }

    /// A PNG file of two pixels a point.
    public static var png: ExportOptions { ExportOptions(.png) }

    /// An SVG document with such text.
    public static func svg(text: SVGText) -> ExportOptions { ExportOptions(.svg, svgText: text) }

    /// An SVG document that looks the same everywhere.
    public static var svg: ExportOptions { ExportOptions(.svg) }

    /// A PDF document of one page.
    public static var pdf: ExportOptions { ExportOptions(.pdf) }

    /// What is where, for programs (ST-4, ST-5).
    public static var json: ExportOptions { ExportOptions(.json) }

    /// What a description says before what it shows: its version, and what drew it where that is known.
    package var descriptionHeading: [JSONValue.Member] {
        [.version] + (fingerprint.map { [.init("fingerprint", $0)] } ?? [])
    }

    /// The same options for a scene as it is.
    public var unpresented: ExportOptions {
        var options = self
        options.presentation = Presentation()
        return options
    }

    /// The same options for another format and scale.
    public func with(format: PictureFormat, scale: Double) -> ExportOptions {
        var options = self
        options.format = format
        options.scale = scale
        return options
    }

    /// Frames a second of a film: as many as asked for, and no more than the format is good for.
    ///
    /// - Parameter usual: how many there are where the options do not say.
    public func frameRate(orElse usual: Double) -> Double {
        min(frameRate ?? usual, format.largestFrameRate ?? .infinity)
    }
}

/// What text becomes in an SVG file.
public enum SVGText: String, Hashable, Sendable, CaseIterable {
    /// Paths, which look the same everywhere.
    case outlines
    /// Text that can be selected and edited, and needs the fonts.
    case live
}

/// What groups of an SVG file are called.
public enum SVGNames: String, Hashable, Sendable, CaseIterable {
    /// By the ids of their nodes, as in a state's JSON: `section/3/row/2`.
    case nodes
    /// As people call layers, for design tools, which show ids: `Row Lavender`.
    case layers
}

/// How small PNG files are to be; their pixels are the same.
public enum PNGCompression: String, Hashable, Sendable, CaseIterable {
    /// About as small as other programs make them, in a fraction of their time.
    case fast
    /// As small as they get, for documents; at a hundred times the time.
    case small
}
