import DisplayLists
import Geometry

/// How far a coordinate of a feature is in the screenshot from where the drawn theme has it.
struct Observation {
    let feature: SceneFeature
    let coordinate: SceneFeature.Coordinate
    /// In points, or in points of a font's size.
    var residual: Double
    /// What other rasterisers make of it though nothing departs.
    let noise: Double
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
    /// How far the whole is moved in the screenshot, in points.
    let shift: Point
}

extension MeasuredPair {
    /// How much larger a text is than drawn.
    var sizeRatio: Double? {
        guard likeness > 0.75, let width = drawn.values[.width], let height = drawn.values[.height],
            let shotWidth = shot.values[.width], let shotHeight = shot.values[.height], width > 0, height > 0
        else { return nil }
        let (across, upward) = (shotWidth / width, shotHeight / height)
        if feature.frame.width > 3 * feature.frame.height { return across }
        return (across * upward).squareRoot()
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
            if let snapped = snapped(coordinate, after) { residual = snapped }
            switch coordinate {
            case .left, .right, .centerX: residual -= shift.x
            case .top, .bottom, .centerY: residual -= shift.y
            case .width, .height, .fontSize, .radius: break
            }
            return Observation(feature: feature, coordinate: coordinate, residual: residual, noise: noise)
        }
    }

    /// By how far an edge is off that may be where it should be: rasterisers draw one that lies between two pixels on
    /// either, or on both; `nil` for others.
    private func snapped(_ coordinate: SceneFeature.Coordinate, _ after: Double) -> Double? {
        guard feature.text == nil, feature.kind != .blob, let exact = feature.value(coordinate) else { return nil }
        let way: Double
        switch coordinate {
        case .left, .right: way = shift.x
        case .top, .bottom: way = shift.y
        case .width, .height, .centerX, .centerY, .fontSize, .radius: return nil
        }
        return abs(after - exact - way) <= 0.5 / scale + 0.1 ? way : nil
    }

    /// What counts of a feature, and its noise; of a font's size as a share of it.
    private var coordinates: [(SceneFeature.Coordinate, noise: Double)] {
        switch feature.kind {
        case .box:
            let edges: [(SceneFeature.Coordinate, noise: Double)] = [
                (.left, 0.15), (.right, 0.15), (.top, 0.15), (.bottom, 0.15),
            ]
            return (feature.radius ?? 0) > 0 ? edges + [(.radius, 0.3)] : edges
        case .picture: return [(.left, 0.2), (.right, 0.2), (.top, 0.2), (.bottom, 0.2)]
        case .line: return [(.bottom, 0.12), (.left, 0.2), (.right, 0.2)]
        case .blob: return [(.centerX, 0.12), (.centerY, 0.12), (.width, 0.15), (.height, 0.15)]
        case .text:
            guard likeness > 0.75, feature.isWhole else { return [] }
            let isLong = feature.frame.width > 3 * feature.frame.height
            return [(.centerX, sideways), (.centerY, 0.25), (.fontSize, isLong ? 0.01 : 0.03)]
        case .other: return []
        }
    }

    /// Letters in tiles and bubbles are centred by their ink or by their advance.
    private var sideways: Double {
        switch feature.role {
        case .rowPicture, .bubbleTitle, .searchField, .gridBadge: 0.6
        case .indexTitle: 0.25
        default: 0.12
        }
    }
}

extension Sequence<MeasuredPair> {
    /// All observations. Of texts' heights only how they differ within a role counts: lines of text stand up to two
    /// points higher or lower in other layouts though nothing departs.
    func observations(shift: Point) -> [Observation] {
        var all = flatMap { $0.observations(shift: shift) }
        for role in Set(all.map(\.feature.role)) {
            let indices = all.indices.filter {
                all[$0].feature.role == role && all[$0].feature.text != nil && all[$0].coordinate == .centerY
            }
            guard let middle = indices.map({ all[$0].residual }).median else { continue }
            for index in indices { all[index].residual -= middle }
        }
        return all
    }
}
