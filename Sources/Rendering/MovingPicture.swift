package import DisplayLists
package import Documents
import Drawing
package import Rasters

/// A picture of what changes, drawn again and again at one scale; only bands that would look different are drawn.
///
/// It shows what `raster(of:scale:with:)` gives, and belongs to the thread of its tools.
package final class MovingPicture {
    /// What is shown; `nil` before the first scene.
    package private(set) var raster: Raster?
    /// Pixels a point.
    package let scale: Double
    private let tools: DrawingTools
    private var recipes: [BandRecipe] = []

    /// - Parameter scale: pixels a point; a positive number.
    package init(scale: Double, tools: DrawingTools) {
        self.scale = scale
        self.tools = tools
    }

    /// Shows a scene, and returns the areas that look different from what was shown; all of it for the first scene,
    /// and for one of another size.
    ///
    /// Throws for more pixels than `PixelSize.init(of:scale:)` accepts, and where there is not enough memory.
    package func show(_ scene: Scene) throws(DiagnosticError) -> [PixelRect] {
        do throws(DrawingError) {
            let list = tools.drawable(scene.displayList).snapped(toPixelsPerPoint: scale)
            let plan = try tools.renderer.plan(list, pixelsPerPoint: scale)
            let bands = tools.renderer.bands
            let rows = bands.all(inHeight: plan.size.height).map { bands.rows(ofBand: $0, height: plan.size.height) }
            let recipes = rows.map(plan.recipe(ofRows:))
            guard let raster, raster.width == plan.size.width, raster.height == plan.size.height else {
                let whole = try tools.renderer.raster(of: list, pixelsPerPoint: scale)
                (self.raster, self.recipes) = (whole, recipes)
                return [whole.bounds]
            }
            let changed = rows.indices.filter { recipes[$0] != self.recipes[$0] }.map { rows[$0] }
            var areas: [PixelRect] = []
            for rows in changed { try areas.append(contentsOf: draw(plan, rows: rows)) }
            self.recipes = recipes
            return areas
        } catch {
            throw DiagnosticError(error)
        }
    }

    private func draw(_ plan: RasterPlan, rows: Range<Int>) throws(DrawingError) -> [PixelRect] {
        guard var raster else { return [] }
        let before = Array(raster.pixels[rows.lowerBound * raster.width..<rows.upperBound * raster.width])
        self.raster = nil
        defer { self.raster = raster }
        try tools.renderer.draw(plan, rows: rows, on: &raster, top: 0, isFilled: false)
        return raster.changes(inRows: rows, from: before).map { [$0] } ?? []
    }
}
