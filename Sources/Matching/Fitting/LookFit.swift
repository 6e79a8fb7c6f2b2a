import DisplayLists
import Documents
import Geometry
import Rasters
import Rendering

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
        let drawn = try fit.picture().raster
        for look in ThemeLook.all {
            guard fit.subject.canShow(property: look.path), let word = look.value(theme) else { continue }
            let own = areas(of: look, in: fit.scene)
            // Edges alone differ by less.
            guard own.isEmpty || distance(drawn, fit, own) > 0.02 else { continue }
            var best = (share: 0.6, word: word)
            for other in look.words where ThemeLook.name(of: other) != ThemeLook.name(of: word) {
                guard let tried = fit.setting(look.path, toText: other), let scene = fit.subject.scene(of: tried)
                else { continue }
                let areas = own.isEmpty ? areas(of: look, in: scene) : own
                let rest = distance(drawn, fit, areas)
                guard rest > 0.02 else { continue }
                let raster = try Rendering.raster(of: scene, scale: fit.scale, with: fit.subject.tools)
                let distance = distance(raster, fit, areas)
                if distance < rest - 0.015, distance / rest < best.share { best = (distance / rest, other) }
            }
            if best.word != word { return Change(look: look, themed: word, word: best.word) }
        }
        return nil
    }

    /// Where a look shows.
    private func areas(of look: ThemeLook, in scene: Scene) -> [Rect] {
        scene.nodes.filter { $0.role == look.role }.prefix(12).map { $0.frame.inset(dx: -6, dy: -6) }
    }

    /// In which share of some places a drawing and the screenshot have other colours; those that hardly differ, as of
    /// glass and what is beside it, count by a part.
    private func distance(_ drawn: Raster, _ fit: FittedTheme, _ areas: [Rect]) -> Double {
        let (dx, dy) = (Int((fit.shift.x * fit.scale).rounded()), Int((fit.shift.y * fit.scale).rounded()))
        var (sum, count) = (0.0, 0)
        for area in areas {
            let columns = Int(area.minX * fit.scale)..<max(Int(area.maxX * fit.scale), Int(area.minX * fit.scale))
            let rows = Int(area.minY * fit.scale)..<max(Int(area.maxY * fit.scale), Int(area.minY * fit.scale))
            for y in rows where 0..<drawn.height ~= y {
                for x in columns where 0..<drawn.width ~= x {
                    let difference = (drawn.color(x, y) - shot.color(x + dx, y + dy)).greatest
                    sum += Double(min(max((difference - 2) / 22, 0), 1))
                    count += 1
                }
            }
        }
        return sum / Double(max(count, 1))
    }
}
