import Geometry
import Rasters

extension FeatureMeter {
    /// How far from an edge's place it is looked for, in points.
    static var reach: Double { 3.5 }

    func measureBox(_ feature: SceneFeature, _ shift: Point) -> FeatureMeasure {
        let frame = feature.frame.offset(dx: shift.x, dy: shift.y)
        var measure = FeatureMeasure()
        let radius = feature.radius ?? 0
        let clip = feature.clip.offset(dx: shift.x, dy: shift.y)
        guard let seen = frame.intersection(clip) else { return measure }
        let inner = seen.inset(dx: min(2, seen.width / 4), dy: min(2, seen.height / 4))
        // A table header is filled by its field, a cell by its picture: they show themselves beneath it.
        let isFilled = feature.role == .tableHeader || feature.role == .gridItem
        let area = isFilled ? rim(of: inner) : free(of: feature, in: inner, shift)
        guard let common = commonColor(in: area), common.share > 0.25 else { return measure }
        measure.color = common.color
        for side in Side.all where isInside(side.coordinate(of: frame), side) {
            // What is cut ends elsewhere.
            guard abs(side.coordinate(of: seen) - side.coordinate(of: frame)) < 0.01 else { continue }
            // A box that is smaller by more ends farther in, beyond what it holds.
            let seen = free(side, of: feature, within: seen, shift)
            let farReach: Double? =
                switch feature.role {
                case .gridBadge, .highlight: 10
                case .searchField, .rowPicture, .pageControl, .pageDot: 6
                default: nil
                }
            let search = EdgeSearch(
                frame: frame, seen: seen, radius: radius, fill: common.color, holdsLetters: feature.role == .gridBadge,
                farReach: farReach)
            let near =
                edge(side, search, from: Self.reach, to: Self.reach) ?? edge(side, search, from: 8, to: Self.reach)
            let far =
                near == nil || search.holdsLetters
                ? search.farReach.flatMap { edge(side, search, from: Self.reach, to: $0) } : nil
            // Where letters are larger, what looks like an edge is one of theirs.
            measure.values[side.coordinate] = far ?? near
        }
        if measure.values.isEmpty, let thin = measureThin(feature, frame) { return thin }
        let values = measure.values
        if let left = values[.left], let right = values[.right] {
            measure.values[.width] = right - left
            measure.values[.centerX] = (left + right) / 2
        }
        if let top = values[.top], let bottom = values[.bottom] {
            measure.values[.height] = bottom - top
            measure.values[.centerY] = (top + bottom) / 2
        }
        measure.values[.radius] = cornerRadius(of: feature, values, fill: common.color)
        return measure
    }

    /// A low and long box, as the pages' capsule, that may be far lower in the picture, down to one line of pixels: by how
    /// much of the theme's colour there is across it. `nil` where there is none.
    ///
    /// - Parameter frame: where the theme's box is in the picture.
    private func measureThin(_ feature: SceneFeature, _ frame: Rect) -> FeatureMeasure? {
        guard frame.height < 12, frame.width > 2 * frame.height, feature.opacity == 1, let color = feature.color,
            color.alpha == 1
        else { return nil }
        let fill = PixelColor(color)
        let (columns, rows) = pixels(frame)
        let beside = [rows.lowerBound - 2, rows.upperBound + 1]
        let sums = stride(from: columns.lowerBound, to: columns.upperBound, by: max(columns.count / 24, 1)).compactMap {
            x -> (height: Double, middle: Double)? in
            let ground = beside.map { raster.color(x, $0) }
            let way = fill - ground[0]
            guard (ground[0] - ground[1]).greatest <= noise, way.greatest > 24 else { return nil }
            let shares = rows.map {
                Double(min(max(((raster.color(x, $0) - ground[0]) * way).sum() / way.square, 0), 1))
            }
            let height = shares.reduce(0, +)
            guard height > 0.4 else { return nil }
            let middle = zip(rows, shares).reduce(0) { $0 + (Double($1.0) + 0.5) * $1.1 } / height
            return (height, middle)
        }
        guard sums.count >= 6, let height = sums.map(\.height).median, let middle = sums.map(\.middle).median else {
            return nil
        }
        var measure = FeatureMeasure()
        measure.values = [
            .top: (middle - height / 2) / scale, .bottom: (middle + height / 2) / scale, .centerY: middle / scale,
            .height: height / scale,
        ]
        return measure
    }

