public import Geometry

/// The page indicator below a grid (GP-4, GP-5, GP-14, GP-17).
public struct PageControlStyle: Hashable, Sendable {
    /// Whether there is an indicator, and a band for it (GP-4).
    public var isShown = true
    /// The band at the bottom that the page area leaves, in points.
    public var height = 37.0
    /// What becomes of the band where there is a single page (GP-4).
    public var singlePage = SinglePage.reserve
    /// Dots, or numbers (GP-17).
    public var kind = Kind.dots
    /// The colour of the other dots, and of numbers (GP-5).
    public var color = Color(hex: 0xBEBEBE)
    /// The colour of the current dot (GP-5).
    public var currentColor = Color.black
    /// In points; dots at the edges are smaller where not all fit (GP-5, GP-17).
    public var dotDiameter = 7.0
    /// Points from the centre of a dot to that of the next (GP-5).
    public var dotSpacing = 16.0
    /// The font of numbers in place of dots (GP-17).
    public var numberFont = FontStyle(size: 13)
    /// When the current dot changes during a swipe (GP-14).
    public var update = Update.atEnd

    /// Dots, as they are by default.
    public init() {}

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
}
