import DisplayLists
import Geometry
import Styles
import Theming

/// LN `contrast`: every text and sign against what lies beneath it, at the worst place under its ink.
///
/// What fades with time counts at its ends, where it is whole, and its way is told; what is dimmed by a finger counts as it
/// is shown.
struct ContrastCheck {
    /// Of inks that are whole.
    private(set) var observations: [Observation] = []
    /// Of inks on their way: what comes or goes, or gives way to something else.
    private(set) var ways: [Observation] = []

    /// - Parameter pixels: the colours of the scene without its texts and signs, asked for only where a picture lies
    ///   under an ink.
    init(
        _ state: LintedState, _ scene: SceneLayers, limits: ProfileLimits, pixels: () -> ((Point) -> Color?)?
    ) {
        var seen: Set<Seen> = []
        let signs = SceneSigns(scene.nodes)
        for (number, layer) in scene.layers.enumerated() {
            guard let ink = Ink(layer, of: scene, signs, in: state) else { continue }
            let ground = InkGround(of: number, region: ink.region, in: scene) { part in
                guard ink.font == nil, let node = part.node else { return false }
                return signs.sign(part.command, of: scene.nodes[node]) != nil
            }
            let places = ground.hasPicture ? pixels() : nil
            guard let least = ground.leastContrast(of: ink.color, isShort: ink.isShort, pixels: places),
                case let required = ink.font.map(limits.contrast(of:)) ?? ProfileLimits.graphics,
                least.ratio < required, seen.insert(Seen(key: ink.key, ratio: least.ratio, required: required)).inserted
            else { continue }
            if layer.fades(withTimeIn: scene) {
                ways.append(way(of: ink, least, required))
            } else {
                observations.append(observation(of: ink, least, required, state))
            }
        }
    }

    private func way(
        of ink: Ink, _ least: InkGround.LeastContrast, _ required: Double
    ) -> Observation {
        Observation(
            rule: .contrast, key: ink.key,
            message: "on its way", measured: least.ratio, required: required, badness: required / least.ratio)
    }

    /// One of those that say the same of a state.
    private struct Seen: Hashable {
        let key: String
        let ratio: Double
        let required: Double
    }

    private func observation(
        of ink: Ink, _ least: InkGround.LeastContrast, _ required: Double, _ state: LintedState
    ) -> Observation {
        let ratio = NumberText.rounded(least.ratio, places: 2)
        let asked = NumberText.exact(required)
        let text = ink.font == nil ? "what is no text" : required == ProfileLimits.text ? "text" : "large text"
        let shown = ink.color.laid(over: least.ground).hexadecimal
        let ground = least.ground.hexadecimal
        let written = ink.color.alpha < 1 ? "\(ink.color.hexadecimal) (which shows as \(shown))" : shown
        return Observation(
            rule: .contrast, key: ink.key,
            message: "\(written) on \(ground) has a contrast of \(ratio) : 1, and \(text) asks for \(asked) : 1"
                + (state.appearance == .dark ? ", in the dark appearance" : ""),
            measured: least.ratio, required: required, appearance: state.appearance, badness: required / least.ratio,
            colors: (ink.color, least.ground), area: ink.region)
    }
}

/// A text or a sign that has to be told from its ground.
private struct Ink {
    let color: Color
    let key: String
    let region: Rect
    /// `nil` for a sign.
    let font: FontStyle?
    /// Whether it is a single sign, whose region has empty corners.
    let isShort: Bool

    /// `nil` for a layer that is no ink.
    init?(_ layer: SceneLayers.Layer, of scene: SceneLayers, _ signs: SceneSigns, in state: LintedState) {
        guard let node = layer.node.map({ scene.nodes[$0] }), !state.isLengthenedLetter(node),
            let key = ThemeKeys.ink(of: node, isCurrent: node.role == .indexTitle && state.scene.isCurrent(node))
        else { return nil }
        self.key = key
        if case .text(let text) = layer.command {
            guard !text.run.text.allSatisfy(\.isWhitespace) else { return nil }
            color = text.color
            region = text.capitalBox
            font = text.run.font
            isShort = text.run.text.count <= 2
        } else {
            guard let sign = signs.sign(layer.command, of: node) else { return nil }
            (region, color) = sign
            font = nil
            isShort = true
        }
        let canvas = Rect(origin: .zero, size: state.scene.displayList.size)
        guard !region.isEmpty, canvas.holds(region.center) else { return nil }
    }
}

extension SceneLayers.Layer {
    /// Whether it belongs to the bar or the bubble while these come or go, to a title that opens into others (LK-5), or to a
    /// list or pages that give way to others (AX-3).
    func fades(withTimeIn scene: SceneLayers) -> Bool {
        fades.contains { fade in
            guard let node = fade.node.map({ scene.nodes[$0] }) else { return true }
            return [.indexBar, .indexTitle, .bubble, .grid].contains(node.role)
        }
    }
}
