package import Codecs
package import DisplayLists
import Files
import Rasters

/// The picture files that drawings show, at the sizes in which they show them.
///
/// A store belongs to one thread; what it decodes it shares with others.
package final class PictureStore {
    private let decoder: ShownPictureDecoder
    private let shared: DecodedPictures
    private var placeholders = BoundedCache<[Int], FittedPicture>(limit: 1_000_000)

    /// - Parameter shared: what other threads have decoded.
    package init(limits: PictureLimits = .shown, shared: DecodedPictures = DecodedPictures()) {
        decoder = ShownPictureDecoder(limits: limits)
        self.shared = shared
    }

    /// A store that refuses files of more pixels, whatever their kind.
    package convenience init(pixelLimit: Int) { self.init(limits: PictureLimits(pixels: pixelLimit)) }

    /// The picture of a command at the size of its frame in device pixels, or a placeholder.
    ///
    /// - Parameter enlarges: whether a picture of fewer pixels than the frame has is made larger; if not, it is to be
    ///   drawn larger than it is.
    func picture(of command: PictureCommand, in frame: PixelRect, enlarges: Bool = true) -> FittedPicture {
        let outcome = outcome(of: command, width: frame.width, height: frame.height, enlarges: enlarges)
        let picture = (try? outcome.get()) ?? placeholder(width: frame.width, height: frame.height)
        return picture.moved(dx: frame.x, dy: frame.y)
    }

    private func placeholder(width: Int, height: Int) -> FittedPicture {
        placeholders.value(for: [width, height]) { (FittedPicture(placeholder: width, height), width * height) }
    }

    /// Why a command shows a placeholder; `nil` where it shows its picture.
    ///
    /// - Parameters: `width` and `height` in device pixels, each at least 1, in which it is or may be drawn.
    func error(of command: PictureCommand, width: Int, height: Int) -> PictureError? {
        let stamp = FileStamp(path: command.path)
        let outcome =
            shared.anyPicture(atPath: command.path, stamp: stamp)
            ?? outcome(of: command, width: width, height: height, enlarges: true)
        switch outcome {
        case .success: return nil
        case .failure(let error): return error
        }
    }

    private func outcome(
        of command: PictureCommand, width: Int, height: Int, enlarges: Bool
    ) -> DecodedPictures.Outcome {
        let key = DecodedPictures.Key(
            path: command.path, stamp: FileStamp(path: command.path), width: width, height: height, fit: command.fit,
            enlarges: enlarges)
        return shared.picture(for: key) {
            decoder.picture(atPath: command.path, width: width, height: height, command.fit, enlarges: enlarges)
        }
    }
}

extension ShownPictureDecoder {
    fileprivate func picture(
        atPath path: String, width: Int, height: Int, _ fit: PictureCommand.Fit, enlarges: Bool
    ) -> DecodedPictures.Outcome {
        var place = PixelRect(x: 0, y: 0, width: width, height: height)
        do {
            let raster = try raster(atPath: path) { size in
                let fitting = PictureFitting(fit, of: size, width: width, height: height, enlarges: enlarges)
                place = fitting.place
                return fitting.cut
            }
            return .success(FittedPicture(raster: raster, place: place))
        } catch {
            return .failure(PictureError(path: path, reason: error))
        }
    }
}

extension PictureLimits {
    /// For pictures that are shown: 300 million pixels where rows are read one by one, 50 million where all are held.
    package static let shown = PictureLimits(rowPixels: 300_000_000, wholePixels: 50_000_000)
}

extension PictureStore {
    /// The pixels that a command shows, where they lie on the canvas: those of a placeholder, where the file shows no
    /// picture; `nil` for a frame that has none or more than a canvas may have.
    package func placed(_ command: PictureCommand, in space: DeviceSpace) -> PlacedRaster? {
        guard let frame = frame(of: command, in: space) else { return nil }
        let picture = picture(of: command, in: frame)
        return PlacedRaster(raster: picture.raster, x: picture.place.x, y: picture.place.y)
    }

    /// The same for whoever enlarges the drawing: as many pixels as the file has, but no more than the space.
    package func detailed(_ command: PictureCommand, in space: DeviceSpace) -> FittedPicture? {
        frame(of: command, in: space).map { picture(of: command, in: $0, enlarges: false) }
    }

    /// Why a command shows a placeholder in the space; `nil` where it shows its picture.
    func error(of command: PictureCommand, in space: DeviceSpace) -> PictureError? {
        let frame = frame(of: command, in: space) ?? PixelRect(x: 0, y: 0, width: 1, height: 1)
        return error(of: command, width: frame.width, height: frame.height)
    }

    private func frame(of command: PictureCommand, in space: DeviceSpace) -> PixelRect? {
        let frame = space.nearestPixels(to: command.frame)
        guard !frame.isEmpty, frame.width <= RasterLimits.side, frame.height <= RasterLimits.side,
            frame.width * frame.height <= RasterLimits.pixels
        else { return nil }
        return frame
    }
}

/// Why a picture file cannot be shown; a placeholder takes its place.
package struct PictureError: Error, Hashable, Sendable {
    /// Absolute.
    package let path: String
    private let reason: String

    init(path: String, reason: PictureDecodingError) {
        self.path = path
        self.reason = "\(reason)"
    }

    /// What is wrong, with the path as it is written where that is known.
    func message(written: String?) -> String { "picture '\(written ?? path)' \(reason)" }
}
