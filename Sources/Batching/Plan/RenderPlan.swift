package import Interaction

/// All scenes of a run, in the order in which they are drawn: theme by theme, variant by variant, first
/// the states, then the timelines.
///
/// A scene is made when it is asked for, so that a plan of millions takes no room. States that a theme cannot have are
/// in it (ST-2): only a layout can tell.
package struct RenderPlan: Sendable {
    package let themes: [PlannedTheme]
    package let axes: PictureAxes
    package let states: [CanonicalState]
    package let timelines: [PlannedTimeline]
    package let exports: [PictureExport]

    package init(
        themes: [PlannedTheme], axes: PictureAxes, states: [CanonicalState], timelines: [PlannedTimeline] = [],
        exports: [PictureExport]
    ) {
        self.themes = themes
        self.axes = axes
        self.states = states
        self.timelines = timelines
        self.exports = exports
    }
}

extension RenderPlan: RandomAccessCollection {
    package var startIndex: Int { 0 }

    /// `Int.max` where the product is larger.
    package var endIndex: Int { [themes.count, axes.variantCount, subjectCount].saturatingProduct }

    package subscript(number: Int) -> PlannedScene {
        let (ofTheme, subject) = number.quotientAndRemainder(dividingBy: subjectCount)
        let (theme, variant) = ofTheme.quotientAndRemainder(dividingBy: axes.variantCount)
        return PlannedScene(theme: theme, variant: axes.variant(variant), subject: self.subject(subject))
    }

    private var subjectCount: Int { states.count + timelines.count }

    private func subject(_ number: Int) -> PlannedSubject {
        number < states.count ? .state(states[number]) : .timeline(timelines[number - states.count])
    }
}

extension RenderPlan {
    /// The number of files at most, `Int.max` where it is larger.
    package var fileCount: Int {
        let ofSubjects = (0..<subjectCount).reduce(0) { count, number in count + fileCount(of: subject(number)) }
        return [themes.count, axes.variantCount, ofSubjects].saturatingProduct
    }

    private func fileCount(of subject: PlannedSubject) -> Int {
        exports.reduce(0) { $0 + subject.parts(in: $1.format).count }
    }

    /// What a scene is to become, in the order of the exports.
    package func files(of scene: PlannedScene) -> [PlannedFile] {
        let theme = themes[scene.theme]
        let values = scene.variant.names(with: theme.contents[scene.variant.content])
        let component = scene.subject.component
        return exports.flatMap { export in
            scene.subject.parts(in: export.format).map { part, name in
                let path = OutputPath(
                    theme: theme.name, component: component, state: name, values: values, scale: export.scale,
                    format: export.format)
                return PlannedFile(part: part, component: component, name: name, export: export, path: path)
            }
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
