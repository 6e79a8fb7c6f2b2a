import DisplayLists
import Documents
import Foundation
import Geometry
import Rasters
import Rendering

/// How a screenshot came to its size.
enum ShotOrigin: Hashable {
    /// It was drawn in it.
    case drawn
    /// It was brought to it from the next whole scale.
    case reduced(Reduction)

    /// How a picture was made smaller.
    struct Reduction: Hashable {
        let kernel: LineFilter.Kernel
        /// Of the whole canvas, in pixels: programs round both sides, so that a point may be as many pixels across as it
        /// is not down.
        let width: Int
        let height: Int

        /// A picture of the whole canvas made smaller.
        func applied(to picture: Raster) -> Raster {
            picture.resampled(toWidth: width, height: height, by: kernel)
        }
    }

    /// That of a screenshot: the one with which what a theme draws is the least far from it and as crisp. Where much is
    /// elsewhere, how far it is hardly depends on the filter; how crisp a picture is hardly depends on what is where.
    ///
    /// - Parameters:
    ///   - scale: pixels a point.
    ///   - shift: of the whole, in points.
    ///   - scene: what the theme shows.
    init(
        of shot: LitPicture, scale: Double, shift: Point, scene: Scene, _ tools: DrawingTools
    ) throws(DiagnosticError) {
        self = .drawn
        guard scale != scale.rounded() else { return }
        let (light, dx, dy) = (shot.light(scale: 1), Int((shift.x * scale).rounded()), Int((shift.y * scale).rounded()))
        let crispness = light.crispness
        func distance(_ raster: Raster) -> Double {
            let drawn = LightPlane(raster, scale: 1)
            // Edges that lie elsewhere count no more than what a filter makes of one.
            return drawn.distance(to: light, dx: dx, dy: dy, atMost: 12) * (1 + abs(log(drawn.crispness / crispness)))
        }
        var best = distance(try raster(of: scene, scale: scale, with: tools))
        let whole = try raster(of: scene, scale: scale.rounded(.up), with: tools)
        let height = max(Int((scene.displayList.size.height * scale).rounded()), 1)
        // What was cut off says nothing of the height.
        let isWhole = abs(height - shot.raster.height) <= 2
        for kernel in [LineFilter.Kernel.lanczos, .cubic, .tent] {
            let reduction = Reduction(
                kernel: kernel, width: shot.raster.width, height: isWhole ? shot.raster.height : height)
            let distance = distance(reduction.applied(to: whole))
            if distance < best { (best, self) = (distance, .reduced(reduction)) }
        }
    }
}

extension LightPlane {
    /// How much light turns from value to value, for how much it changes: squares of second differences over those of
    /// first ones, both along rows and along columns; 1 where nothing changes.
    fileprivate var crispness: Double {
        var (allTurns, allChanges) = (0.0, 0.0)
        for y in 1..<max(height - 1, 1) {
            var (turns, changes): (Float, Float) = (0, 0)
            for index in y * width + 1..<max(y * width + width - 1, y * width + 1) {
                let value = values[index]
                let (left, right) = (value - values[index - 1], values[index + 1] - value)
                let (up, down) = (value - values[index - width], values[index + width] - value)
                turns += (right - left) * (right - left) + (down - up) * (down - up)
                changes += right * right + down * down
            }
            allTurns += Double(turns)
            allChanges += Double(changes)
        }
        return allChanges > 0 ? allTurns / allChanges : 1
    }
}
