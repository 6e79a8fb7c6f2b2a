package import Interaction

/// A state of a theme in one of its variants: laid out and painted once, whatever it is exported as.
package struct PlannedScene: Hashable, Sendable {
    /// The number of the theme in the plan.
    package let theme: Int
    package let variant: Variant
    package let state: CanonicalState
}
