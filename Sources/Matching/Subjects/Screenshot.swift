import Codecs
package import Documents
import Files
package import Rasters

/// A picture of an app, from a simulator, a phone or a browser.
package struct Screenshot {
    /// Its pixels, over white.
    package let raster: Raster
    /// What its file lost of them.
    package let losses: ShotLosses
    /// The file as it was read.
    package let bytes: [UInt8]
    /// What its file's name should end in.
    package var fileExtension: String {
        switch PictureFileFormat(signature: bytes.prefix(12)) {
        case .jpeg: "jpg"
        case .webp: "webp"
        case .png, .svg, nil: "png"
        }
    }

    /// Reads a file: PNG, JPEG or WebP of at most 24 million pixels.
    ///
    /// Throws for files that cannot be read, damaged ones and too large ones.
    package init(atPath path: String) throws(DiagnosticError) {
        let limit = 128 << 20
        let bytes: [UInt8]
        do { bytes = try OpenFile(path).bytes(limit: limit) } catch {
            throw DiagnosticError("'\(path)' \(error.reason)")
        }
        do throws(PictureDecodingError) {
            let decoder = PictureDecoder(limits: PictureLimits(pixels: 24_000_000))
            raster = try decoder.straightRaster(of: bytes).premultiplied
        } catch {
            throw DiagnosticError("'\(path)' \(error.description)")
        }
        self.bytes = bytes
        losses = ShotLosses(of: bytes)
    }
}
