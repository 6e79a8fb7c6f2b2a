package import Codecs

/// Why a drawing could not be made.
package enum DrawingError: Error, Hashable {
    /// There is not enough memory.
    case outOfMemory
    /// The picture would have more pixels, or longer sides, than are accepted.
    case canvasTooLarge(width: Double, height: Double)
    /// The format of the file does not hold the picture, or its library failed.
    case encodingFailed(EncodingError)
    /// What Cairo says went wrong, in its own words.
    case cairo(String)

    /// Runs what encodes; its failure is one of drawing.
    package static func encoding<Value>(_ body: () throws(EncodingError) -> Value) throws(DrawingError) -> Value {
        do {
            return try body()
        } catch {
            throw DrawingError(error)
        }
    }

    /// What the failure of an encoder is of a drawing.
    package init(_ error: EncodingError) { self = error == .outOfMemory ? .outOfMemory : .encodingFailed(error) }
}

extension DrawingError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .outOfMemory: "not enough memory to draw the picture"
        case .canvasTooLarge(let width, let height):
            "a canvas of \(plain(width)) × \(plain(height)) pixels is too large; at most \(RasterLimits.pixels) pixels,"
                + " and \(RasterLimits.side) on a side, are accepted"
        case .encodingFailed(let error): error.description
        case .cairo(let message): "drawing failed: \(message)"
        }
    }

    private func plain(_ length: Double) -> String {
        abs(length) < 1e15 ? String(Int(length)) : String(length)
    }
}
