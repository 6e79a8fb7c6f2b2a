package import Timelines

/// What a run draws of a theme in one of its variants: laid out once, whatever it is exported as.
package struct PlannedScene: Hashable, Sendable {
    /// The number of the theme in the plan.
    package let theme: Int
    package let variant: Variant
    package let subject: PlannedSubject
    /// That of the subject in the theme.
    let number: Int
    /// The variant's values that are not at their default, as `~dark~rtl`.
    let values: [UInt8]
    /// What it is written as; at least one.
    package let exports: [PictureExport]

    init(
        theme: Int, variant: Variant, subject: PlannedSubject, number: Int, values: [UInt8], exports: [PictureExport]
    ) {
        self.theme = theme
        self.variant = variant
        self.subject = subject
        self.number = number
        self.values = values
        self.exports = exports
    }
}

/// What is drawn: a state that the theme alone yields (ST-2), a timeline's shots and films (ST-3), or all states on one
/// sheet.
package enum PlannedSubject: Hashable, Sendable {
    case state(CanonicalState)
    case timeline(PlannedTimeline)
    /// Of the theme's first variant, in all appearances.
    case board
}
