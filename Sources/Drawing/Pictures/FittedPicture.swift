import DisplayLists
import Files
import Geometry
package import Rasters

/// A picture at the size in device pixels at which it is drawn.
package struct FittedPicture: Sendable {
    /// What it shows.
    package let raster: Raster
    /// The device pixels that it covers, as many as it has unless it is to be drawn larger.
    package private(set) var place: PixelRect
    /// Of the pixels.
    let digest: Digest128
    /// Whether nothing shows through any of its pixels.
    let isOpaque: Bool

    init(raster: Raster, place: PixelRect) {
        self.init(raster: raster, place: place, digest: raster.digest, isOpaque: raster.isOpaque)
    }

    /// A picture of which is known what its pixels tell.
    init(raster: Raster, place: PixelRect, digest: Digest128, isOpaque: Bool) {
        self.raster = raster
        self.place = place
        self.digest = digest
        self.isOpaque = isOpaque
    }

    func moved(dx: Int, dy: Int) -> FittedPicture {
        var picture = self
        picture.place = place.moved(dx: dx, dy: dy)
        return picture
    }
}

extension Raster {
    fileprivate var digest: Digest128 {
        unsafe withUnsafeNumbers { numbers in
            unsafe Digest128(of: UnsafeRawBufferPointer(start: numbers, count: 4 * width * height).bytes)
        }
    }
}

extension FittedPicture {
    /// What stands for a picture that cannot be shown: a grey area, crossed out.
    init(placeholder width: Int, _ height: Int) {
        let (right, bottom) = (Double(width), Double(height))
        let canvas = Canvas(frame: PixelRect(x: 0, y: 0, width: width, height: height), pixelsPerPoint: 1)
        canvas.clear(to: PremultipliedARGB(Color(hex: 0xE5E5EA)))
        var cross = Path()
        cross.move(to: .zero)
        cross.line(to: Point(x: right, y: bottom))
        cross.move(to: Point(x: right, y: 0))
        cross.line(to: Point(x: 0, y: bottom))
        canvas.stroke(.path(cross), width: max(min(right, bottom) / 40, 1), color: Color(hex: 0xC7C7CC))
        self.init(raster: canvas.raster, place: canvas.raster.bounds)
    }
}

/// What of a picture is shown, in how many pixels, and where in its frame.
struct PictureFitting {
    let cut: RowReducer.Cut
    /// In device pixels, from the frame's left top.
    let place: PixelRect

    /// - Parameters:
    ///   - size: of the whole picture in its pixels.
    ///   - width: of the frame in device pixels, as `height` at least 1.
    ///   - enlarges: whether a picture has as many pixels as its place; if not, it has no more than the file, and the
    ///     file's own where these are hardly more.
    init(_ fit: PictureCommand.Fit, of size: Size, width: Int, height: Int, enlarges: Bool = true) {
        let across = Double(width) / size.width
        let down = Double(height) / size.height
        var shown = Rect(origin: .zero, size: size)
        var place = PixelRect(x: 0, y: 0, width: width, height: height)
        switch fit {
        case .stretch: break
        case .fill:
            let scale = max(across, down)
            shown = Rect(
                center: shown.center, size: Size(width: Double(width) / scale, height: Double(height) / scale))
        case .fit:
            let scale = min(across, down)
            place.width = min(max(Int((size.width * scale).rounded()), 1), width)
            place.height = min(max(Int((size.height * scale).rounded()), 1), height)
            place.x = (width - place.width) / 2
            place.y = (height - place.height) / 2
        }
        self.place = place
        func count(_ pixels: Int, of shown: Double) -> Int {
            if enlarges { return pixels }
            // Of a file that has hardly more pixels than are wanted its own are taken, which need not be made.
            let own = max(Int(shown.rounded(.up)), 1)
            return Double(own) <= 1.5 * Double(pixels) ? own : pixels
        }
        cut = RowReducer.Cut(
            x: shown.x, y: shown.y, width: shown.width, height: shown.height,
            columns: count(place.width, of: shown.width), rows: count(place.height, of: shown.height))
    }
}
