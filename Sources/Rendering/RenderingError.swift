package import Codecs
import Drawing

/// Why a drawing could not be made.
package enum RenderingError: Error, Hashable {
    case outOfMemory
    /// The picture would have more pixels, or longer sides, than are accepted.
    case canvasTooLarge(width: Double, height: Double)
    /// The format of the file does not hold the picture, or its library failed.
    case encodingFailed(EncodingError)
    /// What the drawing library says went wrong, in its own words.
    case drawingFailed(String)

    init(_ error: DrawingError) {
        self =
            switch error {
            case .cairo(let message): .drawingFailed(message)
            case .outOfMemory: .outOfMemory
            }
    }

    /// Runs what encodes; its failure is one of rendering.
    static func encoding<Value>(_ body: () throws(EncodingError) -> Value) throws(RenderingError) -> Value {
        do {
            return try body()
        } catch {
            throw RenderingError(error)
        }
    }

    /// What the failure of an encoder is of a rendering.
    package init(_ error: EncodingError) { self = error == .outOfMemory ? .outOfMemory : .encodingFailed(error) }
}

extension RenderingError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .outOfMemory: "not enough memory to draw the picture"
        case .canvasTooLarge(let width, let height):
            "a canvas of \(plain(width)) × \(plain(height)) pixels is too large; at most \(RasterLimits.pixels) pixels,"
                + " and \(RasterLimits.side) on a side, are accepted"
        case .encodingFailed(let error): error.description
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
