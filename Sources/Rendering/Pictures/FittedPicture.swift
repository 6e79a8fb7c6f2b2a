package import DisplayLists
import DrawingLibraries
package import Geometry
import Rasters

/// A picture at the size in device pixels at which it is drawn.
struct FittedPicture {
    let raster: Raster
    /// Where its left top pixel lies.
    var x = 0
    var y = 0

    /// - Parameters: `width` and `height` of the frame, each at least 1.
    init(_ picture: Raster, _ width: Int, _ height: Int, _ fit: PictureCommand.Fit) {
        let whole = Rect(x: 0, y: 0, width: Double(picture.width), height: Double(picture.height))
        let across = Double(width) / whole.width
        let down = Double(height) / whole.height
        switch fit {
        case .stretch:
            raster = picture.resampled(whole, width: width, height: height)
        case .fill:
            let scale = max(across, down)
            let shown = Rect(
                center: whole.center, size: Size(width: Double(width) / scale, height: Double(height) / scale))
            raster = picture.resampled(shown, width: width, height: height)
        case .fit:
            let scale = min(across, down)
            let columns = min(max(Int((whole.width * scale).rounded()), 1), width)
            let rows = min(max(Int((whole.height * scale).rounded()), 1), height)
            raster = picture.resampled(whole, width: columns, height: rows)
            x = (width - columns) / 2
            y = (height - rows) / 2
        }
    }
}

extension FittedPicture {
    /// What stands for a picture that cannot be shown: a grey area, crossed out.
    init(placeholder width: Int, _ height: Int) {
        let (right, bottom) = (Double(width), Double(height))
        let canvas = Canvas(frame: PixelRect(x: 0, y: 0, width: width, height: height), pixelsPerPoint: 1)
        canvas.clear(to: PremultipliedColor(Color(hex: 0xE5E5EA)).pixel)
        var cross = Path()
        cross.move(to: .zero)
        cross.line(to: Point(x: right, y: bottom))
        cross.move(to: Point(x: right, y: 0))
        cross.line(to: Point(x: 0, y: bottom))
        canvas.stroke(.path(cross), width: max(min(right, bottom) / 40, 1), color: Color(hex: 0xC7C7CC))
        raster = canvas.raster
    }
}

extension PictureCommand.Fit {
    /// Where the whole of a picture lies when it is fitted to a frame, which then need not hold all of it.
    package func frame(of picture: Size, in frame: Rect) -> Rect {
        let across = frame.width / picture.width
        let down = frame.height / picture.height
        let scale: Double
        switch self {
        case .stretch: return frame
        case .fit: scale = min(across, down)
        case .fill: scale = max(across, down)
        }
        return Rect(center: frame.center, size: Size(width: picture.width * scale, height: picture.height * scale))
    }
}
