package import Codecs
package import DisplayLists
import Files
import Geometry
package import Rasters

/// The picture files that drawings show, at the sizes in which they show them.
///
/// A store belongs to one thread; what it decodes it shares with others.
package final class PictureStore {
    private let decoder: ShownPictureDecoder
    private let shared: DecodedPictures
    private var placeholders = BoundedCache<[Int], FittedPicture>(limit: 1_500_000)
    /// Of files that documents may hold as they are, what they hold of them.
    private var originals = BoundedCache<DecodedPictures.FileKey, OriginalPicture?>(limit: 6 << 20)
    /// Of pictures that were written as PNG, their bytes.
    private var pngFiles = BoundedCache<DecodedPictures.Key, (place: PixelRect, png: [UInt8])>(limit: 6 << 20)
    /// What writes them; made when the first is written, since its rooms take some time and memory.
    private lazy var encoder = PNGEncoder()
    /// Of the files that were asked for while they were looked at once, which they are; `nil` at other times.
    private var fileKeys: [String: DecodedPictures.FileKey]?

    /// - Parameter shared: what other threads have decoded.
    package init(limits: PictureLimits = .shown, shared: DecodedPictures = DecodedPictures()) {
        decoder = ShownPictureDecoder(limits: limits)
        self.shared = shared
    }

    /// A store that refuses files of more pixels, whatever their kind.
    package convenience init(pixelLimit: Int) { self.init(limits: PictureLimits(pixels: pixelLimit)) }

    /// Runs `body` with each file taken for what it was when `body` first asked for it.
    package func lookingOnce<Result, Failure>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let outer = fileKeys
        fileKeys = outer ?? [:]
        defer { fileKeys = outer }
        return try body()
    }

    private func fileKey(ofPath path: String) -> DecodedPictures.FileKey {
        if let key = fileKeys?[path] { return key }
        let key = DecodedPictures.FileKey(path: path, stamp: FileStamp(path: path))
        fileKeys?[path] = key
        return key
    }

    /// The picture of a command at the size of its frame in device pixels, or a placeholder.
    ///
    /// - Parameter enlarges: whether a picture of fewer pixels than the frame has is made larger; if not, it is to be
    ///   drawn larger than it is.
    func picture(of command: PictureCommand, in frame: PixelRect, enlarges: Bool = true) -> FittedPicture {
        let key = key(of: command, width: frame.width, height: frame.height, enlarges: enlarges)
        return picture(for: key).moved(dx: frame.x, dy: frame.y)
    }

    private func picture(for key: DecodedPictures.Key) -> FittedPicture {
        (try? outcome(of: key).get()) ?? placeholder(width: key.width, height: key.height)
    }

    private func key(
        of command: PictureCommand, width: Int, height: Int, enlarges: Bool
    ) -> DecodedPictures.Key {
        let file = fileKey(ofPath: command.path)
        return DecodedPictures.Key(file: file, width: width, height: height, fit: command.fit, enlarges: enlarges)
    }

    /// The pixels that a command shows, as those of a PNG file, and where they lie on the canvas; written once for each
    /// size. `nil` for a frame that has none or more than a canvas may have.
    package func file(
        of command: PictureCommand, in space: DeviceSpace
    ) throws(DrawingError) -> (place: PixelRect, png: [UInt8])? {
        guard let frame = frame(of: command, in: space) else { return nil }
        let key = key(of: command, width: frame.width, height: frame.height, enlarges: true)
        let file = try pngFiles.value(for: key) { () throws(DrawingError) in
            let picture = picture(for: key)
            let png = try DrawingError.encoding { () throws(EncodingError) in try encoder.encode(picture.raster) }
            return ((picture.place, png), png.count)
        }
        return (file.place.moved(dx: frame.x, dy: frame.y), file.png)
    }

    /// The coded pixels of a command's file, and where they lie, for a document that holds them as they are; `nil` for a
    /// file that shows something else by itself, is cut, or has many more pixels than the space.
    package func original(
        of command: PictureCommand, in space: DeviceSpace
    ) -> (picture: OriginalPicture, place: PixelRect)? {
        guard let frame = frame(of: command, in: space) else { return nil }
        let file = fileKey(ofPath: command.path)
        let original = originals.value(for: file) {
            let original: OriginalPicture? =
                if case .success(.whole(let picture)) = self.file(file) {
                    decoder.original(atPath: file.path, of: picture)
                } else {
                    nil
                }
            return (original, (original?.bytes.count ?? 0) + 256)
        }
        guard let original else { return nil }
        let fitting = PictureFitting(
            command.fit, of: original.size, width: frame.width, height: frame.height, enlarges: false)
        let whole = RowReducer.Cut(
            x: 0, y: 0, width: original.size.width, height: original.size.height, columns: original.width,
            rows: original.height)
        return fitting.cut == whole ? (original, fitting.place.moved(dx: frame.x, dy: frame.y)) : nil
    }

    private func placeholder(width: Int, height: Int) -> FittedPicture {
        placeholders.value(for: [width, height]) { (FittedPicture(placeholder: width, height), width * height) }
    }

    /// Why a file is shown as a placeholder; `nil` where it shows its picture, in whatever size.
    func error(ofPictureAtPath path: String) -> PictureError? {
        let key = fileKey(ofPath: path)
        return shared.error(of: key) {
            switch file(key) {
            case .success(.whole), .success(.drawing): return nil
            case .success(.large(let large)):
                if case .failure(let error) = reducedFile(key, of: large, dividedBy: large.divisors[0]) { return error }
                return nil
            case .failure(let error): return error
            }
        }
    }

    private func outcome(of key: DecodedPictures.Key) -> DecodedPictures.Outcome {
        shared.picture(for: key) {
            if let half = shared.half(of: key.file), half.isMadeOfHalf(key.fitting(of: half.size).cut) {
                return fitted(half, for: key)
            }
            return file(key.file).flatMap { decoded -> DecodedPictures.Outcome in
                switch decoded {
                case .whole(let picture): return fitted(picture, for: key)
                case .large(let large):
                    let divisor = large.divisor(for: key.fitting(of: large.size).cut)
                    return reducedFile(key.file, of: large, dividedBy: divisor).flatMap { fitted($0, for: key) }
                case .drawing(let picture): return drawn(picture, for: key)
                }
            }
        }
    }

    private func file(_ key: DecodedPictures.FileKey) -> DecodedPictures.FileOutcome {
        shared.file(for: key) {
            PictureError.telling(of: key.path) { () throws(PictureDecodingError) in try decoder.file(atPath: key.path) }
        }
    }

    private func reducedFile(
        _ key: DecodedPictures.FileKey, of large: LargeFile, dividedBy divisor: Int
    ) -> DecodedPictures.ReducedOutcome {
        shared.reducedFile(for: key, of: large, dividedBy: divisor) { divisors, place in
            PictureError.telling(of: key.path) { () throws(PictureDecodingError) in
                try decoder.file(atPath: key.path, dividedBy: divisors, at: place)
            }
        } hold: { divisor in
            PictureError.telling(of: key.path) { () throws(PictureDecodingError) in
                try decoder.file(atPath: key.path, dividedBy: divisor)
            }
        }
    }

    /// The pixels of a key's size from those of its file.
    private func fitted(_ picture: StoredPicture, for key: DecodedPictures.Key) -> DecodedPictures.Outcome {
        let fitting = key.fitting(of: picture.size)
        return PictureError.telling(of: key.file.path) { () throws(PictureDecodingError) in
            FittedPicture(raster: try decoder.raster(of: picture, cut: fitting.cut), place: fitting.place)
        }
    }

    /// A drawing has as many pixels as its place.
    private func drawn(_ picture: SVGPicture, for key: DecodedPictures.Key) -> DecodedPictures.Outcome {
        let fitting = PictureFitting(key.fit, of: picture.size, width: key.width, height: key.height)
        return PictureError.telling(of: key.file.path) { () throws(PictureDecodingError) in
            FittedPicture(raster: try picture.raster(cut: fitting.cut), place: fitting.place)
        }
    }
}

extension DecodedPictures.Key {
    fileprivate func fitting(of size: Size) -> PictureFitting {
        PictureFitting(fit, of: size, width: width, height: height, enlarges: enlarges)
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
        return PlacedRaster(
            raster: picture.raster, x: picture.place.x, y: picture.place.y, digest: picture.digest,
            isOpaque: picture.isOpaque)
    }

    /// The same for whoever enlarges the drawing: as many pixels as the file has, but not many more than the space.
    package func detailed(_ command: PictureCommand, in space: DeviceSpace) -> FittedPicture? {
        frame(of: command, in: space).map { picture(of: command, in: $0, enlarges: false) }
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

    private init(path: String, reason: PictureDecodingError) {
        self.path = path
        self.reason = "\(reason)"
    }

    fileprivate static func telling<Value>(
        of path: String, _ body: () throws(PictureDecodingError) -> Value
    ) -> Result<Value, PictureError> {
        do { return .success(try body()) } catch { return .failure(PictureError(path: path, reason: error)) }
    }

    /// What is wrong, with the path as it is written where that is known.
    func message(written: String?) -> String { "picture '\(written ?? path)' \(reason)" }
}
