package import Interaction

/// All scenes of a run, in the order in which they are drawn: theme by theme, variant by variant, state by state.
///
/// A scene is made when it is asked for, so that a plan of millions takes no room. States that a theme cannot have are
/// in it (ST-2): only a layout can tell.
package struct RenderPlan: Sendable {
    package let themes: [PlannedTheme]
    package let axes: PictureAxes
    package let states: [CanonicalState]
    package let exports: [PictureExport]

    package init(themes: [PlannedTheme], axes: PictureAxes, states: [CanonicalState], exports: [PictureExport]) {
        self.themes = themes
        self.axes = axes
        self.states = states
        self.exports = exports
    }
}

extension RenderPlan: RandomAccessCollection {
    package var startIndex: Int { 0 }

    /// `Int.max` where the product is larger.
    package var endIndex: Int { [themes.count, axes.variantCount, states.count].saturatingProduct }

    package subscript(number: Int) -> PlannedScene {
        let (ofTheme, state) = number.quotientAndRemainder(dividingBy: states.count)
        let (theme, variant) = ofTheme.quotientAndRemainder(dividingBy: axes.variantCount)
        return PlannedScene(theme: theme, variant: axes.variant(variant), state: states[state])
    }
}

extension RenderPlan {
    /// The number of files at most, `Int.max` where it is larger.
    package var fileCount: Int { [count, exports.count].saturatingProduct }

    /// Where a scene's files go, in the order of the exports.
    package func outputs(of scene: PlannedScene) -> [OutputPath] {
        let theme = themes[scene.theme]
        let values = scene.variant.names(with: theme.contents[scene.variant.content])
        return exports.map { export in
            OutputPath(
                theme: theme.name, component: scene.state.component.rawValue, state: scene.state.name,
                values: values, scale: export.scale, format: export.format)
        }
    }
}

extension Variant {
    /// The values that are not at their default, in the order appearance, locale, direction, content.
    func names(with planned: PlannedContent) -> [String] {
        [
            appearance == .light ? nil : appearance.rawValue,
            locale == planned.locale ? nil : locale,
            direction == .leftToRight ? nil : direction.rawValue,
            planned.name,
        ].compactMap(\.self)
    }
}
