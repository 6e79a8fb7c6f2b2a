import Codecs
import Files
import Geometry
import Rasters

/// A picture in the size in which it is shown, whose pixels are in a file: read again in a fraction of the time that it
/// took to make them.
struct PictureAside: Sendable {
    private let size: PixelSize
    private let place: PixelRect
    private let digest: Digest128
    private let isOpaque: Bool
    private let pixels: ScratchPlace

    /// `nil` where there is no room.
    init?(_ picture: FittedPicture, in space: ScratchSpace) {
        let raster = picture.raster
        size = PixelSize(width: raster.width, height: raster.height)
        place = picture.place
        (digest, isOpaque) = (picture.digest, picture.isOpaque)
        let bytes = unsafe raster.withUnsafeNumbers { numbers in
            unsafe Array(UnsafeRawBufferPointer(start: numbers, count: 4 * raster.pixels.count))
        }
        guard let pixels = space.place(forBytes: bytes.count), (try? pixels.write(bytes)) != nil else { return nil }
        self.pixels = pixels
    }

    /// The picture as it was; `nil` where it cannot be read.
    var picture: FittedPicture? {
        let count = size.width * size.height
        var isRead = false
        let numbers = unsafe [PremultipliedARGB](unsafeUninitializedCapacity: count) { buffer, length in
            isRead = unsafe (try? pixels.read(into: UnsafeMutableRawBufferPointer(buffer))) != nil
            length = isRead ? count : 0
        }
        guard isRead else { return nil }
        let raster = Raster(width: size.width, height: size.height, pixels: numbers)
        return FittedPicture(raster: raster, place: place, digest: digest, isOpaque: isOpaque)
    }
}
