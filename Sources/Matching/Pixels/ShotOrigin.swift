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
    /// It was laid out as on a screen of one pixel a point, boxes and lines of text at whole points, and then scaled.
    case atWholePoints
    /// It was brought to it from another one.
    case resampled(Resampling)

    /// Whether its pixels are not as they were drawn.
    var isResampled: Bool { if case .resampled = self { true } else { false } }

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

    /// That of a screenshot: the one with which what a theme draws is the least far from it and as crisp, where it shows
    /// the same.
    ///
    /// - Parameter fit: what it shows, drawn in its size.
    init(of shot: Raster, showing fit: FittedTheme) throws(DiagnosticError) {
        let (scale, scene) = (fit.scale, fit.scene)
        self = .drawn
        let drawn = LightPlane(try fit.picture().raster, scale: 1)
        let (dx, dy) = fit.corner
        // Photographs and icons are made smaller to be drawn, by every program otherwise; separators are all crisp, and the
        // less they show in the screenshot the less it seems to be; another content has other letters.
        let hasOtherLetters = fit.subject.knownRows != .names
        let unlike = fit.features.all.filter {
            $0.kind == .picture || $0.kind == .line || hasOtherLetters && $0.text != nil && $0.role.isOfContent
        }
        let mask = PixelMask(unlike.map(\.frame), scale: scale, width: drawn.width, height: drawn.height)
        // A part in which much changes says enough, of a small picture all of it.
        let rows = drawn.busiestRows(count: max(drawn.height / 3, min(drawn.height, 400)), but: mask)
        let light = LightPlane(shot, scale: 1).part(
            x: dx, y: dy + rows.lowerBound, width: drawn.width, height: rows.count)
        let drawnPart = drawn.part(y: rows.lowerBound, width: drawn.width, height: rows.count)
        let (own, wanted) = (LightTiles(drawnPart, beside: light), LightTiles(light, beside: light))
        let busy = own.busy(but: mask, from: rows.lowerBound)
        let size = scene.displayList.size
        let height = max(Int((size.height * scale).rounded()), 1)
        // What was cut off says nothing of the height.
        let isWhole = abs(height - shot.height) <= 2
        func resampling(from source: Double, by kernel: LineFilter.Kernel) -> Resampling {
            Resampling(source: source, kernel: kernel, width: shot.width, height: isWhole ? shot.height : height)
        }
        guard busy.count >= LightTiles.least else {
            // So little says nothing of the way, but a size that no screen has says that there was one.
            if !ShotQuality.isOfScreen(scale), let source = Self.sources(of: scale, isBlurred: false).first {
                self = .resampled(resampling(from: source, by: .cubic))
            }
            return
        }
        let blur =
            [busy, own.mostAlike(busy, [own])].map { own.crispness(of: $0) / wanted.crispness(of: $0) }.max() ?? 1
        // What a browser draws in a whole scale is as crisp, most of it within 1 %; what was made smaller from the next
        // one is less so by 4 % and more.
        guard scale != scale.rounded() || blur > 1.012 else { return }
        // Rasterisers set lines of text a pixel higher or lower.
        var drawnAnywhere = own
        for isDown in [false, true] {
            let other = LightPlane(try fit.picture().raster.moved(isDown: isDown), scale: 1)
            drawnAnywhere.takeDistances(
                of: other.part(y: rows.lowerBound, width: drawn.width, height: rows.count), beside: light)
        }
        var ways: [(origin: ShotOrigin, tiles: LightTiles)] = [(.drawn, drawnAnywhere)]
        for source in Self.sources(of: scale, isBlurred: blur > 1.1) {
            guard size.width * size.height * source * source <= Self.mostPixels else { continue }
            let picture = try raster(of: scene, scale: source, with: fit.subject.tools)
            let moved = [picture.moved(isDown: false), picture.moved(isDown: true)]
            for kernel in LineFilter.Kernel.allCases where kernel != .box || source > scale {
                let resampling = resampling(from: source, by: kernel)
                func plane(_ picture: Raster) -> LightPlane {
                    let part = resampling.applied(to: picture, rows: rows).losing(
                        fit.losses, x: dx, y: rows.lowerBound + dy)
                    return LightPlane(part, scale: 1)
                }
                var tiles = LightTiles(plane(picture), beside: light)
                // The same before that.
                for other in moved { tiles.takeDistances(of: plane(other), beside: light) }
                ways.append((.resampled(resampling), tiles))
            }
        }
        let tiles = own.mostAlike(busy, ways.map(\.tiles))
        let crispness = wanted.crispness(of: tiles)
        func cost(_ way: LightTiles) -> Double {
            // Whoever draws, the right one is as crisp within 2 %, mostly, while letters lie a little elsewhere.
            way.distance(of: tiles) * (1 + 10 * abs(log(way.crispness(of: tiles) / crispness)))
        }
        // A whole scale says that it was drawn in it, unless another way is nearer by far, and one that no screen has that
        // it was not.
        let most = cost(drawnAnywhere) * (scale == scale.rounded() ? 0.88 : ShotQuality.isOfScreen(scale) ? 1 : 2)
        if let best = ways.min(by: { cost($0.tiles) < cost($1.tiles) }), cost(best.tiles) < most { self = best.origin }
    }

    /// Of a picture that may be drawn to be resampled; there is room for several.
    private static let mostPixels = 2e7

    /// Scales of screens that a picture may have been brought to its own from; what was made larger is blurred.
    private static func sources(of scale: Double, isBlurred: Bool) -> [Double] {
        [1, 2, 3, 4].filter { source in
            if source < scale { return isBlurred && source * 2 >= scale }
            return source > scale && source <= max(3, scale.rounded(.up))
        }
    }
}

