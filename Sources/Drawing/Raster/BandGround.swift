package import Codecs
import Geometry
package import Rasters

/// Rows of pictures in which one part alone differs from one to the next, as the screen in a device: what is around it
/// was drawn once.
package final class BandGround {
    /// What an encoder reads of each picture.
    package var encodedRows: ChangingRows
    /// Of the band, in the picture.
    let rows: Range<Int>
    /// What of the ground the part may blend into: at the edge of what it is cut to.
    private var edges: [(x: Int, y: Int, raster: Raster)] = []

    /// The bytes that it keeps.
    package var byteCount: Int {
        encodedRows.byteCount + 4 * edges.reduce(0) { $0 + $1.raster.pixels.count }
    }

    /// Draws what is around the part.
    ///
    /// - Parameters:
    ///   - rows: of a band, in the picture, for which `groundRecipe(ofRows:)` has a recipe.
    ///   - canvas: as wide as the picture, with as many rows at least; it is drawn on.
    package init(of plan: RasterPlan, rows: Range<Int>, on canvas: inout Raster) throws(DrawingError) {
        guard let part = plan.part else { preconditionFailure("a picture without a part has no ground") }
        let band = PixelRect(columns: 0..<plan.size.width, rows: rows)
        try Canvas.draw(on: &canvas, rows: 0..<rows.count, top: rows.lowerBound, pixelsPerPoint: plan.pixelsPerPoint) {
            canvas throws(DrawingError) in
            canvas.clear(to: plan.background)
            try canvas.draw(Array(plan.commands[..<part.index]), pixelsPerPoint: plan.pixelsPerPoint)
        }
        self.rows = rows
        encodedRows = ChangingRows(
            canvas, rowCount: rows.count,
            changing: part.frame.intersection(band).moved(dx: 0, dy: -rows.lowerBound))
        for edge in part.inside.edges(of: part.frame.intersection(band)) {
            let place = edge.part.moved(dx: 0, dy: -rows.lowerBound)
            edges.append((place.x, place.y, canvas.cropped(to: place)))
        }
    }

    /// Gives what the part may blend into its own pixels again.
    func restoreEdges(on canvas: inout Raster) {
        for edge in edges { canvas.replacePixels(with: edge.raster, x: edge.x, y: edge.y) }
    }
}

extension RasterPlan {
    /// Whether the band has a ground that pictures share; what decides its pixels.
    package func groundRecipe(ofRows rows: Range<Int>) -> BandRecipe? {
        guard let part = part(ofRows: rows) else { return nil }
        return BandRecipe(
            Array(commands[..<part.index]), in: PixelRect(columns: 0..<size.width, rows: rows),
            background: background, pixelsPerPoint: pixelsPerPoint, around: part)
    }

    /// The part, where a band has rows of it: such a band is encoded otherwise than one of the same pixels without.
    func part(ofRows rows: Range<Int>) -> Part? {
        guard let part, part.frame.rows.overlaps(rows) else { return nil }
        return part
    }

    /// A command by its index, the pixels that it may touch, and those within that it covers wholly.
    typealias Part = (index: Int, frame: PixelRect, inside: InnerPixels)

    /// The first command that lets nothing show through where it is cut to, with all after it drawn within its frame, if
    /// that is a large part of the picture: what is before it is a ground that many pictures may have.
    var part: Part? {
        // A lone picture that is drawn in place is none: it is what differs, and not what things are drawn on.
        let isEdge = { (command: PlacedCommand) in
            guard case .group(let commands, _, .edge(_, _, isOpaque: true, _)) = command.kind else { return false }
            return !commands.allSatisfy { if case .rasters = $0.kind { true } else { false } }
        }
        guard let index = commands.firstIndex(where: isEdge), index > 0,
            case .group(_, _, .edge(_, let inside, _, _)) = commands[index].kind
        else { return nil }
        let frame = commands[index].frame
        let isLarge = 4 * inside.level.width * inside.level.height >= size.width * size.height
        let isWithin = commands[index...].allSatisfy { frame.contains($0.frame) }
        return isLarge && isWithin ? (index, frame, inside) : nil
    }
}
