import DisplayLists
import Documents
import Geometry
import Rasters
import Styles

/// Which looks the screenshot has in place of the theme's: those with which it is drawn far more alike.
struct LookFit {
    private let shot: Raster

    init(_ shot: Raster) { self.shot = shot }

    /// A look of the theme, and what the screenshot has in its place.
    struct Change {
        let look: ThemeLook
        let themed: String
        let word: String
    }

    /// The first look that departs of a theme, as it was fitted roughly or as it is: a shape that departs may have moved the
    /// fit; `nil` where none does.
    func change(of placed: PlacedTheme) throws(DiagnosticError) -> Change? {
        if let change = try change(of: placed.fit, among: ThemeLook.all) { return change }
        guard placed.fit.scene != placed.asThemed.scene else { return nil }
        var asThemed = placed.asThemed
        asThemed.shift = placed.fit.shift
        return try change(of: asThemed, among: ThemeLook.all.filter { $0.area == .whole })
    }

    private func change(of fit: FittedTheme, among looks: [ThemeLook]) throws(DiagnosticError) -> Change? {
        let theme = fit.theme.theme(in: fit.subject.appearance)
        let comparison = try DrawnComparison(shot, fit)
        for look in looks {
            guard fit.subject.canShow(property: look.path), let word = look.value(theme) else { continue }
            let own = areas(of: look, in: fit)
            // Edges alone differ by less, and so do letters that are moved by a pixel or two; of a bubble that the theme has
            // not, nothing is there.
            let isLikely =
                own.isEmpty
                ? look.area == .whole && word == "none" : comparison.differingShare(of: own) > look.area.leastShare
            guard isLikely else { continue }
            var best = (amount: 0.0, word: word)
            func consider(_ other: String) throws(DiagnosticError) {
                guard let tried = fit.setting(look.path, toText: other), let changed = fit.showing(tried) else {
                    return
                }
                // Letters are gone from one place, and stand in the other.
                let areas =
                    own.isEmpty || look.area == .lines ? own + self.areas(of: look, in: changed) : own
                guard comparison.differingShare(of: areas) > 0.02,
                    let gain = comparison.gain(of: try changed.picture().raster, in: areas), gain.rest < 0.4,
                    gain.amount > best.amount
                else { return }
                best = (gain.amount, other)
            }
            for other in others(than: word, of: look, in: fit) { try consider(other) }
            for step in [2.0, 1, 0.5] {
                // Of corners that are square as the theme's, a small radius is another thing's doing.
                guard best.word != word || ThemeLook.name(of: word) != word else { continue }
                for other in look.neighbours(of: best.word, by: step) where other != word { try consider(other) }
            }
            // Another radius is no other shape, and told as such.
            if best.word != word, !ThemeLook.isOfCorners(best.word),
                look.rounded == nil || ThemeLook.name(of: best.word) != ThemeLook.name(of: word)
            {
                return Change(look: look, themed: word, word: best.word)
            }
        }
        return nil
    }

    /// What the screenshot may have in place of a word.
    private func others(than word: String, of look: ThemeLook, in fit: FittedTheme) -> [String] {
        let nodes = nodes(of: look, in: fit)
        guard look.area == .rim else {
            let side = nodes.map { min($0.frame.width, $0.frame.height) }.median ?? 0
            let others = look.others(than: word, side: side) + alikeCorners(of: look, side: side, in: fit)
            guard look.area == .separator else { return others }
            // A line of a page that is scaled may be a point thick.
            guard fit.origin != .atWholePoints else { return [] }
            // Less than a pixel more is how another rasteriser draws it.
            func pixels(_ word: String) -> Double { max((Double(word) ?? 0) * fit.scale, 1) }
            return others.filter { abs(pixels($0) - pixels(word)) > 0.9 }
        }
        guard word == "none" else { return look.words }
        let sides = nodes.flatMap { node in
            Side.all.filter { hasEdge(on: $0, of: node.frame, in: fit) }.map { (side: $0, frame: node.frame) }
        }
        func colors(_ distance: Double) -> [PixelColor] {
            sides.map { color(inside: $0.side, of: $0.frame, by: distance, in: fit) }
        }
        let beside = zip(colors(-Self.beside), colors(Self.within))
        return [0.5, 1, 1.5, 2, 3].compactMap { width in
            let lines = colors(width / 2)
            let seen = zip(lines, beside).filter {
                min(($0 - $1.0).greatest, ($0 - $1.1).greatest) > Self.leastStep
            }.map(\.0)
            guard seen.count * 2 > lines.count, let middle = PixelColor.middle(of: seen),
                seen.count(where: { ($0 - middle).greatest < 12 }) * 2 > lines.count
            else { return nil }
            return Border(width: width, color: middle.color).written
        }
    }

