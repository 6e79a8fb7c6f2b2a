/// What a scene, or a film, can be exported as; the raw value is the file's extension.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable {
    case png
    case svg
    case pdf
    /// What is where, for programs (ST-4).
    case json
    case webp
    case gif
    case apng

    /// Whether a file holds pixels, so that there is one for each scale.
    public var isRaster: Bool { self == .png || film != nil }
}
