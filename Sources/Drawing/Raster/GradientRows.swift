internal import CPixels
import DisplayLists
import Geometry
import Rasters

/// The pixels of a linear gradient that lets nothing show through, row by row: those that Cairo would draw, which takes
/// each of them for itself.
struct GradientRows {
    private let parts: [thumbindex_gradient_part]
    /// In 65,536ths of a point, as are the distances between the gradient's ends.
    private let start: (x: Int64, y: Int64)
    private let across: Int64
    private let down: Int64
    private let pixelsPerPoint: Int64
    /// From a product of lengths to 65,536ths of the gradient.
    private let share: Double
    private let step: Double

    /// Ends that lie farther out, in points, are left to Cairo.
    private static let farthest = 16_000.0

    /// Those of a paint; `nil` for what Cairo has to draw: other paints, and scales at which it rounds.
    static func rows(of paint: Paint, pixelsPerPoint: Double) -> GradientRows? {
        guard case .linear(let from, let to, let stops) = paint else { return nil }
        let isNear = max(abs(from.x), abs(from.y), abs(to.x), abs(to.y)) < farthest
        guard isNear, pixelsPerPoint == 1 || pixelsPerPoint == 2 || pixelsPerPoint == 4, canMix(stops) else {
            return nil
        }
        let rows = GradientRows(from: from, to: to, stops: stops, pixelsPerPoint: Int64(pixelsPerPoint))
        return rows.isExact ? rows : nil
    }

    private init(from: Point, to: Point, stops: [GradientStop], pixelsPerPoint: Int64) {
        start = (Self.fixed(from.x), Self.fixed(from.y))
        across = Self.fixed(to.x) - Self.fixed(from.x)
        down = Self.fixed(to.y) - Self.fixed(from.y)
        self.pixelsPerPoint = pixelsPerPoint
        let square = across * across + down * down
        share = square == 0 ? 0 : 65_536 * 65_536 / (Double(square) * 65_536)
        step = Double(across * (65_536 / pixelsPerPoint)) * share
        parts = Self.parts(between: stops)
    }

    private static func fixed(_ number: Double) -> Int64 { Int64((number * 65_536).rounded(.toNearestOrEven)) }

    /// Not without extent, not too steep to count; and what changes by less than the smallest number from row to row,
    /// Cairo may take for the same.
    private var isExact: Bool {
        guard share > 0, abs(step) < 1e4 else { return false }
        return down == 0 || abs(Double(down * (65_536 / pixelsPerPoint)) * share) >= 1
    }

    private static func canMix(_ stops: [GradientStop]) -> Bool {
        stops.count > 1 && stops.allSatisfy { $0.color.alpha >= 1 && (0...1).contains($0.offset) }
            && zip(stops, stops.dropFirst()).allSatisfy { $0.offset <= $1.offset }
            && stops.contains { $0.color != stops[0].color }
    }

    private static func parts(between stops: [GradientStop]) -> [thumbindex_gradient_part] {
        func component(_ share: Double) -> UInt16 { UInt16(min(max(share, 0), 1) * 65_535 + 0.5) }
        let stops = stops.map { stop in
            thumbindex_gradient_stop(
                place: Int32((stop.offset * 65_536).rounded(.toNearestOrEven)),
                components: (
                    component(stop.color.red), component(stop.color.green), component(stop.color.blue), 65_535
                ))
        }
        var parts = [thumbindex_gradient_part](repeating: thumbindex_gradient_part(), count: stops.count + 1)
        unsafe thumbindex_gradient_parts(stops, stops.count, &parts)
        return parts
    }

    /// Where the pixels of a row lie along the gradient, counted from its first one: the same in all rows.
    ///
    /// - Parameter count: at most 32,767.
    func places(ofPixels count: Int) -> [Int32] {
        var places = [Int32](repeating: 0, count: count)
        unsafe thumbindex_gradient_places(step, count, &places)
        return places
    }

    /// Gives the pixels of a row of the picture their colours.
    ///
    /// - Parameter places: of as many pixels as there are columns.
    func fill(
        _ columns: Range<Int>, ofRow row: Int, at places: [Int32], in pixels: UnsafeMutablePointer<UInt32>
    ) {
        // The middles of the first pixel and of the row.
        let x = Int64(2 * columns.lowerBound + 1) << 15 / pixelsPerPoint
        let y = Int64(2 * row + 1) << 15 / pixelsPerPoint
        let place = Double(across * x + down * y) - Double(across * start.x + down * start.y)
        let first = Int32(min(max((place * share).rounded(.towardZero), -1e9), 1e9))
        unsafe thumbindex_shade_row(parts, parts.count, first, places, columns.count, pixels)
    }
}
