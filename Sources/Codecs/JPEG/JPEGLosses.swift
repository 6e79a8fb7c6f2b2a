internal import CJPEGRows
package import Rasters

/// What a JPEG file's pixels lost when they were compressed: the steps in which it keeps light and colours, and how many
/// pixels share a colour (ITU-T T.81).
package struct JPEGLosses: Sendable {
    private let losses: thumbindex_jpeg_losses

    /// The losses of a file; `nil` for one that is no JPEG, of other colours than grey and YCbCr, or whose steps are not
    /// said before its pixels.
    ///
    /// - Parameter bytes: of a whole file.
    package init?(of bytes: [UInt8]) {
        guard PictureFileFormat(signature: bytes.prefix(PictureFileFormat.signatureLength)) == .jpeg,
            let losses = try? JPEGPictureRows(FileBytes(copying: bytes)).losses
        else { return nil }
        self.losses = losses
    }

    /// After how many pixels each way the squares begin again that are compressed together.
    private var period: Int {
        let (across, down) = (losses.across, losses.down)
        let factors = [across.0, across.1, across.2, down.0, down.1, down.2]
        return 8 * Int(factors.max() ?? 1)
    }
}

extension Raster {
    /// An opaque picture after it was compressed and read again; `nil` where the library cannot compress it so.
    ///
    /// - Parameters:
    ///   - x: how many pixels its corner lies right of that of a picture that is compressed with it around.
    ///   - y: how many it lies below.
    package func losing(_ losses: JPEGLosses, x: Int, y: Int) -> Raster? { losses.taken(from: self, x: x, y: y) }
}

extension JPEGLosses {
    fileprivate func taken(from raster: Raster, x: Int, y: Int) -> Raster? {
        func place(_ value: Int) -> UInt32 { UInt32(((value % period) + period) % period) }
        var (result, losses) = (raster, losses)
        let status = unsafe result.pixels.withUnsafeMutableBufferPointer { pixels in
            // A pixel is nothing but its number, and a raster has width × height of them, at least one.
            let start = unsafe UnsafeMutableRawPointer(pixels.baseAddress.unsafelyUnwrapped)
                .assumingMemoryBound(to: UInt32.self)
            return unsafe thumbindex_jpeg_lose(
                &losses, start, UInt32(raster.width), UInt32(raster.height), place(x), place(y))
        }
        return status == thumbindex_jpeg_done ? result : nil
    }
}
