import Geometry
import Rasters

/// A side of a picture that stands out.
struct PictureSide {
    /// In points.
    let place: Double
    /// Whether what holds the picture ends there as well, and may cut it.
    let isShared: Bool
}

extension FeatureMeter {
    /// Where the sides of a photograph or an icon are, in points: the places at which most lines across a side have one
    /// step in common. Sides that fade into what is beside them, and those that something else hides, are not told.
    ///
    /// - Parameter frame: where the picture roughly is.
    func pictureSides(_ feature: SceneFeature, around frame: Rect, shift: Point) -> [Side: PictureSide] {
        Side.all.reduce(into: [:]) { sides, side in
            let exact = side.coordinate(of: feature.frame)
            // What is cut ends elsewhere.
            guard let seen = feature.frame.intersection(feature.clip),
                abs(side.coordinate(of: seen) - exact) < 0.01
            else { return }
            sides[side] = pictureSide(side, of: feature, around: frame, shift: shift)
        }
    }

    private func pictureSide(
        _ side: Side, of feature: SceneFeature, around frame: Rect, shift: Point
    ) -> PictureSide? {
        let way = side.isVertical ? shift.x : shift.y
        let place = side.coordinate(of: feature.frame) + way
        var (low, high) = side.isVertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
        // Between corners that take up most of it, a side is straight enough in its middle.
        let straight = max((high - low) / 2 - 3, (high - low) * 0.15 + 1)
        let margin = min(max((feature.radius ?? 0) * 1.3, (high - low) * 0.15) + 1, straight)
        (low, high) = (low + margin, high - margin)
        if feature.isCut {
            // Where it is cut it has no corners.
            let clip = feature.clip.offset(dx: shift.x, dy: shift.y)
            low = max(low, (side.isVertical ? clip.minY : clip.minX) + 1)
            high = min(high, (side.isVertical ? clip.maxY : clip.maxX) - 1)
        }
        guard high - low > 4 else { return nil }
        // From the outside in.
        let outward = Int(5 * scale)
        let count = outward + Int(min(6, (side.isVertical ? frame.width : frame.height) / 3) * scale)
        let first = Int((place * scale).rounded()) + (side.isFirst ? -outward : outward - 1)
        let last = first + (side.isFirst ? count : -count)
        let limit = side.isVertical ? raster.width : raster.height
        guard 0..<limit ~= first, 0..<limit ~= last else { return nil }
        let lines = (0..<24).map { line -> [PixelColor] in
            let fixed = Int((low + (high - low) * (Double(line) + 0.5) / 24) * scale)
            return (0...count).map { index in
                let moving = first + (side.isFirst ? index : -index)
                return side.isVertical ? raster.color(moving, fixed) : raster.color(fixed, moving)
            }
        }
        func points(_ index: Double) -> Double {
            (side.isFirst ? Double(first) + index : Double(first) + 1 - index) / scale
        }
        // By how much most lines change from one pixel to the next but one.
        let steps = (0...count).map { index -> Double in
            guard (2..<count - 1).contains(index) else { return 0 }
            return lines.map { Double(($0[index + 1] - $0[index - 1]).greatest) }.median ?? 0
        }
        var peaks = steps.indices.filter { index in
            steps[index] >= 6 && steps[max(index - 2, 0)...min(index + 2, count)].allSatisfy { $0 <= steps[index] }
        }
        peaks = peaks.enumerated().filter { $0 == 0 || peaks[$0 - 1] + 2 < $1 }.map(\.element)
        let edges = edges(along: side, of: feature).map { (place: $0.place + way, fill: $0.fill) }
        let own = peaks.filter { index in
            !edges.contains { abs($0.place - points(Double(index) + 0.5)) * scale < 1.6 }
        }
        if !own.isEmpty { peaks = own }
        guard let peak = peaks.max(by: { steps[$0] < steps[$1] }),
            peaks.allSatisfy({ $0 == peak || steps[$0] < steps[peak] / 2 })
        else { return nil }
        if own.isEmpty {
            // It ends where what holds it does: had it not, something else would show there.
            let isPlain = edges.contains { edge in
                guard abs(edge.place - points(Double(peak) + 0.5)) * scale < 1.6, let fill = edge.fill else {
                    return false
                }
                return lines.count { ($0[min(peak + 2, count)] - fill).greatest > 10 } * 4 >= lines.count * 3
            }
            guard isPlain else { return nil }
        }
        let places = lines.compactMap { line -> Double? in
            let (outside, inside) = (line[peak - 2], line[peak + 2])
            let way = inside - outside
            guard way.greatest >= 5 else { return nil }
            var place = Double(peak) - 1
            for index in peak - 1...peak + 1 {
                let share = ((line[index] - outside) * way).sum() / way.square
                place += 1 - Double(min(max(share, 0), 1))
            }
            return place
        }
        guard let middle = places.median, places.count * 2 >= lines.count,
            places.count(where: { abs($0 - middle) < 0.75 }) * 4 >= places.count * 3
        else { return nil }
        return PictureSide(place: points(middle), isShared: own.isEmpty)
    }

    /// Where boxes around a picture end along a side of it, before the shift of the whole.
    private func edges(along side: Side, of feature: SceneFeature) -> [(place: Double, fill: PixelColor?)] {
        features.filter { $0.kind == .box && $0.key != feature.key }.flatMap { box in
            let isBeside =
                side.isVertical
                ? box.frame.minY < feature.frame.maxY && box.frame.maxY > feature.frame.minY
                : box.frame.minX < feature.frame.maxX && box.frame.maxX > feature.frame.minX
            let fill = box.color.flatMap { color in
                color.alpha == 1 ? PixelColor(color) : nil
            }
            guard isBeside else { return [(place: Double, fill: PixelColor?)]() }
            let ends = side.isVertical ? [box.frame.minX, box.frame.maxX] : [box.frame.minY, box.frame.maxY]
            return ends.filter { abs($0 - side.coordinate(of: feature.frame)) < 12 }.map { ($0, fill) }
        }
    }
}
