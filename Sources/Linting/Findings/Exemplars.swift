import DisplayLists
import Geometry
import Styles
import Theming

/// Pictures for findings that rules make of themes and layouts, apart from all states: the first state that shows what is
/// meant.
struct Exemplars {
    private var bar: FoundPlace?
    private var pressed: FoundPlace?
    private var dark: FoundPlace?
    private var fonts: [String: FoundPlace] = [:]

    /// Keeps what a state is the first to show.
    mutating func look(at state: LintedState) {
        guard !state.isSqueezed else { return }
        if state.appearance == .dark, dark == nil {
            dark = state.place(of: Rect(origin: .zero, size: state.scene.displayList.size))
        }
        if bar == nil, let node = state.scene.nodes.first(where: { $0.role == .indexBar }) {
            bar = state.place(of: node.frame)
        }
        if pressed == nil, let node = state.scene.nodes.first(where: { $0.state == "pressed" }) {
            pressed = state.place(of: node.frame)
        }
    }

    /// Keeps where a state is the first to show a font, by the keys of families.
    mutating func look(forFontsIn state: LintedState) {
        for node in state.scene.nodes where node.text != nil && node.font != nil {
            let key = ThemeKeys.font(of: node, in: state.scene)
            if fonts[key] == nil { fonts[key] = state.place(of: node.frame) }
        }
    }

    /// What shows an observation that no state was looked at for; `nil` for one that no picture tells.
    func place(of observation: Observation) -> FoundPlace? {
        switch observation.rule {
        case .condensed, .unreachableTitle: bar
        case .motion: observation.key == "bubble.shape" ? bar : pressed
        case .appearanceUnset: dark
        case .fontMissing: fonts.first { observation.key.hasPrefix($0.key) }?.value
        default: nil
        }
    }
}

extension LintedState {
    fileprivate func place(of area: Rect) -> FoundPlace { FoundPlace(path, area, in: scene) }
}
