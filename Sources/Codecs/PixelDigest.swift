package import Files
import Geometry
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
    /// The number that the hexadecimal digits say.
    package let digest: Digest128

    /// - Parameter bands: of each 325 rows from the top.
    package init(width: Int, height: Int, bands: [Digest128]) {
        let size = [width, height].flatMap { side in (0..<4).map { UInt8(truncatingIfNeeded: side >> (8 * $0)) } }
        digest = Digest128(of: (size + bands.flatMap(\.bytes)).span)
    }

    /// That of all of a raster's pixels.
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

/// How a picture is divided into bands of whole rows from its top.
package struct RasterBands: Hashable, Sendable {
    /// Of every band but the last, which may have fewer.
    package let rowCount: Int

    /// - Parameter rowCount: as many as make what a band costs to begin small beside the rest, and leave most changes
    ///   to a few bands: a fifth of 812 points at two pixels a point.
    package init(rowCount: Int = 325) {
        precondition(rowCount > 0, "a band has at least one row")
        self.rowCount = rowCount
    }

    /// The numbers of all bands of a picture.
    package func all(inHeight height: Int) -> Range<Int> {
        0..<(height + rowCount - 1) / rowCount
    }

    /// The rows of a band; the last one may have fewer.
    package func rows(ofBand number: Int, height: Int) -> Range<Int> {
        (number * rowCount..<(number + 1) * rowCount).clamped(to: 0..<height)
    }
}

/// A digest of what a film shows: the same for films of the same frames at the same times.
///
/// It is the XXH3-128 (seed 0) of lines of text: how many frames there are and how many a second, as `60 30`; then for
/// each frame that differs from the one before its number, from 0, and its `PixelDigest`, as `7 0123…`. The frames are
/// those that are drawn; a GIF file shows them in 256 colours at most, others may have lost some of their quality, and
/// these have a last line, the XXH3-128 of their bytes.
package struct FilmDigest: Sendable {
    /// How the digest is made, for files that hold some.
    package static let name = "xxh3-128 of frames' pixels and times"
    private var text: String

    /// The digest of a film without frames yet.
    package init(frameCount: Int, frameRate: Double) {
        text = "\(frameCount) \(NumberText.exact(frameRate))\n"
    }

    /// Adds a frame that differs from the one before.
    package mutating func add(_ raster: Raster, number: Int) {
        text += "\(number) \(PixelDigest(of: raster))\n"
    }

    /// Adds a file that shows other colours than the frames have.
    package mutating func add(file: [UInt8]) { text += Digest128(of: file.span).hexadecimal + "\n" }

    /// 32 hexadecimal digits.
    package var hexadecimal: String { Digest128(of: Array(text.utf8).span).hexadecimal }
}
