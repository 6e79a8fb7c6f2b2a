public import Geometry

/// The page indicator below a grid (GP-4, GP-5, GP-14, GP-17).
public struct PageControlStyle: Hashable, Sendable {
    /// Whether there is an indicator, and a band for it (GP-4).
    public var isShown: Bool
    /// The band at the bottom that the page area leaves, in points.
    public var height: Double
    /// What becomes of the band where there is a single page (GP-4).
    public var singlePage: SinglePage
    /// Dots, or numbers (GP-17).
    public var kind: Kind
    /// The colour of the other dots, and of numbers (GP-5).
    public var color: Color
    /// The colour of the current dot (GP-5).
    public var currentColor: Color
    /// In points; dots at the edges are smaller where not all fit (GP-5, GP-17).
    public var dotDiameter: Double
    /// Points from the centre of a dot to that of the next (GP-5).
    public var dotSpacing: Double
    /// The font of numbers in place of dots (GP-17).
    public var numberFont: FontStyle
    /// When the current dot changes during a swipe (GP-14).
    public var update: Update
    /// How a tap on the indicator turns the page (GP-16, AX-3).
    public var turning: Turning

    /// Dots; what is not given is as its rule says.
    public init(
        isShown: Bool = true, height: Double = 37, singlePage: SinglePage = .reserve, kind: Kind = .dots,
        color: Color = StandardColors.light.mark, currentColor: Color = StandardColors.light.text,
        dotDiameter: Double = 7,
        dotSpacing: Double = 16, numberFont: FontStyle = FontStyle(size: 13), update: Update = .atEnd,
        turning: Turning = .slide
    ) {
        self.isShown = isShown
        self.height = height
        self.singlePage = singlePage
        self.kind = kind
        self.color = color
        self.currentColor = currentColor
        self.dotDiameter = dotDiameter
        self.dotSpacing = dotSpacing
        self.numberFont = numberFont
        self.update = update
        self.turning = turning
    }

    /// What becomes of the band that a single page does not need (GP-4).
    public enum SinglePage: String, Hashable, Sendable, CaseIterable {
        /// It stays, empty.
        case reserve
        /// The page has it.
        case collapse
    }

    /// What tells the current page (GP-17).
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A dot for each page.
        case dots
        /// The numbers of the current page and of all, as `3 / 12`.
        case numbers
        /// A pill in a track twice as long, which is as far along it as the page is among all.
        case capsule
    }

    /// When the current dot changes during a swipe (GP-14).
    public enum Update: String, Hashable, Sendable, CaseIterable {
        /// When the movement has ended.
        case atEnd
        /// When half of the next page shows.
        case halfway
        /// The whole way, from one dot to the next.
        case gradual
    }

    /// How a tap on the indicator turns the page (GP-16).
    public enum Turning: String, Hashable, Sendable, CaseIterable {
        /// The pages slide.
        case slide
        /// The next page shows through the page that was, which fades (AX-3).
        case fade
    }
}
