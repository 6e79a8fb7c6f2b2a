/// A length of time (format module, section 8.5).
package struct TokenDuration: Hashable, Sendable {
    /// What a time is counted in.
    package enum Unit: String, Hashable, Sendable, CaseIterable {
        /// Milliseconds.
        case ms
        /// Seconds.
        case s
    }

    /// How many units.
    package let value: Double
    /// Of what length each is.
    package let unit: Unit

    /// A time of some units.
    package init(value: Double, unit: Unit) {
        self.value = value
        self.unit = unit
    }

    /// The same time in seconds.
    package var seconds: Double { unit == .ms ? value / 1000 : value }
}