    /// What of a box no picture lies in up to its left or right side: there its own fill meets what is around it.
    private func free(_ side: Side, of feature: SceneFeature, within seen: Rect, _ shift: Point) -> Rect {
        guard side.isVertical, feature.role == .gridItem else { return seen }
        let place = side.coordinate(of: feature.frame)
        let pictures = features.filter {
            $0.kind == .picture && $0.key.node.hasPrefix(feature.key.node + "/")
                && abs(side.coordinate(of: $0.frame) - place) < 8
        }
        return pictures.reduce(seen) { rest, picture in
            let frame = picture.frame.offset(dx: shift.x, dy: shift.y)
            let (above, below) = (frame.minY - rest.minY, rest.maxY - frame.maxY)
            guard max(above, below) > 8 else { return rest }
            return above > below
                ? Rect(minX: rest.minX, minY: rest.minY, maxX: rest.maxX, maxY: frame.minY - 1)
                : Rect(minX: rest.minX, minY: frame.maxY + 1, maxX: rest.maxX, maxY: rest.maxY)
        }
    }

    /// What of a page control's box its current page leaves free beside it, where that is much.
    private func free(of feature: SceneFeature, in area: Rect, _ shift: Point) -> Rect {
        guard feature.role == .pageControl,
            let dot = features.last(where: { $0.kind == .box && $0.key.node.hasPrefix(feature.key.node + "/") })?.frame
                .offset(dx: shift.x, dy: shift.y)
        else { return area }
        let (before, after) = (dot.minX - area.minX, area.maxX - dot.maxX)
        guard max(before, after) > 4 else { return area }
        return before > after
            ? Rect(minX: area.minX, minY: area.minY, maxX: dot.minX - 1, maxY: area.maxY)
            : Rect(minX: dot.maxX + 1, minY: area.minY, maxX: area.maxX, maxY: area.maxY)
    }

    /// The lowest points of a rectangle, over its whole width.
    private func rim(of rect: Rect) -> Rect {
        Rect(minX: rect.minX, minY: max(rect.maxY - 2, rect.minY), maxX: rect.maxX, maxY: rect.maxY)
    }

    /// Whether an edge lies far enough in the picture to be seen from both sides.
    private func isInside(_ place: Double, _ side: Side) -> Bool {
        place > 1.5 && place < Double(side.isVertical ? raster.width : raster.height) / scale - 1.5
    }

    /// What the edges of a box are looked for by.
    private struct EdgeSearch {
        let frame: Rect
        /// What of the frame shows.
        let seen: Rect
        let radius: Double
        /// What the box shows.
        let fill: PixelColor
        /// Whether it is as wide as its letters, which may be far larger, and begin next to its edges.
        let holdsLetters: Bool
        /// How far outside its edges are looked for where they are not near, in points; `nil` where something else is there.
        let farReach: Double?
    }

    /// Where the edge on a side is, in points: the middle of what lines across it say.
    ///
    /// - Parameters:
    ///   - depth: how far within the box lines begin, in points.
    ///   - reach: how far outside of it they end, in points.
    private func edge(_ side: Side, _ search: EdgeSearch, from depth: Double, to reach: Double) -> Double? {
        let (frame, seen, radius) = (search.frame, search.seen, search.radius)
        let (low, high) = side.isVertical ? (seen.minY, seen.maxY) : (seen.minX, seen.maxX)
        // The ends of a capsule are straight in their middle, and up to where they are cut.
        let margin = min(max(radius, (high - low) * 0.12), (high - low) / 2 - 1)
        guard margin > 0 else { return nil }
        let (first, last) = side.isVertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
        let lowest = low + (low > first + 0.01 ? 1 : margin)
        let highest = high - (high < last - 0.01 ? 1 : margin)
        let size = side.isVertical ? frame.width : frame.height
        let place = side.coordinate(of: frame) * scale
        let (outer, inner) = (reach * scale, min(depth, size / 2) * scale)
        let count = Int((outer + inner).rounded(.up))
        let start = Int((place + (side.isFirst ? inner : -inner)).rounded(.down))
        let lineCount = min(max(Int((highest - lowest) * scale), 1), 24)
        let found = (0..<lineCount).compactMap { line -> Double? in
            let along = lowest + (highest - lowest) * (Double(line) + 0.5) / Double(lineCount)
            let fixed = Int(along * scale)
            return crossing(count: count, search) { index in
                let moving = start + (side.isFirst ? -index : index)
                return side.isVertical ? raster.color(moving, fixed) : raster.color(fixed, moving)
            }
        }
        guard found.count * 2 >= lineCount, let middle = found.median else { return nil }
        // A few that agree with the middle say it is an edge and no texture.
        guard found.filter({ abs($0 - middle) < 1 }).count * 5 >= lineCount * 2 else { return nil }
        return (side.isFirst ? Double(start) + 1 - middle : Double(start) + middle) / scale
    }

