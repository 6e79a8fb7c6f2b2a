import DrawingLibraries
import Files
import Geometry
package import Rasters

/// A digest of what a film shows: the same for films of the same frames at the same times.
///
/// It is the XXH3-128 (seed 0) of lines of text: how many frames there are and how many a second, as `60 30`; then for
/// each frame that differs from the one before its number, from 0, and its `PixelDigest`, as `7 0123…`. The frames are
/// those that are drawn; a GIF file shows them in 256 colours at most, and has a last line, the XXH3-128 of its bytes.
package struct FilmDigest: Sendable {
    /// How the digest is made, for files that hold some.
    package static let name = "xxh3-128 of frames' pixels and times"
    private var text: String

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
