import DisplayLists
import Foundation
import Geometry

/// How far a coordinate of a feature is in the screenshot from where the drawn theme has it.
struct Observation {
    let feature: SceneFeature
    let coordinate: SceneFeature.Coordinate
    /// In points, or in points of a font's size.
    var residual: Double
    /// What other rasterisers make of it though nothing departs.
    let noise: Double
    /// For an edge, how it may be drawn.
    var edge: SnappedEdge?
    /// How far off it may be though it is where it should be, in points.
    var slack = 0.0
}

/// An edge that rasterisers draw on either of two pixels, or on both, where it lies between them.
struct SnappedEdge {
    /// Where the screenshot has it, in points on the canvas.
    let place: Double
    /// How far that may be from where it should be.
    let reach: Double
    /// The shift of the whole that way, which the place has not.
    let shift: Double

    /// Whether it may be drawn of an edge.
    func isOf(_ exact: Double) -> Bool { abs(place - exact) <= reach }
}

/// Both pictures measured: the drawn theme, and the screenshot.
struct MeasuredPair {
    let feature: SceneFeature
    let drawn: FeatureMeasure
    let shot: FeatureMeasure
    /// How alike a text is to what it should say: −1…1; 1 for what is no text.
    let likeness: Double
    /// Pixels a point.
    let scale: Double
    let quality: ShotQuality
    /// How far the whole is moved in the screenshot, in points.
    let shift: Point
}

extension MeasuredPair {
    /// How many pixels a text's ink would fill as it is drawn.
    var inkPixels: Double { (drawn.inkArea ?? 0) * scale * scale }

    /// With more of them a text's size is sure to 2.4 % of it, and to 5 % how much more ink it has than others of its sort,
    /// whatever was lost.
    static let sureInk = 300.0

    /// How much larger a text is than drawn.
    var sizeRatio: Double? {
        guard likeness > 0.75, let width = drawn.values[.width], let height = drawn.values[.height],
            let shotWidth = shot.values[.width], let shotHeight = shot.values[.height], width > 0, height > 0
        else { return nil }
        let (across, upward) = (shotWidth / width, shotHeight / height)
        if feature.frame.width > 3 * feature.frame.height { return across }
        return (across * upward).squareRoot()
    }

    /// How many times as much ink a text has as drawn, for its size.
    var inkRatio: Double? {
        guard let size = sizeRatio, let own = drawn.inkArea, let other = shot.inkArea, own > 0, other > 0 else {
            return nil
        }
        return other / own / (size * size)
    }

    /// Whether what the theme shows is in the screenshot where it should be, or nearly: of a text, whatever it says, ink of
    /// its height.
    var isInPlace: Bool {
        if feature.text != nil {
            guard let height = drawn.values[.height], let other = shot.values[.height], let own = drawn.ground,
                let ground = shot.ground
            else { return false }
            return likeness > 0.6 || abs(other - height) < 0.2 * height && (own - ground).greatest < 24
        }
        if feature.kind == .outline { return shot.values[.lineWidth] != nil }
        let distances = observations(shift: shift).filter { $0.coordinate != .radius && $0.coordinate != .lineWidth }
            .map { abs($0.residual) }
        return distances.count * 2 > drawn.values.keys.count { $0.isPlace } && distances.allSatisfy { $0 < 3 }
    }

    /// What the pair says, the shift of the whole taken out.
    func observations(shift: Point) -> [Observation] {
        coordinates.compactMap { coordinate, noise in
            if coordinate == .fontSize {
                guard let ratio = sizeRatio, let size = feature.value(.fontSize) else { return nil }
                return Observation(
                    feature: feature, coordinate: coordinate, residual: (ratio - 1) * size, noise: noise * size)
            }
            guard let before = drawn.values[coordinate], let after = shot.values[coordinate] else { return nil }
            var residual = after - before
            let edge = edge(coordinate, after)
            if let edge, let exact = feature.value(coordinate), edge.isOf(exact) { residual = edge.shift }
            switch coordinate {
            case .left, .right, .centerX: residual -= shift.x
            case .top, .bottom, .centerY: residual -= shift.y
            case .width, .height, .fontSize, .radius, .lineWidth: break
            }
            return Observation(
                feature: feature, coordinate: coordinate, residual: residual, noise: noise, edge: edge)
        }
    }

