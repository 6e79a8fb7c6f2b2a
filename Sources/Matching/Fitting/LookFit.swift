import DisplayLists
import Documents
import Geometry
import Rasters

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
            guard own.isEmpty || comparison.differingShare(of: own) > (look.isOfLines ? 0.08 : 0.02) else { continue }
            var best = (rest: 0.4, word: word)
            for other in look.others(than: word) {
                guard let tried = fit.setting(look.path, toText: other), let changed = fit.showing(tried) else {
                    continue
                }
                // Letters are gone from one place, and stand in the other.
                let areas = own.isEmpty || look.isOfLines ? own + areas(of: look, in: changed) : own
                guard comparison.differingShare(of: areas) > 0.02,
                    let gain = comparison.gain(of: try changed.picture().raster, in: areas), gain.rest < best.rest
                else { continue }
                best = (gain.rest, other)
            }
            // Another radius is no other shape, and told as such.
            if ThemeLook.name(of: best.word) != ThemeLook.name(of: word) {
                return Change(look: look, themed: word, word: best.word)
            }
        }
        return nil
    }

    /// Where a look shows.
    private func areas(of look: ThemeLook, in fit: FittedTheme) -> [Rect] {
        if look.isOfLines {
            return fit.features.all.filter { $0.role == look.role && $0.text != nil }.prefix(12)
                .map { $0.frame.inset(dx: -1, dy: -1) }
        }
        return fit.scene.nodes.filter { $0.role == look.role }.prefix(12).map { $0.frame.inset(dx: -6, dy: -6) }
    }
}
