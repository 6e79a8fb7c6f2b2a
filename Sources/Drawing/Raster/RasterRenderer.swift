package import Codecs
package import DisplayLists
import Geometry
package import Rasters

/// Draws display lists as pixels.
///
/// A picture is made of bands of rows, each drawn by itself from the commands that touch it: a band's pixels depend on
/// the display list and the band alone, so that a picture of which some bands were drawn anew equals one drawn whole.
/// A renderer belongs to one thread.
package final class RasterRenderer {
    /// How its pictures are cut into bands.
    package let bands: RasterBands
    private let sources: RasterSources

    /// A renderer of the texts of an engine and the pictures of a store, which belong to its thread.
    package init(text: TextEngine, pictures: PictureStore, bands: RasterBands = RasterBands()) {
        self.bands = bands
        sources = RasterSources(text: text, pictures: pictures)
    }

    /// The whole picture.
    ///
    /// - Parameters:
    ///   - list: snapped to the pixels of the same scale; a list that is not has blurred edges.
    ///   - pixelsPerPoint: any positive number.
    package func raster(of list: DisplayList, pixelsPerPoint: Double) throws(DrawingError) -> Raster {
        let size = try PixelSize(list.size, pixelsPerPoint: pixelsPerPoint)
        let background = PremultipliedARGB(list.background)
        var raster = Raster(width: size.width, height: size.height, filledWith: background)
        let all = bands.all(inHeight: size.height).map { bands.rows(ofBand: $0, height: size.height) }
        let plan = try plan(list, size: size, pixelsPerPoint: pixelsPerPoint)
        for rows in all { try draw(plan, rows: rows, on: &raster, top: 0, isFilled: true) }
        return raster
    }

    /// Draws some bands of a picture anew; the others stay as they are.
    ///
    /// - Parameters:
    ///   - numbers: of the bands from the top; the picture has them.
    ///   - raster: of the list's size at this scale.
    package func draw(
        _ list: DisplayList, pixelsPerPoint: Double, bands numbers: some Sequence<Int>, on raster: inout Raster
    ) throws(DrawingError) {
        let size = PixelSize(width: raster.width, height: raster.height)
        let all = numbers.map { bands.rows(ofBand: $0, height: raster.height) }
        let plan = try plan(list, size: size, pixelsPerPoint: pixelsPerPoint)
        for rows in all { try draw(plan, rows: rows, on: &raster, top: 0, isFilled: false) }
    }
}

extension RasterRenderer {
    /// What a drawing's materials show, as pictures of so many pixels a point.
    package func materials(
        of list: DisplayList, pixelsPerPoint: Double
    ) throws(DrawingError) -> MaterialPictures {
        guard list.hasMaterials else { return .empty }
        return try plan(list.snapped(toPixelsPerPoint: pixelsPerPoint), pixelsPerPoint: pixelsPerPoint).materials
    }

    /// All of a picture, with its commands in their places; nothing is drawn yet.
    package func plan(_ list: DisplayList, pixelsPerPoint: Double) throws(DrawingError) -> RasterPlan {
        let size = try PixelSize(list.size, pixelsPerPoint: pixelsPerPoint)
        return try plan(list, size: size, pixelsPerPoint: pixelsPerPoint)
    }

    private func plan(
        _ list: DisplayList, size: PixelSize, pixelsPerPoint: Double
    ) throws(DrawingError) -> RasterPlan {
        let space = DeviceSpace(pixelsPerPoint: pixelsPerPoint)
        var planner = RasterPlanner(of: list, sources, space: space, canvas: size.bounds)
        let commands = try planner.place(list.commands)
        return RasterPlan(
            size: size, background: planner.background, pixelsPerPoint: pixelsPerPoint, commands: commands,
            materials: MaterialPictures(planner.materials, in: space))
    }

    /// Draws rows of a plan.
    ///
    /// - Parameters:
    ///   - rows: those of a band, in the picture.
    ///   - raster: as wide as the picture; it may show a part of it.
    ///   - top: the row of the picture that the raster's first one is.
    ///   - isFilled: whether the rows have the background already.
    package func draw(
        _ plan: RasterPlan, rows: Range<Int>, on raster: inout Raster, top: Int, isFilled: Bool
    ) throws(DrawingError) {
        let part = rows.lowerBound - top..<rows.upperBound - top
        try Canvas.draw(on: &raster, rows: part, top: top, pixelsPerPoint: plan.pixelsPerPoint) {
            canvas throws(DrawingError) in
            if !isFilled { canvas.clear(to: plan.background) }
            try canvas.draw(plan.commands(onRows: rows), pixelsPerPoint: plan.pixelsPerPoint)
        }
    }
}
