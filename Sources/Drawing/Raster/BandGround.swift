import Geometry
package import Rasters

/// Rows of pictures in which one part alone differs from one to the next, as the screen in a device: what is around it
/// was drawn once and stays.
package final class BandGround {
    /// Pixels of the band as the last picture has them.
    package private(set) var raster: Raster
    private let rows: Range<Int>
    /// What of the ground the part may blend into: at the edge of what it is cut to.
    private var edges: [(x: Int, y: Int, raster: Raster)] = []

    private init(raster: Raster, rows: Range<Int>) {
        self.raster = raster
        self.rows = rows
    }

    /// The bytes that it keeps.
    package var byteCount: Int {
        4 * (raster.pixels.count + edges.reduce(0) { $0 + $1.raster.pixels.count })
    }
}

extension RasterPlan {
    /// Whether the band has a ground that pictures share; what decides its pixels.
    package func groundRecipe(ofRows rows: Range<Int>) -> BandRecipe? {
        guard let part, part.frame.rows.overlaps(rows) else { return nil }
        return BandRecipe(
            Array(commands[..<part.index]), in: PixelRect(columns: 0..<size.width, rows: rows),
            background: background, pixelsPerPoint: pixelsPerPoint, around: part)
    }

    /// A command by its index, the pixels that it may touch, and those within that it covers wholly.
    typealias Part = (index: Int, frame: PixelRect, inside: PixelRect)

    /// The first command that lets nothing show through where it is cut to, with all after it drawn within its frame, if
    /// that is a large part of the picture: what is before it is a ground that many pictures may have.
    var part: Part? {
        let isEdge = { (command: PlacedCommand) in
            if case .group(_, _, .edge) = command.kind { true } else { false }
        }
        guard let index = commands.firstIndex(where: isEdge), index > 0,
            case .group(_, _, .edge(_, let inside, _)) = commands[index].kind
        else { return nil }
        let frame = commands[index].frame
        let isLarge = 4 * inside.width * inside.height >= size.width * size.height
        let isWithin = commands[index...].allSatisfy { frame.contains($0.frame) }
        return isLarge && isWithin ? (index, frame, inside) : nil
    }
}

extension BandGround {
    /// Draws what is around the part.
    ///
    /// - Parameter rows: of a band, in the picture, for which `groundRecipe(ofRows:)` has a recipe.
    package convenience init(of plan: RasterPlan, rows: Range<Int>) throws(DrawingError) {
        self.init(raster: Raster(width: plan.size.width, height: rows.count), rows: rows)
        guard let part = plan.part else { return }
        try Canvas.draw(on: &raster, rows: 0..<rows.count, top: rows.lowerBound, pixelsPerPoint: plan.pixelsPerPoint) {
            canvas throws(DrawingError) in
            canvas.clear(to: plan.background)
            try canvas.draw(Array(plan.commands[..<part.index]), pixelsPerPoint: plan.pixelsPerPoint)
        }
        let band = PixelRect(columns: 0..<plan.size.width, rows: rows)
        for edge in part.frame.intersection(band).parts(around: part.inside) {
            let place = edge.moved(dx: 0, dy: -rows.lowerBound)
            edges.append((place.x, place.y, raster.cropped(to: place)))
        }
    }
}

extension BandGround {
    /// Draws the part of another picture, whose recipe of the ground is the same.
    package func draw(_ plan: RasterPlan) throws(DrawingError) {
        guard let part = plan.part else { return }
        for edge in edges { raster.replacePixels(with: edge.raster, x: edge.x, y: edge.y) }
        try Canvas.draw(on: &raster, rows: 0..<rows.count, top: rows.lowerBound, pixelsPerPoint: plan.pixelsPerPoint) {
            canvas throws(DrawingError) in
            try canvas.draw(Array(plan.commands[part.index...]), pixelsPerPoint: plan.pixelsPerPoint)
        }
    }
}