    /// The edge that a coordinate is; `nil` for others.
    private func edge(_ coordinate: SceneFeature.Coordinate, _ after: Double) -> SnappedEdge? {
        guard feature.text == nil, let exact = feature.value(coordinate) else { return nil }
        if feature.kind == .blob {
            guard feature.isEllipse, coordinate == .centerX || coordinate == .centerY else { return nil }
            // Both of its sides may be drawn on either pixel.
            let way = coordinate == .centerX ? shift.x : shift.y
            return SnappedEdge(place: after - way, reach: 0.5 / scale, shift: way)
        }
        let way: Double
        switch coordinate {
        case .left, .right: way = shift.x
        case .top, .bottom: way = shift.y
        case .centerX where feature.kind == .picture: way = shift.x
        case .centerY where feature.kind == .picture: way = shift.y
        case .width, .height, .centerX, .centerY, .fontSize, .radius, .lineWidth: return nil
        }
        var corner = exact
        if coordinate == .centerX { corner = feature.frame.minX }
        if coordinate == .centerY { corner = feature.frame.minY }
        let place = corner * scale - (corner * scale).rounded(.down)
        // Photographs are set on whole pixels before they are shrunk.
        let isBetween = feature.kind == .picture && abs(place - 0.5) < 0.3
        return SnappedEdge(
            place: after - way, reach: isBetween ? 1 / scale + 0.3 : 0.5 / scale + 0.1, shift: way)
    }

    /// What counts of a feature, and its noise; of a font's size as a share of it.
    private var coordinates: [(SceneFeature.Coordinate, noise: Double)] {
        switch feature.kind {
        case .box:
            let edges: [(SceneFeature.Coordinate, noise: Double)] = [
                (.left, 0.15), (.right, 0.15), (.top, 0.15), (.bottom, 0.15),
            ]
            return feature.hasCorners ? edges + [(.radius, 0.3)] : edges
        case .picture:
            // Of what is cut to fill its frame, another size shows little.
            let edges = pictureEdges
            return feature.hasCorners ? edges + [(.radius, 0.4)] : edges
        case .line: return [(.bottom, 0.12), (.left, 0.2), (.right, 0.2)]
        case .outline:
            let sides = Side.all.map { ($0.coordinate, noise: 0.2 * quality.uncertainty) }
            switch quality {
            case .exact: return [(.lineWidth, 0.12)] + sides
            case .resampled: return sides
            case .compressed, .lossy: return []
            }
        case .blob: return [(.centerX, 0.12), (.centerY, 0.12), (.width, 0.15), (.height, 0.15)]
        case .text:
            // Of what is shortened, or cut, the same letters are at another place, and no more is told.
            if feature.isCut { return likeness > 0.9 ? [(.centerX, max(sideways, 0.2)), (.centerY, 0.5)] : [] }
            if !feature.isWhole { return likeness > 0.95 ? [(.centerX, sideways), (.centerY, 0.35)] : [] }
            // Strokes that lie in a mixture of colours are hardly told from it once they are blurred.
            guard likeness > (feature.isOnVariedGround && quality != .exact ? 0.97 : 0.75) else { return [] }
            let isLong = feature.frame.width > 3 * feature.frame.height
            let isSharp =
                quality == .exact || quality == .resampled || quality == .compressed && !feature.isOnVariedGround
            // Sizes of large letters are sure to a quarter of a pixel, and those of many in a row to half of that.
            let isSure = isSharp && growsAsItsInk
            let pixels = scale * (feature.value(.fontSize) ?? 0)
            let finest = isLong ? max(0.12 / pixels, 0.002) : max(0.24 / pixels, 0.004)
            let isLarge = isSure && pixels > 24
            let size = isLarge ? finest : isLong || isSure ? 0.01 : 0.02
            // How long many letters are together is hardly less sure where their edges are blurred.
            let doubt = isLong && likeness > 0.99 || isLarge && quality == .compressed ? 1 : quality.uncertainty
            return [(.centerX, sideways), (.centerY, 0.35), (.fontSize, size * doubt)]
        case .sample: return []
        case .other: return feature.isSymbol ? [(.centerX, 0.2), (.centerY, 0.2)] : []
        }
    }

