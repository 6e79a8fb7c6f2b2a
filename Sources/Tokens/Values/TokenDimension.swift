/// A length (format module, section 8.2).
package struct TokenDimension: Hashable, Sendable {
    /// What a length is counted in.
    package enum Unit: String, Hashable, Sendable, CaseIterable {
        /// A point.
        case px
        /// A multiple of the default font size.
        case rem
    }

    /// How many units.
    package let value: Double
    /// Of what length each is.
    package let unit: Unit

    /// A length of some units.
    package init(value: Double, unit: Unit) {
        self.value = value
        self.unit = unit
    }

    /// The length in points.
    package func points(fontSize: Double = 16) -> Double {
        unit == .rem ? value * fontSize : value
    }
}
