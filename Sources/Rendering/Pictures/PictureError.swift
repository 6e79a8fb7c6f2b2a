import DrawingLibraries

/// Why a picture file cannot be shown; a placeholder takes its place.
package struct PictureError: Error, Hashable, Sendable {
    package let path: String
    package let message: String

    init(path: String, reason: PictureDecodingError) {
        self.path = path
        message = "picture '\(path)' \(reason)"
    }
}
