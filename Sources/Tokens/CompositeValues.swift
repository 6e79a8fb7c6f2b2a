package import Geometry

/// How a line is drawn along its length (format module, section 9.3).
package enum TokenStrokeStyle: Hashable, Sendable {
    /// One of the styles that have names.
    case line(TokenLineStyle)
    /// The lengths of dashes and gaps in turn, at least one; an odd number of them is gone through twice.
    case dashes([TokenDimension], cap: TokenLineCap)
}

/// A line style by the name that CSS gives it: `solid`, `dashed`, `dotted`, `double`, `groove`, `ridge`, `outset`,
/// `inset`.
package enum TokenLineStyle: String, Hashable, Sendable, CaseIterable {
    case solid
    case dashed
    case dotted
    case double
    case groove
    case ridge
    case outset
    case inset
}

/// The end of a dash, as SVG's `stroke-linecap` names it: `round`, `butt`, `square`.
package enum TokenLineCap: String, Hashable, Sendable, CaseIterable {
    case round
    case butt
    case square
}

/// A border (format module, section 9.4).
package struct TokenBorder: Hashable, Sendable {
    /// The colour of the line.
    package let color: Color
    /// How thick the line is.
    package let width: TokenDimension
    /// How the line is drawn along its length.
    package let style: TokenStrokeStyle

    /// A border from its parts.
    package init(color: Color, width: TokenDimension, style: TokenStrokeStyle) {
        self.color = color
        self.width = width
        self.style = style
    }
}

/// An animated change from one state to another (format module, section 9.5).
package struct TokenTransition: Hashable, Sendable {
    /// How long the change lasts.
    package let duration: TokenDuration
    /// How long after its cause it begins.
    package let delay: TokenDuration
    /// How progress depends on time.
    package let timingFunction: TokenCubicBezier

    /// A transition from its parts.
    package init(duration: TokenDuration, delay: TokenDuration, timingFunction: TokenCubicBezier) {
        self.duration = duration
        self.delay = delay
        self.timingFunction = timingFunction
    }
}

/// One shadow (format module, section 9.6).
package struct TokenShadow: Hashable, Sendable {
    /// The colour of the shadow at its darkest.
    package let color: Color
    /// How far the shadow is moved to the right.
    package let offsetX: TokenDimension
    /// How far the shadow is moved down.
    package let offsetY: TokenDimension
    /// How far the edge is blurred, as CSS counts it.
    package let blur: TokenDimension
    /// How much larger the shadow is than its shape, on every side.
    package let spread: TokenDimension
    /// Inside the shape rather than around it.
    package let isInset: Bool

    /// A shadow from its parts.
    package init(
        color: Color, offsetX: TokenDimension, offsetY: TokenDimension, blur: TokenDimension, spread: TokenDimension,
        isInset: Bool = false
    ) {
        self.color = color
        self.offsetX = offsetX
        self.offsetY = offsetY
        self.blur = blur
        self.spread = spread
        self.isInset = isInset
    }
}

/// A way to set text (format module, section 9.8).
package struct TokenTypography: Hashable, Sendable {
    /// From the most to the least preferred; at least one name.
    package let fontFamily: [String]
    /// The size of the em square.
    package let fontSize: TokenDimension
    /// 1…1000.
    package let fontWeight: Double
    /// Room between letters, beyond that of the font.
    package let letterSpacing: TokenDimension
    /// A multiple of the font size.
    package let lineHeight: Double

    /// A text style from its parts.
    package init(
        fontFamily: [String], fontSize: TokenDimension, fontWeight: Double, letterSpacing: TokenDimension,
        lineHeight: Double
    ) {
        self.fontFamily = fontFamily
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.letterSpacing = letterSpacing
        self.lineHeight = lineHeight
    }
}
