/// Why a picture or a film could not be encoded.
package enum EncodingError: Error, Hashable, Sendable {
    /// There is not enough memory.
    case outOfMemory
    /// A WebP film would have longer sides than the format holds.
    case filmTooLarge(width: Int, height: Int)
    /// What libwebp could not do.
    case webP(String)
    /// What giflib says went wrong, in its own words.
    case gif(String)
    /// A film has more bytes than it is to have, which its writer told before its end: about how many it would have.
    case overBudget(projected: Int)
    /// What keeps the program `ffmpeg` from making a film.
    case ffmpeg(FFmpegFailure)
}

extension EncodingError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .outOfMemory: "not enough memory to encode the picture"
        case .filmTooLarge(let width, let height):
            "a film of \(width) × \(height) pixels is too large for WebP; at most"
                + " \(WebPEncoder.longestSide) on a side are accepted"
        case .webP(let message): "encoding failed: WebP: \(message)"
        case .gif(let message): "encoding failed: GIF: \(message)"
        case .overBudget: "the film has more bytes than it may"
        case .ffmpeg(let failure): failure.description
        }
    }
}
