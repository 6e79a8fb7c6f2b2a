import DrawingLibraries

/// Why a picture file cannot be shown; a placeholder takes its place.
package struct PictureError: Error, Hashable {
    package let path: String
    package let message: String

    init(path: String, reason: PNGDecodingError) {
        self.path = path
        message =
            switch reason {
            case .missing: "picture '\(path)' is not a file that can be read"
            case .damaged(let reason): "picture '\(path)' is not a PNG file that can be shown: \(reason)"
            case .tooLarge(let width, let height, let limit):
                "picture '\(path)' has \(width) × \(height) pixels; at most \(limit) are accepted"
            }
    }
}
