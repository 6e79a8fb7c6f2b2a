import Geometry
import Styles
import Theming

/// LN `motion`: what still moves by itself, or grows under a finger, where the reader wants less motion (AX-3).
///
/// Scrolling to a section and turning a page fade then without being told to; what a finger moves is the finger's.
struct MotionCheck {
    private(set) var observations: [Observation] = []

    /// - Parameter theme: as it is with `reduce-motion`.
    init(_ theme: LintedTheme) {
        for (appearance, theme) in [(Appearance.light, theme.light), (.dark, theme.dark)] {
            if theme.components != [.grid], theme.bubble.shape == .wave {
                add("bubble.shape", "titles are pushed aside and grow under the finger", "wave", "circle", appearance)
            }
            if theme.components.contains(.grid), case .scale(let factor) = theme.grid.cell.pressed, factor != 1 {
                add(
                    "grid.cell.pressed", "an item under the finger changes its size",
                    "scale(\(NumberText.exact(factor)))", "dim", appearance)
            }
        }
    }

    private mutating func add(
        _ key: String, _ what: String, _ value: String, _ calm: String, _ appearance: Appearance
    ) {
        observations.append(
            Observation(
                rule: .motion, key: key, message: "\(what), and the reader wants less motion", appearance: appearance,
                hints: ["another value for them: {default: \(value), reduce-motion: \(calm)}"]))
    }
}