extension Raster {
    /// The picture a row lower, its first one twice, or a row higher.
    fileprivate func moved(isDown: Bool) -> Raster {
        let (first, last) = (pixels.prefix(width), pixels.suffix(width))
        let moved = isDown ? first + pixels.dropLast(width) : pixels.dropFirst(width) + last
        return Raster(width: width, height: height, pixels: Array(moved))
    }
}

extension LightPlane {
    /// The rows, one after another, in which light changes the most outside of a mask.
    fileprivate func busiestRows(count: Int, but mask: PixelMask) -> Range<Int> {
        let changes = (0..<height).map { row -> Float in
            (row * width..<(row + 1) * width - 1).reduce(0) { sum, index in
                mask.pixels[index] ? sum : sum + abs(values[index + 1] - values[index])
            }
        }
        var sum = changes[..<min(count, height)].reduce(0, +)
        var best = (sum: sum, first: 0)
        for first in 1..<max(height - count + 1, 1) {
            sum += changes[first + count - 1] - changes[first - 1]
            if sum > best.sum { best = (sum, first) }
        }
        return best.first..<min(best.first + count, height)
    }
}

/// Which pixels lie in some rectangles, or a point beside them.
struct PixelMask {
    private let width: Int
    private(set) var pixels: [Bool]

    /// - Parameters: `frames` in points, `scale` in pixels a point; `width` and `height` in pixels.
    init(_ frames: [Rect], scale: Double, width: Int, height: Int) {
        self.width = width
        pixels = Array(repeating: false, count: width * height)
        for frame in frames {
            guard
                let seen = frame.inset(dx: -1, dy: -1).intersection(
                    Rect(x: 0, y: 0, width: Double(width) / scale, height: Double(height) / scale))
            else { continue }
            let columns = Int(seen.minX * scale)..<min(Int((seen.maxX * scale).rounded(.up)), width)
            for row in Int(seen.minY * scale)..<min(Int((seen.maxY * scale).rounded(.up)), height) {
                for column in columns { pixels[row * width + column] = true }
            }
        }
    }

    subscript(x: Int, y: Int) -> Bool { pixels[y * width + x] }

    /// Whether a pixel at the left or right side of a square is one: frames are wider than that.
    func touches(_ columns: Range<Int>, _ rows: Range<Int>) -> Bool {
        rows.contains { row in
            [columns.lowerBound, columns.upperBound - 1].contains { pixels[row * width + $0] }
        }
    }
}

