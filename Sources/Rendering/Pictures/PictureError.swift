import DrawingLibraries

/// Why a picture file cannot be shown; a placeholder takes its place.
package struct PictureError: Error, Hashable, Sendable {
    /// Absolute.
    package let path: String
    private let reason: String

    init(path: String, reason: PictureDecodingError) {
        self.path = path
        self.reason = "\(reason)"
    }

    /// What is wrong, with the path as it is written where that is known.
    func message(written: String?) -> String { "picture '\(written ?? path)' \(reason)" }
}
