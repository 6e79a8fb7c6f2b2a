import DisplayLists
import Geometry
import Styles
import Theming

/// LN `colour-alone`: what is current differs from the rest by its hue only, which not everybody can see.
///
/// A shape, another font, or a contrast of 3 : 1 between the two colours tells it too (WCAG 1.4.1, technique G183).
struct ColorAloneCheck {
    private(set) var observations: [Observation] = []

    init(_ state: LintedState, limits: ProfileLimits) {
        if state.scene.nodes.contains(where: { $0.role == .highlight }) { checkBar(state) }
        if state.scene.nodes.contains(where: { $0.role == .pageDot }) { checkDots(state) }
    }

    private mutating func checkBar(_ state: LintedState) {
        let style = state.theme.indexBar
        guard style.highlight.color != style.titleColor, style.highlight.font == style.titleFont else { return }
        let hasShape =
            style.highlight.shape != .none && (style.highlight.fill != .none || style.highlight.ring.width > 0)
        guard !hasShape else { return }
        add("indexBar.highlight.color", "the current title", style.highlight.color, style.titleColor, state, .highlight)
    }

    private mutating func checkDots(_ state: LintedState) {
        let style = state.theme.grid.pageControl
        guard style.currentColor != style.color else { return }
        add(
            "grid.pageControl.currentColor", "the current page's dot", style.currentColor, style.color, state,
            .pageControl)
    }

    private mutating func add(
        _ key: String, _ what: String, _ current: Color, _ other: Color, _ state: LintedState, _ role: SceneNode.Role
    ) {
        let ground = state.theme.ground
        let ratio = Contrast.ratio(current.laid(over: ground), other.laid(over: ground))
        guard ratio < ProfileLimits.graphics else { return }
        observations.append(
            Observation(
                rule: .colourAlone, key: key,
                message: "\(what) differs by its colour alone, \(current.hexadecimal) beside \(other.hexadecimal), "
                    + "whose contrast is \(NumberText.rounded(ratio, places: 2)) : 1 and not "
                    + "\(NumberText.exact(ProfileLimits.graphics)) : 1",
                measured: ratio, required: ProfileLimits.graphics, appearance: state.appearance,
                badness: ProfileLimits.graphics / ratio,
                hints: ["a shape, a bolder font or another lightness tells it without colour"],
                area: state.scene.nodes.first { $0.role == role }?.frame))
    }
}

extension Theme {
    /// The flat colour that stands under bars and grids.
    fileprivate var ground: Color {
        let under = (canvas.background.representative ?? .clear).laid(over: .white)
        guard case .color(let color) = indexBar.background else { return under }
        return color.laid(over: under)
    }
}
