import DrawingLibraries

/// Why a drawing could not be made.
package enum RenderingError: Error, Hashable {
    case outOfMemory
    /// The picture would have more pixels, or longer sides, than are accepted.
    case canvasTooLarge(width: Double, height: Double)
    /// A WebP film would have longer sides than the format holds.
    case filmTooLarge(width: Int, height: Int)
    /// What the drawing library says went wrong, in its own words.
    case drawingFailed(String)

    init(_ error: DrawingError) {
        self =
            switch error {
            case .cairo(let message): .drawingFailed(message)
            case .outOfMemory: .outOfMemory
            case .webP(let message): .drawingFailed("WebP: \(message)")
            case .gif(let message): .drawingFailed("GIF: \(message)")
            }
    }
}

extension RenderingError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .outOfMemory: "not enough memory to draw the picture"
        case .canvasTooLarge(let width, let height):
            "a canvas of \(plain(width)) × \(plain(height)) pixels is too large; at most \(RasterLimits.pixels) pixels,"
                + " and \(RasterLimits.side) on a side, are accepted"
        case .filmTooLarge(let width, let height):
            "a film of \(width) × \(height) pixels is too large for WebP; at most"
                + " \(LosslessWebPEncoder.longestSide) on a side are accepted"
        case .drawingFailed(let message): "drawing failed: \(message)"
        }
    }

    private func plain(_ length: Double) -> String {
        abs(length) < 1e15 ? String(Int(length)) : String(length)
    }
}

/// What the canvas of a picture may measure at most, in device pixels.
package enum RasterLimits {
    package static let pixels = 64_000_000
    /// As many as Cairo's image surfaces hold.
    package static let side = 32_767
}
