import DisplayLists
import Geometry
import Rasters

/// A picture at the size in device pixels at which it is drawn.
struct FittedPicture {
    let raster: Raster
    /// Where its left top pixel lies.
    var x = 0
    var y = 0

    /// - Parameters: `width` and `height` of the frame, each at least 1.
    init(_ picture: Raster, width: Int, height: Int, fit: PictureCommand.Fit) {
        let (width, height) = (max(width, 1), max(height, 1))
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
