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

    /// The first look that departs; `nil` where none does.
    func change(of fit: FittedTheme) throws(DiagnosticError) -> Change? {
        let theme = fit.theme.theme(in: fit.subject.appearance)
        let comparison = try DrawnComparison(shot, fit)
        for look in ThemeLook.all {
            guard fit.subject.canShow(property: look.path), let word = look.value(theme) else { continue }
            let own = areas(of: look, in: fit)
            // Edges alone differ by less, and so do letters that are moved by a pixel or two.
            guard own.isEmpty || comparison.differingShare(of: own) > look.area.leastShare else { continue }
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
                for other in look.neighbours(of: best.word, by: step) where other != word { try consider(other) }
            }
            // Another radius is no other shape, and told as such.
            if best.word != word, look.rounded == nil || ThemeLook.name(of: best.word) != ThemeLook.name(of: word) {
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
            return look.others(than: word, side: side)
        }
        let frames = nodes.map(\.frame)
        let (outer, inner) = (colors(inside: frames, by: -1.5, in: fit), colors(inside: frames, by: 3, in: fit))
        guard word == "none" else {
            // Where no edge is, what has the border is elsewhere.
            let edges = zip(outer, inner).count { ($0 - $1).greatest > Self.leastStep }
            return edges * 4 >= outer.count ? look.words : []
        }
        return [0.5, 1, 1.5, 2, 3].compactMap { width in
            let lines = colors(inside: frames, by: width / 2, in: fit)
            let seen = zip(lines, zip(outer, inner)).filter {
                min(($0 - $1.0).greatest, ($0 - $1.1).greatest) > Self.leastStep
            }.map(\.0)
            guard seen.count * 2 > lines.count, let middle = PixelColor.middle(of: seen),
                seen.count(where: { ($0 - middle).greatest < 12 }) * 2 > lines.count
            else { return nil }
            return Border(width: width, color: middle.color).written
        }
    }

    /// By how much a border, and what it is around, have to differ from what is beside them, from 0 to 255.
    private static let leastStep: Float = 12

    /// The colours in the middle of some frames' sides.
    ///
    /// - Parameter distance: how far inside of the frames they are looked at, in points.
    private func colors(inside frames: [Rect], by distance: Double, in fit: FittedTheme) -> [PixelColor] {
        frames.flatMap { frame -> [PixelColor] in
            let line = frame.inset(dx: distance, dy: distance)
            let places = [
                (line.minX, line.midY), (line.maxX, line.midY), (line.midX, line.minY), (line.midX, line.maxY),
            ]
            return places.map { x, y in
                shot.color(
                    fit.corner.x + Int((x * fit.scale).rounded(.down)),
                    fit.corner.y + Int((y * fit.scale).rounded(.down)))
            }
        }
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
        case .corners: nodes(of: look, in: fit).flatMap { $0.frame.corners }
        case .rim: nodes(of: look, in: fit).flatMap { $0.frame.sides(width: 1.5) }
        }
    }
}

extension ThemeLook.Area {
    /// In which share of it the screenshot has to show something else.
    fileprivate var leastShare: Double {
        switch self {
        case .whole: 0.02
        case .lines: 0.08
        case .corners: 0.04
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
    /// The squares in its corners.
    fileprivate var corners: [Rect] {
        let side = min(width / 2, height / 2, 12)
        return [(minX, minY), (maxX - side, minY), (minX, maxY - side), (maxX - side, maxY - side)].map {
            Rect(x: $0, y: $1, width: side, height: side)
        }
    }

    /// Strips along the middle of each side, inside of it: a disc's are straight there.
    fileprivate func sides(width: Double) -> [Rect] {
        let (dx, dy) = (self.width * 3 / 8, height * 3 / 8)
        return [
            Rect(minX: minX, minY: minY + dy, maxX: minX + width, maxY: maxY - dy),
            Rect(minX: maxX - width, minY: minY + dy, maxX: maxX, maxY: maxY - dy),
            Rect(minX: minX + dx, minY: minY, maxX: maxX - dx, maxY: minY + width),
            Rect(minX: minX + dx, minY: maxY - width, maxX: maxX - dx, maxY: maxY),
        ]
    }
}
