/// Why a file shows no picture.
package enum PictureDecodingError: Error, Hashable, Sendable {
    /// There is no regular file of this name that may be read.
    case missing
    /// The file's first bytes are not those of a picture file of a known kind, whatever its name says.
    case notAPicture
    /// The file ends before its picture does.
    case truncated(PictureFileFormat)
    /// The file breaks its format's rules; in the decoder's words.
    case damaged(PictureFileFormat, String)
    /// The file may be sound, but its format's variant is not read; in the decoder's words.
    case unsupported(PictureFileFormat, String)
    /// The header claims more pixels than are accepted for a file of its kind.
    case tooLarge(width: Int, height: Int, limit: Int)
    /// The file has more bytes than are read.
    case tooLong(bytes: Int, limit: Int)
    case outOfMemory
}

extension PictureDecodingError: CustomStringConvertible {
    /// What is said of a file after its name: `is not a file that can be read`.
    package var description: String {
        switch self {
        case .missing: "is not a file that can be read"
        case .notAPicture: "is not a PNG, JPEG or WebP file"
        case .truncated(let format): "is a \(format.rawValue) file that ends too early"
        case .damaged(let format, let reason): "is a damaged \(format.rawValue) file: \(reason)"
        case .unsupported(let format, let reason):
            "is a \(format.rawValue) file of a kind that is not supported: \(reason)"
        case .tooLarge(let width, let height, let limit):
            "has \(width) × \(height) pixels; at most \(limit) are accepted"
        case .tooLong(let bytes, let limit): "has \(bytes) bytes; at most \(limit) are accepted"
        case .outOfMemory: "needs more memory than there is"
        }
    }
}
