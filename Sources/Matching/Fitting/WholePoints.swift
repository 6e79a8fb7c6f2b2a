package import DisplayLists
import Geometry

/// What a browser shows whose pixel ratio is emulated, as by a program that drives it: a page is laid out as on a screen of
/// one pixel a point, boxes and lines of text at whole points, and then scaled.
extension Sequence<MeasuredPair> {
    /// Whether nearly all stands at whole points in the screenshot, and some of it does not in the theme.
    func standAtWholePoints(of asThemed: FittedTheme) -> Bool {
        let places = flatMap { $0.places(of: asThemed) }
        let between = places.filter { !$0.isThemedSo }
        guard !between.isEmpty, between.count(where: \.isAtWholePoint) * 10 >= between.count * 9,
            places.count(where: \.isAtWholePoint) * 10 >= places.count * 9
        else { return false }
        // Edges are drawn where they are. Lines of one sort stand higher or lower together, so that all may be at whole
        // points by chance, but neither those of several sorts nor each of those that are at several places between.
        let boxes = Set(between.filter { !$0.isOfLine }.map(\.role))
        let lines = Dictionary(grouping: places.filter(\.isOfLine), by: \.role).values.filter { $0.count >= 3 }
        return boxes.count >= 2 || lines.count >= 3
            || lines.contains { Set($0.map(\.fraction)).count > 1 && $0.allSatisfy(\.isAtWholePoint) }
    }
}

extension MeasuredPair {
    /// A place of an edge or a baseline, in points.
    fileprivate struct Place {
        let role: SceneNode.Role
        let isOfLine: Bool
        let themed: Double
        let shown: Double
        /// Pixels a point.
        let scale: Double

        /// Whether it is at a whole point in the screenshot, and not at another pixel.
        var isAtWholePoint: Bool { abs(shown - shown.rounded()) < 0.49 / scale }
        /// Whether the theme draws it at one.
        var isThemedSo: Bool { abs(themed - themed.rounded()) < 0.1 }
        /// What of its place in the theme is no whole point, in tenths.
        var fraction: Int { Int(((themed - themed.rounded(.down)) * 10).rounded()) }
    }

    /// Where the theme draws edges and the baseline, and where the screenshot has them.
    fileprivate func places(of asThemed: FittedTheme) -> [Place] {
        guard let themed = asThemed.features[feature.key], !feature.isCut else { return [] }
        func place(_ themed: Double, _ shown: Double) -> Place {
            let pixel = (themed * scale).rounded() / scale
            return Place(
                role: feature.role, isOfLine: feature.text != nil, themed: pixel, shown: shown, scale: scale)
        }
        if let text = themed.text {
            guard likeness > 0.75, let own = drawn.values[.centerY], let other = shot.values[.centerY],
                let fitted = feature.text
            else { return [] }
            let baseline = (fitted.origin.y * scale).rounded() / scale
            return [place(text.origin.y, baseline + other - own - shift.y)]
        }
        guard feature.kind == .box else { return [] }
        return Side.all.compactMap { side in
            shot.values[side.coordinate].map {
                place(side.coordinate(of: themed.frame), $0 - (side.isVertical ? shift.x : shift.y))
            }
        }
    }
}

extension Scene {
    /// The scene laid out as on a screen of one pixel a point.
    package var atWholePoints: Scene {
        Scene(displayList: displayList.snapped(toPixelsPerPoint: 1, keepingHairlines: true), nodes: nodes)
    }
}
