import Rendering

/// A PNG file, and what identifies its pixels.
public struct PNGPicture: Hashable, Sendable {
    public let bytes: [UInt8]
    /// A digest of the decoded pixels, 32 hexadecimal digits, made as `pixelDigestName` says.
    public let pixelDigest: String

    /// How pixel digests are made: `xxh3-128 of 325-row bands`.
    ///
    /// The XXH3-128 of width and height as 32-bit little-endian numbers, and of the canonical XXH3-128 of each 325 rows
    /// from the top as 8-bit red, green, blue, alpha.
    public static let pixelDigestName = PixelDigest.name
}
