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
    /// It was brought to it from another one.
    case resampled(Resampling)

    /// How a picture was made smaller or larger.
    struct Resampling: Hashable {
        /// The scale that it was drawn at, in pixels a point.
        let source: Double
        let kernel: LineFilter.Kernel
        /// Of the whole canvas, in pixels: programs round both sides, so that a point may be as many pixels across as it
        /// is not down.
        let width: Int
        let height: Int

        /// A picture of the whole canvas at another size.
        ///
        /// - Parameter rows: those that are made, all unless given.
        func applied(to picture: Raster, rows: Range<Int>? = nil) -> Raster {
            picture.resampled(toWidth: width, height: height, rows: rows, by: kernel, growing: kernel)
        }
    }

    /// That of a screenshot: the one with which what a theme draws is the least far from it and as much less crisp. Where
    /// much is elsewhere, how far it is hardly depends on the filter; how crisp a whole picture is hardly depends on what is
    /// where.
    ///
    /// - Parameter fit: what it shows, drawn in its size.
    init(of shot: Raster, showing fit: FittedTheme) throws(DiagnosticError) {
        let (scale, shift, scene) = (fit.scale, fit.shift, fit.scene)
        self = .drawn
        let light = LightPlane(shot, scale: 1)
        let asDrawn = LightPlane(try fit.picture().raster, scale: 1)
        let blur = log(asDrawn.crispness / light.crispness)
        // What a browser draws in a whole scale is as crisp, most of it within 3 %; what was made smaller from the next
        // one is less so by 4 % and more.
        guard scale != scale.rounded() || blur > 0.03 else { return }
        // A part in which much changes says enough.
        let (dx, dy) = (Int((shift.x * scale).rounded()), Int((shift.y * scale).rounded()))
        let own = light.busiestRows(count: max(light.height / 4, 1))
        let rows = max(own.lowerBound - dy, 0)..<min(own.upperBound - dy, asDrawn.height)
        guard rows.count > own.count / 2 else { return }
        let crispness = asDrawn.part(rows).crispness
        func measure(_ part: LightPlane) -> (distance: Double, cost: Double) {
            // Edges that lie elsewhere count no more than what a filter makes of one.
            let distance = part.distance(to: light, dx: dx, dy: rows.lowerBound + dy, atMost: 12)
            return (distance, distance * (1 + 3 * abs(log(crispness / part.crispness) - blur)))
        }
        let asIs = measure(asDrawn.part(rows))
        var best = asIs.cost
        let size = scene.displayList.size
        let height = max(Int((size.height * scale).rounded()), 1)
        // What was cut off says nothing of the height.
        let isWhole = abs(height - shot.height) <= 2
        for source in Self.sources(of: scale, isBlurred: blur > 0.1) {
            guard size.width * size.height * source * source <= Self.mostPixels else { continue }
            let picture = try raster(of: scene, scale: source, with: fit.subject.tools)
            for kernel in [LineFilter.Kernel.lanczos, .cubic, .tent] {
                let resampling = Resampling(
                    source: source, kernel: kernel, width: shot.width, height: isWhole ? shot.height : height)
                let part = resampling.applied(to: picture, rows: rows).losing(
                    fit.losses, x: dx, y: rows.lowerBound + dy)
                let measured = measure(LightPlane(part, scale: 1))
                // Departures change how crisp a picture is, and no filter brings it nearer then.
                guard measured.distance < asIs.distance, measured.cost < best else { continue }
                (best, self) = (measured.cost, .resampled(resampling))
            }
        }
    }

    /// Of a picture that may be drawn to be resampled; there is room for several.
    private static let mostPixels = 2e7

    /// Scales of screens that a picture may have been brought to its own from; what was made larger is blurred.
    private static func sources(of scale: Double, isBlurred: Bool) -> [Double] {
        [1, 2, 3, 4].filter { source in
            if source < scale { return isBlurred && source * 2 >= scale }
            return source > scale && source <= max(3, scale.rounded(.down) + 1)
        }
    }
}

extension LightPlane {
    /// How much light turns from value to value, for how much it changes: squares of second differences over those of
    /// first ones, both along rows and along columns, around every third row; 1 where nothing changes.
    fileprivate var crispness: Double {
        var (turns, changes) = (0.0, 0.0)
        for y in stride(from: 1, to: height - 1, by: 3) {
            let row = self.changes(inRow: y)
            turns += row.turns
            changes += row.all
        }
        return changes > 0 ? turns / changes : 1
    }

    /// The rows, one after another, in which light changes the most.
    fileprivate func busiestRows(count: Int) -> Range<Int> {
        let changes = (0..<height).map { $0 > 0 && $0 + 1 < height ? self.changes(inRow: $0).all : 0 }
        var sum = changes[..<min(count, height)].reduce(0, +)
        var best = (sum: sum, first: 0)
        for first in 1..<max(height - count + 1, 1) {
            sum += changes[first + count - 1] - changes[first - 1]
            if sum > best.sum { best = (sum, first) }
        }
        return best.first..<min(best.first + count, height)
    }

    /// The squares of first and of second differences of light around a row's values.
    private func changes(inRow y: Int) -> (all: Double, turns: Double) {
        var (turns, changes): (Float, Float) = (0, 0)
        for index in y * width + 1..<max(y * width + width - 1, y * width + 1) {
            let value = values[index]
            let (left, right) = (value - values[index - 1], values[index + 1] - value)
            let (up, down) = (value - values[index - width], values[index + width] - value)
            turns += (right - left) * (right - left) + (down - up) * (down - up)
            changes += right * right + down * down
        }
        return (Double(changes), Double(turns))
    }
}
