/// A length of time (format module, section 8.5).
package struct TokenDuration: Hashable, Sendable {
    package enum Unit: String, Hashable, Sendable, CaseIterable {
        /// Milliseconds.
        case ms
        /// Seconds.
        case s
    }

    package let value: Double
    package let unit: Unit

    package init(value: Double, unit: Unit) {
        self.value = value
        self.unit = unit
    }

    package var seconds: Double { unit == .ms ? value / 1000 : value }
}
