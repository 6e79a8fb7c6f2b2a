package import DisplayLists
import DrawingLibraries
import Geometry
package import Rasters

/// Draws display lists as pixels.
///
/// A picture is made of bands of rows, each drawn by itself from the commands that touch it: a band's pixels depend on
/// the display list and the band alone, so that a picture of which some bands were drawn anew equals one drawn whole.
/// A renderer belongs to one thread.
package final class RasterRenderer {
    package let bands: RasterBands
    private let sources: RasterSources

    package init(text: TextEngine, pictures: PictureStore, bands: RasterBands = RasterBands()) {
        self.bands = bands
        sources = RasterSources(text: text, pictures: pictures)
    }

    /// The whole picture.
    ///
    /// - Parameters:
    ///   - list: snapped to the pixels of the same scale; a list that is not has blurred edges.
    ///   - pixelsPerPoint: any positive number.
    package func raster(of list: DisplayList, pixelsPerPoint: Double) throws(RenderingError) -> Raster {
        let size = try PixelSize(list.size, pixelsPerPoint: pixelsPerPoint)
        let background = PremultipliedColor(list.background).pixel
        var raster = Raster(width: size.width, height: size.height, filledWith: background)
        let all = bands.all(inHeight: size.height)
        try draw(list, pixelsPerPoint: pixelsPerPoint, bands: all, on: &raster, isFilled: true)
        return raster
    }

    /// Draws some bands of a picture anew; the others stay as they are.
    ///
    /// - Parameters:
    ///   - numbers: of the bands from the top; the picture has them.
    ///   - raster: of the list's size at this scale.
    package func draw(
        _ list: DisplayList, pixelsPerPoint: Double, bands numbers: some Sequence<Int>, on raster: inout Raster
    ) throws(RenderingError) {
        try draw(list, pixelsPerPoint: pixelsPerPoint, bands: numbers, on: &raster, isFilled: false)
    }

    private func draw(
        _ list: DisplayList, pixelsPerPoint: Double, bands numbers: some Sequence<Int>, on raster: inout Raster,
        isFilled: Bool
    ) throws(RenderingError) {
        let space = DeviceSpace(pixelsPerPoint: pixelsPerPoint)
        let all = numbers.map { bands.rows(ofBand: $0, height: raster.height) }
        let area = all.reduce(PixelRect(x: 0, y: 0, width: 0, height: 0)) {
            $0.union(PixelRect(columns: 0..<raster.width, rows: $1))
        }
        let planner = RasterPlanner(sources: sources, space: space, canvas: raster.bounds, area: area)
        do throws(DrawingError) {
            let commands = try planner.place(list.commands)
            let background = PremultipliedColor(list.background).pixel
            for rows in all {
                try Canvas.draw(on: &raster, rows: rows, pixelsPerPoint: pixelsPerPoint) {
                    canvas throws(DrawingError) in
                    if !isFilled { canvas.clear(to: background) }
                    try canvas.draw(commands, pixelsPerPoint: pixelsPerPoint)
                }
            }
        } catch {
            throw RenderingError(error)
        }
    }
}
