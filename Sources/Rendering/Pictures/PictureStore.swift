import DisplayLists
import DrawingLibraries
package import Rasters

/// The picture files that drawings show, decoded once.
///
/// A store belongs to one thread.
package final class PictureStore {
    /// The greatest number of pixels that a picture file may have.
    package static let pixelLimit = 50_000_000

    private let decoder: PNGDecoder
    private var pictures: BoundedCache<String, Result<Raster, PictureError>>
    private var fitted: BoundedCache<FittingKey, FittedPicture>

    /// - Parameter pixelLimit: the greatest number of pixels that a picture file may have.
    package init(pixelLimit: Int = PictureStore.pixelLimit) {
        decoder = PNGDecoder(pixelLimit: pixelLimit)
        pictures = BoundedCache(limit: pixelLimit)
        fitted = BoundedCache(limit: 8_000_000)
    }

    /// The picture of a file, at its full size.
    package func picture(atPath path: String) throws(PictureError) -> Raster {
        let result = pictures.value(for: path) {
            let result = Result { () throws(PictureError) in try decode(path) }
            return (result, (try? result.get()).map { $0.width * $0.height } ?? 1)
        }
        return try result.get()
    }

    private func decode(_ path: String) throws(PictureError) -> Raster {
        do {
            return try decoder.raster(atPath: path)
        } catch {
            throw PictureError(path: path, reason: error)
        }
    }

    /// The picture of a command at the size of its frame in device pixels, or a placeholder.
    func picture(of command: PictureCommand, in frame: PixelRect) -> FittedPicture {
        let key = FittingKey(path: command.path, width: frame.width, height: frame.height, fit: command.fit)
        var fitted = fitted.value(for: key) {
            let fitted =
                (try? picture(atPath: command.path)).map { FittedPicture($0, key.width, key.height, command.fit) }
                ?? FittedPicture(placeholder: key.width, key.height)
            return (fitted, fitted.raster.width * fitted.raster.height)
        }
        fitted.x += frame.x
        fitted.y += frame.y
        return fitted
    }

    private struct FittingKey: Hashable {
        let path: String
        let width: Int
        let height: Int
        let fit: PictureCommand.Fit
    }
}
