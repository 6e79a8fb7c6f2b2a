/// A format of files that scenes and films are exported as; the raw value is the files' extension.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable {
    /// Portable Network Graphics.
    case png
    /// Scalable Vector Graphics.
    case svg
    /// Portable Document Format.
    case pdf
    /// What is where, for programs (ST-4).
    case json
    /// What annotations say (SC-4), a line each.
    case csv
    /// Lossless, unless a quality or a size is asked for.
    case webp
    /// Of 255 colours, at most 50 frames a second.
    case gif
    /// Lossless.
    case apng
    /// H.264, for players and messengers; made by the program `ffmpeg`.
    case mp4

    /// What the files of a format hold.
    public enum Kind: Int, Hashable, Sendable, CaseIterable {
        /// The pixels of one picture.
        case still
        /// The pixels of several pictures, one after the other.
        case film
        /// Shapes, which can be drawn at any size.
        case vector
        /// Text about a picture, for programs.
        case description
    }
}

extension PictureFormat {
    /// What its files hold.
    public var kind: Kind {
        switch self {
        case .png: .still
        case .webp, .gif, .apng, .mp4: .film
        case .svg, .pdf: .vector
        case .json, .csv: .description
        }
    }

    /// The formats that hold several frames.
    public static let films = allCases.filter { $0.kind == .film }

    /// Whether its files hold several frames; of a still, a single one.
    public var isFilm: Bool { kind == .film }

    /// Whether its files hold pixels, so that there is one for each scale.
    public var isRaster: Bool { kind == .still || kind == .film }

    /// What its files' names end in, without the dot.
    public var fileExtension: String { rawValue }

    /// The media type (RFC 6838) of its files.
    public var mediaType: String {
        switch self {
        case .png: "image/png"
        case .svg: "image/svg+xml"
        case .pdf: "application/pdf"
        case .json: "application/json"
        case .csv: "text/csv"
        case .webp: "image/webp"
        case .gif: "image/gif"
        case .apng: "image/apng"
        case .mp4: "video/mp4"
        }
    }

    /// Whether browsers show its files as pictures of a page.
    public var isShownByBrowsers: Bool { isRaster && self != .mp4 || self == .svg }

    /// Whether its files cannot say that something shows through.
    package var isOpaque: Bool { self == .gif || self == .mp4 }

    /// Whether its films may lose some of their quality to be smaller.
    package var hasQuality: Bool { self == .webp || self == .mp4 }

    /// The formats as they are listed beside each other: pictures before what only describes them, those that are made
    /// of pixels first.
    public static let listed = Kind.allCases.flatMap { kind in allCases.filter { $0.kind == kind } }

    /// More frames a second than these are shown too slowly by usual viewers; `nil` where any number is shown.
    public var largestFrameRate: Double? { self == .gif ? 50 : nil }
}
