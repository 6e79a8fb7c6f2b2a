import DrawingLibraries
package import Files
package import Rasters

/// A digest of a picture's pixels, the same for every file that decodes to them.
///
/// Anybody can compute it from a decoded picture: the rows of 8-bit red, green, blue, alpha, colours not multiplied by
/// alpha, are divided into bands of 325 rows from the top; the digest is the XXH3-128 (seed 0) of width and height as
/// 32-bit little-endian numbers, followed by the XXH3-128 of each band in its canonical form of 16 bytes, from the top.
/// So a picture of which some bands changed needs no other ones hashed again.
package struct PixelDigest: Hashable, Sendable, CustomStringConvertible {
    /// How the digest is made, for files that hold some.
    package static let name = "xxh3-128 of 325-row bands"
    package let digest: Digest128

    /// - Parameter bands: of each 325 rows from the top.
    package init(width: Int, height: Int, bands: [Digest128]) {
        let size = [width, height].flatMap { side in (0..<4).map { UInt8(truncatingIfNeeded: side >> (8 * $0)) } }
        digest = Digest128(of: (size + bands.flatMap(\.bytes)).span)
    }

    package init(of raster: Raster) {
        let bands = RasterBands()
        self.init(
            width: raster.width, height: raster.height,
            bands: bands.all(inHeight: raster.height).map {
                Digest128(of: bands.rows(ofBand: $0, height: raster.height), of: raster)
            })
    }

    /// 32 hexadecimal digits.
    package var description: String { digest.hexadecimal }
}
