import Geometry
import Styles
import Theming

/// LN `appearance-unset`: the dark appearance has the grounds of the light one.
struct AppearanceCheck {
    private(set) var observations: [Observation] = []

    init(light: Theme, dark: Theme) {
        guard light.grounds == dark.grounds else { return }
        let hasInk = light != dark
        observations = [
            Observation(
                rule: .appearanceUnset, key: "canvas.background",
                message: hasInk
                    ? "the dark appearance has every ground of the light one, and differs in details alone"
                    : "the dark appearance is the light one",
                hints: ["a pair has both: {light: \"\(light.ground.hexadecimal)\", dark: \"#000000\"}"])
        ]
    }
}

extension Theme {
    fileprivate var ground: Color { canvas.background.representative ?? .white }

    /// What fills the canvas and what moves on it.
    fileprivate var grounds: [Fill] {
        var grounds = [canvas.background]
        if components.contains(.indexBar) || components.contains(.sectionList) {
            grounds += [
                list.background, list.row.background, list.header.restingBackground,
                list.header.pinnedBackground,
            ]
        }
        if components.contains(.grid) { grounds += [grid.background, grid.cell.background] }
        return grounds
    }
}
