import DrawingLibraries
import Geometry
package import Rasters

/// A picture at the size in device pixels at which it is drawn.
package struct FittedPicture: Sendable {
    package let raster: Raster
    /// The device pixels that it covers, as many as it has unless it is to be drawn larger.
    package private(set) var place: PixelRect

    init(raster: Raster, place: PixelRect) {
        self.raster = raster
        self.place = place
    }

    func moved(dx: Int, dy: Int) -> FittedPicture {
        FittedPicture(raster: raster, place: place.moved(dx: dx, dy: dy))
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
