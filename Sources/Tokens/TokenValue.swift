package import Geometry

/// The value of a token with every reference in it followed.
package enum TokenValue: Hashable, Sendable {
    /// In sRGB, whatever space it was written in.
    case color(Color)
    /// A length.
    case dimension(TokenDimension)
    /// From the most to the least preferred; at least one name.
    case fontFamily([String])
    /// 1…1000, as OpenType's `wght`.
    case fontWeight(Double)
    /// A time.
    case duration(TokenDuration)
    /// How the progress of an animation depends on time.
    case cubicBezier(TokenCubicBezier)
    /// A number without a unit.
    case number(Double)
    /// How a line is drawn along its length.
    case strokeStyle(TokenStrokeStyle)
    /// A line with its colour and its width.
    case border(TokenBorder)
    /// An animated change.
    case transition(TokenTransition)
    /// The first lies on top, as in CSS; at least one.
    case shadow([TokenShadow])
    /// In the order of the file; offsets are in 0…1. At least one.
    case gradient([GradientStop])
    /// A font with its spacing.
    case typography(TokenTypography)
}

extension TokenValue {
    /// The type that the value is of.
    package var type: TokenType {
        switch self {
        case .color: .color
        case .dimension: .dimension
        case .fontFamily: .fontFamily
        case .fontWeight: .fontWeight
        case .duration: .duration
        case .cubicBezier: .cubicBezier
        case .number: .number
        case .strokeStyle: .strokeStyle
        case .border: .border
        case .transition: .transition
        case .shadow: .shadow
        case .gradient: .gradient
        case .typography: .typography
        }
    }
}

/// What a token's value is (Design Tokens Format Module 2025.10, sections 8 and 9): `color`, `dimension`, `fontFamily`,
/// `fontWeight`, `duration`, `cubicBezier`, `number`, or one of several parts: `strokeStyle`, `border`, `transition`,
/// `shadow`, `gradient`, `typography`.
package enum TokenType: String, Hashable, Sendable, CaseIterable {
    case color
    case dimension
    case fontFamily
    case fontWeight
    case duration
    case cubicBezier
    case number
    case strokeStyle
    case border
    case transition
    case shadow
    case gradient
    case typography
}

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

/// A curve of progress over time, from (0, 0) to (1, 1) by two control points (format module, section 8.6).
package struct TokenCubicBezier: Hashable, Sendable {
    /// 0…1.
    package let x1: Double
    /// The first control point's share of the progress.
    package let y1: Double
    /// 0…1.
    package let x2: Double
    /// The second control point's share of the progress.
    package let y2: Double

    /// A curve from its two control points.
    package init(x1: Double, y1: Double, x2: Double, y2: Double) {
        self.x1 = x1
        self.y1 = y1
        self.x2 = x2
        self.y2 = y2
    }
}
