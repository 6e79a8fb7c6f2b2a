/// What a timeline's film can be written as (ST-3); the raw value is the file's extension.
public enum FilmFormat: String, Hashable, Sendable, CaseIterable {
    /// Lossless.
    case webp
    /// Of 255 colours, at most 50 frames a second.
    case gif
    /// Lossless.
    case apng
}

extension PictureFormat {
    /// The film format of the same name, `nil` for stills.
    public var film: FilmFormat? { FilmFormat(rawValue: rawValue) }
}