    /// After how many pixels of a line a fill ends, with the share of the pixel in which it does.
    private func crossing(count: Int, _ search: EdgeSearch, color: (Int) -> PixelColor) -> Double? {
        let fill = search.fill
        func isFill(_ index: Int) -> Bool { (color(index) - fill).greatest <= noise }
        let start: Int?
        if search.holdsLetters {
            // After each letter the fill comes again.
            start = (0..<count).last(where: isFill).map { end in (0..<end).last { !isFill($0) }.map { $0 + 1 } ?? 0 }
        } else {
            start = (0..<count).first(where: isFill)
        }
        // What lies in the box may come first, but next to an edge there is nothing but the fill.
        guard let start, let end = (start..<count).first(where: { !isFill($0) }), Double(end - start) >= scale
        else { return nil }
        let first =
            hasRims ? end + (0..<4).prefix { isRim(color(end + $0), of: fill, beside: color(end + 5)) }.count : end
        let outside = color(first + 2) - fill
        // Of what was compressed, an edge that hardly stands out of the noise lies anywhere near.
        guard outside.greatest > max(noise + 1, noise * 1.5 - 0.5) else { return nil }
        var place = Double(first)
        for next in first..<first + 2 {
            let share = ((color(next) - fill) * outside).sum() / outside.square
            place += 1 - Double(min(max(share, 0), 1))
        }
        return place
    }

    /// Whether a pixel shows a fill but for the rim of an edge next to it.
    private func isRim(_ color: PixelColor, of fill: PixelColor, beside outside: PixelColor) -> Bool {
        let way = outside - fill
        guard way.greatest > 24 else { return false }
        let share = ((color - fill) * way).sum() / way.square
        return abs(share) < 0.1 && (color - fill - way * share).greatest < 12
    }

    /// The radius whose corners leave as much of the box open as these do: (1 − π/4) r² each.
    ///
    /// - Parameter fill: what the box shows, where that is one colour: a corner that something else lies in says nothing.
    func cornerRadius(
        of feature: SceneFeature, _ edges: [SceneFeature.Coordinate: Double], fill: PixelColor? = nil
    ) -> Double? {
        guard feature.hasCorners, let radius = feature.radius else { return nil }
        let width = edges[.left].flatMap { left in edges[.right].map { $0 - left } } ?? feature.frame.width
        let height = edges[.top].flatMap { top in edges[.bottom].map { $0 - top } } ?? feature.frame.height
        let side = min(radius + 4, min(width, height) / 2)
        let corners = [(true, true), (false, true), (true, false), (false, false)]
        let radii = corners.compactMap { isLeft, isTop -> Double? in
            guard let x = edges[isLeft ? .left : .right], let y = edges[isTop ? .top : .bottom] else { return nil }
            let corner = Rect(x: isLeft ? x : x - side, y: isTop ? y : y - side, width: side, height: side)
            let inner = raster.color(
                pixel(isLeft ? corner.maxX - 0.5 : corner.minX + 0.5),
                pixel(isTop ? corner.maxY - 0.5 : corner.minY + 0.5))
            let outer = raster.color(pixel(isLeft ? x - 0.6 : x + 0.6), pixel(isTop ? y - 0.6 : y + 0.6))
            guard (inner - outer).greatest > 8, fill.map({ (inner - $0).greatest <= noise + 3 }) ?? true else {
                return nil
            }
            let open = openArea(in: corner, from: outer, to: inner)
            return (max(open, 0) / 0.2146).squareRoot()
        }
        return radii.count >= 2 ? radii.median : nil
    }

    /// How many square points of a rectangle show the outer of two colours.
    private func openArea(in rect: Rect, from outer: PixelColor, to inner: PixelColor) -> Double {
        let direction = inner - outer
        let (columns, rows) = (
            Int((rect.minX * scale).rounded(.down))..<Int((rect.maxX * scale).rounded(.up)),
            Int((rect.minY * scale).rounded(.down))..<Int((rect.maxY * scale).rounded(.up))
        )
        func share(_ index: Int, _ low: Double, _ high: Double) -> Double {
            max(min(Double(index) + 1, high * scale) - max(Double(index), low * scale), 0)
        }
        var sum = 0.0
        for y in rows {
            let height = share(y, rect.minY, rect.maxY)
            for x in columns {
                let covered = ((raster.color(x, y) - outer) * direction).sum() / direction.square
                sum += Double(1 - min(max(covered, 0), 1)) * height * share(x, rect.minX, rect.maxX)
            }
        }
        return sum / (scale * scale)
    }
}

/// A side of a box.
struct Side: Hashable {
    /// Whether it is the left one or the right one.
    let isVertical: Bool
    /// Whether it is the left one or the upper one.
    let isFirst: Bool

    static let all = [
        Side(isVertical: true, isFirst: true), Side(isVertical: true, isFirst: false),
        Side(isVertical: false, isFirst: true), Side(isVertical: false, isFirst: false),
    ]

    var opposite: Side { Side(isVertical: isVertical, isFirst: !isFirst) }

    var coordinate: SceneFeature.Coordinate {
        isVertical ? (isFirst ? .left : .right) : (isFirst ? .top : .bottom)
    }

    func coordinate(of frame: Rect) -> Double {
        isVertical ? (isFirst ? frame.minX : frame.maxX) : (isFirst ? frame.minY : frame.maxY)
    }
}
