import Geometry
import Rasters

extension FeatureMeter {
    /// A separator: the row that differs most from those around it, by the middle of many columns.
    func measureLine(_ feature: SceneFeature, _ shift: Point) -> FeatureMeasure {
        let frame = feature.frame.offset(dx: shift.x, dy: shift.y)
        var measure = FeatureMeasure()
        let place = pixel(frame.maxY)
        let reach = Int((Self.reach * scale).rounded())
        let first = max(place - reach, 0)
        let rows = first..<max(min(place + reach, raster.height), first)
        guard rows.count > 2, frame.width > 8 else { return measure }
        let columns = (0..<24).map { pixel(frame.minX + frame.width * (0.1 + 0.8 * Double($0) / 23)) }
        let profile = rows.map { y in PixelColor.middle(of: columns.map { raster.color($0, y) }) ?? .zero }
        let ground = PixelColor.middle(of: profile) ?? .zero
        measure.ground = ground
        let distances = profile.map { ($0 - ground).greatest }
        guard let peak = distances.indices.max(by: { distances[$0] < distances[$1] }), distances[peak] >= 3 else {
            return measure
        }
        // An edge between two grounds is no line, and may hide one.
        guard peak + 2 < profile.count, peak >= 2,
            (profile[peak + 2] - profile[peak - 2]).greatest < distances[peak] / 2
        else {
            measure.ground = nil
            measure.edgeStep = offGrounds(profile)
            measure.color = color(betweenGrounds: profile)
            return measure
        }
        var (sum, weight) = (0.0, 0.0)
        for index in max(peak - 1, 0)...min(peak + 1, profile.count - 1) {
            sum += Double(distances[index]) * (Double(rows.lowerBound + index) + 1)
            weight += Double(distances[index])
        }
        measure.values[.bottom] = sum / weight / scale
        measure.color = profile[peak]
        // One that lies between two rows is spread over both.
        measure.inkSum = profile[peak - 1] - profile[peak - 2] + profile[peak + 1] - profile[peak + 2]
        measure.edgeStep = offGrounds(profile)
        let y = rows.lowerBound + peak
        measure.values[.left] =
            end(of: frame.minX, isLeft: true, row: y, ground) ?? farEnd(of: frame, isLeft: true, row: y, ground)
        measure.values[.right] =
            end(of: frame.maxX, isLeft: false, row: y, ground) ?? farEnd(of: frame, isLeft: false, row: y, ground)
        return measure
    }

    /// By how much any row of a profile differs from the two grounds at its ends and from all mixtures of them, from 0 to
    /// 255.
    private func offGrounds(_ profile: [PixelColor]) -> Float { distancesOffGrounds(profile).max() ?? 0 }

    /// The same of each row.
    private func distancesOffGrounds(_ profile: [PixelColor]) -> [Float] {
        let (upper, lower) = (profile[0], profile[profile.count - 1])
        let way = lower - upper
        return profile.map { color in
            let share = way.square > 0 ? ((color - upper) * way).sum() / way.square : 0
            return (color - upper - way * min(max(share, 0), 1)).greatest
        }
    }

    /// The colour of the one row that is neither of the two grounds at a profile's ends; `nil` where more rows are, or
    /// none.
    private func color(betweenGrounds profile: [PixelColor]) -> PixelColor? {
        let distances = distancesOffGrounds(profile)
        guard let row = distances.indices.max(by: { distances[$0] < distances[$1] }), distances[row] >= 3, row > 0,
            row + 1 < profile.count, (profile[row - 1] - profile[0]).greatest < 2,
            (profile[row + 1] - profile[profile.count - 1]).greatest < 2
        else { return nil }
        return profile[row]
    }

    /// Where a line begins or ends, in points.
    private func end(of place: Double, isLeft: Bool, row: Int, _ ground: PixelColor) -> Double? {
        let reach = Self.endReach
        guard place - reach > 0.5, place + reach < canvas.width - 0.5 else { return nil }
        let count = Int(2 * reach * scale)
        let start = pixel(place + (isLeft ? -reach : reach))
        let full = raster.color(start + (isLeft ? count : -count), row) - ground
        guard full.greatest >= 3, (raster.color(start, row) - ground).greatest < full.greatest / 3 else { return nil }
        var length = 0.0
        for step in 0...count {
            let color = raster.color(start + (isLeft ? step : -step), row) - ground
            length += Double(min(max((color * full).sum() / full.square, 0), 1))
        }
        return isLeft
            ? (Double(start + count + 1) - length) / scale : (Double(start - count) + length) / scale
    }

    /// Where a line whose end is elsewhere begins or ends, in points: where it turns into nothing but ground, seen from its
    /// middle, or at the edge of the picture. `nil` where something else lies at its end.
    private func farEnd(of frame: Rect, isLeft: Bool, row: Int, _ ground: PixelColor) -> Double? {
        let middle = min(max(pixel(frame.midX), 0), raster.width - 1)
        let full = raster.color(middle, row) - ground
        guard full.greatest >= 3 else { return nil }
        let (edge, step) = isLeft ? (0, -1) : (raster.width - 1, 1)
        func share(_ column: Int) -> Double {
            let color = raster.color(column, row) - ground
            return Double(min(max((color * full).sum() / full.square, 0), 1))
        }
        var column = middle
        while column != edge, share(column + step) >= 0.5 { column += step }
        let beyond = (1...max(Int(Self.endReach * scale), 1)).map { column + step * $0 }
            .filter { (0..<raster.width).contains($0) }
        // What hardly differs from the ground may still be something that lies over the line.
        let most = min(full.greatest / 3, 12)
        guard beyond.dropFirst().allSatisfy({ (raster.color($0, row) - ground).greatest < most }) else { return nil }
        let rest = beyond.first.map(share) ?? 0
        return isLeft ? (Double(column) - rest) / scale : (Double(column + 1) + rest) / scale
    }

    /// Points around a line's end that are looked at.
    private static var endReach: Double { 6 }
}