    /// Of a picture each side that was seen; its middle and its size by its light, where not both sides were.
    private var pictureEdges: [(SceneFeature.Coordinate, noise: Double)] {
        let seen = shot.sides.map(\.coordinate)
        func edges(
            _ first: SceneFeature.Coordinate, _ last: SceneFeature.Coordinate, middle: SceneFeature.Coordinate,
            size: SceneFeature.Coordinate
        ) -> [(SceneFeature.Coordinate, noise: Double)] {
            let sides = [first, last].filter(seen.contains).map { ($0, noise: 0.15) }
            return sides.count == 2 ? sides : sides + [(middle, 0.15), (size, 0.6)]
        }
        return edges(.left, .right, middle: .centerX, size: .width)
            + edges(.top, .bottom, middle: .centerY, size: .height)
    }

    /// Whether there is as much more of a text's ink as there should be at the size that it has.
    private var growsAsItsInk: Bool {
        inkRatio.map { abs(log($0)) < 0.04 } ?? false
    }

    /// Letters in tiles and bubbles are centred by their ink or by their advance.
    private var sideways: Double {
        switch feature.role {
        case .rowPicture, .bubbleTitle, .gridBadge: 0.6
        case .searchField: 0.4
        case .indexTitle: 0.25
        default: 0.12
        }
    }
}

extension Sequence<MeasuredPair> {
    /// All observations. Of texts' heights only how they differ within a sort counts: lines of text stand up to two
    /// points higher or lower in other layouts though nothing departs.
    func observations(shift: Point) -> [Observation] {
        var all = flatMap { $0.observations(shift: shift) }
        all.centerLines()
        return all
    }
}

extension [Observation] {
    /// Takes from the heights of lines of text the one in the middle of each sort.
    mutating func centerLines() {
        let lines = Dictionary(grouping: indices.filter { self[$0].isOfLine }) { self[$0].feature.line }
        for indices in lines.values {
            let residuals = indices.map { self[$0].residual }
            // Of two, one may be elsewhere by itself.
            guard let middle = residuals.count == 2 ? residuals.min(by: { abs($0) < abs($1) }) : residuals.median else {
                continue
            }
            // No other layout sets them so far from their places.
            let areSure = indices.count <= 2 || indices.allSatisfy { self[$0].feature.isLatin }
            if abs(middle) > Observation.mostOfLayout, areSure { continue }
            for index in indices { self[index].residual -= middle }
        }
    }
}

extension Observation {
    /// How much higher or lower other layouts set a line of text, in points.
    static let mostOfLayout = 2.2

    /// Whether it is where something is, and not how large.
    var isPlace: Bool { coordinate.isHorizontalPlace || coordinate.isVerticalPlace }

    /// Whether it is how high a line of text stands.
    var isOfLine: Bool { feature.text != nil && coordinate == .centerY }
}

extension SceneFeature {
    /// What sort of line of text it is: other layouts set those of one sort alike.
    struct Line: Hashable {
        let role: SceneNode.Role
        let size: Double
    }

    /// The sort of line that it is. A pressed item's are smaller, and stand as others' do.
    var line: Line {
        let isOfItem = role == .gridLabel || role == .gridSubtitle
        return Line(role: role, size: isOfItem ? 0 : text?.run.font.size ?? 0)
    }

    /// Whether all that it says is in Latin letters: what another font serves stands otherwise in its line.
    var isLatin: Bool { text?.run.text.unicodeScalars.allSatisfy { $0.value < 0x250 } ?? false }
}

extension SceneFeature.Coordinate {
    /// Whether it is that of a side.
    fileprivate var isPlace: Bool { [.left, .right, .top, .bottom].contains(self) }
}