    /// Corners with another radius for the three that are alike in the theme: they are told as a measure, and so not as one
    /// radius for all.
    private func alikeCorners(of look: ThemeLook, side: Double, in fit: FittedTheme) -> [String] {
        let theme = fit.theme.theme(in: fit.subject.appearance)
        let measure = ThemeMeasure.all.first {
            $0.path == look.path && $0.isOfAlikeCorners && $0.value(theme) != nil
        }
        return measure.map { measure in ThemeLook.radii(side: side).map { measure.written(theme, $0) } } ?? []
    }

    /// By how much a border, and what it is around, have to differ from what is beside them, from 0 to 255.
    private static let leastStep: Float = 12
    /// How far outside of an edge nothing of what has it shows, in points.
    private static let beside = 0.75
    /// How far inside of it nothing of a border shows, in points.
    private static let within = 3.5

    /// Whether a side of a frame is one of something in the screenshot: else what has a look is elsewhere.
    private func hasEdge(on side: Side, of frame: Rect, in fit: FittedTheme) -> Bool {
        let (outer, inner) = (
            color(inside: side, of: frame, by: -Self.beside, in: fit),
            color(inside: side, of: frame, by: Self.within, in: fit)
        )
        let first = color(inside: side, of: frame, by: 0.5 / fit.scale, in: fit)
        return (outer - inner).greatest > Self.leastStep && (outer - first).greatest > Self.leastStep
    }

    /// The screenshot's colour in the middle of a side of a frame.
    ///
    /// - Parameter distance: how far inside of the side it is looked at, in points.
    private func color(inside side: Side, of frame: Rect, by distance: Double, in fit: FittedTheme) -> PixelColor {
        let place = side.coordinate(of: frame) + (side.isFirst ? distance : -distance)
        let (x, y) = side.isVertical ? (place, frame.midY) : (frame.midX, place)
        return shot.color(
            fit.corner.x + Int((x * fit.scale).rounded(.down)), fit.corner.y + Int((y * fit.scale).rounded(.down)))
    }

    private func nodes(of look: ThemeLook, in fit: FittedTheme) -> [SceneNode] {
        let canvas = Rect(origin: .zero, size: fit.scene.displayList.size)
        return Array(fit.scene.nodes.filter { $0.role == look.role && canvas.contains($0.frame) }.prefix(12))
    }

    /// Where a look shows.
    private func areas(of look: ThemeLook, in fit: FittedTheme) -> [Rect] {
        switch look.area {
        case .lines:
            fit.features.all.filter { $0.role == look.role && $0.text != nil }.prefix(12)
                .map { $0.frame.inset(dx: -1, dy: -1) }
        case .separator:
            fit.features.all.filter { $0.role == look.role && $0.isSeparator }.prefix(12).map {
                Rect(minX: $0.frame.minX, minY: $0.frame.maxY - 2.5, maxX: $0.frame.maxX, maxY: $0.frame.maxY + 1)
            }
        case .whole:
            fit.scene.nodes.filter { $0.role == look.role }.prefix(12).map { $0.frame.inset(dx: -6, dy: -6) }
        case .corners: nodes(of: look, in: fit).flatMap { $0.frame.corners(side: 12) }
        case .rim:
            nodes(of: look, in: fit).flatMap { node in
                Side.all.filter { hasEdge(on: $0, of: node.frame, in: fit) }.map { $0.rim(of: node.frame, width: 1.5) }
            }
        }
    }
}

extension ThemeLook.Area {
    /// In which share of it the screenshot has to show something else.
    fileprivate var leastShare: Double {
        switch self {
        case .whole: 0.02
        case .lines: 0.08
        case .corners: 0.02
        case .separator: 0.06
        case .rim: 0.15
        }
    }
}

extension SceneFeature {
    /// Whether it is the line beneath a row.
    fileprivate var isSeparator: Bool { kind == .line || kind == .box && frame.height <= 3 }
}

extension Rect {
    /// The squares in its corners, with sides of no more than half of its own.
    func corners(side: Double) -> [Rect] {
        let side = min(side, width / 2, height / 2)
        return [(minX, minY), (maxX - side, minY), (minX, maxY - side), (maxX - side, maxY - side)].map {
            Rect(x: $0, y: $1, width: side, height: side)
        }
    }
}

extension Side {
    /// A strip along the middle of a frame's side, inside of it: a disc is straight there.
    fileprivate func rim(of frame: Rect, width: Double) -> Rect {
        let edge = coordinate(of: frame)
        let (low, high) = isFirst ? (edge, edge + width) : (edge - width, edge)
        let (dx, dy) = (frame.width * 3 / 8, frame.height * 3 / 8)
        return isVertical
            ? Rect(minX: low, minY: frame.minY + dy, maxX: high, maxY: frame.maxY - dy)
            : Rect(minX: frame.minX + dx, minY: low, maxX: frame.maxX - dx, maxY: high)
    }
}
