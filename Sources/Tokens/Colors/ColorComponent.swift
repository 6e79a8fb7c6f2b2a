package import Documents

/// One of the three numbers of a colour: what it is called and which values it may take.
package struct ColorComponent: Hashable, Sendable {
    enum Range: Hashable, Sendable {
        /// 0…1.
        case fraction
        /// 0…100.
        case percentage
        /// Degrees, from 0 up to, not including, 360.
        case angle
        /// 0 or more.
        case nonnegative
        /// Any number. X, Y and Z are among these, though the specification bounds them by 1: the white of D65 has
        /// a Z of 1.089, and a bound would refuse it.
        case unbounded
    }

    let name: String
    let range: Range

    static let hue = ColorComponent(name: "hue", range: .angle)
    static let chroma = ColorComponent(name: "chroma", range: .nonnegative)
    static let percentLightness = ColorComponent(name: "lightness", range: .percentage)
    static let fractionalLightness = ColorComponent(name: "lightness", range: .fraction)
    static let opponents = ["a", "b"].map { ColorComponent(name: $0, range: .unbounded) }
}

extension ColorComponent {
    /// What errors say is expected: `'none' or a number from 0 to 1 (red)`.
    package var expectation: String { "'none' or \(range.description) (\(name))" }

    /// The numbers that it may be, as far as bounds say it: the 360 of an angle is among them.
    package var bounds: NumberBounds {
        switch range {
        case .fraction: NumberBounds(0...1)
        case .percentage: NumberBounds(0...100)
        case .angle: NumberBounds(0...360)
        case .nonnegative: NumberBounds(0...Double.infinity)
        case .unbounded: NumberBounds(-Double.infinity...Double.infinity)
        }
    }

    /// The number that a node holds, 0 for `none` (color module, section 4.1.1); `nil` for anything else.
    package func value(of node: DocumentNode) -> Double? {
        if node.string == "none" { return 0 }
        guard case .number(let number, _) = node.value, range.contains(number) else { return nil }
        return number
    }
}

extension ColorComponent.Range {
    func contains(_ number: Double) -> Bool {
        switch self {
        case .fraction: (0...1).contains(number)
        case .percentage: (0...100).contains(number)
        case .angle: (0..<360).contains(number)
        case .nonnegative: number >= 0
        case .unbounded: true
        }
    }

    /// The accepted numbers in words.
    var description: String {
        switch self {
        case .fraction: "a number from 0 to 1"
        case .percentage: "a number from 0 to 100"
        case .angle: "a number from 0 to below 360"
        case .nonnegative: "a number of 0 or more"
        case .unbounded: "a number"
        }
    }
}