/// Squares of a plane of light, and how far each is from another plane's.
private struct LightTiles {
    private static let side = 16
    /// The squares of first and of second differences of light, both along rows and along columns.
    private var changes: [Double] = []
    private var turns: [Double] = []
    private var distances: [Double] = []
    private let columns: Int

    /// - Parameter other: as large as the plane, or a row or two larger or smaller.
    init(_ plane: LightPlane, beside other: LightPlane) {
        let (width, height) = (min(plane.width, other.width), min(plane.height, other.height))
        columns = max((width - 2) / Self.side, 0)
        for row in 0..<max((height - 2) / Self.side, 0) {
            for column in 0..<columns {
                let (top, left) = (1 + row * Self.side, 1 + column * Self.side)
                var (changes, turns): (Float, Float) = (0, 0)
                for y in top..<top + Self.side {
                    for x in left..<left + Self.side {
                        let index = y * plane.width + x
                        let value = plane.values[index]
                        let (before, after) = (value - plane.values[index - 1], plane.values[index + 1] - value)
                        let up = value - plane.values[index - plane.width]
                        let down = plane.values[index + plane.width] - value
                        turns += (after - before) * (after - before) + (down - up) * (down - up)
                        changes += after * after + down * down
                    }
                }
                self.changes.append(Double(changes))
                self.turns.append(Double(turns))
            }
        }
        distances = changes.indices.map { Self.distance($0, columns, plane, other) }
    }

    /// Takes the distances of another plane of the same size where they are less.
    mutating func takeDistances(of plane: LightPlane, beside other: LightPlane) {
        for tile in distances.indices {
            distances[tile] = min(distances[tile], Self.distance(tile, columns, plane, other))
        }
    }

    /// How far a square of one plane is from that of another: rasterisers set lines of text a pixel higher or lower.
    private static func distance(_ tile: Int, _ columns: Int, _ plane: LightPlane, _ other: LightPlane) -> Double {
        let (top, left) = (1 + tile / columns * side, 1 + tile % columns * side)
        var distances: (above: Float, here: Float, below: Float) = (0, 0, 0)
        for y in top..<top + side {
            for x in left..<left + side {
                let value = plane.values[y * plane.width + x]
                let place = y * other.width + x
                distances.above += abs(value - other.values[place - other.width])
                distances.here += abs(value - other.values[place])
                distances.below += abs(value - other.values[place + other.width])
            }
        }
        return Double(min(distances.above, distances.here, distances.below))
    }

    /// How many say enough.
    static let least = 12

    /// Those in which much changes, and that a mask leaves free.
    ///
    /// - Parameter row: of the mask, where these begin.
    func busy(but mask: PixelMask, from row: Int) -> [Int] {
        changes.indices.filter { tile in
            let (x, y) = (1 + tile % columns * Self.side, row + 1 + tile / columns * Self.side)
            return changes[tile] > 20_000 && !mask.touches(x..<x + Self.side, y..<y + Self.side)
        }
    }

    /// The third of some that are the nearest to the other plane, drawn in any of some ways, for how much changes in them:
    /// what is elsewhere there, or is not there, says nothing.
    func mostAlike(_ tiles: [Int], _ ways: [LightTiles]) -> [Int] {
        let ranked = tiles.map { tile -> (tile: Int, distance: Double) in
            let nearest = ways.map { $0.distances[tile] }.min() ?? 0
            return (tile, nearest / changes[tile].squareRoot())
        }.sorted { ($0.distance, $0.tile) < ($1.distance, $1.tile) }
        return ranked.prefix(max(ranked.count / 3, Self.least)).map(\.tile)
    }

    func distance(of tiles: [Int]) -> Double { tiles.reduce(0) { $0 + distances[$1] } }

    /// How much light turns from value to value, for how much it changes; 1 where nothing changes.
    func crispness(of tiles: [Int]) -> Double {
        let (turns, changes) = tiles.reduce((0, 0)) { ($0.0 + self.turns[$1], $0.1 + self.changes[$1]) }
        return changes > 0 && turns > 0 ? turns / changes : 1
    }
}
